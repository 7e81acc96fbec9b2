/** The compiled kernel: the hot parts of the renderer, from the AssemblyScript sources in kernel/. */

import { readFileSync } from 'node:fs';

type ScaledFrom = [from: number, stride: number, width: number, height: number];
type ScaledTo = [to: number, outWidth: number, outHeight: number, row: number, table: number];

export type Kernel = {
  memory: WebAssembly.Memory;
  bufferTable(): number;
  uniformTable(): number;
  beginSamples(count: number): void;
  finishSamples(samples: number, planes: number, count: number, expands: boolean): void;
  packNormals(normals: number, first: number, count: number): void;
  packConstants(colours: number, rest: number, occlusion: number, first: number, count: number): void;
  projectVertices(projected: number, first: number, end: number, scale: number, flip: number): void;
  projectedTop(): number;
  projectedBottom(): number;
  rasterTriangles(
    samples: number,
    planes: number,
    projected: number,
    width: number,
    fromRow: number,
    toRow: number,
    from: number,
    to: number,
    flip: number,
  ): void;
  rasterPictures(
    list: number,
    count: number,
    samples: number,
    projected: number,
    width: number,
    height: number,
  ): void;
  clearShadowMap(map: number): void;
  projectShadowVertices(first: number, end: number): void;
  drawShadowTriangles(map: number, from: number, to: number): void;
  saveShadowBox(map: number, saved: number, left: number, top: number, right: number, bottom: number): void;
  restoreShadowBox(
    map: number,
    saved: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): void;
  boxShadowTriangles(from: number, to: number): void;
  shadowBoxLeft(): number;
  shadowBoxTop(): number;
  shadowBoxRight(): number;
  shadowBoxBottom(): number;
  shadowReach(): number;
  measureShadowBlocks(left: number, top: number, right: number, bottom: number): void;
  widenShadowRanges(scratch: number, left: number, top: number, right: number, bottom: number): void;
  drawSky(width: number, height: number): void;
  drawMirroredSky(width: number, height: number): void;
  reduceSamples(width: number, fromRow: number, toRow: number): void;
  gatherOcclusion(width: number, height: number, taps: number): void;
  blurOcclusion(width: number, height: number): void;
  shadePicture(width: number, height: number, fromRow: number, toRow: number, coarse: number): void;
  shadeMirror(projected: number, width: number, height: number): void;
  setMirrorRows(rows: number): void;
  blendTriangles(list: number, count: number, width: number, fromRow: number, toRow: number): void;
  drawParticles(list: number, count: number, width: number, height: number): void;
  drawBeams(list: number, count: number, width: number, height: number): void;
  gatherFocus(width: number, height: number, focus: number): void;
  applyFocus(width: number, height: number, focus: number): void;
  boxBlur(picture: number, scratch: number, width: number, height: number, radius: number): void;
  gatherBloom(width: number, height: number): void;
  gradePicture(width: number, height: number): void;
  findEdges(width: number, height: number, step: number, colour: number): void;
  inkOutlines(width: number, height: number): void;
  glowOutlines(width: number, height: number): void;
  cutPaper(width: number, height: number, unit: number): void;
  drawInk(width: number, height: number, unit: number): void;
  paintWatercolour(width: number, height: number, unit: number): void;
  drawPixelArt(width: number, height: number, block: number): void;
  ageFilm(
    width: number,
    height: number,
    unit: number,
    frame: number,
    grain: number,
    sepia: number,
    wear: number,
  ): void;
  upscale(...areas: [...ScaledFrom, ...ScaledTo]): void;
  upscaleYuv(...areas: [...ScaledFrom, planes: number, ...ScaledTo]): void;
  scaleColumns(width: number, outWidth: number, table: number): void;
  writeRgb(from: number, to: number, stride: number, width: number, height: number): void;
  writeYuv(from: number, to: number, stride: number, width: number, height: number): void;
};

const pageBytes = 65536;
/** The kernel's own static data lies below. */
export const firstFreeByte = 1 << 18;

let compiled: WebAssembly.Module | undefined;

/** Threads that share the module share its machine code. */
export const kernelModule = (): WebAssembly.Module => {
  compiled ??= new WebAssembly.Module(readFileSync(new URL('kernel/kernel.wasm', import.meta.url)));
  return compiled;
};

export const createKernel = (module = kernelModule()): Kernel => {
  const memory = new WebAssembly.Memory({ initial: 16, maximum: 65536 });
  const abort = () => {
    throw new Error('The kernel aborted.');
  };
  const instance = new WebAssembly.Instance(module, { env: { memory, abort } });
  return { ...instance.exports, memory } as unknown as Kernel;
};

export const ensureBytes = (memory: WebAssembly.Memory, bytes: number): void => {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
};

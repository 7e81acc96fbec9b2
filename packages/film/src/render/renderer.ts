/** Draws frames of one world at a time: owns a kernel with all its buffers. */

import { materialNames, materials } from '../geometry/materials.ts';
import { clusterVertices } from '../styles/cluster-vertices.ts';
import { finishOfStyle } from '../styles/finish.ts';
import { type Chunks, createChunks, visibleChunks } from './chunks.ts';
import * as layout from './kernel/layout.ts';
import { createKernel, ensureBytes, firstFreeByte, type Kernel } from './kernel.ts';
import { type Counts, type Places, paddedSize, placeBuffers, stagingVertices } from './memory-layout.ts';
import type { PackedFrame } from './pack-frame.ts';
import { createNoiseTexture, createOcclusionTaps, createShadowTaps, createToneCurve } from './tables.ts';
import { writeTriangleKeys } from './triangle-keys.ts';
import type { MovingVertices, Picture, WorldArrays } from './world-arrays.ts';

export type Quality = 'fast' | 'full';

/** Side of the shadow map. */
export const shadowMapSize = (quality: Quality) => (quality === 'full' ? 1536 : 1024);

/** Fast frames are drawn smaller and enlarged, unless they are small anyway. */
export const drawingSize = (width: number, height: number, quality: Quality) => {
  if (quality === 'full' || width * height <= 640 * 360) return { width, height };
  const even = (size: number) => Math.round((size * 0.72) / 2) * 2;
  return { width: even(width), height: even(height) };
};

/** Rows of samples that are rastered together: so many stay in the cache. */
const bandRows = 240;

/** Rows that are shaded between two looks at whether the frame is still wanted. */
const shadedRows = 128;

const isBlended = materialNames.map((name) => materials[name].opacity < 1);
const isPicture = materialNames.map((name) => materials[name].pattern === 'picture');
const isMirroring = materialNames.map((name) => ['water', 'wet'].includes(materials[name].pattern));

const toLinear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2);

let noiseTexture: Uint8Array | undefined;

export class Renderer {
  readonly #kernel: Kernel;
  #chunks: Chunks | undefined;
  #places: Places | undefined;
  #world: WorldArrays | undefined;
  /** Asked for. */
  #size = { width: 0, height: 0 };
  /** Drawn. */
  #drawing = { width: 0, height: 0 };
  #quality: Quality = 'full';
  #padded = { width: 0, height: 0 };
  #effectBytes = 1 << 16;
  #shadowSize = shadowMapSize('full');
  #pictureTriangles = new Int32Array(0);
  #blendedTriangles = new Int32Array(0);
  #contrast = Number.NaN;
  #shadowKey = '';
  #hasFacets = false;
  #moving: MovingVertices | undefined;
  /** Told the name of each stage of a frame when it is done, for benchmarks. */
  onStage: ((stage: string) => void) | undefined;

  constructor(module?: WebAssembly.Module) {
    this.#kernel = createKernel(module);
  }

  /** Everything of a world; after this only its moving vertices may change. */
  setWorld(world: WorldArrays, width: number, height: number, quality: Quality): void {
    this.#world = world;
    this.#moving = undefined;
    this.#size = { width, height };
    this.#quality = quality;
    this.#drawing = drawingSize(width, height, quality);
    this.#padded = paddedSize(this.#drawing.width, this.#drawing.height);
    this.#shadowSize = shadowMapSize(quality);
    const listed = (wanted: boolean[]) => {
      const list: number[] = [];
      for (let t = 0; t < world.triangles; t += 1) if (wanted[world.materials[t]!]) list.push(t);
      return Int32Array.from(list);
    };
    this.#pictureTriangles = listed(isPicture);
    this.#blendedTriangles = listed(isBlended);
    this.#chunks = createChunks(
      world,
      (triangle) => isBlended[world.materials[triangle]!]! || isPicture[world.materials[triangle]!]!,
    );
    this.#place();
  }

  get world(): WorldArrays | undefined {
    return this.#world;
  }

  get size() {
    return { ...this.#size, quality: this.#quality };
  }

  get memoryBytes(): number {
    return this.#kernel.memory.buffer.byteLength;
  }

  #place(): void {
    const world = this.#world!;
    const counts: Counts = {
      vertices: world.vertices,
      triangles: world.triangles,
      pictureTexels: (world.pictures ?? []).reduce((sum, p) => sum + p.width * p.height, 0),
      listedTriangles: this.#pictureTriangles.length + this.#blendedTriangles.length,
    };
    const places = placeBuffers(
      firstFreeByte,
      counts,
      this.#padded,
      this.#size,
      this.#effectBytes,
      this.#shadowSize,
    );
    this.#places = places;
    ensureBytes(this.#kernel.memory, places.end);
    new Uint32Array(this.#kernel.memory.buffer, this.#kernel.bufferTable(), layout.BUFFER_SLOTS).set(
      places.addresses,
    );
    this.#writeTables();
    this.#kernel.scaleColumns(this.#drawing.width, this.#size.width, this.#address(layout.SCALE_COLUMNS));
    this.#writeWorld(world);
    this.#writePictures(world.pictures ?? []);
    this.#contrast = Number.NaN;
    this.#shadowKey = '';
  }

  #bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#kernel.memory.buffer, address, length);
  }
  #floats(address: number, length: number): Float32Array {
    return new Float32Array(this.#kernel.memory.buffer, address, length);
  }
  #address(slot: number): number {
    return this.#places!.addresses[slot]!;
  }

  #writeTables(): void {
    noiseTexture ??= createNoiseTexture();
    this.#bytes(this.#address(layout.NOISE), noiseTexture.length).set(noiseTexture);
    const shadowTaps = createShadowTaps();
    this.#floats(this.#address(layout.SHADOW_TAPS), shadowTaps.length).set(shadowTaps);
    const occlusionTaps = createOcclusionTaps();
    this.#floats(this.#address(layout.OCCLUSION_TAPS), occlusionTaps.length).set(occlusionTaps);
  }

  #writeWorld(world: WorldArrays): void {
    const { vertices, triangles } = world;
    this.#floats(this.#address(layout.POSITIONS), vertices * 3).set(
      world.positions.subarray(0, vertices * 3),
    );
    new Uint32Array(this.#kernel.memory.buffer, this.#address(layout.INDEXES), triangles * 3).set(
      this.#hasFacets ? clusterVertices(world) : world.indexes.subarray(0, triangles * 3),
    );
    this.#bytes(this.#address(layout.TRIANGLE_MATERIALS), triangles).set(
      world.materials.subarray(0, triangles),
    );
    new Uint16Array(this.#kernel.memory.buffer, this.#address(layout.TRIANGLE_OBJECTS), triangles).set(
      world.objects.subarray(0, triangles),
    );
    writeTriangleKeys(
      world,
      new Uint32Array(this.#kernel.memory.buffer, this.#address(layout.TRIANGLE_KEYS), triangles),
    );
    const flags = this.#bytes(this.#address(layout.TRIANGLE_FLAGS), triangles);
    for (let t = 0; t < triangles; t += 1) {
      const material = world.materials[t]!;
      flags[t] =
        world.flags[t]! |
        (isBlended[material] || isPicture[material] ? layout.NOT_SOLID : 0) |
        (isMirroring[material] ? layout.NOT_MIRRORED : 0);
    }
    this.#pack(world.normals, world.colours, 0, vertices);
    this.#packStill(world, vertices);
    new Int32Array(this.#kernel.memory.buffer, this.#places!.lists, this.#pictureTriangles.length).set(
      this.#pictureTriangles,
    );
  }

  /** Normals and colours of vertices from `first` on, a part at a time through the staging buffer. */
  #pack(normals: Float32Array, colours: Float32Array, first: number, count: number): void {
    const { staging } = this.#places!;
    for (let done = 0; done < count; done += stagingVertices) {
      const part = Math.min(stagingVertices, count - done);
      this.#floats(staging, part * 3).set(normals.subarray(done * 3, (done + part) * 3));
      this.#floats(staging + stagingVertices * 12, part * 3).set(
        colours.subarray(done * 3, (done + part) * 3),
      );
      this.#kernel.packMoving(staging, staging + stagingVertices * 12, first + done, part);
    }
  }

  #packStill(world: WorldArrays, count: number): void {
    const { staging } = this.#places!;
    for (let done = 0; done < count; done += stagingVertices) {
      const part = Math.min(stagingVertices, count - done);
      this.#floats(staging, part * 3).set(world.rest.subarray(done * 3, (done + part) * 3));
      this.#floats(staging + stagingVertices * 12, part).set(world.occlusion.subarray(done, done + part));
      this.#kernel.packStill(staging, staging + stagingVertices * 12, done, part);
    }
  }

  /** As linear light times alpha, and alpha. */
  #writePictures(pictures: readonly Picture[]): void {
    const table = new Uint32Array(this.#kernel.memory.buffer, this.#address(layout.TEXTURES), 64 * 4).fill(0);
    let address = this.#places!.textureTexels;
    for (const [n, { width, height, rgba }] of pictures.slice(0, 64).entries()) {
      table.set([address, width, height, 0], n * 4);
      const texels = this.#floats(address, width * height * 4);
      for (let at = 0; at < texels.length; at += 4) {
        const alpha = rgba[at + 3]! / 255;
        texels[at] = toLinear[rgba[at]!]! * alpha;
        texels[at + 1] = toLinear[rgba[at + 1]!]! * alpha;
        texels[at + 2] = toLinear[rgba[at + 2]!]! * alpha;
        texels[at + 3] = alpha;
      }
      address += width * height * 16;
    }
  }

  /** Keeps the arrays until the next call: a buffer that must grow is written again from them. */
  setMoving(moving: MovingVertices): void {
    this.#moving = moving;
    const { positions, normals, colours } = moving;
    const first = this.#world!.stillVertices;
    const count = this.#world!.vertices - first;
    this.#floats(this.#address(layout.POSITIONS) + first * 12, count * 3).set(positions);
    this.#pack(normals, colours, first, count);
  }

  /** Draws into the kernel's own bytes; fetch them with `rgb` or `yuv`. False: it was cancelled half way. */
  draw(frame: PackedFrame, isCancelled: () => boolean = () => false): boolean {
    const effectBytes = (frame.particles.length + frame.beams.length) * 4;
    const hasFacets = frame.style === 'low_poly';
    if (effectBytes > this.#effectBytes || hasFacets !== this.#hasFacets) {
      this.#effectBytes = Math.max(this.#effectBytes, Math.ceil(effectBytes * 1.5));
      this.#hasFacets = hasFacets;
      this.#place();
      if (this.#moving) this.setMoving(this.#moving);
    }
    const kernel = this.#kernel;
    this.#floats(kernel.uniformTable(), layout.UNIFORM_SLOTS).set(frame.uniforms);
    if (frame.contrast !== this.#contrast) {
      this.#contrast = frame.contrast;
      const curve = createToneCurve(frame.contrast);
      new Int16Array(kernel.memory.buffer, this.#address(layout.TONE_CURVE), curve.length).set(curve);
    }
    const { width, height } = this.#padded;
    this.#drawShadows(frame);
    this.onStage?.('shadow');
    this.#rasterWorld(frame);
    if (frame.mirrorHeight !== null) this.#drawMirror(frame.mirrorHeight);
    this.onStage?.('mirror');
    if (isCancelled()) return false;
    kernel.drawSky(width, height);
    this.onStage?.('sky');
    kernel.gatherOcclusion(width, height, this.#quality === 'full' ? 8 : 6);
    kernel.blurOcclusion(width, height);
    this.onStage?.('occlusion');
    for (let row = 0; row < height; row += shadedRows) {
      if (isCancelled()) return false;
      const end = Math.min(height, row + shadedRows);
      kernel.shadePicture(width, height, row, end, this.#quality === 'full' ? 0 : 1);
    }
    this.onStage?.('shade');
    this.#drawBlended(frame);
    this.onStage?.('blend');
    this.#drawEffects(frame);
    this.onStage?.('effects');
    if (isCancelled()) return false;
    this.#finish(frame);
    this.onStage?.('finish');
    return true;
  }

  /** Which triangle each sample sees, two a pixel both ways, -1 for none. */
  visibility(frame: PackedFrame): { width: number; height: number; triangles: Int32Array } {
    this.#floats(this.#kernel.uniformTable(), layout.UNIFORM_SLOTS).set(frame.uniforms);
    this.#rasterWorld(frame);
    const [width, height] = [this.#drawing.width * 2, this.#drawing.height * 2];
    const rowBlocks = this.#padded.width / 2;
    const samples = new Int32Array(
      this.#kernel.memory.buffer,
      this.#address(layout.SAMPLES),
      this.#padded.width * this.#padded.height * 8,
    );
    const triangles = new Int32Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const block = (y >> 2) * rowBlocks + (x >> 2);
        triangles[y * width + x] = samples[block * 32 + 16 + (y & 3) * 4 + (x & 3)]!;
      }
    }
    return { width, height, triangles };
  }

  /** How much of each pixel a model covers, 0 to 255, of the frame drawn last. */
  coverage(): Uint8Array {
    const { width, height } = this.#size;
    const drawing = this.#drawing;
    const rowBlocks = this.#padded.width / 2;
    const samples = new Int32Array(
      this.#kernel.memory.buffer,
      this.#address(layout.SAMPLES),
      this.#padded.width * this.#padded.height * 8,
    );
    const covered = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      const row = Math.floor((y * drawing.height) / height) * 2;
      for (let x = 0; x < width; x += 1) {
        const column = Math.floor((x * drawing.width) / width) * 2;
        const at = ((row >> 2) * rowBlocks + (column >> 2)) * 32 + 16 + (row & 3) * 4 + (column & 3);
        const seen =
          Number(samples[at]! >= 0) +
          Number(samples[at + 1]! >= 0) +
          Number(samples[at + 4]! >= 0) +
          Number(samples[at + 5]! >= 0);
        covered[y * width + x] = (seen * 255) / 4;
      }
    }
    return covered;
  }

  #rasterWorld({ uniforms }: PackedFrame): void {
    const kernel = this.#kernel;
    const { width, height } = this.#padded;
    const projected = this.#address(layout.PROJECTED);
    const samples = this.#address(layout.SAMPLES);
    const { spans } = this.#chunks!;
    const visible = visibleChunks(this.#chunks!, uniforms, this.#padded);
    // Facets join vertices across chunks.
    if (this.#hasFacets) kernel.projectVertices(projected, 0, this.#world!.vertices, 2, 0, 0);
    const rows = new Float32Array(visible.length * 2);
    for (const [order, n] of visible.entries()) {
      kernel.projectVertices(projected, spans[n * 4 + 2]!, spans[n * 4 + 3]!, 2, 0, 0);
      rows[order * 2] = this.#hasFacets ? Number.NEGATIVE_INFINITY : kernel.projectedTop();
      rows[order * 2 + 1] = this.#hasFacets ? Number.POSITIVE_INFINITY : kernel.projectedBottom();
    }
    this.onStage?.('project');
    const pictures = this.#pictureTriangles.length;
    for (let from = 0; from < height * 2; from += bandRows) {
      const to = Math.min(height * 2, from + bandRows);
      kernel.clearSamples(samples + width * from * 16, width * 2 * (to - from));
      for (const [order, n] of visible.entries()) {
        if (rows[order * 2]! > to || rows[order * 2 + 1]! < from) continue;
        const [first, end] = [spans[n * 4]!, spans[n * 4 + 1]!];
        kernel.rasterTriangles(samples, projected, width * 2, from, to, first, end, 0, 0);
      }
      if (!pictures) kernel.reduceSamples(width, from, to);
    }
    if (pictures) {
      kernel.rasterPictures(this.#places!.lists, pictures, samples, projected, width * 2, height * 2);
      kernel.reduceSamples(width, 0, height * 2);
    }
    this.onStage?.('raster');
  }

  /** Still things are drawn once for as long as sun and area stay the same. */
  #drawShadows(frame: PackedFrame): void {
    const kernel = this.#kernel;
    const world = this.#world!;
    const map = this.#address(layout.SHADOW_MAP);
    const still = this.#address(layout.SHADOW_STILL);
    const bytes = this.#shadowSize * this.#shadowSize * 4;
    const key = [
      ...frame.uniforms.subarray(layout.SUN_DIRECTION, layout.SUN_DIRECTION + 3),
      ...frame.uniforms.subarray(layout.SHADOW_CENTRE, layout.SHADOW_UP + 3),
      frame.uniforms[layout.SHADOW_TEXELS_PER_METRE],
    ].join();
    if (key !== this.#shadowKey) {
      this.#shadowKey = key;
      kernel.clearShadowMap(still);
      kernel.projectShadowVertices(0, world.stillVertices);
      kernel.drawShadowTriangles(still, 0, world.stillTriangles);
    }
    this.#bytes(map, bytes).set(this.#bytes(still, bytes));
    kernel.projectShadowVertices(world.stillVertices, world.vertices);
    kernel.drawShadowTriangles(map, world.stillTriangles, world.triangles);
    kernel.rangeShadowMap(this.#address(layout.HALF_B));
  }

  #drawMirror(level: number): void {
    const kernel = this.#kernel;
    const { width, height } = this.#padded;
    const [w, h] = [width / 2, height / 2];
    const samples = this.#address(layout.MIRROR_SAMPLES);
    const projected = this.#places!.mirrorProjected;
    kernel.clearSamples(samples, w * h);
    kernel.projectVertices(projected, 0, this.#world!.vertices, 0.5, 1, level);
    kernel.rasterTriangles(samples, projected, w, 0, h, 0, this.#world!.triangles, 1, level);
    kernel.shadeMirror(projected, width, height);
    kernel.drawMirroredSky(width, height);
    kernel.setMirrorRows(h);
  }

  /** Far triangles first. */
  #drawBlended(frame: PackedFrame): void {
    const list = this.#blendedTriangles;
    if (!list.length) return;
    const world = this.#world!;
    const positions = this.#floats(this.#address(layout.POSITIONS), world.vertices * 3);
    const [fx, fy, fz] = frame.uniforms.subarray(
      layout.CAMERA_FORWARD,
      layout.CAMERA_FORWARD + 3,
    ) as unknown as [number, number, number];
    const depths = new Float64Array(list.length);
    const order = new Uint32Array(list.length);
    for (let n = 0; n < list.length; n += 1) {
      let sum = 0;
      for (let corner = 0; corner < 3; corner += 1) {
        const at = world.indexes[list[n]! * 3 + corner]! * 3;
        sum += positions[at]! * fx + positions[at + 1]! * fy + positions[at + 2]! * fz;
      }
      depths[n] = sum;
      order[n] = n;
    }
    order.sort((a, b) => depths[b]! - depths[a]! || a - b);
    const address = this.#places!.lists + this.#pictureTriangles.length * 4;
    new Int32Array(this.#kernel.memory.buffer, address, list.length).set(order.map((n) => list[n]!));
    this.#kernel.blendTriangles(address, list.length, this.#padded.width, this.#padded.height);
  }

  #drawEffects({ beams, particles }: PackedFrame): void {
    const { effects } = this.#places!;
    const { width, height } = this.#padded;
    if (beams.length) {
      this.#floats(effects, beams.length).set(beams);
      this.#kernel.drawBeams(effects, beams.length / layout.BEAM_FLOATS, width, height);
    }
    if (particles.length) {
      this.#floats(effects, particles.length).set(particles);
      this.#kernel.drawParticles(effects, particles.length / layout.PARTICLE_FLOATS, width, height);
    }
  }

  #finish({ focus, style, time }: PackedFrame): void {
    const kernel = this.#kernel;
    const { width, height } = this.#padded;
    const scratch = this.#address(layout.HALF_B);
    // Blurs are given for a picture 720 pixels high.
    const scale = this.#drawing.height / 720;
    const finish = finishOfStyle(style);
    const pass = { kernel, width, height, unit: scale, frame: Math.round(time * 24) };
    finish.light?.(pass);
    if (focus) {
      const radius = Math.max(1, Math.round(focus.aperture * 3 * scale));
      kernel.gatherFocus(width, height, focus.distance);
      kernel.boxBlur(this.#address(layout.HALF_A), scratch, width / 2, height / 2, radius);
      kernel.applyFocus(width, height, focus.distance);
    }
    kernel.gatherBloom(width, height);
    const bloomRadius = Math.max(1, Math.round(7 * scale));
    kernel.boxBlur(this.#address(layout.QUARTER), scratch, width / 4, height / 4, bloomRadius);
    kernel.gradePicture(width, height);
    finish.bytes?.(pass);
  }

  /** The finished pixels in the size asked for, and how many a row holds. */
  #pixels(): { address: number; stride: number } {
    const { width, height } = this.#size;
    const bytes = this.#address(layout.BYTES);
    if (this.#drawing.width === width && this.#drawing.height === height) {
      return { address: bytes, stride: this.#padded.width };
    }
    const [from, to] = [this.#drawing, this.#address(layout.SCALED)];
    const [row, table] = [this.#address(layout.SCALE_ROW), this.#address(layout.SCALE_COLUMNS)];
    this.#kernel.upscale(bytes, this.#padded.width, from.width, from.height, to, width, height, row, table);
    return { address: to, stride: width };
  }

  /** A copy. */
  rgb(): Uint8Array {
    const { width, height } = this.#size;
    const { output } = this.#places!;
    const { address, stride } = this.#pixels();
    this.#kernel.writeRgb(address, output, stride, width, height);
    return this.#bytes(output, width * height * 3).slice();
  }

  /** YUV420P, BT.709 in limited range, into `target`. */
  yuv(target: Uint8Array): void {
    const { width, height } = this.#size;
    const { output } = this.#places!;
    const { address, stride } = this.#pixels();
    this.#kernel.writeYuv(address, output, stride, width, height);
    target.set(this.#bytes(output, (width * height * 3) / 2));
  }
}

/** Memory of a renderer for a world, roughly: kernel and thread. */
export const rendererBytes = (
  world: WorldArrays,
  width: number,
  height: number,
  quality: Quality,
): number => {
  const drawing = drawingSize(width, height, quality);
  const counts = {
    vertices: world.vertices,
    triangles: world.triangles,
    pictureTexels: 0,
    listedTriangles: 0,
  };
  const { end } = placeBuffers(
    firstFreeByte,
    counts,
    paddedSize(drawing.width, drawing.height),
    { width, height },
    1 << 20,
    shadowMapSize(quality),
  );
  return end + 40e6;
};

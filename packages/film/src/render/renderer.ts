/** Draws frames of one world at a time: owns a kernel with all its buffers. */

import { usesOutlines } from '../styles/finish.ts';
import * as layout from './kernel/layout.ts';
import { KernelMemory } from './kernel-memory.ts';
import { shadedRows } from './memory-layout.ts';
import type { PackedFrame } from './pack-frame.ts';
import { drawEffects, finishPicture, readRgb, readYuv } from './passes/finish.ts';
import { readCoverage, readTriangles } from './passes/read-samples.ts';
import { ShadowPass } from './passes/shadows.ts';
import { sortBlended } from './passes/translucent.ts';
import { drawMirror, rasterWorld } from './passes/visibility.ts';
import { countsOf, type PreparedWorld, prepareWorld } from './prepared-world.ts';
import { type Canvas, createCanvas, type Quality } from './quality.ts';
import { createToneCurve, noiseTexture } from './tables.ts';
import { uploadMoving, uploadTables, uploadWorld } from './upload-world.ts';
import type { MovingVertices, WorldArrays } from './world-arrays.ts';

/** What decides where buffers lie, beside world and size. */
type Needs = { effectBytes: number; hasFacets: boolean; keepsSamples: boolean };

export class Renderer {
  readonly #memory: KernelMemory;
  readonly #shadows = new ShadowPass();
  #prepared: PreparedWorld | undefined;
  #canvas: Canvas = createCanvas(16, 16, 'full');
  #needs: Needs = { effectBytes: 1 << 16, hasFacets: false, keepsSamples: false };
  #contrast = Number.NaN;
  #moving: MovingVertices | undefined;
  /** Told the name of each stage of a frame when it is done, for benchmarks. */
  onStage: ((stage: string) => void) | undefined;
  /** Whether frames are drawn so that `coverage` can be asked for. Takes more memory. */
  hasCoverage = false;

  readonly #noise: Uint8Array;

  /** Threads get the module and the noise of another one. */
  constructor(module?: WebAssembly.Module, noise = noiseTexture()) {
    this.#memory = new KernelMemory(module);
    this.#noise = noise;
  }

  /** Everything of a world; after this only its moving vertices may change. */
  setWorld(world: WorldArrays, width: number, height: number, quality: Quality): void {
    this.setPrepared(prepareWorld(world), width, height, quality);
  }

  setPrepared(prepared: PreparedWorld, width: number, height: number, quality: Quality): void {
    this.#canvas = createCanvas(width, height, quality);
    this.#moving = undefined;
    this.#prepared = prepared;
    this.#place();
  }

  get size() {
    return { ...this.#canvas.size, quality: this.#canvas.quality };
  }

  get memoryBytes(): number {
    return this.#memory.size;
  }

  #world(): PreparedWorld {
    if (!this.#prepared) throw new Error('No world is set.');
    return this.#prepared;
  }

  #place(): void {
    const prepared = this.#world();
    const { padded, size, drawing, shadowSize } = this.#canvas;
    const { effectBytes, keepsSamples, hasFacets } = this.#needs;
    this.#memory.place({
      counts: countsOf(prepared),
      padded,
      size,
      effectBytes,
      shadowSize,
      keepsSamples,
    });
    uploadTables(this.#memory, this.#noise);
    const { kernel } = this.#memory;
    kernel.scaleColumns(drawing.width, size.width, this.#memory.address(layout.SCALE_COLUMNS));
    uploadWorld(this.#memory, prepared, hasFacets);
    this.#contrast = Number.NaN;
    this.#shadows.forget();
  }

  /** Keeps the arrays until the next call: a buffer that must grow is written again from them. */
  setMoving(moving: MovingVertices): void {
    this.#moving = moving;
    uploadMoving(this.#memory, this.#world().world, moving);
  }

  #fulfil(frame: PackedFrame): void {
    const before = this.#needs;
    const effectBytes = (frame.particles.length + frame.beams.length) * 4;
    const needs: Needs = {
      effectBytes:
        effectBytes > before.effectBytes ? Math.ceil((effectBytes * 1.5) / 64) * 64 : before.effectBytes,
      hasFacets: frame.style === 'low_poly',
      keepsSamples: this.hasCoverage || usesOutlines(frame.style),
    };
    const isSame =
      needs.effectBytes === before.effectBytes &&
      needs.hasFacets === before.hasFacets &&
      needs.keepsSamples === before.keepsSamples;
    if (isSame) return;
    this.#needs = needs;
    this.#place();
    if (this.#moving) this.setMoving(this.#moving);
  }

  #setUniforms(frame: PackedFrame): void {
    const memory = this.#memory;
    memory.floats(memory.kernel.uniformTable(), layout.UNIFORM_SLOTS).set(frame.uniforms);
    if (frame.contrast === this.#contrast) return;
    this.#contrast = frame.contrast;
    const curve = createToneCurve(frame.contrast);
    new Int16Array(memory.kernel.memory.buffer, memory.address(layout.TONE_CURVE), curve.length).set(curve);
  }

  /** Draws into the kernel's own bytes; fetch them with `rgb` or `yuv`. False: it was cancelled half way. */
  draw(frame: PackedFrame, isCancelled: () => boolean = () => false): boolean {
    this.#fulfil(frame);
    this.#setUniforms(frame);
    const [memory, canvas, prepared] = [this.#memory, this.#canvas, this.#world()];
    const { kernel } = memory;
    const { width, height } = canvas.padded;
    this.#shadows.draw(memory, prepared.world, frame, canvas.shadowSize);
    this.onStage?.('shadow');
    const { hasFacets, keepsSamples } = this.#needs;
    rasterWorld(memory, canvas, prepared, frame, { hasFacets, expands: keepsSamples });
    this.onStage?.('raster');
    if (frame.hasMirror) drawMirror(memory, canvas, prepared);
    this.onStage?.('mirror');
    if (isCancelled()) return false;
    kernel.drawSky(width, height);
    this.onStage?.('sky');
    kernel.gatherOcclusion(width, height, 6);
    kernel.blurOcclusion(width, height);
    this.onStage?.('occlusion');
    if (!this.#shade(frame, isCancelled)) return false;
    this.onStage?.('shade');
    drawEffects(memory, canvas, frame);
    this.onStage?.('effects');
    if (isCancelled()) return false;
    finishPicture(memory, canvas, frame);
    this.onStage?.('finish');
    return true;
  }

  /** Blended things follow at once: the rows below may overwrite these samples. */
  #shade(frame: PackedFrame, isCancelled: () => boolean): boolean {
    const { kernel } = this.#memory;
    const { width, height } = this.#canvas.padded;
    const prepared = this.#world();
    const blended = prepared.blendedTriangles.length;
    const list = blended ? sortBlended(this.#memory, prepared, frame) : 0;
    for (let row = 0; row < height; row += shadedRows) {
      if (isCancelled()) return false;
      const end = Math.min(height, row + shadedRows);
      kernel.shadePicture(width, height, row, end, this.#canvas.quality === 'full' ? 0 : 1);
      if (blended) kernel.blendTriangles(list, blended, width, row, end);
    }
    return true;
  }

  /** Which triangle each sample sees, two a pixel both ways, -1 for none. */
  visibility(frame: PackedFrame): { width: number; height: number; triangles: Int32Array } {
    this.#setUniforms(frame);
    const { hasFacets } = this.#needs;
    rasterWorld(this.#memory, this.#canvas, this.#world(), frame, { hasFacets, expands: true });
    return readTriangles(this.#memory, this.#canvas);
  }

  /** How much of each pixel a model covers, 0 to 255, of the frame drawn last; needs `hasCoverage`. */
  coverage(): Uint8Array {
    if (!this.#needs.keepsSamples) throw new Error('The frame was drawn without coverage.');
    return readCoverage(this.#memory, this.#canvas);
  }

  /** A copy. */
  rgb(): Uint8Array {
    return readRgb(this.#memory, this.#canvas);
  }

  /** YUV420P, BT.709 in limited range, into `target`. */
  yuv(target: Uint8Array): void {
    readYuv(this.#memory, this.#canvas, target);
  }
}

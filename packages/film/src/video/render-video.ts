/** Makes a video: the caller poses frame after frame, threads draw them, another encodes them in order. */

import { rm } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FrameState } from '../render/frame-state.ts';
import { packFrame } from '../render/pack-frame.ts';
import { prepareWorld } from '../render/prepared-world.ts';
import { drawingSize, type Quality, rendererBytes, shadowMapSize } from '../render/quality.ts';
import { movingVertices, type WorldArrays } from '../render/world-arrays.ts';
import type { Soundtrack } from '../sound/mix-soundtrack.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { EncoderSetup, FilmSetup, FromEncoder, PlateUse, Slot, ToEncoder } from './messages.ts';
import type { Overlay } from './overlay.ts';
import { previewEveryMs, type Still, shrinkPicture } from './preview.ts';
import { type RenderPool, sharedRenderPool } from './render-pool.ts';
import { shareArray, shareWorld } from './share-world.ts';

type Loaded = {
  world: WorldArrays;
  /** By the number of the frame within the take. */
  poseFrame: (number: number) => FrameState;
  /** Gives up the world: all is drawn, and another one is composed next. */
  dispose?: () => void;
};

/** What follows after a cut: loaded when its turn comes, so that only one world is in memory at a time. */
export type Take = { frameCount: number; load: () => Promise<Loaded> };

export type VideoOptions = {
  world: WorldArrays;
  /** Of the first take, which is all there is without `later`. */
  frameCount: number;
  later?: readonly Take[];
  framesPerSecond: number;
  /** Even, 16 to 2160. */
  width: number;
  height: number;
  quality: Quality;
  /** Called in order, once a frame; moves the world's moving vertices. */
  poseFrame: (number: number) => FrameState;
  /** Gives up the world of the first take when another follows. */
  dispose?: () => void;
  /** A given picture for a frame, RGBA in the video's size; valid until the next call. */
  plateAt?: (number: number) => PlateUse & { pixels: Uint8Array };
  sound: Soundtrack | null;
  overlay?: Overlay;
  path: string;
  signal?: AbortSignal;
  /** A small copy of a drawn frame, at most one in `previewEveryMs`. */
  onPreview?: (still: Still) => void;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  /** Threads that draw; as many as the machine has cores and memory for if not given. */
  workers?: number;
  pool?: RenderPool;
};

/** More than one a thread, so that none waits for the caller; the encoder may hold one too. */
const spareSlots = 2;
/** Pixels. Drawing these takes so little memory that giving back what composing used is not worth 100 ms, */
const smallPicture = 1280 * 720;
/** unless it used more than this, in bytes, as many things and places do. */
const smallHeap = 180e6;
/** Share of the machine's memory that drawing may take. */
const memoryShare = 0.5;

export const defaultWorkers = (
  world: WorldArrays,
  width: number,
  height: number,
  quality: Quality,
): number => {
  const limit = (process.constrainedMemory() || Number.POSITIVE_INFINITY) as number;
  const memory = Math.min(totalmem(), limit) * memoryShare;
  const each = rendererBytes(world, width, height, quality);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / each)));
};

let filmCount = 0;

/** Nothing is drawn before the picture. */
const hasNothing = ({ triangles }: WorldArrays, { particles, beams }: FrameState): boolean =>
  triangles === 0 && particles.length === 0 && beams.length === 0;

const plateUse = ({ mode, share, models }: PlateUse, isAlone: boolean): PlateUse => ({
  mode,
  share,
  models: isAlone ? 0 : models,
});

type Canvas = Pick<Slot, 'yuv' | 'plate'>;

const createCanvases = (count: number, yuvBytes: number, plateBytes: number): Canvas[] =>
  Array.from({ length: count }, () => ({
    yuv: new Uint8Array(new SharedArrayBuffer(yuvBytes)),
    plate: plateBytes > 0 ? new Uint8Array(new SharedArrayBuffer(plateBytes)) : null,
  }));

const createSlots = (world: WorldArrays, canvases: readonly Canvas[]): Slot[] => {
  const moving = (world.vertices - world.stillVertices) * 3;
  const floats = () => new Float32Array(new SharedArrayBuffer(moving * 4));
  return canvases.map((canvas) => ({ ...canvas, positions: floats(), normals: floats() }));
};

const checkOptions = ({ width, height, frameCount }: VideoOptions): void => {
  for (const size of [width, height]) {
    if (size % 2 !== 0 || size < 16 || size > 4096) throw new RangeError(`No video is ${width}x${height}.`);
  }
  if (frameCount < 1) throw new RangeError('A video has at least one frame.');
};

// Longer than others: drawing, encoding, failing and aborting share the state of one video.
export const renderVideo = async (options: VideoOptions): Promise<void> => {
  checkOptions(options);
  const { width, height, quality, framesPerSecond, signal, path } = options;
  const takes: Take[] = [
    { frameCount: options.frameCount, load: async () => options },
    ...(options.later ?? []),
  ];
  const frameCount = takes.reduce((sum, take) => sum + take.frameCount, 0);
  signal?.throwIfAborted();
  const giveBack = () => {
    if (width * height > smallPicture || process.memoryUsage().heapUsed > smallHeap) collectGarbage();
  };
  giveBack();
  const workers = options.workers ?? defaultWorkers(options.world, width, height, quality);
  const canvases = createCanvases(
    workers + spareSlots,
    (width * height * 3) / 2,
    options.plateAt ? width * height * 4 : 0,
  );
  const cancelled = new Int32Array(new SharedArrayBuffer(4));
  const encoderSetup: EncoderSetup = {
    path,
    format: { width, height, framesPerSecond },
    sound: options.sound && {
      left: shareArray(options.sound.left),
      right: shareArray(options.sound.right),
      sampleRate: options.sound.sampleRate,
    },
    overlay: options.overlay ?? null,
    slots: canvases.map(({ yuv }) => yuv),
    cancelled,
  };
  const encoder = new Worker(new URL('encoder-worker.ts', import.meta.url), {
    workerData: encoderSetup,
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const tell = (message: ToEncoder) => encoder.postMessage(message);

  const free = canvases.map((_, number) => number);
  /** Slots of drawn frames that wait for an earlier frame, by frame number. */
  const drawn = new Map<number, number>();
  const frameOfSlot = new Map<number, number>();
  let nextToEncode = 0;
  let encoded = 0;
  let wake = () => {};
  let fail: (error: unknown) => void = () => {};
  let finished: () => void = () => {};
  const end = new Promise<void>((resolve, reject) => {
    finished = resolve;
    fail = reject;
  });
  // A later await gets the error; until then it must not count as unhandled.
  end.catch(() => wake());
  let failed = false;
  end.catch(() => {
    failed = true;
  });

  let previewMs = Number.NEGATIVE_INFINITY;
  const preview = (slot: number) => {
    if (!options.onPreview || performance.now() - previewMs < previewEveryMs) return;
    previewMs = performance.now();
    options.onPreview(shrinkPicture(canvases[slot]!.yuv, width, height));
  };
  const pool = options.pool ?? sharedRenderPool;
  /** Frames that threads draw at the moment. */
  let drawing = 0;
  let film = null as ReturnType<RenderPool['addFilm']> | null;
  const handlers = {
    onDrawn: (slot: number) => {
      drawing -= 1;
      wake();
      drawn.set(frameOfSlot.get(slot)!, slot);
      for (let next = drawn.get(nextToEncode); next !== undefined; next = drawn.get(nextToEncode)) {
        drawn.delete(nextToEncode);
        // Before the encoder has it: then its slot may be drawn into again.
        preview(next);
        tell({ kind: 'frame', slot: next });
        nextToEncode += 1;
      }
    },
    onError: (error: unknown) => fail(error),
  };
  encoder.on('message', (message: FromEncoder) => {
    if (message.kind === 'failed') fail(new Error(message.message));
    else if (message.kind === 'finished') finished();
    else {
      free.push(message.slot);
      encoded += 1;
      options.onProgress?.(encoded / frameCount);
      if (encoded === frameCount) tell({ kind: 'finish' });
      wake();
    }
  });
  encoder.on('error', (error) => fail(error));
  const onExit = () => fail(new Error('The encoder ended early.'));
  encoder.on('exit', onExit);
  const onAbort = () => fail(signal!.reason);
  signal?.addEventListener('abort', onAbort, { once: true });

  try {
    const size = drawingSize(width, height, quality);
    const shadowSize = shadowMapSize(quality);
    const until = async (isReached: () => boolean) => {
      while (!isReached() && !failed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    };
    let number = 0;
    /** Of its own, so that nothing of a take is referenced while the next is composed. */
    const drawTake = async (take: Take, isLast: boolean) => {
      const { world, poseFrame, dispose } = await take.load();
      if (number > 0) giveBack();
      const slots = createSlots(world, canvases);
      const setup: FilmSetup = {
        id: ++filmCount,
        prepared: prepareWorld(shareWorld(world)),
        width,
        height,
        quality,
        slots,
        cancelled,
      };
      film = pool.addFilm(setup, workers, handlers);
      for (let own = 0; own < take.frameCount && !failed; own += 1, number += 1) {
        await until(() => free.length > 0);
        // Messages and the abort are heard between any two frames.
        await new Promise(setImmediate);
        if (failed) return;
        const state = poseFrame(own);
        const slotNumber = free.shift()!;
        const slot = slots[slotNumber]!;
        const moving = movingVertices(world);
        slot.positions.set(moving.positions);
        slot.normals.set(moving.normals);
        frameOfSlot.set(slotNumber, number);
        const plate = options.plateAt?.(number);
        if (plate) slot.plate!.set(plate.pixels);
        drawing += 1;
        film.draw(
          slotNumber,
          packFrame(state, size.width, size.height, shadowSize),
          plate ? plateUse(plate, hasNothing(world, state)) : null,
        );
      }
      if (isLast) return;
      // The threads forget this world before they get the next.
      await until(() => drawing === 0);
      film.remove({ isPause: true });
      film = null;
      dispose?.();
    };
    for (const [n, take] of takes.entries()) {
      if (failed) break;
      if (n > 0) giveBack();
      await drawTake(take, n === takes.length - 1);
    }
    await end;
  } catch (error) {
    Atomics.store(cancelled, 0, 1);
    encoder.once('exit', () => void rm(path, { force: true }));
    tell({ kind: 'finish' });
    throw error;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    film?.remove();
    encoder.removeListener('exit', onExit);
    encoder.unref();
  }
};

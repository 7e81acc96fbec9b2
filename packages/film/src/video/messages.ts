/** What the composing thread, the render workers and the encoder tell each other. Pictures and vertices lie in shared memory. */

import type { PackedFrame } from '../render/pack-frame.ts';
import type { PreparedWorld } from '../render/prepared-world.ts';
import type { Quality } from '../render/quality.ts';
import type { Soundtrack } from '../sound/mix-soundtrack.ts';
import type { PictureFormat } from './codecs.ts';
import type { PlateMode } from './composite-plate.ts';
import type { Overlay } from './overlay.ts';

/** Shared by the composing thread and one drawing worker, then read by the encoder. */
export type Slot = {
  positions: Float32Array;
  normals: Float32Array;
  yuv: Uint8Array;
  /** RGBA of a given picture, where the film has one. */
  plate: Uint8Array | null;
};

/** How a given picture meets the frame. */
export type PlateUse = { mode: PlateMode; share: number /** Of what is drawn before it. */; models?: number };

export type FilmSetup = {
  id: number;
  /** All arrays in shared memory. */
  prepared: PreparedWorld;
  width: number;
  height: number;
  quality: Quality;
  slots: Slot[];
  /** Not 0: stop drawing. */
  cancelled: Int32Array;
};

/** What a drawing thread need not make itself. */
export type RenderWorkerSetup = { module: WebAssembly.Module; noise: Uint8Array };

export type ToRenderWorker =
  | { kind: 'film'; film: FilmSetup }
  | { kind: 'frame'; film: number; slot: number; frame: PackedFrame; plate: PlateUse | null }
  /** `freesMemory`: nothing is drawn for some seconds. */
  | { kind: 'forget'; film: number; freesMemory: boolean };

export type FromRenderWorker =
  | { kind: 'drawn'; film: number; slot: number }
  | { kind: 'failed'; film: number; message: string };

export type EncoderSetup = {
  path: string;
  format: PictureFormat;
  sound: Soundtrack | null;
  overlay: Overlay | null;
  slots: Uint8Array[];
  cancelled: Int32Array;
};

export type ToEncoder = { kind: 'frame'; slot: number } | { kind: 'finish' };
export type FromEncoder =
  | { kind: 'encoded'; slot: number }
  | { kind: 'finished' }
  | { kind: 'failed'; message: string };

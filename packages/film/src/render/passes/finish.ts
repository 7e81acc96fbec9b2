/** From light to the finished bytes: particles, focus, bloom, grading, style; then the form asked for. */

import { finishOfStyle } from '../../styles/finish.ts';
import * as layout from '../kernel/layout.ts';
import type { KernelMemory } from '../kernel-memory.ts';
import type { PackedFrame } from '../pack-frame.ts';
import type { Canvas } from '../quality.ts';

export const drawEffects = (
  memory: KernelMemory,
  { padded: { width, height } }: Canvas,
  { beams, particles }: PackedFrame,
): void => {
  const { effects } = memory.places;
  if (beams.length) {
    memory.floats(effects, beams.length).set(beams);
    memory.kernel.drawBeams(effects, beams.length / layout.BEAM_FLOATS, width, height);
  }
  if (particles.length) {
    memory.floats(effects, particles.length).set(particles);
    memory.kernel.drawParticles(effects, particles.length / layout.PARTICLE_FLOATS, width, height);
  }
};

export const finishPicture = (
  memory: KernelMemory,
  { padded: { width, height }, drawing }: Canvas,
  { focus, style, time }: PackedFrame,
): void => {
  const { kernel } = memory;
  const scratch = memory.address(layout.HALF_B);
  // Blurs are given for a picture 720 pixels high.
  const scale = drawing.height / 720;
  const finish = finishOfStyle(style);
  const pass = { kernel, width, height, unit: scale, frame: Math.round(time * 24) };
  finish.light?.(pass);
  if (focus) {
    const radius = Math.max(1, Math.round(focus.aperture * 3 * scale));
    kernel.gatherFocus(width, height, focus.distance);
    kernel.boxBlur(memory.address(layout.HALF_A), scratch, width / 2, height / 2, radius);
    kernel.applyFocus(width, height, focus.distance);
  }
  kernel.gatherBloom(width, height);
  const bloomRadius = Math.max(1, Math.round(7 * scale));
  kernel.boxBlur(memory.address(layout.QUARTER), scratch, width / 4, height / 4, bloomRadius);
  kernel.gradePicture(width, height);
  finish.bytes?.(pass);
};

/** The finished pixels in the size asked for, and how many a row holds. */
const scaledPixels = (memory: KernelMemory, { size, drawing, padded }: Canvas) => {
  const bytes = memory.address(layout.BYTES);
  if (drawing.width === size.width && drawing.height === size.height) {
    return { address: bytes, stride: padded.width };
  }
  const to = memory.address(layout.SCALED);
  memory.kernel.upscale(
    bytes,
    padded.width,
    drawing.width,
    drawing.height,
    to,
    size.width,
    size.height,
    memory.address(layout.SCALE_ROW),
    memory.address(layout.SCALE_COLUMNS),
  );
  return { address: to, stride: size.width };
};

/** A copy. */
export const readRgb = (memory: KernelMemory, canvas: Canvas): Uint8Array => {
  const { width, height } = canvas.size;
  const { output } = memory.places;
  const { address, stride } = scaledPixels(memory, canvas);
  memory.kernel.writeRgb(address, output, stride, width, height);
  return memory.bytes(output, width * height * 3).slice();
};

/** YUV420P, BT.709 in limited range, into `target`. */
export const readYuv = (memory: KernelMemory, canvas: Canvas, target: Uint8Array): void => {
  const { width, height } = canvas.size;
  const { output } = memory.places;
  const { address, stride } = scaledPixels(memory, canvas);
  memory.kernel.writeYuv(address, output, stride, width, height);
  target.set(memory.bytes(output, (width * height * 3) / 2));
};

/** From light to the finished bytes: particles, focus, bloom, grading, style; then the form asked for. */

import { finishOfStyle } from '../../styles/finish.ts';
import { framesPerSecond } from '../frame-rate.ts';
import * as layout from '../kernel/layout.ts';
import type { KernelMemory } from '../kernel-memory.ts';
import { focusRadius, type PackedFrame } from '../pack-frame.ts';
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
  const pass = { kernel, width, height, unit: scale, frame: Math.round(time * framesPerSecond) };
  finish.light?.(pass);
  if (focus) {
    const radius = focusRadius(focus.aperture, drawing.height);
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

const isScaled = ({ size, drawing }: Canvas) =>
  drawing.width !== size.width || drawing.height !== size.height;

/** A copy. */
export const readRgb = (memory: KernelMemory, canvas: Canvas): Uint8Array => {
  const { kernel } = memory;
  const { size, drawing, padded } = canvas;
  const { output } = memory.places;
  let [pixels, stride] = [memory.address(layout.BYTES), padded.width];
  if (isScaled(canvas)) {
    const [row, columns] = [memory.address(layout.SCALE_ROW), memory.address(layout.SCALE_COLUMNS)];
    const to = memory.address(layout.SCALED);
    kernel.upscale(pixels, stride, drawing.width, drawing.height, to, size.width, size.height, row, columns);
    [pixels, stride] = [to, size.width];
  }
  kernel.writeRgb(pixels, output, stride, size.width, size.height);
  return memory.bytes(output, size.width * size.height * 3).slice();
};

/** YUV420P, BT.709 in limited range, into `target`. */
export const readYuv = (memory: KernelMemory, canvas: Canvas, target: Uint8Array): void => {
  const { kernel } = memory;
  const { size, drawing, padded } = canvas;
  const { output } = memory.places;
  const pixels = memory.address(layout.BYTES);
  if (isScaled(canvas)) {
    kernel.upscaleYuv(
      pixels,
      padded.width,
      drawing.width,
      drawing.height,
      memory.address(layout.SCALED),
      output,
      size.width,
      size.height,
      memory.address(layout.SCALE_ROW),
      memory.address(layout.SCALE_COLUMNS),
    );
  } else kernel.writeYuv(pixels, output, padded.width, size.width, size.height);
  target.set(memory.bytes(output, (size.width * size.height * 3) / 2));
};

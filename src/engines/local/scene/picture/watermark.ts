/** The mark of the house in the corner: "Kinora" in strokes of its own, so that it needs no font. */

import { Path2D } from '@napi-rs/canvas';
import { paint, type Size } from './brush.ts';

const mark = new Path2D(
  'M0 0V16M10 0L0 10L11 16M16 6V16M16 1V2M22 16V6M22 10Q23 6 27 6Q31 6 31 10V16' +
    'M41 6A5 5 0 0 1 41 16A5 5 0 0 1 41 6M51 16V6M51 10Q52 6 57 6M71 6V16M71 11A5 5 0 0 1 61 11A5 5 0 0 1 71 11',
);
const units = { width: 71, height: 16, pad: 3 };

/** Stamped on the finished pixels, so that no style or fade touches it. */
export const createWatermark = ({ width, height }: Size) => {
  const unit = Math.min(width, height);
  const scale = (unit * 0.026) / units.height;
  const margin = Math.round(unit * 0.03);
  const canvas = paint(
    (units.width + units.pad * 2) * scale,
    (units.height + units.pad * 2) * scale,
    (context) => {
      context.scale(scale, scale);
      context.translate(units.pad, units.pad);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      // A dark edge keeps the light strokes legible on white.
      for (const [style, lineWidth] of [
        ['rgba(0,0,0,0.45)', 4.6],
        ['rgba(255,255,255,0.92)', 2],
      ] as const) {
        context.strokeStyle = style;
        context.lineWidth = lineWidth;
        context.stroke(mark);
      }
    },
  );
  // Premultiplied by its alpha.
  const stamp = canvas.data();
  const [left, top] = [width - canvas.width - margin, height - canvas.height - margin];
  const touched: { at: number; keep: number; ink: number }[] = [];
  for (let y = Math.max(0, -top); y < canvas.height; y += 1) {
    for (let x = Math.max(0, -left); x < canvas.width; x += 1) {
      const from = (y * canvas.width + x) * 4;
      // The ink has no colour, so that one channel of it tells all three.
      const [ink, alpha] = [stamp[from]!, stamp[from + 3]!];
      if (alpha > 0) touched.push({ at: (top + y) * width + left + x, keep: 255 - alpha, ink });
    }
  }
  return (target: Uint32Array) => {
    for (const { at, keep, ink } of touched) {
      const pixel = target[at]!;
      const blend = (value: number) => Math.min(255, ((value * keep) / 255 + ink) | 0);
      target[at] =
        blend(pixel & 255) |
        (blend((pixel >> 8) & 255) << 8) |
        (blend((pixel >> 16) & 255) << 16) |
        0xff000000;
    }
  };
};

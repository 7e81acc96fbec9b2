/** The watermark for the lower right corner: "Kinora" in strokes, so that it needs no font. */

import { createCanvas, Path2D } from '@napi-rs/canvas';

const strokes = new Path2D(
  'M0 0V16M10 0L0 10L11 16M16 6V16M16 1V2M22 16V6M22 10Q23 6 27 6Q31 6 31 10V16' +
    'M41 6A5 5 0 0 1 41 16A5 5 0 0 1 41 6M51 16V6M51 10Q52 6 57 6M71 6V16M71 11A5 5 0 0 1 61 11A5 5 0 0 1 71 11',
);
const units = { width: 71, height: 16, pad: 3 };

/** In premultiplied RGBA, without hue, and its position in a video of that size. */
export const drawWatermark = (video: { width: number; height: number }) => {
  const unit = Math.min(video.width, video.height);
  const scale = (unit * 0.026) / units.height;
  const margin = Math.round(unit * 0.03);
  const width = Math.max(1, Math.ceil((units.width + units.pad * 2) * scale));
  const height = Math.max(1, Math.ceil((units.height + units.pad * 2) * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
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
    context.stroke(strokes);
  }
  const [left, top] = [video.width - width - margin, video.height - height - margin];
  return { width, height, left, top, pixels: canvas.data() };
};

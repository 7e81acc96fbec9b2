/** What every drawing is made with. */

import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, css } from './colour.ts';
import { bakePixels, checkAbandoned } from './shared-baking.ts';

export type { Canvas, SKRSContext2D as Context } from '@napi-rs/canvas';

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

export type Moment = {
  seconds: number;
  /** 0 at the first frame, 1 at the last. */
  progress: number;
  /** The pixels drawn so far, where they are at hand already. */
  beneath?: () => Uint32Array;
};

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));

export const paint = (width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas => {
  checkAbandoned();
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  draw(canvas.getContext('2d'));
  return canvas;
};

/** The rows, or columns, `from` to `to` of a picture that several threads may paint together. */
export type Part = { wide: number; tall: number; from: number; to: number };

/**
 * `fill` writes red, green, blue and alpha (0 to 255, not premultiplied) of each point of its part;
 * it must not draw on chance, nor read other parts.
 */
export const paintPixels = (
  width: number,
  height: number,
  fill: (pixels: Uint8ClampedArray, part: Part) => void,
  along: 'rows' | 'columns' = 'rows',
): Canvas => {
  const [wide, tall] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  const pixels = bakePixels(wide * tall * 4, along === 'rows' ? tall : wide, (own, from, to) =>
    fill(own, { wide, tall, from, to }),
  );
  const canvas = paint(wide, tall, (context) =>
    context.putImageData(new ImageData(pixels, wide, tall), 0, 0),
  );
  // Painted at once, and too large to wait for the collector.
  pixels.buffer.transfer(0);
  return canvas;
};

export const glow = (
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  alpha: number,
) => {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(colour, alpha));
  gradient.addColorStop(0.25, css(colour, alpha * 0.55));
  gradient.addColorStop(0.55, css(colour, alpha * 0.16));
  gradient.addColorStop(1, css(colour, 0));
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

export const disc = (context: SKRSContext2D, x: number, y: number, radius: number, style: string) => {
  context.fillStyle = style;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
};

/** A soft dot to be stamped many times. */
export const softDot = (colour: Colour, pixels = 48): Canvas =>
  paint(pixels, pixels, (context) => glow(context, pixels / 2, pixels / 2, pixels / 2, colour, 1));

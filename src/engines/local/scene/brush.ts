/** What every drawing of a scene is made with. */

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, css } from './palette.ts';

export type Moment = {
  seconds: number;
  /** 0 at the first frame, 1 at the last. */
  progress: number;
};
export type Drawing = (context: SKRSContext2D, moment: Moment) => void;
export type Size = { width: number; height: number };
export type Random = () => number;

export const smooth = (x: number) => {
  const within = Math.min(1, Math.max(0, x));
  return within * within * (3 - 2 * within);
};

export const paint = (width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas => {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  draw(canvas.getContext('2d'));
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
  gradient.addColorStop(0.4, css(colour, alpha * 0.35));
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

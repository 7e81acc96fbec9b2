/** A picture in depth: layers from far to near, and the camera that looks at them. */

import { type Canvas, type Context, type Moment, type Point, paint, type Size } from './brush.ts';
import { copyPixels, freePixels } from './frame-pixels.ts';
import type { Light } from './light.ts';
import type { Noise } from './noise.ts';
import type { Random } from './random.ts';

/** What the camera does at one moment. */
export type View = {
  /** Shares of the picture's width and height. */
  x: number;
  y: number;
  zoom: number;
  /** How much nearer the nearest things have come. */
  dolly: number;
  /** Depth about which an orbit turns; 0 when the camera travels. */
  pivot: number;
  roll: number;
};

export type Frame = Size & {
  horizon: number;
  /** Where zoom and dolly lead to. */
  focus: Point;
  /** How far layers reach beyond the picture on each side, in pixels. */
  marginX: number;
  marginY: number;
  unit: number;
};

export type Scenery = { frame: Frame; light: Light; random: Random; noise: Noise };

export type Painter = {
  (context: Context, moment: Moment, view: View): void;
  /** Depth of the nearest thing painted; only where nothing moves by itself by more than a pixel a frame. */
  stillDepth?: number;
};

export const still = (stillDepth: number, painter: Painter): Painter =>
  Object.assign(painter, { stillDepth });

/** Far layers hardly move, near ones fully. */
const share = (depth: number, pivot: number) => (pivot > 0 ? depth - pivot : 0.3 + 0.7 * depth);

export type Placement = { scale: number; x: number; y: number };

/** Maps a point of the resting picture at this depth to the screen: screen = point * scale + (x, y). */
export const placementAt = (frame: Frame, view: View, depth: number): Placement => {
  const scale = view.zoom * (1 + view.dolly * (0.12 + 0.88 * depth));
  return {
    scale,
    x: frame.focus.x * (1 - scale) - view.x * frame.width * share(depth, view.pivot),
    y: frame.focus.y * (1 - scale) - view.y * frame.height * share(depth, 0),
  };
};

export const toScreen = (frame: Frame, view: View, depth: number, point: Point): Point => {
  const { scale, x, y } = placementAt(frame, view, depth);
  return { x: point.x * scale + x, y: point.y * scale + y };
};

/** Draws what was painted for the rectangle that begins at (left, top) of the resting picture. */
export const drawLayer = (
  context: Context,
  frame: Frame,
  view: View,
  layer: { canvas: Canvas; left: number; top: number; depth: number; scale?: number },
) => {
  const { scale, x, y } = placementAt(frame, view, layer.depth);
  const own = (layer.scale ?? 1) * scale;
  context.setTransform(own, 0, 0, own, layer.left * scale + x, layer.top * scale + y);
  context.drawImage(layer.canvas, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
};

export type Layer = { canvas: Canvas; left: number; top: number };

/** Only what is not transparent: empty pixels cost as much to draw as full ones. */
export const cropped = <T extends Layer>(layer: T): T => {
  const { canvas } = layer;
  const { width, height } = canvas;
  const pixels = copyPixels(canvas);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[y * width + x]! >>> 24 === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  freePixels(pixels);
  if (right < 0) return { ...layer, canvas: paint(1, 1, () => {}) };
  const part = paint(right - left + 1, bottom - top + 1, (context) => context.drawImage(canvas, -left, -top));
  return { ...layer, canvas: part, left: layer.left + left, top: layer.top + top };
};

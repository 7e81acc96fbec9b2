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

/** From the sides inwards, up to the first row and column with anything in them; undefined when there is none. */
const filledPart = (pixels: Uint32Array, width: number, height: number) => {
  const isEmpty = (from: number, step: number, count: number) => {
    for (let n = 0, at = from; n < count; n += 1, at += step) if (pixels[at] !== 0) return false;
    return true;
  };
  let top = 0;
  while (top < height && isEmpty(top * width, 1, width)) top += 1;
  if (top === height) return undefined;
  let bottom = height - 1;
  while (isEmpty(bottom * width, 1, width)) bottom -= 1;
  const rows = bottom - top + 1;
  let left = 0;
  while (isEmpty(top * width + left, width, rows)) left += 1;
  let right = width - 1;
  while (isEmpty(top * width + right, width, rows)) right -= 1;
  return { left, top, width: right - left + 1, height: rows };
};

/** Only what is not transparent: empty pixels cost as much to draw as full ones. */
export const cropped = <T extends Layer>(layer: T): T => {
  const { canvas } = layer;
  const pixels = copyPixels(canvas);
  const filled = filledPart(pixels, canvas.width, canvas.height);
  freePixels(pixels);
  if (!filled) return { ...layer, canvas: paint(1, 1, () => {}) };
  const part = paint(filled.width, filled.height, (context) =>
    context.drawImage(canvas, -filled.left, -filled.top),
  );
  return { ...layer, canvas: part, left: layer.left + filled.left, top: layer.top + filled.top };
};

/** From one picture to one of something else: the camera goes through the depth of the first, or swings aside from it. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { mixWords } from '../layers/draw-mesh.ts';
import type { Size } from '../picture.ts';
import { createStackDrawing, type Placing, type Stack, type StackLayer } from './build-stack.ts';
import { createOrder, mixOpened } from './opening.ts';

export type DrawBetween = (target: Uint32Array, done: number) => void;

const ease = (t: number) => t * t * t * (t * (6 * t - 15) + 10);

/** Nothing is known beyond an edge: it stays where it is, and what is between stretches. */
const heldAt = (share: number): number => smoothstep(0, 0.35, Math.min(share, 1 - share));

/** The camera goes forward: what is near passes it, what is far opens, and the next place comes from there. */
export const createPush = (before: Stack, after: Stack): DrawBetween => {
  const { width, height } = before.picture;
  const focus = { x: 0.5, y: clamp(before.seen.horizon - 0.06, 0.25, 0.6) };
  const goal = { x: 0.5, y: clamp(after.seen.horizon, 0.35, 0.65) };
  const [drawBefore, drawAfter] = [createStackDrawing(before), createStackDrawing(after)];
  const orderOf = createOrder(before, focus);
  const [other, order] = [new Uint32Array(width * height), new Uint32Array(width * height)];
  return (target, done) => {
    const way = smoothstep(0, 1, done);
    const leave: Placing = (_layer, x, y, near) => {
      const zoom = Math.exp(way * (0.35 + 1.5 * near));
      return [
        focus.x * width + (x - focus.x * width) * zoom,
        focus.y * height + (y - focus.y * height) * zoom,
      ];
    };
    const left = 1 - way;
    const arrive: Placing = (_layer, x, y, near) => {
      const zoom = Math.exp(-left * (0.25 + 0.4 * near));
      const [toX, toY] = [
        (goal.x + (focus.x - goal.x) * left) * width + (x - goal.x * width) * zoom,
        (goal.y + (focus.y - goal.y) * left) * height + (y - goal.y * height) * zoom,
      ];
      return [x + (toX - x) * heldAt(x / width), y + (toY - y) * heldAt(y / height)];
    };
    drawBefore(target, leave);
    const open = smoothstep(0.1, 0.85, way);
    if (open === 0) return;
    drawAfter(other, arrive);
    drawBefore(order, leave, () => true, 256, orderOf);
    mixOpened(target, other, order, open);
  };
};

/** Each row becomes the mean of `radius` pixels to either side, as a shutter would have it. */
const blurAside = (words: Uint32Array, { width, height }: Size, radius: number) => {
  if (radius < 1) return;
  const row = new Uint32Array(width);
  const count = 2 * radius + 1;
  for (let y = 0; y < height; y += 1) {
    row.set(words.subarray(y * width, (y + 1) * width));
    let [red, green, blue] = [0, 0, 0];
    for (let x = -radius; x <= radius; x += 1) {
      const word = row[clamp(x, 0, width - 1)]!;
      red += word & 255;
      green += (word >> 8) & 255;
      blue += (word >> 16) & 255;
    }
    for (let x = 0; x < width; x += 1) {
      words[y * width + x] =
        (0xff000000 |
          (Math.round(blue / count) << 16) |
          (Math.round(green / count) << 8) |
          Math.round(red / count)) >>>
        0;
      const [out, into] = [row[Math.max(0, x - radius)]!, row[Math.min(width - 1, x + radius + 1)]!];
      red += (into & 255) - (out & 255);
      green += ((into >> 8) & 255) - ((out >> 8) & 255);
      blue += ((into >> 16) & 255) - ((out >> 16) & 255);
    }
  }
};

/** Of the frame: how much of the way blurs while the shutter is open. */
const shutter = 0.013;
/** Breadth of the seam between the two places, of the frame. */
const seam = 0.24;
/** Horizons further apart are not led into one another. */
const mostTilt = 0.25;

/** It sets out slowly, swings, and comes to rest. */
const swung = (done: number): number => 0.05 * ease(clamp(done)) + 0.95 * ease(clamp((done - 0.27) / 0.46));

/** The camera swings to the next place as if it lay beside the first; near things go by faster, and the horizon goes on. */
export const createSwing = (before: Stack, after: Stack, isLeft: boolean): DrawBetween => {
  const { width, height } = before.picture;
  const [drawBefore, drawAfter] = [createStackDrawing(before), createStackDrawing(after)];
  const other = new Uint32Array(width * height);
  const isLevel = before.seen.isFlat || after.seen.isFlat;
  const tilt = isLevel ? 0 : clamp(after.seen.horizon - before.seen.horizon, -mostTilt, mostTilt) * height;
  const sign = isLeft ? 1 : -1;
  const speedOf = ({ name }: StackLayer, near: number) => (name === 'subject' ? 0.9 + 0.6 * near : 0.88);
  return (target, done) => {
    const way = swung(done);
    drawBefore(target, (layer, x, y, near) => [
      x + sign * way * width * speedOf(layer, near),
      y + way * tilt,
    ]);
    if (way > 0) {
      drawAfter(other, (layer, x, y, near) => [
        x - sign * (1 - way) * width * speedOf(layer, near),
        y - (1 - way) * tilt,
      ]);
      const middle = isLeft ? way * (1 + seam) - seam / 2 : 1 - way * (1 + seam) + seam / 2;
      const parts = Uint16Array.from({ length: width }, (_, x) => {
        const share = smoothstep(middle - seam / 2, middle + seam / 2, x / width);
        return Math.round(256 * (isLeft ? 1 - share : share));
      });
      for (let at = 0; at < target.length; at += 1) {
        const part = parts[at % width]!;
        if (part > 0) target[at] = mixWords(target[at]!, other[at]!, part);
      }
    }
    const speed = swung(done + 0.01) - swung(done - 0.01);
    blurAside(target, before.picture, Math.round((speed / 0.02) * shutter * width));
  };
};

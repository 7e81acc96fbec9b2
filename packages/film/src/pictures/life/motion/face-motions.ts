/** Faces: heads that turn and nod, mouths that smile, lids that close. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import type { Layer } from '../../layers/build-layers.ts';
import type { Picture, Size } from '../../picture.ts';
import type { Box, SeenFace } from '../../see/seen-picture.ts';
import type { FaceWish } from '../wishes.ts';
import type { Moment, Motion } from './motions.ts';

/** Points of Face Mesh, from corner to corner. */
const eyes = [
  {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
  },
  {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
  },
];
const mouth = { left: 291, right: 61, upper: 13, lower: 14, chin: 152 };
const [noseTip, leftmost, rightmost] = [1, 234, 454];

type Dot = { x: number; y: number };
const dotOf = (face: SeenFace, point: number, { width, height }: Size): Dot => ({
  x: face.points[point]!.x * width,
  y: face.points[point]!.y * height,
});

/** From -1, a face that looks to the left of the picture, to 1. */
export const yawOf = ({ points }: SeenFace): number => {
  const [nose, left, right] = [points[noseTip]?.x, points[leftmost]?.x, points[rightmost]?.x];
  if (nose === undefined || left === undefined || right === undefined || left === right) return 0;
  return clamp(((nose - left) / (right - left)) * 2 - 1, -1, 1);
};

/** A ball in place of the head: turning it moves what is near the middle most and its rim not at all. */
export const headMotion = (
  box: Box,
  wishes: ReadonlySet<FaceWish>,
  isLeft: boolean,
  /** Faces that are known by their points look strange sooner than those of animals. */
  isAnimal = false,
): Motion => {
  const most = (isLeft ? -1 : 1) * (isAnimal ? 0.8 : 0.65);
  return (mesh, _layer, { seconds, size: { width, height } }) => {
    const wide = (box.right - box.left) * width;
    const tall = (box.bottom - box.top) * height;
    const [centreX, centreY] = [
      ((box.left + box.right) / 2) * width,
      ((box.top + box.bottom) / 2) * height - tall * 0.12,
    ];
    const turn = wishes.has('turn') || wishes.has('look') ? most * smoothstep(0.3, 1.4, seconds) : 0;
    const shake = wishes.has('shake') ? 0.18 * Math.sin(seconds * 5) * smoothstep(0, 0.5, seconds) : 0;
    const idle = 0.035 * Math.sin(seconds * 0.8) * smoothstep(0, 1, seconds);
    const nod = wishes.has('laugh')
      ? 0.07 * Math.sin(seconds * 8.5) * smoothstep(0.1, 0.6, seconds)
      : wishes.has('nod')
        ? 0.16 * Math.sin(seconds * 4.4) * smoothstep(0.1, 0.5, seconds)
        : 0.02 * Math.sin(seconds * 1.1) * smoothstep(0, 1, seconds);
    for (let at = 0; at < mesh.x.length; at += 1) {
      const dx = (mesh.x[at]! - centreX) / (wide * 0.95);
      const dy = (mesh.y[at]! - centreY) / (tall * 1.05);
      const away = dx * dx + dy * dy;
      if (away >= 1) continue;
      const depth = (1 - away) ** 1.2;
      mesh.x[at]! += depth * (turn + shake + idle) * wide * 0.36;
      mesh.y[at]! += depth * nod * tall * 0.32;
    }
  };
};

export const smileMotion =
  (face: SeenFace): Motion =>
  (mesh, _layer, { seconds, size }) => {
    const strength = smoothstep(0.3, 1.3, seconds);
    const [left, right] = [dotOf(face, mouth.left, size), dotOf(face, mouth.right, size)];
    const wide = Math.max(2, Math.hypot(left.x - right.x, left.y - right.y));
    const [spread, lift] = [wide * 0.12 * strength, wide * 0.15 * strength];
    for (let at = 0; at < mesh.x.length; at += 1) {
      for (const [corner, sign] of [
        [left, 1],
        [right, -1],
      ] as const) {
        const away = ((mesh.x[at]! - corner.x) ** 2 + (mesh.y[at]! - corner.y) ** 2) / (wide * 0.3) ** 2;
        if (away > 6) continue;
        const weight = Math.exp(-away);
        mesh.x[at]! += sign * spread * weight;
        mesh.y[at]! -= lift * weight;
      }
    }
  };

/** Laughing the mouth stays open and trembles. */
export const talkMotion =
  (face: SeenFace, isLaugh = false): Motion =>
  (mesh, _layer, { seconds, size, mouth: opening }) => {
    const open =
      smoothstep(0.1, 0.5, seconds) *
      (isLaugh
        ? 1 + 0.4 * Math.sin(seconds * 17)
        : (opening ?? Math.max(0, Math.sin(seconds * 9) * 0.6 + Math.sin(seconds * 5.3) * 0.4)));
    const [lower, chin] = [dotOf(face, mouth.lower, size), dotOf(face, mouth.chin, size)];
    const wide = Math.abs(dotOf(face, mouth.left, size).x - dotOf(face, mouth.right, size).x);
    const tall = Math.max(2, chin.y - lower.y);
    for (let at = 0; at < mesh.x.length; at += 1) {
      const dx = (mesh.x[at]! - lower.x) / (wide * 0.75);
      const dy = (mesh.y[at]! - lower.y) / tall;
      if (Math.abs(dx) > 1.4 || dy < -0.05 || dy > 2) continue;
      const weight = Math.exp(-dx * dx * 2) * smoothstep(-0.05, 0.12, dy) * (1 - smoothstep(0.9, 1.8, dy));
      mesh.y[at]! += open * weight * tall * 0.16;
    }
  };

/** 0 open, 1 closed: a blink takes a third of a second; the first one early, so that short films have it. */
const lidsAt = (seconds: number, first: number, isSaid: boolean): number => {
  let closed = 0;
  for (let start = first; start < seconds + 0.4; start += isSaid ? 1.15 : 2.1) {
    const t = (seconds - start) / (isSaid ? 0.46 : 0.36);
    if (t > 0 && t < 1) closed = Math.max(closed, Math.sin(Math.PI * t) ** 0.7);
  }
  return closed;
};

const heightAt = (line: Dot[], x: number): number => {
  for (let n = 1; n < line.length; n += 1) {
    const [a, b] = [line[n - 1]!, line[n]!];
    if (x <= b.x || n === line.length - 1)
      return a.y + (b.y - a.y) * clamp((x - a.x) / Math.max(1e-6, b.x - a.x));
  }
  return line[0]!.y;
};

export type EyeOptions = {
  /** Seconds to the first blink. */
  first: number;
  /** The prompt asks for blinks: more of them, and slower. */
  isSaid: boolean;
  /** The person's own left eye closes alone, once, for long. */
  isWink: boolean;
  /** Side to which the eyes look: -1 left, 1 right of the picture. */
  gaze: number;
};

/** Of an eye's width. */
const gazeReach = 0.16;

/**
 * The skin above an eye is drawn down over it, and what is between the lids goes aside. Changes the layer's pixels, and gives
 * them back when called again.
 */
export const createEyes = (face: SeenFace, layer: Layer, { first, isSaid, isWink, gaze }: EyeOptions) => {
  const { picture } = layer;
  const original: Picture = { ...picture, pixels: picture.pixels.slice() };
  const lids = eyes.map(({ upper, lower }) => ({
    upper: upper.map((point) => dotOf(face, point, picture)),
    lower: lower.map((point) => dotOf(face, point, picture)),
  }));
  return ({ seconds }: Moment) => {
    const both = isWink ? 0 : lidsAt(seconds, first, isSaid);
    const wink = isWink ? smoothstep(0.8, 1.1, seconds) * (1 - smoothstep(2.4, 2.7, seconds)) : 0;
    const aside = gaze * gazeReach * smoothstep(0.25, 0.8, seconds);
    for (const [n, { upper, lower }] of lids.entries()) {
      const closed = n === 1 ? Math.max(both, wink) : both;
      const open = Math.max(...lower.map(({ y }) => y)) - Math.min(...upper.map(({ y }) => y));
      if (open < 2) continue;
      const skin = open * 0.95;
      const [from, to] = [Math.ceil(upper[0]!.x), Math.floor(upper.at(-1)!.x)];
      for (let x = Math.max(0, from); x <= Math.min(picture.width - 1, to); x += 1) {
        const [lid, rest] = [heightAt(upper, x), heightAt(lower, x)];
        const down = closed * Math.max(0, rest - lid + 1);
        const top = Math.floor(lid - skin);
        for (let y = Math.max(0, top); y <= Math.min(picture.height - 1, Math.ceil(rest + 1)); y += 1) {
          const at = (y * picture.width + x) * 4;
          const isLid = y < lid + down;
          const source = isLid && closed > 0 ? lid - skin + ((y - (lid - skin)) * skin) / (skin + down) : y;
          const row = clamp(source, 0, picture.height - 1);
          const y0 = Math.floor(row);
          const part = row - y0;
          // The corners of the eye and its lids stay.
          const within =
            aside !== 0 && !isLid && y >= lid && y <= rest
              ? Math.sin((Math.PI * (x - from)) / Math.max(1, to - from)) *
                smoothstep(0, 0.25, (y - lid) / Math.max(1, rest - lid))
              : 0;
          const column = clamp(x - aside * (to - from) * within, 0, picture.width - 1);
          const x0 = Math.floor(column);
          const across = column - x0;
          const next = Math.min(picture.width - 1, x0 + 1) - x0;
          const a = (y0 * picture.width + x0) * 4;
          const b = (Math.min(picture.height - 1, y0 + 1) * picture.width + x0) * 4;
          for (let n = 0; n < 3; n += 1) {
            const upper =
              original.pixels[a + n]! * (1 - across) + original.pixels[a + next * 4 + n]! * across;
            const lower =
              original.pixels[b + n]! * (1 - across) + original.pixels[b + next * 4 + n]! * across;
            picture.pixels[at + n] = upper * (1 - part) + lower * part;
          }
        }
      }
    }
  };
};

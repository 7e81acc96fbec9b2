/** Faces: mouths that smile and talk, lids that close. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import type { Layer } from '../../layers/build-layers.ts';
import type { Picture } from '../../picture.ts';
import { createMouth } from '../../puppet/draw-mouth.ts';
import type { SeenFace } from '../../see/seen-picture.ts';
import { type Dot, dotOf, facePoints } from './face-points.ts';
import type { Moment, Motion } from './motions.ts';

/** Of the mouth's width: how far its corners go aside and up, and the cheeks and the lower lids with them. */
const smiling = { spread: 0.13, lift: 0.19, cheeks: 0.09, lids: 0.035 };
/** Of the face's width, the least that a mouth is taken to have: from aside it is seen narrower. */
const leastMouth = 0.36;

export const smileMotion =
  (face: SeenFace): Motion =>
  (mesh, _layer, { seconds, size }) => {
    const strength = smoothstep(0.3, 1.3, seconds);
    const [left, right] = [
      dotOf(face, facePoints.mouth.left, size),
      dotOf(face, facePoints.mouth.right, size),
    ];
    const cheeks = facePoints.cheeks.map((point) => dotOf(face, point, size));
    const seen = Math.max(2, Math.hypot(left.x - right.x, left.y - right.y));
    const aside = { x: (left.x - right.x) / seen, y: (left.y - right.y) / seen };
    const [one, other] = [dotOf(face, facePoints.leftmost, size), dotOf(face, facePoints.rightmost, size)];
    const wide = Math.max(seen, leastMouth * Math.hypot(one.x - other.x, one.y - other.y));
    const lids = facePoints.eyes.map(({ lower }) => dotOf(face, lower[4]!, size));
    const ways = [
      { dot: left, spread: smiling.spread, lift: smiling.lift, reach: 0.42 },
      { dot: right, spread: -smiling.spread, lift: smiling.lift, reach: 0.42 },
      ...cheeks.map((dot) => ({ dot, spread: 0, lift: smiling.cheeks, reach: 0.5 })),
      ...lids.map((dot) => ({ dot, spread: 0, lift: smiling.lids, reach: 0.25 })),
    ];
    for (let at = 0; at < mesh.x.length; at += 1) {
      let [across, up] = [0, 0];
      for (const { dot, spread, lift, reach } of ways) {
        const away = ((mesh.x[at]! - dot.x) ** 2 + (mesh.y[at]! - dot.y) ** 2) / (wide * reach) ** 2;
        if (away > 6) continue;
        const weight = Math.exp(-away) * strength * wide;
        across += spread * weight;
        up += lift * weight;
      }
      mesh.x[at]! += across * aside.x + up * aside.y;
      mesh.y[at]! += across * aside.y - up * aside.x;
    }
  };

/** How far the mouth is open at most while it talks, and while it laughs. */
const [talking, laughing] = [0.42, 0.15];
/** Of the way from the lips to the chin. */
const jawShare = 0.75;
/** Of its width: how far lips are apart at most that are shut. */
const shutLips = 0.09;

/** Talking the mouth opens and shuts; laughing it stays open and trembles. The lower lip goes down with the jaw. */
export const createLips = (face: SeenFace, layer: Layer, isLaugh: boolean) => {
  const { innerLeft, innerRight, upper, lower } = facePoints.mouth;
  const [from, to, top, lip, chin] = [innerRight, innerLeft, upper, lower, facePoints.chin].map((point) =>
    dotOf(face, point, layer.picture),
  ) as [Dot, Dot, Dot, Dot, Dot];
  const length = Math.max(2, Math.hypot(to.x - from.x, to.y - from.y));
  // The lips part along the lower one, below teeth that are seen.
  const sag = ((lip.y - from.y) * (to.x - from.x) - (lip.x - from.x) * (to.y - from.y)) / length;
  const depth = Math.max(2, Math.hypot(chin.x - lip.x, chin.y - lip.y) * jawShare);
  const hasTeeth = Math.hypot(lip.x - top.x, lip.y - top.y) < length * shutLips;
  return createMouth(layer, { from, to, isProfile: false, depth, sag, hasTeeth }, ({ seconds, mouth }) => {
    const start = smoothstep(0.1, 0.5, seconds);
    if (isLaugh) return start * laughing * (1 + 0.3 * Math.sin(seconds * 17));
    const said = mouth ?? Math.max(0, Math.sin(seconds * 9) * 0.6 + Math.sin(seconds * 5.3) * 0.4);
    return start * talking * said;
  });
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
const gazeReach = 0.22;
/** Of the near eye's width: where the far one is narrower, it is a sliver with no face beside it, and neither looks aside. */
const leastFarEye = 0.62;

/**
 * The skin above an eye is drawn down over it, and what is between the lids goes aside. Changes the layer's pixels, and gives
 * them back when called again.
 */
export const createEyes = (face: SeenFace, layer: Layer, { first, isSaid, isWink, gaze }: EyeOptions) => {
  const { picture } = layer;
  const original: Picture = { ...picture, pixels: picture.pixels.slice() };
  const lids = facePoints.eyes.map(({ upper, lower }) => ({
    upper: upper.map((point) => dotOf(face, point, picture)),
    lower: lower.map((point) => dotOf(face, point, picture)),
  }));
  const [one, other] = lids.map(({ upper }) => upper.at(-1)!.x - upper[0]!.x) as [number, number];
  const isFromAside = Math.min(one, other) < leastFarEye * Math.max(one, other);
  return ({ seconds }: Moment) => {
    const both = isWink ? 0 : lidsAt(seconds, first, isSaid);
    const wink = isWink ? smoothstep(0.8, 1.1, seconds) * (1 - smoothstep(2.4, 2.7, seconds)) : 0;
    const aside = (isFromAside ? 0 : gaze) * gazeReach * smoothstep(0.25, 0.8, seconds);
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

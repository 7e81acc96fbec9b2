/** What both pictures show is changed from the one into the other: bent so that it lies in one place, and mixed there. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { mixWords } from '../layers/draw-mesh.ts';
import { createStackDrawing, type Placing, type Stack, type StackLayer } from './build-stack.ts';
import { createBend, edgePairs, type Pair, reversed } from './deform.ts';
import { createOrder, mixOpened } from './opening.ts';
import type { DrawBetween } from './pass.ts';

export type Matched = {
  /** Of the place; null: it is another one. */
  place: readonly Pair[] | null;
  /** Of the subject; null: it is a part of its place. */
  subject: readonly Pair[] | null;
};

const isSubject = ({ name }: StackLayer) => name === 'subject';

const brightness = (word: number) =>
  (word & 255) * 0.3 + ((word >> 8) & 255) * 0.59 + ((word >> 16) & 255) * 0.11;

/** Each pixel in its own time: what darkens goes first, lamps come on last. */
const mixHours = (target: Uint32Array, other: Uint32Array, done: number) => {
  const parts = Uint16Array.from({ length: 512 }, (_, n) => {
    const from = 0.28 + 0.24 * clamp((n - 256) / 160 + 0.5);
    return Math.round(256 * smoothstep(from, from + 0.34, done));
  });
  for (let at = 0; at < target.length; at += 1) {
    const gain = brightness(other[at]!) - brightness(target[at]!);
    const part = parts[256 + Math.round(gain)]!;
    if (part === 256) target[at] = other[at]!;
    else if (part > 0) target[at] = mixWords(target[at]!, other[at]!, part);
  }
};

/** The camera goes in a little and comes back, so that depth is seen: most in the middle. */
const breath = 0.07;

const placing =
  (
    bend: ReturnType<typeof createBend>,
    amount: number,
    zoom: number,
    width: number,
    height: number,
  ): Placing =>
  (_layer, x, y, near) => {
    const [dx, dy] = bend(x, y);
    const scale = 1 + zoom * (0.4 + near);
    return [
      width / 2 + (x + dx * amount - width / 2) * scale,
      height / 2 + (y + dy * amount - height / 2) * scale,
    ];
  };

export const createMorph = (before: Stack, after: Stack, { place, subject }: Matched): DrawBetween => {
  const { width, height } = before.picture;
  const edges = edgePairs(before.picture);
  const bendsOf = (pairs: readonly Pair[]) =>
    [createBend(pairs, before.picture), createBend(reversed(pairs), before.picture)] as const;
  const [groundAway, groundBack] = bendsOf(place ? [...place, ...edges] : []);
  const [subjectAway, subjectBack] = bendsOf(subject ?? []);
  const [drawBefore, drawAfter] = [createStackDrawing(before), createStackDrawing(after)];
  const other = new Uint32Array(width * height);
  const order = place ? null : new Uint32Array(width * height);
  const orderOf = place ? null : createOrder(before, { x: 0.5, y: 0.4 });
  const isGround = (layer: StackLayer) => subject === null || !isSubject(layer);
  return (target, done) => {
    const way = smoothstep(0.06, 0.94, done);
    const zoom = breath * Math.sin(Math.PI * done) ** 2;
    const away = placing(groundAway, way, zoom, width, height);
    const back = placing(groundBack, 1 - way, zoom, width, height);
    drawBefore(target, away, isGround);
    drawAfter(other, back, isGround);
    if (order && orderOf) {
      drawBefore(order, away, isGround, 256, orderOf);
      mixOpened(target, other, order, smoothstep(0.12, 0.88, done));
    } else mixHours(target, other, done);
    if (!subject) return;
    // Not for long: where hair and hands differ, both are seen.
    const share = smoothstep(0.42, 0.58, done);
    // The one that goes stays whole under the one that comes, or the background would shine through both.
    const leaving = Math.round(256 * (1 - smoothstep(0.85, 1, share)));
    if (leaving > 0) drawBefore(target, placing(subjectAway, way, zoom, width, height), isSubject, leaving);
    if (share > 0)
      drawAfter(
        target,
        placing(subjectBack, 1 - way, zoom, width, height),
        isSubject,
        Math.round(256 * share),
      );
  };
};

/** From a given picture to the next one. The first frame is the one and the last frame the other, byte for byte. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { CameraMove } from '../../scene/scene.ts';
import { wordsOf } from '../picture.ts';
import { buildStack, edgesReached, type Sight } from './build-stack.ts';
import { matchPlaces } from './match-places.ts';
import { isMoved, isSameSubject, matchFaces, matchOutlines } from './match-subjects.ts';
import { createMorph, type Matched } from './morph.ts';
import { createPush, createSwing, type DrawBetween } from './pass.ts';

export type Change = { kind: Plan['kind']; drawInto: DrawBetween };

const sideways = new Set<CameraMove>([
  'pan_left',
  'pan_right',
  'follow',
  'orbit',
  'orbit_clockwise',
  'orbit_counterclockwise',
]);
const forward = new Set<CameraMove>(['zoom_in', 'dolly_in', 'drone', 'first_person']);

const hasFace = ({ seen }: Sight): boolean => seen.things.some(({ face, isSubject }) => face && isSubject);

/** Of its box: what fills less of it is grass, branches or scaffolding, which no matte holds. */
const leastFilled = 0.42;

/** A thing of its own: what reaches several edges is a part of the landscape, and cut out it would only show seams. */
const standsFree = (sight: Sight): boolean => {
  if (!sight.subject) return false;
  const { left, right, top, bottom } = sight.subject.box;
  const filled = (sight.seen.subject?.share ?? 0) / ((right - left) * (bottom - top));
  return hasFace(sight) || (edgesReached(sight.subject.box) <= 1 && filled > leastFilled);
};

/** In the way of a camera that goes forward, as a person or a cup is. */
const isBlocked = (sight: Sight): boolean => {
  if (hasFace(sight)) return true;
  if (!sight.subject || !standsFree(sight)) return false;
  const { left, right, top, bottom } = sight.subject.box;
  return left < 0.6 && right > 0.4 && (right - left) * (bottom - top) > 0.04;
};

const hasDepth = ({ seen }: Sight): boolean => !seen.isFlat && (seen.sky?.share ?? 0) > 0.08;

type Plan = { kind: 'faces' | 'place' | 'shapes'; matched: Matched } | { kind: 'push' | 'swing' };

const planChange = (before: Sight, after: Sight, move: CameraMove, seed: number): Plan => {
  const faces = matchFaces(before, after);
  const place = matchPlaces(before.picture, after.picture, seed)?.pairs ?? null;
  if (faces) return { kind: 'faces', matched: { place, subject: faces } };
  const isSame = isSameSubject(before, after);
  if (place) {
    const moves = isSame && isMoved(before, after);
    return { kind: 'place', matched: { place, subject: (moves && matchOutlines(before, after)) || null } };
  }
  const areDrawn = before.seen.isFlat && after.seen.isFlat;
  const outlines = areDrawn || isSame ? matchOutlines(before, after) : undefined;
  if (outlines) return { kind: 'shapes', matched: { place: null, subject: outlines } };
  const isPush = forward.has(move) || (!sideways.has(move) && hasDepth(before) && !isBlocked(before));
  return { kind: isPush ? 'push' : 'swing' };
};

const drawingOf = (plan: Plan, before: Sight, after: Sight, move: CameraMove, seed: number): DrawBetween => {
  const stacksOf = (isCut: (sight: Sight) => boolean) =>
    [buildStack(before, isCut(before), seed), buildStack(after, isCut(after), seed)] as const;
  if ('matched' in plan) {
    const stacks = stacksOf(() => plan.matched.subject !== null);
    return createMorph(...stacks, plan.matched);
  }
  const stacks = stacksOf(standsFree);
  return plan.kind === 'push' ? createPush(...stacks) : createSwing(...stacks, move === 'pan_left');
};

/** What layers cannot reproduce of a picture, to be added where they rest. */
const restOf = ({ picture }: Sight, drawn: Uint8Array): Int16Array => {
  const rest = new Int16Array(drawn.length);
  for (let at = 0; at < rest.length; at += 1) if (at % 4 !== 3) rest[at] = picture.pixels[at]! - drawn[at]!;
  return rest;
};

/** Of the way: in so much of it what the layers lack fades away. */
const fading = 0.1;

export const createChange = (before: Sight, after: Sight, move: CameraMove, seed: number): Change => {
  const plan = planChange(before, after, move, seed);
  const drawInto = drawingOf(plan, before, after, move, seed);
  const drawn = new Uint8Array(before.picture.pixels.length);
  const words = new Uint32Array(drawn.buffer);
  drawInto(words, 0);
  const start = restOf(before, drawn);
  drawInto(words, 1);
  const end = restOf(after, drawn);
  return {
    kind: plan.kind,
    drawInto: (target, done) => {
      if (done <= 0) return target.set(wordsOf(before.picture));
      if (done >= 1) return target.set(wordsOf(after.picture));
      drawInto(target, done);
      const [early, late] = [1 - smoothstep(0, fading, done), smoothstep(1 - fading, 1, done)];
      const [rest, share] = early > 0 ? [start, early] : [end, late];
      if (share === 0) return;
      const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
      for (let at = 0; at < rest.length; at += 1)
        if (rest[at] !== 0) bytes[at] = clamp(bytes[at]! + rest[at]! * share, 0, 255);
    },
  };
};

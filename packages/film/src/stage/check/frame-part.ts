/** Close-ups of eyes and of what hands or feet do: measured from the pose, since only the pose tells where they are. */

import { createShots } from '../../camera/shots.ts';
import { clamp, smoothstep } from '../../math/interpolate.ts';
import { positionOf, transformPoint } from '../../math/matrix.ts';
import { addScaled, mix, subtract, type Vec3 } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { boxOfPart } from '../change/part-of-model.ts';
import { footingAt } from '../move/ground-contact.ts';
import type { Stage } from '../stage.ts';

/** Traits that the reader gives to whose hands or feet are looked at. */
export const partTraits = {
  hands: 'hands in close-up',
  feet: 'feet in close-up',
  eyes: 'eyes in close-up',
  face: 'face in close-up',
} as const;

const suffix = ' in close-up';
/** Hands, feet, eyes, or any part that a model has. */
const partShown = ({ thing }: Actor): string | undefined =>
  thing.traits.find((trait) => trait.endsWith(suffix))?.slice(0, -suffix.length);

/** How much of the whole is seen around a part: of a small one more than of one that is all over it. */
const [aroundSmall, aroundLarge] = [4, 1.15];
const leastOfWhole = 0.16;

const partAt = (
  part: string,
  hero: Actor,
  { seconds }: Stage,
  film: Film,
): { centre: Vec3; size: number } | null => {
  const box = boxOfPart(hero.model, part);
  film.poseFrame(seconds / 2);
  const root = film.rootOf(hero);
  if (!box || !root) return null;
  const centre = transformPoint(root, mix(box.low, box.high, 0.5));
  const own = Math.max(...subtract(box.high, box.low)) * hero.scale;
  const whole = Math.max(...hero.size);
  const around = own > whole * 0.3 ? aroundLarge : aroundSmall;
  return { centre, size: Math.min(whole * 1.1, Math.max(own * around, whole * leastOfWhole)) };
};

/** Moments, as shares of the film. */
const moments = [0.12, 0.5, 0.88];
/** The way of a head is taken this often. */
const faceSteps = 10;
/** Metres around hands that hold nothing, and the largest thing that is shown whole with them. */
const aroundHands = 0.56;
const largestWhole = 0.75;
const steep = 0.62;

const middleOf = (points: readonly Vec3[]): Vec3 =>
  points.reduce<Vec3>((sum, point) => addScaled(sum, point, 1 / points.length), [0, 0, 0]);

/** What the hands work at or hold, if it fits into the picture with them. */
const workOf = (hero: Actor, actors: readonly Actor[]) =>
  actors.find(
    (actor) =>
      actor.thing.person === null &&
      Math.max(...actor.size) < largestWhole &&
      (actor === hero.target || (actor.support.kind === 'held' && actor.support.host === hero)),
  );

const handsAt = (
  hero: Actor,
  { actors, seconds }: Stage,
  film: Film,
): { centre: Vec3; size: number } | null => {
  const work = workOf(hero, actors);
  const points = moments.flatMap((moment) => {
    film.poseFrame(seconds * moment);
    const hands = (['handLeft', 'handRight'] as const).flatMap((name) => film.anchorOf(hero, name) ?? []);
    const top = work && (film.anchorOf(work, 'top') ?? film.anchorOf(work, 'grip'));
    return [...hands, ...(top ? [top] : [])].map(positionOf);
  });
  if (points.length === 0) return null;
  const centre = middleOf(points);
  const reach = Math.max(...points.map((point) => Math.hypot(...subtract(point, centre))));
  return { centre, size: Math.max(aroundHands, reach * 1.6, work ? Math.max(...work.size) * 1.1 : 0) };
};

/** Both eyes, and what is shown around them. */
const eyesAt = (hero: Actor, { seconds }: Stage, film: Film): { centre: Vec3; size: number } | null => {
  film.poseFrame(seconds / 2);
  const head = film.anchorOf(hero, 'head');
  if (!head) return null;
  const isPerson = hero.thing.person !== null;
  const [box, resting] = [boxOfPart(hero.model, 'eye'), hero.model.anchors.head];
  if (box && resting && !isPerson) {
    const centre = transformPoint(head, subtract(mix(box.low, box.high, 0.5), resting));
    return { centre, size: Math.max(...subtract(box.high, box.low)) * hero.scale * 2.4 };
  }
  const [length, drop] = isPerson ? [hero.size[1], 0.022] : [Math.min(...hero.size), 0.62];
  // Anchors are on the forehead of people and on the top of animals' heads.
  const centre = addScaled(positionOf(head), [0, -1, 0], length * drop);
  return { centre, size: length * (isPerson ? 0.14 : 0.8) };
};

/** Head and shoulders; the camera goes with a head that sinks or falls. */
const faceAt = (
  hero: Actor,
  { seconds }: Stage,
  film: Film,
): { centre: Vec3; size: number; at: (time: number) => Vec3 } | null => {
  const length = hero.size[1];
  const ways = Array.from({ length: faceSteps + 1 }, (_, n) => {
    film.poseFrame((seconds * n) / faceSteps);
    const head = film.anchorOf(hero, 'head');
    return head ? addScaled(positionOf(head), [0, -1, 0], length * 0.05) : null;
  });
  const points = ways.filter((point) => point !== null);
  if (points.length < ways.length) return null;
  // A head that only nods would rock the picture.
  const middle = middleOf(points);
  const isStill = points.every((point) => Math.hypot(...subtract(point, middle)) < length * 0.14);
  const at = (time: number): Vec3 => {
    if (isStill) return middle;
    const u = clamp((time / seconds) * faceSteps, 0, faceSteps - 1e-6);
    return mix(points[Math.floor(u)]!, points[Math.floor(u) + 1]!, smoothstep(0, 1, u % 1));
  };
  // Another person is at the edge of the picture.
  return { centre: middle, size: length * (hero.target?.thing.person ? 0.5 : 0.38), at };
};

/** Turns the camera to the part that the prompt names; false where it names none. */
export const framePart = (stage: Stage, film: Film): boolean => {
  const { hero, set, clock } = stage;
  const part = hero ? partShown(hero) : undefined;
  if (!hero || part === undefined) return false;
  const carrier = rootOf(hero);
  const has = (part: keyof typeof partTraits) => hero.thing.traits.includes(partTraits[part]);
  const hands = has('hands') ? handsAt(hero, stage, film) : null;
  const eyes = has('eyes') ? eyesAt(hero, stage, film) : null;
  const face = has('face') ? faceAt(hero, stage, film) : null;
  const other = has('hands') || has('feet') || has('eyes') || face ? null : partAt(part, hero, stage, film);
  if (!other && !Object.keys(partTraits).includes(part)) return false;
  const seen = hands ?? eyes ?? face ?? other;
  const size = seen?.size ?? 0.75;
  const extent = { width: size * 1.25, height: size * 0.8, depth: size * 0.4 };
  const start = carrier.path?.(clock.seconds / 2).position ?? carrier.position;
  const offset: Vec3 = seen
    ? subtract(seen.centre, [start[0], 0, start[2]])
    : [0, footingAt(carrier, set, start[0], start[2], 0) + 0.16, 0];
  const centreAt = (time: number): Vec3 => {
    if (face) return face.at(time);
    const at = carrier.path?.(clock.at(time)).position ?? carrier.position;
    return [at[0] + offset[0], offset[1], at[2] + offset[2]];
  };
  stage.subject = {
    ...stage.subject,
    centreAt: (time) => centreAt(time),
    extent,
    detail: { offset: [0, 0, 0], extent },
    isAirborne: false,
    isWholeWay: true,
    isMeasured: true,
  };
  const { shotRequest } = stage;
  shotRequest.subject = stage.subject;
  shotRequest.isFlatLay = hands !== null;
  shotRequest.adjustments = stage.shots.map(() => ({
    azimuth: 0,
    elevation: hands ? steep - 0.46 : 0,
    distance: 1,
  }));
  stage.shots = createShots(shotRequest);
  return true;
};

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

/** Of heads, bodies and feet: where it is from an anchor or the middle of the body at rest, and how much is shown, in shares of a person's height or an animal's own. */
type Place = { ofPerson: [up: number, size: number]; ofAnimal: [up: number, size: number] };
const onHead: Record<string, Place> = {
  mouth: { ofPerson: [-0.06, 0.11], ofAnimal: [-0.3, 1] },
  nose: { ofPerson: [-0.05, 0.12], ofAnimal: [-0.2, 1] },
  ear: { ofPerson: [-0.045, 0.14], ofAnimal: [0, 1] },
  hair: { ofPerson: [-0.02, 0.26], ofAnimal: [-0.1, 1.2] },
  face: { ofPerson: [-0.05, 0.38], ofAnimal: [-0.3, 1.3] },
};
/** Along, up and how large, in shares of length, height and of the longest side. */
const onBody: Record<string, [along: number, up: number, size: number]> = {
  tail: [-0.4, 0.6, 0.5],
  surface: [0, 0.55, 0.36],
  feet: [0.25, 0.07, 0.24],
  top: [0, 0.9, 0.32],
};
/** Of a tree the trunk at the height of the eyes, in metres. */
const [highestSurface, largestSurface] = [1.3, 0.7];

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
  const own = Math.max(...subtract(box.high, box.low)) * hero.scale;
  const whole = Math.max(...hero.size);
  // Leaves all over a plant: some of them fill the picture.
  const isAllOver = own > whole * 0.7;
  const [across, up, along] = isAllOver ? allOver.at : [0.5, 0.5, 0.5];
  const [low, high] = [box.low, box.high];
  const at: Vec3 = [
    low[0] + (high[0] - low[0]) * across!,
    low[1] + (high[1] - low[1]) * up!,
    low[2] + (high[2] - low[2]) * along!,
  ];
  const around = isAllOver ? allOver.size : own > whole * 0.3 ? aroundLarge : aroundSmall;
  const size = Math.min(whole * 1.1, Math.max(own * around, whole * leastOfWhole));
  return { centre: transformPoint(root, at), size };
};
const allOver = { at: [0.5, 0.7, 0.6], size: 0.5 };

/** Parts that no model marks, where the bodies of people and animals have them. */
const bodyPartAt = (
  part: string,
  hero: Actor,
  { seconds }: Stage,
  film: Film,
): { centre: Vec3; size: number } | null => {
  const isPerson = hero.thing.person !== null;
  film.poseFrame(seconds / 2);
  const head = film.anchorOf(hero, 'head');
  const place = onHead[part];
  if (place && head) {
    const [up, size] = isPerson ? place.ofPerson : place.ofAnimal;
    const length = isPerson ? hero.size[1] : Math.min(hero.size[1], hero.size[2]) * ofHead;
    return { centre: addScaled(positionOf(head), [0, 1, 0], up * length), size: size * length };
  }
  const [along, up, size] = onBody[part] ?? [];
  const root = film.rootOf(hero);
  if (along === undefined || (isPerson && part === 'feet') || !root) return null;
  const isPlant = hero.kit?.locomotion === 'none';
  const [, tall, long] = hero.model.size;
  const high = isPlant && part === 'surface' ? Math.min(up! * tall, highestSurface / hero.scale) : up! * tall;
  const shown = size! * Math.max(...hero.size);
  return {
    centre: transformPoint(root, [0, high, along * long]),
    size: isPlant && part === 'surface' ? Math.min(shown, largestSurface) : shown,
  };
};
/** A head, in shares of the shorter of an animal's height and length. */
const ofHead = 0.46;

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

/** Metres: heads of children are a larger part of them. */
const grownUp = 1.45;

/** Head and shoulders; the camera goes with a head that sinks or falls. */
const faceAt = (
  hero: Actor,
  { seconds, scene }: Stage,
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
  const isClose = scene.camera.shot.endsWith('close_up');
  // Another person is at the edge of the picture.
  const alone = isClose && length > grownUp ? 0.3 : 0.38;
  const shown = hero.target?.thing.person ? 0.5 : alone;
  return { centre: middle, size: length * shown, at };
};

/** A fern or a waterlily is seen from above, where its leaves are. */
const isLow = ({ size, kit }: Actor): boolean =>
  kit?.locomotion === 'none' && size[1] < Math.max(size[0], size[2]) * 0.7;
const overLow = 0.45;

/** Turns the camera to the part that the prompt names; false where it names none. */
export const framePart = (stage: Stage, film: Film): boolean => {
  const { hero, set, clock } = stage;
  const part = hero ? partShown(hero) : undefined;
  if (!hero || part === undefined) return false;
  const carrier = rootOf(hero);
  const has = (part: keyof typeof partTraits) => hero.thing.traits.includes(partTraits[part]);
  const hands = has('hands') ? handsAt(hero, stage, film) : null;
  const eyes = has('eyes') ? eyesAt(hero, stage, film) : null;
  const face = has('face') && hero.thing.person ? faceAt(hero, stage, film) : null;
  const isMeasured = has('hands') || has('eyes') || face !== null;
  const other = isMeasured ? null : (partAt(part, hero, stage, film) ?? bodyPartAt(part, hero, stage, film));
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
    elevation: hands ? steep - 0.46 : isLow(hero) ? overLow : 0,
    distance: 1,
  }));
  stage.shots = createShots(shotRequest);
  return true;
};

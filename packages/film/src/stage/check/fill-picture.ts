/** Goes nearer where what the picture is about fills clearly less of it than its shot size asks for; what is much larger may be cut for that. */

import { type CameraShot, createShots } from '../../camera/shots.ts';
import { clamp } from '../../math/interpolate.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import { type Actor, isCounted, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import { isOfWay } from './fit-picture.ts';
import { type Box, boxesOver, boxOver, excessOf, joinBoxes, shiftInto } from './picture-box.ts';

/** Shares of the picture's height and width that the bodies fill together, over a whole shot. */
const wantedTall = 0.78;
const wantedWide = 0.84;
/** Where the place was named it needs room around them. */
const wantedTallInPlace = 0.68;
const wantedWideInPlace = 0.78;
/** Of what is wanted: a view that fills this much is left alone. */
const enough = 0.88;
/** Nearest that the camera comes, in its own distances. */
const nearest = 0.4;
/** Times the hero's size, and more for what it rides: what is larger and stands still is told by a part. */
const largestWhole = 1.8;
const largestRidden = 3.2;
/** Share of what is larger that stays in the picture. */
const leastOfLarge = 0.5;
/** Where going all the way would lose it: how much of the way is tried, as powers of the whole. */
const partsOfWay = [1, 0.75, 0.5, 0.3];
/** Half of the picture in which they are then, as a share of its sides. */
const sharedReach = 0.34;
/** Of the wanted size where the set shows something that was named, such as a field of pumpkins. */
const besideFixtures = 0.6;
/** Of more than can be counted the nearest are seen whole. */
const fewOfMany = 5;
/** How far from the middle the bodies may be together, as a share of the picture. */
const mostAside = 0.07;
const mostAsideOfTake = 0.1;
const rounds = 3;
/** Outside of the picture, in its heights. */
const leastExcess = 0.01;

const longest = ({ size }: Actor) => Math.max(...size);

/** Moves by itself or is alive. */
const acts = ({ thing, kit, speed }: Actor): boolean =>
  thing.person !== null || speed > 0 || (kit !== null && kit.locomotion !== 'none');

/** What decides how near the camera is: the hero, who acts with it, and what is not much larger than they are. */
const decides = (actor: Actor, hero: Actor): boolean => {
  if (!isOfWay(actor)) return false;
  if (actor.thingIndex === hero.thingIndex) return isCounted(actor.thing) || actor.copy < fewOfMany;
  if (!isCounted(actor.thing) && actor.copy >= fewOfMany) return false;
  const carrier = rootOf(hero);
  return longest(actor) < longest(hero) * (actor === carrier && acts(actor) ? largestRidden : largestWhole);
};

/** The table that a cat is under would not be told by its legs. */
const isOver = ({ thingIndex }: Actor, { thing }: Actor): boolean =>
  thing.ties.some(({ kind, to }) => kind === 'under' && to === thingIndex);

const areaOf = ({ left, right, bottom, top }: Box) => Math.max(0, right - left) * Math.max(0, top - bottom);

/** Share of a box that is in the picture. */
const shareInside = (box: Box, aspect: number): number => {
  const inside = {
    ...box,
    left: Math.max(box.left, -aspect / 2),
    right: Math.min(box.right, aspect / 2),
    bottom: Math.max(box.bottom, -0.5),
    top: Math.min(box.top, 0.5),
  };
  return areaOf(inside) / Math.max(1e-6, areaOf(box));
};

const canFill = ({ scene, shotRequest, subject, hero }: Stage): boolean => {
  const { shot, move, isTimelapse } = scene.camera;
  return (
    hero !== null &&
    // What was cut out of a picture is larger than the body that is measured here.
    hero.thing.character === null &&
    ['auto', 'medium'].includes(shot) &&
    !/^(?:pan|tilt|first_person|drone)/.test(move) &&
    !isTimelapse &&
    !shotRequest.showsSky &&
    !shotRequest.hasLandmark &&
    shotRequest.thirds === 0 &&
    // What the set has by itself was named, such as its window.
    !shotRequest.hasWindow &&
    shotRequest.eyeHeight === null &&
    !subject.isUpperBody
  );
};

/** A straight line through the shifts: limbs that swing do not shake the camera. */
const steadied = (shifts: readonly Vec3[], { from, until }: CameraShot): ((time: number) => Vec3) => {
  const last = Math.max(1, shifts.length - 1);
  const spread = shifts.reduce((sum, _, n) => sum + (n / last - 0.5) ** 2, 0);
  const mean = [0, 1, 2].map((axis) => shifts.reduce((sum, at) => sum + at[axis]!, 0) / shifts.length);
  const slope = [0, 1, 2].map((axis) =>
    shifts.length < 2 ? 0 : shifts.reduce((sum, at, n) => sum + at[axis]! * (n / last - 0.5), 0) / spread,
  );
  return (time) => {
    const u = clamp((time - from) / Math.max(0.01, until - from)) - 0.5;
    return [0, 1, 2].map((axis) => mean[axis]! + slope[axis]! * u) as Vec3;
  };
};

/** How far the aim moves: the box comes near the middle, or only as far as it needs to be in a picture that large things share. */
const aimFor = (
  box: Box,
  aspect: number,
  distance: number,
  { isShared, aside }: { isShared: boolean; aside: number },
): [number, number] => {
  if (isShared)
    return [
      -shiftInto(box.left, box.right, sharedReach * aspect * distance),
      -shiftInto(box.bottom, box.top, sharedReach * distance),
    ];
  const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  return [
    x - clamp(x, -aside * aspect * distance, aside * aspect * distance),
    y - clamp(y, -mostAside * distance, 0),
  ];
};

/** Goes nearer, and shifts the aim at every moment. */
const goNearer = (
  stage: Stage,
  n: number,
  boxes: readonly Box[],
  distance: number,
  isShared: boolean,
): void => {
  const { shotRequest, aspect } = stage;
  const shot = stage.shots[n]!;
  const camera = shot.at((shot.from + shot.until) / 2);
  const aside = mostAside + mostAsideOfTake * Math.abs(shotRequest.take.thirds);
  const shifts = boxes.map((box): Vec3 => {
    const metres = box.depth / camera.focalLength;
    const [across, up] = aimFor(box, aspect, distance, { isShared, aside });
    return addScaled(addScaled([0, 0, 0], camera.right, across * metres), camera.up, up * metres);
  });
  const shift = steadied(shifts, shot);
  const before = shotRequest.adjustments[n]!;
  shotRequest.adjustments = shotRequest.adjustments.with(n, {
    ...before,
    distance: before.distance * distance,
    aimAt: (time) => addScaled(shift(time), before.aimAt?.(time) ?? [0, 0, 0], 1),
  });
  stage.shots = createShots(shotRequest);
};

const objectsOf = (film: Film, isWanted: (actor: Actor) => boolean): Set<number> =>
  new Set([...film.actorOf].filter(([, actor]) => isWanted(actor)).map(([object]) => object));

export const fillPicture = (stage: Stage, film: Film): void => {
  const { hero, aspect, shotRequest, scene, subject, fixtures } = stage;
  if (!hero || !canFill(stage)) return;
  const isInPlace = scene.setting.isStated || scene.setting.backdrop !== null;
  // A take from far stays one.
  const share = (fixtures.size > 0 ? besideFixtures : 1) / Math.max(1, shotRequest.take.distance);
  const tall = (isInPlace ? wantedTallInPlace : wantedTall) * share;
  const wide = (isInPlace ? wantedWideInPlace : wantedWide) * aspect * share;
  const deciding = objectsOf(film, (actor) => decides(actor, hero));
  const large = stage.actors
    .filter((actor) => isOfWay(actor) && !decides(actor, hero) && actor.copy === 0)
    .map((actor) => ({
      objects: objectsOf(film, (one) => one === actor),
      least: isOver(actor, hero) ? 1 : leastOfLarge,
    }));
  const fillOf = (boxes: readonly Box[]) =>
    Math.max(...boxes.map((box) => Math.max((box.top - box.bottom) / tall, (box.right - box.left) / wide)));
  /** What crosses the picture is seen by a camera that stays, others are followed. */
  const boxesNow = (n: number): Box[] => {
    const boxes = boxesOver(film, stage.shots[n]!, deciding);
    const all = subject.isWholeWay ? joinBoxes(boxes) : null;
    return all ? [all] : boxes;
  };
  /** The boxes from nearer; null: too much is cut, and the shot is left as it was. */
  const tryNearer = (n: number, boxes: readonly Box[], distance: number, isShared: boolean): Box[] | null => {
    const before = shotRequest.adjustments[n]!;
    const insideBefore = large.map(({ objects }) => boxOver(film, stage.shots[n]!, objects));
    goNearer(stage, n, boxes, distance, isShared);
    const after = boxesNow(n);
    const losesLarge = large.some(({ objects, least }, index) => {
      const was = insideBefore[index];
      const is = was && boxOver(film, stage.shots[n]!, objects);
      return is && shareInside(is, aspect) < Math.min(least, shareInside(was, aspect) * 0.9);
    });
    const excess = excessOf(joinBoxes(after), aspect);
    if (fillOf(after) <= 1.1 && excess <= leastExcess && !losesLarge) return after;
    shotRequest.adjustments = shotRequest.adjustments.with(n, before);
    stage.shots = createShots(shotRequest);
    return null;
  };
  for (const n of stage.shots.keys()) {
    if (stage.shots[n]!.isOnDetail) continue;
    let boxes = boxesNow(n);
    for (let round = 0; boxes.length > 0 && round < rounds; round += 1) {
      const fill = fillOf(boxes);
      if (fill > enough) break;
      const distance = clamp(fill, nearest / shotRequest.adjustments[n]!.distance, 1);
      let found = tryNearer(n, boxes, distance, false);
      if (large.length > 0)
        for (const part of partsOfWay) found ??= tryNearer(n, boxes, distance ** part, true);
      if (!found) break;
      boxes = found;
    }
  }
};

/** The distance and the aim at which a view from some direction shows what it is about, as large as its shot size asks for. */

import { type CameraShot, createShots, type ShotAdjustment } from '../../camera/shots.ts';
import { clamp } from '../../math/interpolate.ts';
import { addScaled, length, mix, subtract, type Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { Stage } from '../stage.ts';
import { hops } from './hops.ts';
import { boxOfOutlines, middleOf, type Outline } from './outlines.ts';
import {
  type Box,
  excessOf,
  joinBoxes,
  joined,
  mixBoxes,
  safeAcross,
  safeUp,
  shareInside,
  shiftInto,
  steadied,
} from './picture-box.ts';
import type { Wanted, WantedSize } from './wanted-view.ts';

/** How far from the middle the bodies may be together, as a share of the picture, and more in a take that has them aside. */
const mostAside = 0.07;
const mostAsideOfTake = 0.1;
/** Times as large that a body becomes for which the camera stands back. */
const mostGrowth = 3;
/** And from which on it has burst: its pieces are all over the place. */
const mostBurst = 5;
/** After a step everything is elsewhere in the picture. */
const rounds = 3;
/** How much of the rest that is named is framed with what decides: the least that tells it is taken. */
const shares = [0, 0.1, 0.25, 0.5, 1];
/** Of the width or height: a line of aims that loses more than this of somebody is given up for a curve. */
const mostLost = 0.04;

export type View = { shot: number; from: number; until: number; times: readonly number[] };

export const shotsWith = (stage: Stage, shot: number, adjustment: ShotAdjustment): CameraShot[] =>
  createShots({ ...stage.shotRequest, adjustments: stage.shotRequest.adjustments.with(shot, adjustment) });

/** How far the aim moves across the picture and up it, after the distance was multiplied; without a side, only as far as keeps them in the picture. */
const aimFor = (
  box: Box,
  { aspect, distance, aside }: { aspect: number; distance: number; aside: number | null },
): [number, number] => {
  const [wide, tall] = [aspect * distance, distance];
  if (aside === null)
    return [
      -shiftInto(box.left, box.right, safeAcross * wide),
      -shiftInto(box.bottom, box.top, safeUp * tall),
    ];
  const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  return [x - clamp(x, -aside * wide, aside * wide), y - clamp(y, -mostAside * tall, 0)];
};

/** Where the bodies are at each moment; those that cross a picture that stays are taken together. */
const boxesFor = (
  outlines: readonly Outline[],
  cameras: readonly Camera[],
  isStaying: boolean,
): (Box | null)[] => {
  const boxes = cameras.map((camera, moment) => boxOfOutlines(outlines, moment, camera));
  const all = isStaying ? joinBoxes(boxes.filter((box) => box !== null)) : null;
  return isStaying ? cameras.map(() => all) : boxes;
};

type Placed = { shot: CameraShot; cameras: Camera[] };

const placed = (stage: Stage, { shot: number, times }: View, adjustment: ShotAdjustment): Placed => {
  const shot = shotsWith(stage, number, adjustment)[number]!;
  return { shot, cameras: times.map((time) => shot.at(time)) };
};

type Bodies = { core: readonly Outline[]; rest: readonly { outline: Outline; least: number }[] };

const targetOf = (core: Box | null, all: Box | null, share: number): Box | null =>
  core && all ? mixBoxes(core, all, share) : core;

const timesLarger = (box: Box, { tall, wide }: WantedSize, aspect: number): number =>
  Math.max((box.top - box.bottom) / tall, (box.right - box.left) / (wide * aspect));

/** From the subject's middle as it was told to where the bodies are posed, along a line or, where that is far from them, a curve. */
const aimAtMiddle = (
  { shotRequest }: Stage,
  view: View,
  core: readonly Outline[],
  all: readonly Outline[],
  share: number,
): ((time: number) => Vec3) => {
  const middles = view.times.map((_, moment) => middleOf(core, moment));
  const reach = Math.min(...middles.map((own) => own?.reach ?? Number.POSITIVE_INFINITY));
  let before: Vec3 = [0, 0, 0];
  const shifts = view.times.map((time, moment) => {
    const [own, others] = [middles[moment], middleOf(all, moment)];
    if (!own || !others || own.reach > reach * mostBurst) return before;
    before = subtract(mix(own.middle, others.middle, share), shotRequest.subject.centreAt(time));
    return before;
  });
  const line = steadied(shifts, view);
  const isNear = shifts.every(
    (shift, n) => length(subtract(shift, line(view.times[n]!))) < reach * mostOffLine,
  );
  return isNear ? line : joined(shifts, view.times[0]!, view.times.at(-1)!);
};
/** In sizes of the bodies. */
const mostOffLine = 0.2;

/** One view that has this share of the rest with what decides. */
const fitWith = (
  stage: Stage,
  view: View,
  { core, rest }: Bodies,
  direction: Pick<ShotAdjustment, 'azimuth' | 'elevation'>,
  share: number,
  size: WantedSize,
): ShotAdjustment => {
  const { aspect, subject } = stage;
  const isStaying = subject.isWholeWay === true || hops(stage);
  const toSide = Math.abs(stage.shotRequest.take.thirds);
  const aside = size.isFilled ? mostAside + mostAsideOfTake * toSide : null;
  const all = [...core, ...rest.map(({ outline }) => outline)];
  let adjustment: ShotAdjustment = { ...direction, distance: 1 };
  // Those who are carried by a ship or a wave are where they are posed, not on their own way.
  if (size.isFilled && !isStaying)
    adjustment = { ...adjustment, aimAt: aimAtMiddle(stage, view, core, all, share) };
  let { shot, cameras } = placed(stage, view, adjustment);
  for (let round = 0; round < rounds; round += 1) {
    const own = boxesFor(core, cameras, isStaying);
    const others = share > 0 ? boxesFor(all, cameras, isStaying) : own;
    const targets = own.map((box, n) => targetOf(box, others[n]!, share));
    const fills = targets.map((box) => (box ? timesLarger(box, size, aspect) : Number.POSITIVE_INFINITY));
    const least = Math.min(...fills);
    if (least === Number.POSITIVE_INFINITY) return adjustment;
    const boxes = targets.map((box, n) => (fills[n]! > least * mostBurst ? null : box));
    // One that grows is told when it is small as well.
    const larger = Math.min(Math.max(...fills.filter((_, n) => boxes[n])), mostGrowth * least);
    const wanted = larger > 1 ? larger : Math.min(1, larger / Math.max(0.01, size.least));
    const distance = clamp(
      wanted,
      size.nearest / adjustment.distance,
      Math.max(1, size.farthest / adjustment.distance),
    );
    let before: Vec3 = [0, 0, 0];
    const shifts = boxes.map((box, n): Vec3 => {
      if (!box) return before;
      const camera = cameras[n]!;
      const metres = Math.min(box.depth, shot.framing.distance * 1.5) / camera.focalLength;
      const [across, up] = aimFor(box, { aspect, distance, aside });
      before = addScaled(addScaled([0, 0, 0], camera.right, across * metres), camera.up, up * metres);
      return before;
    });
    const earlier = adjustment.aimAt;
    const withAim = (shift: (time: number) => Vec3): ShotAdjustment => ({
      ...adjustment,
      distance: adjustment.distance * distance,
      aimAt: (time) => addScaled(shift(time), earlier?.(time) ?? [0, 0, 0], 1),
    });
    const straight = withAim(steadied(shifts, view));
    const isSettled =
      Math.abs(Math.log(distance)) < 0.02 && shifts.every((shift) => Math.hypot(...shift) < 0.01);
    adjustment = straight;
    ({ shot, cameras } = placed(stage, view, adjustment));
    const seen = isStaying ? [] : boxesFor(core, cameras, false);
    if (seen.some((box) => box && excessOf(box, aspect) > mostLost)) {
      adjustment = withAim(joined(shifts, view.times[0]!, view.times.at(-1)!));
      ({ shot, cameras } = placed(stage, view, adjustment));
    }
    if (isSettled) break;
  }
  return adjustment;
};

/** The hero large enough to be told, against how much is told of all others. */
const worthOf = (
  stage: Stage,
  cameras: readonly Camera[],
  rest: Bodies['rest'],
  hero: readonly Outline[],
): number => {
  const boxes = boxesFor(hero, cameras, false).filter((box) => box !== null);
  const span = Math.min(...boxes.map((box) => Math.max(box.top - box.bottom, (box.right - box.left) * 0.85)));
  const large = boxes.length === 0 ? 0 : Math.min(1, span / tellingSpan) ** 0.7;
  const told = rest.map(({ outline, least }) => {
    const inside = boxesFor([outline], cameras, false).flatMap((box) =>
      box ? [shareInside(box, stage.aspect) / least] : [],
    );
    return inside.length === 0 ? 1 : Math.min(1, ...inside);
  });
  return (
    large * worthOfHero + told.reduce((sum, one) => sum + one / Math.max(1, told.length / worthOfRest), 0)
  );
};
/** Height of the picture that the hero spans at least to be told well, and what that is worth beside all that is told of others. */
const tellingSpan = 0.4;
const worthOfHero = 3;
const worthOfRest = 2;

/** The nearest view from a direction that shows enough of everything named. */
export const fitView = (
  stage: Stage,
  view: View,
  outlines: readonly Outline[],
  wanted: Wanted,
  size: WantedSize,
  direction: Pick<ShotAdjustment, 'azimuth' | 'elevation'>,
): ShotAdjustment => {
  const usual: ShotAdjustment = { ...direction, distance: 1 };
  const core = outlines.filter(({ actor }) => wanted.decides(actor));
  const rest = size.isFilled
    ? outlines.flatMap((outline) => {
        const least = wanted.leastOf(outline.actor);
        return least > 0 ? [{ outline, least }] : [];
      })
    : [];
  if (core.length === 0) return usual;
  const heroes = core.filter(({ actor }) => actor === stage.hero);
  const parts = rest.length > 0 ? shares : [0];
  const rated = parts.map((share) => {
    const adjustment = fitWith(stage, view, { core, rest }, direction, share, size);
    return { adjustment, worth: worthOf(stage, placed(stage, view, adjustment).cameras, rest, heroes) };
  });
  return rated.reduce((a, b) => (b.worth > a.worth + 0.02 ? b : a)).adjustment;
};

/** How much of what has to be whole is outside of the picture at most, in heights of it. */
export const excessIn = (
  stage: Stage,
  outlines: readonly Outline[],
  { decides }: Wanted,
  camera: Camera,
  moment: number,
): number => {
  const core = outlines.filter(({ actor }) => decides(actor));
  return core.length === 0 ? 0 : excessOf(boxOfOutlines(core, moment, camera), stage.aspect);
};

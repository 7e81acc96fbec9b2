/** A camera that sees the cast as the camera of a given picture would: same horizon, feet on the ground that it shows. */

import { clamp } from '../../math/interpolate.ts';
import { positionOf } from '../../math/matrix.ts';
import { dot, subtract, type Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import { rootMatrixAt } from '../move/ground-contact.ts';
import { comeDown, type Landing } from '../place/views/come-down.ts';
import type { Stage } from '../stage.ts';

/** In shares of the picture. */
export type PlateSpot = {
  /** Where the cast stands at the middle of the film. */
  x: number;
  y: number;
  horizon: number;
  /** Heights of the picture that it may take; half of it where nothing is said. */
  mostTall?: number;
  /** Height at which something flies. */
  air?: number;
  landing?: Landing;
};
export type PlateShadow = { x: number; y: number; wide: number; tall: number };

/** In heights of the picture, as a camera of a phone has it. */
const focalLength = 1.3;
/** Of a photographer who stands. */
const eyeHeight = 1.6;
/** Heights that what is added may take of the picture's. */
const [leastTall, usualTall] = [0.18, 0.5];
/** Of the picture's width, for all of the cast together. */
const mostWide = 0.85;

const moments = [0, 0.25, 0.5, 0.75, 1];
/** Lengths of its own that something goes into the picture or out of it before its way counts as one in depth. */
const deepWay = 2;

/** The moment at which the cast is nearest, where it goes away or comes; else the middle of the film. */
const nearestAt = ({ seconds, subject }: Stage, dirX: number, dirZ: number): number => {
  const depths = moments.map((share) => {
    const [x, , z] = subject.centreAt(share * seconds);
    return x * dirX + z * dirZ;
  });
  const least = Math.min(...depths);
  const isDeep = Math.max(...depths) - least > deepWay * Math.max(subject.extent.height, 0.5);
  return isDeep ? moments[depths.indexOf(least)]! * seconds : seconds / 2;
};

/** Heights of the picture that something in the air takes, and widths of it that its way may. */
const [leastInAir, mostInAir, widestWay] = [0.05, 0.2, 0.9];

/** What flies is seen against the sky, as far away as lets its way be seen. */
const cameraToAir = (stage: Stage, air: number, dirX: number, dirZ: number): Camera => {
  const { subject, seconds, aspect } = stage;
  const [first, centre, last] = [0, seconds / 2, seconds].map((time) => subject.centreAt(time)) as [
    Vec3,
    Vec3,
    Vec3,
  ];
  const right: Vec3 = [-dirZ, 0, dirX];
  const way = Math.max(subject.extent.width, Math.abs(dot(subtract(last, first), right)));
  const size = Math.max(subject.extent.height, 0.05);
  const away = clamp(
    (way * focalLength) / (aspect * widestWay),
    (size * focalLength) / mostInAir,
    (size * focalLength) / leastInAir,
  );
  return {
    position: [
      centre[0] - dirX * away,
      centre[1] - ((0.5 - air) / focalLength) * away,
      centre[2] - dirZ * away,
    ],
    forward: [dirX, 0, dirZ],
    right,
    up: [0, 1, 0],
    focalLength,
  };
};

/** Heights of the picture that something may climb that goes away: above the ground that is seen begin houses and mountains. */
const mostClimb = 0.26;

const cameraFor = (
  stage: Stage,
  { x, y, horizon: line, air = 0.25, mostTall = usualTall }: PlateSpot,
): Camera => {
  const before = (stage.shots[0]!.at(stage.seconds / 2) as Camera).forward;
  const flat = Math.hypot(before[0], before[2]) || 1;
  const [dirX, dirZ] = [before[0] / flat, before[2] / flat];
  if (stage.subject.isAirborne) return cameraToAir(stage, air, dirX, dirZ);
  const nearest = nearestAt(stage, dirX, dirZ);
  const centre = stage.subject.centreAt(nearest);
  const horizon = nearest === stage.seconds / 2 ? line : Math.max(line, y - mostClimb);
  const pitch = -Math.atan((0.5 - horizon) / focalLength);
  const down = -(pitch + Math.atan((0.5 - Math.max(y, horizon + 0.06)) / focalLength));
  const ways = 1 / Math.tan(down);
  const size = Math.max(stage.subject.extent.height, 0.05);
  // True to size for somebody who stands, unless that is too small to be seen or larger than the picture.
  const seen = (size * focalLength) / (eyeHeight * ways);
  const allowed = Math.min(
    mostTall,
    (mostWide * stage.aspect * size) / Math.max(0.05, stage.subject.extent.width),
  );
  const height = (eyeHeight * seen) / clamp(seen, Math.min(leastTall, allowed), allowed);
  const away = height * ways;
  const aside = (((x - 0.5) * stage.aspect) / focalLength) * away;
  const ground = stage.set.ground(centre[0], centre[2]);
  const right: Vec3 = [-dirZ, 0, dirX];
  const forward: Vec3 = [dirX * Math.cos(pitch), Math.sin(pitch), dirZ * Math.cos(pitch)];
  return {
    position: [
      centre[0] - dirX * away - right[0] * aside,
      ground + height,
      centre[2] - dirZ * away - right[2] * aside,
    ],
    forward,
    right,
    up: [-dirX * Math.sin(pitch), Math.cos(pitch), -dirZ * Math.sin(pitch)],
    focalLength,
  };
};

/** Sets the stage's camera; the result says where shadows of the cast fall on the picture. */
export const viewOfPlate = (stage: Stage, spot: PlateSpot): ((time: number) => PlateShadow[]) => {
  const [x, , z] = stage.subject.centreAt(stage.seconds / 2);
  // The ground of the picture is not that of the set, which is not drawn: its hills would lift the cast off.
  const level = Math.max(stage.set.ground(x, z), stage.set.water?.(x, z, 0) ?? Number.NEGATIVE_INFINITY);
  stage.set = { ...stage.set, ground: () => level };
  const still = cameraFor(stage, spot);
  const flat = Math.hypot(still.forward[0], still.forward[2]) || 1;
  const coming =
    spot.landing &&
    comeDown(stage, spot.landing, [still.forward[0] / flat, still.forward[2] / flat], focalLength);
  stage.shots = stage.shots.slice(-1).map((shot) => ({
    ...shot,
    until: Number.POSITIVE_INFINITY,
    at: coming ?? (() => still),
    focusAt: () => null,
  }));
  // It sits on something of the picture, not on its ground.
  if (coming) return () => [];
  return (time) =>
    stage.actors.flatMap((actor) => {
      if (actor.support.kind !== 'free' || actor.altitude > 0.2 || !actor.path) return [];
      const root = rootMatrixAt(actor, stage.set, time);
      const away = subtract(positionOf(root), still.position);
      const depth = dot(away, still.forward);
      if (depth < 0.1) return [];
      const scale = still.focalLength / depth;
      const broad = Math.max(actor.size[0], actor.size[2]) * 0.5 * scale;
      return [
        {
          x: 0.5 + (dot(away, still.right) * scale) / stage.aspect,
          y: 0.5 - dot(away, still.up) * scale,
          wide: broad / stage.aspect,
          tall: broad * 0.22,
        },
      ];
    });
};

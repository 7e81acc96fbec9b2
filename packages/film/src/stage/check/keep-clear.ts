/** No camera stands inside a body or right before one that fills the picture: it is moved until the view is free. */

import { createShots, type ShotAdjustment } from '../../camera/shots.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import type { IdBuffer } from './id-buffer.ts';

/** Moments of a shot that are looked at, as shares of its length. */
const moments = [0.04, 0.97];
/** What is nearer than this share of the way to the subject is in the way, where it fills so much of the picture. */
const inTheWay = 0.2;
const mostCovered = 0.3;

const outdoors: readonly ShotAdjustment[] = [
  { azimuth: 0, elevation: 0.14, distance: 1 },
  { azimuth: 0, elevation: 0.1, distance: 1.3 },
  { azimuth: 0.35, elevation: 0.06, distance: 1.15 },
  { azimuth: -0.35, elevation: 0.06, distance: 1.15 },
  { azimuth: 0, elevation: 0.3, distance: 1.3 },
  { azimuth: 0, elevation: 0.25, distance: 1.9 },
  { azimuth: 0, elevation: 0, distance: 0.6 },
];
/** The walls of a room are built for the camera's place: it can only go nearer or higher. */
const indoors: readonly ShotAdjustment[] = [
  { azimuth: 0, elevation: 0.16, distance: 1 },
  { azimuth: 0, elevation: 0, distance: 0.75 },
  { azimuth: 0, elevation: 0.2, distance: 0.75 },
  { azimuth: 0, elevation: 0.1, distance: 0.55 },
];

const solid: readonly string[] = ['rolls', 'rails', 'floats', 'slides'];

/** Within the box around a car, a train or a boat. */
export const isInsideBody = ({ actors, clock }: Stage, [x, y, z]: Vec3, time: number): boolean =>
  actors.some(({ kit, path, size, support }) => {
    if (!path || support.kind !== 'free' || !solid.includes(kit?.locomotion ?? '')) return false;
    const { position, yaw } = path(clock.at(time));
    const [dx, dz] = [x - position[0], z - position[2]];
    const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
    return (
      Math.abs(dx * c - dz * s) < size[0] / 2 + 0.3 &&
      Math.abs(dx * s + dz * c) < size[2] / 2 + 0.3 &&
      y - position[1] < size[1] + 0.2
    );
  });

const coveredAt = (stage: Stage, film: Film, buffer: IdBuffer, shot: number, time: number): number => {
  const { at, framing } = stage.shots[shot]!;
  const camera = at(time);
  if (isInsideBody(stage, camera.position, time)) return 1;
  buffer.look(film.world, camera, new Set());
  return buffer.shareNearer(framing.distance * inTheWay);
};

const adjust = (stage: Stage, shot: number, adjustment: ShotAdjustment) => {
  stage.shotRequest.adjustments = stage.shotRequest.adjustments.with(shot, adjustment);
  stage.shots = createShots(stage.shotRequest);
};

export const keepClear = (stage: Stage, film: Film, buffer: IdBuffer, shot: number): void => {
  // Through a windscreen or somebody's eyes the near is meant.
  if (stage.scene.setting.place === 'car' || stage.scene.camera.move === 'first_person') return;
  const { from, until } = stage.shots[shot]!;
  const kept = stage.shotRequest.adjustments[shot]!;
  let worst = { time: from, covered: 0 };
  for (const moment of moments) {
    const time = from + (until - from) * moment;
    film.poseFrame(time);
    const covered = coveredAt(stage, film, buffer, shot, time);
    if (covered > worst.covered) worst = { time, covered };
  }
  if (worst.covered <= mostCovered) return;
  film.poseFrame(worst.time);
  let best = { adjustment: kept, covered: worst.covered };
  for (const change of stage.set.isIndoors ? indoors : outdoors) {
    const adjustment: ShotAdjustment = {
      ...kept,
      azimuth: kept.azimuth + change.azimuth,
      elevation: kept.elevation + change.elevation,
      distance: kept.distance * change.distance,
    };
    adjust(stage, shot, adjustment);
    const covered = coveredAt(stage, film, buffer, shot, worst.time);
    if (covered < best.covered - 0.05) best = { adjustment, covered };
    if (covered < mostCovered * 0.6) break;
  }
  adjust(stage, shot, best.adjustment);
};

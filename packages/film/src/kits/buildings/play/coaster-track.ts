/** The closed track of a roller coaster with a drop and a vertical loop. */

import { type Matrix, multiply, rotationFacing, translationTo } from '../../../math/matrix.ts';
import { addScaled, distance, mix, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';

export const loopRadius = 6.5;
export const loopFoot = 1.6;
/** The middle of the loop, across. */
export const loopZ = 8;

const loop = Array.from({ length: 13 }, (_, n): Vec3 => {
  const a = (n / 12) * 2 * Math.PI;
  // Shifted aside, so that the way out passes the way in.
  return [Math.sin(a) * loopRadius, loopFoot + loopRadius * (1 - Math.cos(a)), loopZ + 1.5 - n / 4];
});

const corners: Vec3[] = [
  [-24, 5, 6],
  [-17, 2.2, 9],
  [-10, loopFoot, 9.6],
  [-5, loopFoot, 9.6],
  ...loop,
  [5, loopFoot, 6.4],
  [12, 2, 5.8],
  [20, 4, 3],
  [24, 7, -3],
  [20, 10, -9],
  [10, 8, -11],
  [0, 11, -11],
  [-10, 9, -11],
  [-20, 13, -9],
  [-26, 11, -2],
];

const curve = (a: number, b: number, c: number, d: number, t: number) =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

const fine = corners.flatMap((_, n) =>
  Array.from({ length: 12 }, (_unused, k): Vec3 => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((by) => corners[(n + by + corners.length) % corners.length]!);
    return [0, 1, 2].map((axis) => curve(a![axis]!, b![axis]!, c![axis]!, d![axis]!, k / 12)) as Vec3;
  }),
);

const lengths = fine.map((p, n) => distance(p, fine[(n + 1) % fine.length]!));
/** Metres once round. */
export const trackLength = lengths.reduce((sum, piece) => sum + piece, 0);

/** At so many metres from the top of the drop. */
export const trackAt = (metres: number): Vec3 => {
  let left = ((metres % trackLength) + trackLength) % trackLength;
  let n = 0;
  while (n < fine.length - 1 && left > lengths[n]!) left -= lengths[n++]!;
  return mix(fine[n]!, fine[(n + 1) % fine.length]!, left / lengths[n]!);
};

/** Square of a speed, in square metres a second: how strongly riders are pressed outwards. */
const press = 120;

/** Along the track, its up where the riders' weight pulls them from: inwards in the loop. */
export const trackFrame = (metres: number): Matrix => {
  const [before, here, after] = [-1.5, 0, 1.5].map((by) => trackAt(metres + by)) as [Vec3, Vec3, Vec3];
  const bend = scale(subtract(addScaled(before, after, 1), scale(here, 2)), press / 2.25);
  const up = normalize([
    bend[0],
    Math.max(bend[1], here[1] > 9 && Math.abs(here[0]) < 7 ? -99 : -6) + 9.8,
    bend[2],
  ]);
  return multiply(translationTo(here), rotationFacing(subtract(after, before), up));
};

/** A racetrack along x: kerbs in red and white, gravel, barriers of tyres, a grandstand with people. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { groundGreen } from '../country/grassland.ts';
import { addMountains } from '../shared/backdrop.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { asphalt, line } from '../towns/road-colours.ts';
import { addPitGarages, hasPit } from './pit-garages.ts';

/** How fast a sharp turn leaves its tangent: metres aside for each square metre along. */
export const turnCurve = 0.018;

const shirts = ['#c0302a', '#2a5ab0', '#e8c040', '#f0ece4', '#2f8a4a', '#e87a2a', '#6a3a8a', '#222428'];

/** Sideways metres of the middle of the track, along the way of a machine that leans into a turn there. */
const bendOf = (set: SetBuilder) => {
  const isBend = set.request.details?.includes('sharp_turn') ?? false;
  return (x: number): number => (isBend ? turnCurve * x * x : 0);
};

export const buildRacetrack = (set: SetBuilder): void => {
  const bend = bendOf(set);
  const half = Math.max(6, set.halfZ + 2);
  if (hasPit(set)) addPitGarages(set);
  addTerrain(set, {
    paint: (x, _y, z) => groundGreen(set.request, x, z),
    material: 'lawn',
    height: () => -0.06,
    reach: 1500,
  });
  set.model(
    (b) => {
      // Horses run on earth.
      const isDirt = set.request.details?.includes('dirt_road') ?? false;
      const [first, second] = isDirt
        ? [fromHex('#a07a52'), fromHex('#8a6440')]
        : [asphalt, fromHex('#2a2b2e')];
      b.paint(
        (p) => mix(first, second, 0.6 * noise(p[0] / 9, 1, p[2] * 0.8)),
        set.isRainy ? 'wet' : isDirt ? 'sand' : 'asphalt',
      );
      const ribbon = (from: number, to: number, near: number, far: number, lift: number) =>
        b.quad(
          [from, lift, bend(from) + near],
          [to, lift, bend(to) + near],
          [to, lift, bend(to) + far],
          [from, lift, bend(from) + far],
          [0, 1, 0],
        );
      const kerb = (x: number, side: number, colour: Vec3) => {
        b.paint(colour, 'satin');
        ribbon(x, x + 1.4, side * half - 0.5, side * half + 0.5, 0.03);
      };
      const end = bend(1) > 0 ? 120 : 260;
      for (let x = -end; x < end; x += 4) ribbon(x, x + 4, -half, half, 0);
      b.paint(line, 'matte');
      for (let x = -end; x < end; x += 4)
        for (const z of [-half + 0.35, half - 0.35]) ribbon(x, x + 4, z - 0.08, z + 0.08, 0.012);
      for (let x = -110, n = 0; x < 110; x += 1.4, n += 1)
        for (const side of [-1, 1]) kerb(x, side, fromHex(n % 2 ? '#f2efe8' : '#c8281e'));
      // Gravel beyond the kerb, then a wall with boards and tyres before it.
      b.paint((p) => mix(fromHex('#b8a684'), fromHex('#d4c4a2'), noise(p[0] * 2, 1, p[2] * 2)), 'sand');
      b.heightField({ x0: -200, z0: -half - 9, x1: 200, z1: -half + bend(60) }, { x: 60, z: 6 }, () => -0.02);
      const wall = -half - 9.4;
      b.paint(fromHex('#d8d8d4'), 'plaster').box([0, 0.6, wall], [420, 1.2, 0.3]);
      for (let x = -90, n = 0; x < 90; x += 7, n += 1)
        b.paint(fromHex(shirts[(n * 3) % 7]!), 'satin').box([x, 0.75, wall + 0.17], [6.4, 0.8, 0.05], 0.02);
      for (let x = -80, n = 0; x < 80; x += 0.62, n += 1)
        for (const y of [0.16, 0.46])
          b.paint(fromHex(Math.floor(n / 5) % 2 ? '#c8281e' : '#1c1d1f'), 'satin').box(
            [x, y, wall + 0.6],
            [0.56, 0.27, 0.5],
            0.1,
            1,
          );
    },
    { castsNoShadow: true },
  );
  addGrandstand(set, -half - 17);
  addMountains(set, -10);
  const plant = createTreePlanter(set);
  set.scatter(
    34,
    { near: 60, far: 240, radius: 3 },
    (x, z) => plant('oak', x, z, 0.9),
    (_x, z) => z < -half - 40,
  );
  if (set.isRainy) set.mirrorHeight = 0;
};

const addGrandstand = (set: SetBuilder, front: number): void => {
  const rows = 7;
  set.model(
    (b) => {
      for (let row = 0; row < rows; row += 1) {
        const [y, z] = [1.4 + row * 0.75, front - row * 1.1];
        b.paint(fromHex('#9aa0a6'), 'plaster').box([0, y / 2, z], [130, y, 1.1]);
        for (let x = -62; x < 62; x += 0.85) {
          const pick = noise(x * 7.1 + 0.5, row, 3.3);
          if (pick < 0.3) continue;
          const shirt = fromHex(shirts[Math.floor(pick * 997) % shirts.length]!);
          b.paint(shirt, 'cloth').box([x, y + 0.42, z + 0.1], [0.46, 0.6, 0.34]);
          b.paint(fromHex(Math.floor(pick * 555) % 3 ? '#d8a27c' : '#8a5a3c'), 'skin').sphere(
            [x, y + 0.9, z + 0.1],
            0.15,
            6,
          );
        }
      }
      const top = 1.4 + rows * 0.75 + 3.4;
      b.paint(fromHex('#e8e8e6'), 'satin').box([0, top, front - 4.5], [134, 0.35, 13], 0.1);
      b.paint(fromHex('#c8281e'), 'satin').box([0, top - 0.1, front + 2.05], [134, 0.9, 0.12]);
      b.paint(fromHex('#7a8086'), 'metal');
      for (let x = -60; x <= 60; x += 15) b.box([x, top / 2, front - 10], [0.4, top, 0.4]);
      // A gantry with a chequered band over the track's end.
      b.paint(fromHex('#2a2c30'), 'satin').box([-34, 3.4, front + 8], [0.5, 6.8, 0.5]);
    },
    { castsNoShadow: true },
  );
};

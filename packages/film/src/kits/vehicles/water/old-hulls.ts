/** A wreck that lies broken on its side, and a Chinese junk with ribbed sails. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { placed, points, rod } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';
import {
  addDeck,
  addGunwale,
  addHull,
  addSail,
  type Hull,
  hullLines,
  rocking,
  wake,
} from '../shared/hull.ts';

const wreckHull: Hull = {
  length: 18,
  beam: 5.4,
  depth: 3.4,
  bowRise: 1,
  sternRise: 1.8,
  stern: 0.7,
  fullness: 3,
  rake: 1.4,
};

const shipwreck = staticKit(
  ['shipwreck', 'sunken ship', 'ship wreck', 'wreck ship', 'wreck', 'wrecked ship', 'sunken pirate ship'],
  (b, { detail }) => {
    const wood = fromHex('#5f5240');
    const rot = (p: Vec3): Vec3 => {
      const moss = noise(p[0] * 0.7, p[1] * 0.7, p[2] * 0.7);
      return moss > 0.58
        ? fromHex('#4a6a4a')
        : Math.sin(p[1] * 9) > 0.8
          ? darken(wood, 0.5)
          : darken(wood, moss * 0.4);
    };
    b.twoSided();
    b.at(multiply(translation(0, 0.3, 0), rotationZ(0.42), rotationX(-0.09)), (k) => {
      k.paint(rot, 'wood');
      const { breadth, gunwale, keel } = hullLines(wreckHull);
      const rows = detail === 0 ? 34 : 18;
      for (let n = 0; n < rows; n += 1) {
        const [t0, t1] = [-1 + (n / rows) * 2, -1 + ((n + 1) / rows) * 2];
        for (let m = 0; m < 7; m += 1)
          for (const side of [-1, 1]) {
            // Planks are missing amidships on the side that lies up.
            const isGone =
              side > 0 && m > 2 && Math.abs(t0 - 0.1) < 0.34 - m * 0.02 && (n * 7 + m * 3) % 5 !== 0;
            if (isGone || (n * 13 + m * 5 + side) % 17 === 0) continue;
            const at = (t: number, u: number): Vec3 => {
              const low = keel(t);
              return [
                side * breadth(t) * Math.sin((u * Math.PI) / 2) ** 0.7,
                low + (gunwale(t) - low) * (1 - Math.cos((u * Math.PI) / 2)),
                (t * wreckHull.length) / 2,
              ];
            };
            const [u0, u1] = [m / 7 + 0.008, (m + 1) / 7 - 0.008];
            k.quad(at(t0, u0), at(t1, u0), at(t1, u1), at(t0, u1));
          }
        if (n % 2 === 0)
          for (const side of [-1, 1])
            k.tube(
              Array.from({ length: 8 }, (_, m): Vec3 => {
                const u = m / 7;
                const low = keel(t0);
                return [
                  side * breadth(t0) * 0.97 * Math.sin((u * Math.PI) / 2) ** 0.7,
                  low + (gunwale(t0) + 0.3 - low) * (1 - Math.cos((u * Math.PI) / 2)),
                  (t0 * wreckHull.length) / 2,
                ];
              }),
              0.12,
              6,
            );
      }
      addDeck(k, wreckHull, 1, -0.95, -0.35);
      addDeck(k, wreckHull, 1, 0.42, 0.85);
      addGunwale(k, wreckHull, 0.14);
      k.tube(points(0, 1, -3.5, 0, 8.6, -4.2), [0.3, 0.2], 10);
      k.at(placed(0, 6.6, -4, { turnZ: Math.PI / 2 + 0.14 }), (m) => m.cylinder(-2.6, 2.2, 0.12, 0.1, 8));
      k.tube(points(0, 1, 3, 0.2, 3.6, 3.3), [0.3, 0.24], 10);
      k.tube(points(0, 4, 9, 0, 5.6, 12.5), [0.22, 0.1], 8);
      k.paint(fromHex('#a8a088'), 'cloth').quad(
        [-2.2, 6.6, -4.1],
        [1, 6.9, -4.1],
        [0.6, 4, -3.7],
        [-1.2, 4.6, -3.6],
      );
    });
    b.paint(rot, 'wood').tube(points(-4.5, 0.15, 1, -6.5, 0.3, 5), [0.24, 0.18], 10);
    for (let n = 0; n < 7; n += 1)
      b.at(placed(-3.8 - (n % 3), 0.08, -4 + n * 1.5, { turnY: n * 1.3 }), (k) =>
        k.box([0, 0, 0], [0.3, 0.08, 2], 0.02),
      );
    return { top: [0, 2.6, -6], inside: [0, 1.2, 0] };
  },
);

const junkHull: Hull = {
  length: 14,
  beam: 4,
  depth: 2,
  bowRise: 1,
  sternRise: 1.8,
  stern: 0.75,
  fullness: 3,
  rake: 0.9,
};
const waterline = 0.8;

export const junk: Kit = {
  name: 'junk',
  nouns: ['junk boat', 'junk ship', 'chinese junk', 'chinese sailboat', 'junk', 'chinese sailing ship'],
  locomotion: 'floats',
  speeds: { slow: 2, fast: 4 },
  build: ({ colour, detail }) => {
    const [body, sails] = [new MeshBuilder(), new MeshBuilder()];
    const wood = fromHex('#7a4a26');
    body.paint(
      (p) => (p[1] < waterline ? darken(wood, 0.5) : p[1] > 2.2 ? fromHex('#9a2c1c') : wood),
      'wood',
    );
    addHull(body, junkHull, detail === 0 ? 30 : 14, detail === 0 ? 21 : 13);
    body.paint(lighten(wood, 0.25), 'wood');
    addDeck(body, junkHull, 0.4, -1, 0.9);
    body.paint(fromHex('#d8a83a'), 'satin');
    addGunwale(body, junkHull, 0.08);
    body.paint(fromHex('#8a2c1c'), 'wood').box([0, 3.3, -4.9], [2.8, 1.5, 2.6], 0.05);
    body.paint(fromHex('#3a2418'), 'wood').box([0, 4.15, -4.9], [3.2, 0.18, 3], 0.05);
    body.paint([1.5, 0.9, 0.35], 'glow');
    for (const x of [-1.42, 1.42]) body.box([x, 3.4, -4.9], [0.04, 0.6, 1.6]);
    for (const x of [-1.3, 1.3])
      body.paint(fromHex('#c8201c'), 'cloth').sphere([x, 3.7, -3.4], [0.24, 0.28, 0.24], 16);
    const cloth = colour ?? fromHex('#b83a22');
    sails.twoSided();
    for (const [z, height, width] of [
      [4.4, 7.4, 3.2],
      [0.2, 10.4, 4.6],
      [-4.4, 8.2, 2.6],
    ] as const) {
      const foot = z < -4 ? 4.4 : 2.6;
      body.paint(darken(wood, 0.2), 'wood').tube(points(0, 1.4, z, 0, height + 0.5, z), [0.16, 0.1], 10);
      sails.paint(cloth, 'cloth');
      addSail(
        sails,
        [
          [0.1, foot, z + width * 0.35],
          [0.1, foot, z - width * 0.75],
          [0.1, height, z - width * 0.5],
          [0.1, height - 1.6, z + width * 0.32],
        ],
        [0.5, 0, 0],
        detail === 0 ? 12 : 7,
      );
      sails.paint(fromHex('#5a3418'), 'wood');
      for (let n = 0; n <= 5; n += 1) {
        const v = n / 5;
        const [front, back]: Vec3[] = [
          [0.42, foot + (height - 1.6 - foot) * v, z + width * (0.35 - 0.03 * v)],
          [0.42, foot + (height - foot) * v, z - width * (0.75 - 0.25 * v)],
        ];
        rod(sails, front!, back!, 0.05, 6);
      }
    }
    return assembleModel(
      { body, sails },
      {
        size: [4.4, 11, 15],
        waterline,
        anchors: { top: [0, 1.8, 2], inside: [0, 1.7, 2], seat: [0, 2, -2] },
        pose: (input) => {
          const root = rocking(input, waterline, 1.2);
          return {
            parts: { body: root, sails: root },
            anchors: {},
            particles: wake(input, junkHull, waterline),
          };
        },
      },
    );
  },
};

export const wreckKits = [shipwreck];

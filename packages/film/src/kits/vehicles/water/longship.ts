/** Long rowed boats with a dragon's head: Viking longship with shields and a striped sail, dragon boat with paddlers' benches. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed, points, rod } from '../../shared/shapes.ts';
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

const gold = fromHex('#e0b23a');

const longshipHull: Hull = {
  length: 20,
  beam: 4.4,
  depth: 1.9,
  bowRise: 2.2,
  sternRise: 2,
  stern: 0.05,
  fullness: 2.4,
  rake: 0.8,
};
const dragonBoatHull: Hull = {
  length: 12,
  beam: 1.5,
  depth: 0.7,
  bowRise: 0.5,
  sternRise: 0.5,
  stern: 0.1,
  fullness: 2.6,
  rake: 0.3,
};

/** A head at the top of a curved neck; `at` is where the neck leaves the stem. */
const addDragonHead = (b: MeshBuilder, at: Vec3, size: number, paint: Vec3, isBright: boolean) => {
  const p = (x: number, y: number, z: number): Vec3 => [at[0] + x * size, at[1] + y * size, at[2] + z * size];
  const skin = (q: Vec3) =>
    isBright && Math.sin((q[1] * 26) / size) * Math.sin((q[2] * 22) / size) > 0.2 ? gold : paint;
  b.paint(skin, isBright ? 'glossy' : 'wood').tube(
    [p(0, -0.6, -0.5), p(0, 0.3, 0), p(0, 1.1, 0.1), p(0, 1.6, 0.35)],
    [0.3 * size, 0.26 * size, 0.22 * size, 0.26 * size],
    14,
  );
  b.sphere(p(0, 1.72, 0.5), [0.26 * size, 0.26 * size, 0.36 * size], 18);
  b.tube([p(0, 1.76, 0.6), p(0, 1.76, 1.2)], [0.2 * size, 0.13 * size], 12);
  b.at(placed(...p(0, 1.56, 0.62), { turnX: 0.35 }), (k) =>
    k.tube(
      [
        [0, 0, 0],
        [0, 0, 0.5 * size],
      ],
      [0.16 * size, 0.08 * size],
      12,
    ),
  );
  b.paint(fromHex('#c8241c'), 'satin').tube([p(0, 1.62, 0.7), p(0, 1.58, 1.15)], 0.07 * size, 8);
  for (const side of [-1, 1]) {
    b.paint(fromHex('#f6f2e4'), 'glossy').sphere(p(side * 0.2, 1.86, 0.66), 0.085 * size, 14);
    b.paint(fromHex('#161412'), 'glossy').sphere(p(side * 0.24, 1.87, 0.71), 0.045 * size, 10);
    b.paint(isBright ? gold : darken(paint, 0.3), 'satin').tube(
      [p(side * 0.16, 1.92, 0.4), p(side * 0.28, 2.2, 0.2), p(side * 0.24, 2.45, 0.1)],
      [0.07 * size, 0.05 * size, 0.015 * size],
      8,
    );
    b.paint(fromHex('#f6f2e4'), 'glossy');
    for (const z of [0.8, 0.95, 1.1])
      b.at(placed(...p(side * 0.11, 1.66, z), { turnX: Math.PI }), (k) =>
        k.lathe(pairs(0.03 * size, 0, 0, 0.1 * size), 8),
      );
    if (isBright)
      b.paint(fromHex('#d83a2a'), 'cloth').tube(
        [p(side * 0.14, 1.7, 1.14), p(side * 0.5, 1.6, 1.3), p(side * 0.6, 1.3, 1.1)],
        [0.03 * size, 0.02 * size, 0.01 * size],
        6,
      );
  }
  b.paint(isBright ? fromHex('#d83a2a') : darken(paint, 0.2), 'satin');
  for (const [y, z] of [
    [0.3, -0.3],
    [0.7, -0.2],
    [1.1, -0.14],
    [1.5, 0.02],
    [1.8, 0.14],
  ] as const)
    b.at(placed(...p(0, y, z), { turnX: -0.9 }), (k) => k.lathe(pairs(0.1 * size, 0, 0, 0.32 * size), 6));
};

const addShields = (b: MeshBuilder) => {
  const { breadth, gunwale } = hullLines(longshipHull);
  for (let n = 0; n < 9; n += 1) {
    const z = -6 + n * 1.5;
    const t = (z / longshipHull.length) * 2;
    for (const side of [-1, 1]) {
      const paint = fromHex(['#b8281e', '#e8dcc0', '#2a4a7a', '#d8a83a'][(n + (side > 0 ? 1 : 0)) % 4]!);
      b.at(
        placed(side * (breadth(t) + 0.06), gunwale(t) - 0.1, z, { turnZ: -side * (Math.PI / 2 - 0.15) }),
        (k) => {
          k.paint(
            (p) =>
              Math.sin(Math.atan2(p[1] - gunwale(t) + 0.1, p[2] - z) * 2) > 0 ? paint : darken(paint, 0.35),
            'wood',
          ).cylinder(-0.03, 0.03, 0.52, 0.52, 24);
          k.paint(fromHex('#8a8e92'), 'metal').sphere([0, 0.04, 0], [0.14, 0.1, 0.14], 12);
        },
      );
      b.paint(fromHex('#a87a48'), 'wood');
      if (n > 0 && n < 8)
        rod(
          b,
          [side * (breadth(t) - 0.2), gunwale(t) + 0.2, z + 0.6],
          [side * (breadth(t) + 2.6), 0.5, z + 0.1],
          0.05,
          6,
        );
    }
  }
};

export const longships: Kit = {
  name: 'longship',
  nouns: [
    'longship',
    'viking longship',
    'viking ship',
    'viking boat',
    'drakkar',
    'dragon boat',
    'dragon boats',
  ],
  locomotion: 'floats',
  speeds: { slow: 2.5, fast: 5 },
  build: ({ noun, colour, detail }) => {
    const isRace = noun.startsWith('dragon');
    const hull = isRace ? dragonBoatHull : longshipHull;
    const waterline = isRace ? 0.28 : 0.75;
    const [body, sails] = [new MeshBuilder(), new MeshBuilder()];
    const wood = isRace ? (colour ?? fromHex('#c8241c')) : fromHex('#7a4c28');
    body.twoSided();
    body.paint(
      (p) =>
        isRace && p[1] > 0.5 && Math.sin(p[2] * 9) > 0
          ? gold
          : Math.sin(p[1] * 16) > 0.86
            ? darken(wood, 0.4)
            : wood,
      isRace ? 'glossy' : 'wood',
    );
    addHull(body, hull, detail === 0 ? 34 : 16, detail === 0 ? 23 : 13);
    body.paint(lighten(wood, isRace ? 0.4 : 0.12), 'wood');
    addDeck(body, hull, isRace ? 0.45 : 1, -0.8, 0.8);
    body.paint(isRace ? gold : darken(wood, 0.3), 'wood');
    addGunwale(body, hull, isRace ? 0.045 : 0.09);
    const half = hull.length / 2;
    addDragonHead(
      body,
      [0, hull.depth + (hull.bowRise ?? 0), half + (isRace ? 0.05 : 0.2)],
      isRace ? 0.55 : 1.1,
      isRace ? fromHex('#2f9a4a') : fromHex('#6a3c1e'),
      isRace,
    );
    const [tail, top] = [-half, hull.depth + (hull.sternRise ?? 0)];
    body.paint(isRace ? fromHex('#2f9a4a') : darken(wood, 0.15), isRace ? 'glossy' : 'wood').tube(
      points(
        0,
        top - 0.5,
        tail + 0.3,
        0,
        top + 0.3,
        tail - 0.1,
        0,
        top + 1.2,
        tail + 0.05,
        0,
        top + 1.5,
        tail + 0.5,
      ).map(([x, y, z]): Vec3 => (isRace ? [x, top + (y - top) * 0.5, z] : [x, y, z])),
      isRace ? [0.14, 0.12, 0.08, 0.02] : [0.26, 0.22, 0.14, 0.05],
      12,
    );
    if (isRace) {
      body.paint(fromHex('#e8d8b0'), 'wood');
      for (let n = 0; n < 9; n += 1) body.box([0, 0.62, -3.9 + n * 0.92], [1.3, 0.05, 0.22], 0.01);
      body
        .paint(fromHex('#c8241c'), 'glossy')
        .at(placed(0, 0.5, 4.6), (k) =>
          k
            .cylinder(0, 0.5, 0.26, 0.26, 20)
            .paint(fromHex('#ead9b8'), 'satin')
            .cylinder(0.5, 0.52, 0.25, 0.25, 20),
        );
    } else {
      addShields(body);
      body.paint(darken(wood, 0.1), 'wood').tube(points(0, 0.6, 0, 0, 10.4, 0), [0.2, 0.12], 12);
      body.at(placed(0, 9.4, 0, { turnZ: Math.PI / 2 }), (k) => k.cylinder(-4, 4, 0.11, 0.11, 10));
      const stripe = colour ?? fromHex('#b8261c');
      sails
        .twoSided()
        .paint((p) => (Math.floor((p[0] + 20) / 0.9) % 2 ? stripe : fromHex('#efe6d0')), 'cloth');
      addSail(
        sails,
        [
          [-3.6, 3.6, 0.2],
          [3.6, 3.6, 0.2],
          [3.9, 9.3, 0.1],
          [-3.9, 9.3, 0.1],
        ],
        [0, 0, 1.2],
        detail === 0 ? 16 : 8,
      );
      body.paint(fromHex('#c8b48a'), 'cloth');
      for (const z of [-half + 0.6, half - 0.6]) rod(body, [0, 10.2, 0], [0, 3.4, z], 0.03, 5);
    }
    return assembleModel(isRace ? { body } : { body, sails }, {
      size: isRace ? [1.6, 2.4, 13.4] : [7.6, 10.4, 22],
      waterline,
      anchors: isRace
        ? { seat: [0, 0.68, 0], inside: [0, 0.35, 0], top: [0, 0.35, -1] }
        : { seat: [0, 1.3, -3], inside: [0, 0.95, 2.6], top: [0, 0.95, 2.6] },
      pose: (input) => {
        const root = rocking(input, waterline, isRace ? 0.7 : 1.3);
        return {
          parts: Object.fromEntries((isRace ? ['body'] : ['body', 'sails']).map((name) => [name, root])),
          anchors: {},
          particles: wake(input, hull, waterline),
        };
      },
    });
  },
};

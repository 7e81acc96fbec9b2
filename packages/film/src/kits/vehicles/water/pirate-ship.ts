/** A three-masted galleon: square sails, stern castle with lit windows, guns and a black flag for pirates. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import {
  addDeck,
  addGunwale,
  addHull,
  addSail,
  addTornSail,
  type Hull,
  hullLines,
  rocking,
  wake,
} from '../shared/hull.ts';
import { steps } from '../shared/section.ts';
import { gunSmoke } from './gun-smoke.ts';

const hull: Hull = {
  length: 30,
  beam: 8,
  depth: 5.2,
  bowRise: 1.6,
  sternRise: 3.4,
  stern: 0.72,
  fullness: 3,
  rake: 2.6,
};
const waterline = 2;
const masts = [
  { z: 8.5, height: 22 },
  { z: 0, height: 26 },
  { z: -8.5, height: 20 },
];
const gold = fromHex('#d0a13a');
const lanternLight: Vec3 = [1.5, 0.9, 0.4];
const ghostLight: Vec3 = [0.7, 2, 1.6];

const addFlag = (b: MeshBuilder, at: Vec3, length: number, height: number) =>
  b.loft(
    steps(0, 1, 8).map((u): Vec3[] =>
      [0, 1].map((v): Vec3 => [at[0] + Math.sin(u * 7) * 0.25 * u, at[1] - v * height, at[2] - u * length]),
    ),
    { isClosed: false, hasCaps: false },
  );

const addRigging = (
  b: MeshBuilder,
  sails: MeshBuilder,
  cloth: Vec3,
  mastColour: Vec3,
  cells: number,
  isGhost: boolean,
) => {
  for (const { z, height } of masts) {
    const foot = 5;
    b.paint(mastColour, 'wood').tube(
      [
        [0, 3, z],
        [0, height, z],
      ],
      [0.36, 0.16],
      10,
    );
    const tiers =
      height > 21
        ? [
            [0.24, 0.56],
            [0.6, 0.82],
            [0.85, 0.97],
          ]
        : [
            [0.3, 0.6],
            [0.64, 0.88],
          ];
    for (const [n, [low, high]] of tiers.entries() as IterableIterator<[number, number[]]>) {
      const half = (5.2 - n * 1.3) * (height / 26);
      const [y0, y1] = [foot + (height - foot) * low! * 1, foot + (height - foot) * high!];
      b.paint(mastColour, 'wood').tube(
        [
          [-half * 1.08, y1 + 0.1, z + 0.4],
          [half * 1.08, y1 + 0.1, z + 0.4],
        ],
        0.14,
        8,
      );
      sails.paint(
        (p) => {
          const tone = Math.floor(p[1] * 1.1) % 7 === 0 ? darken(cloth, 0.08) : cloth;
          return isGhost ? scale(tone, 0.55) : tone;
        },
        isGhost ? 'glow' : 'cloth',
      );
      (isGhost ? addTornSail : addSail)(
        sails,
        [
          [-half * 1.05, y0, z + 0.5],
          [half * 1.05, y0, z + 0.5],
          [half * 0.92, y1, z + 0.45],
          [-half * 0.92, y1, z + 0.45],
        ],
        [0, 0, 1.7 - n * 0.35],
        cells,
      );
    }
    b.paint(mastColour, 'wood').at(translation(0, foot + (height - foot) * 0.58, z), (k) =>
      k.lathe(
        [
          [0.5, 0],
          [0.95, 0.25],
          [0.95, 0.8],
          [0.85, 0.8],
          [0.85, 0.3],
          [0, 0.25],
        ],
        14,
      ),
    );
    b.paint(fromHex('#3a2f25'), 'matte');
    for (const side of [-1, 1]) {
      for (const dz of [-1.2, -0.4, 0.4])
        b.tube(
          [
            [side * 3.7, 5.4, z + dz],
            [side * 0.3, foot + (height - foot) * 0.56, z],
          ],
          0.035,
          4,
          false,
        );
      for (const t of steps(0.12, 0.8, 7)) {
        const at = (dz: number): Vec3 => [
          side * (3.7 + (0.3 - 3.7) * t),
          5.4 + (foot + (height - foot) * 0.56 - 5.4) * t,
          z + dz * (1 - t),
        ];
        b.tube([at(-1.2), at(0.4)], 0.025, 4, false);
      }
    }
  }
};

const addSternCastle = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3) => {
  const { gunwale } = hullLines(hull);
  const y = gunwale(-1);
  for (const x of steps(-2.1, 2.1, 4)) {
    b.paint(gold, 'metal').box([x, y - 1.2, -15.02], [0.86, 1.3, 0.1], 0.04, 1);
    addPane(b, lit, [x, y - 1.2, -15.06], [0.64, 1.05, 0.08]);
  }
  b.paint(gold, 'metal')
    .box([0, y - 2.1, -15.05], [5.4, 0.16, 0.2], 0.04)
    .box([0, y - 0.3, -15.05], [5.6, 0.2, 0.2], 0.04);
  for (const side of [-1, 1]) {
    b.paint(fromHex('#4a3a24'), 'metal').tube(
      [
        [side * 2, y, -14.9],
        [side * 2, y + 1, -15.2],
      ],
      0.06,
      6,
    );
    b.paint(gold, 'metal').at(translation(side * 2, y + 1, -15.2), (k) =>
      k.lathe(
        [
          [0.1, 0],
          [0.32, 0.2],
          [0.32, 0.75],
          [0.1, 1],
          [0, 1.1],
        ],
        8,
      ),
    );
    lit.paint([3.4, 2, 0.8], 'glow').sphere([side * 2, y + 1.45, -15.2], 0.4, 8);
  }
  b.paint(paint, 'wood').box([0, 6.6, -10.4], [6.2, 2.2, 0.3], 0.05);
  b.paint(fromHex('#3a2616'), 'wood').box([0, 6.3, -10.2], [1, 1.7, 0.2], 0.05);
  for (const x of [-1.9, 1.9]) addPane(b, lit, [x, 6.6, -10.22], [0.9, 0.8, 0.06]);
  // Helm
  b.paint(fromHex('#6a4426'), 'wood').box([0, 8.1, -11.6], [0.3, 1, 0.4], 0.05);
  b.tube(
    steps(0, 2 * Math.PI, 16).map((a): Vec3 => [Math.cos(a) * 0.6, 8.7 + Math.sin(a) * 0.6, -11.3]),
    0.05,
    6,
    false,
  );
  for (const a of steps(0, Math.PI * 0.75, 3))
    b.tube(
      [
        [Math.cos(a) * 0.78, 8.7 + Math.sin(a) * 0.78, -11.3],
        [-Math.cos(a) * 0.78, 8.7 - Math.sin(a) * 0.78, -11.3],
      ],
      0.035,
      5,
    );
};

const ghostShips = ['ghost ship', 'phantom ship', 'haunted ship', 'cursed ship', 'ghostly ship'];

export const pirateShip: Kit = {
  name: 'pirate ship',
  nouns: [
    'pirate ship',
    'galleon',
    'tall ship',
    'ship',
    'frigate',
    'caravel',
    'old ship',
    'wooden ship',
    ...ghostShips,
  ],
  locomotion: 'floats',
  speeds: { slow: 3.5, fast: 7 },
  build: ({ noun, colour, traits, detail }) => {
    const isPirate = noun.includes('pirate') || traits.includes('pirate');
    const isGhost = ghostShips.includes(noun);
    const wood = fromHex(isGhost ? '#3c4a48' : '#6e4526');
    const cloth = colour ?? fromHex(isGhost ? '#9fd8cc' : isPirate ? '#e0d4b8' : '#f1eadb');
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const sails = new MeshBuilder();
    sails.twoSided();
    body.paint(
      (p) => (p[1] < waterline - 0.2 ? darken(wood, 0.5) : p[1] > 7 ? darken(wood, 0.2) : wood),
      'wood',
    );
    addHull(body, hull, detail === 0 ? 40 : 18, detail === 0 ? 31 : 15);
    body.paint(lighten(wood, 0.25), 'wood');
    addDeck(body, hull, 1, -0.7, 0.9);
    addDeck(body, hull, 1.2, -1, -0.68);
    body.paint(gold, 'satin');
    addGunwale(body, hull, 0.16);
    addGunwale(body, hull, 0.12, -0.85);
    body.paint(darken(wood, 0.4), 'wood');
    addGunwale(body, hull, 0.14, -1.9);
    body.paint(lighten(wood, 0.1), 'wood').tube(
      [
        [0, 6, 14.6],
        [0, 9.4, 22],
      ],
      [0.3, 0.14],
      10,
    );
    addSternCastle(body, lit, wood);
    // Guns in their ports.
    const { breadth } = hullLines(hull);
    const isFiring = traits.includes('firing');
    for (const side of [-1, 1]) {
      for (const z of steps(-7.5, 6.5, 6)) {
        const x = side * (breadth((z / hull.length) * 2) * 0.985 + 0.02);
        body.paint(fromHex('#1a120c'), 'matte').box([x, 4, z], [0.2, 0.75, 0.85]);
        body.paint(fromHex('#a4281f'), 'wood').box([x + side * 0.25, 4.5, z], [0.5, 0.08, 0.85], 0.02, 1);
        body.paint(fromHex('#26272a'), 'metal').tube(
          [
            [x - side * 0.2, 4, z],
            [x + side * 0.65, 4.02, z],
          ],
          [0.22, 0.17],
          8,
        );
      }
    }
    addRigging(body, sails, cloth, lighten(wood, 0.1), detail === 0 ? 9 : 5, isGhost);
    sails.paint(isGhost ? scale(cloth, 0.55) : cloth, isGhost ? 'glow' : 'cloth');
    (isGhost ? addTornSail : addSail)(
      sails,
      [
        [0, 8.9, 21],
        [-0.8, 7.4, 12.5],
        [0, 17, 9.2],
        [0, 17.6, 9.4],
      ],
      [-1.1, 0, 0],
      8,
    );
    const flag = new MeshBuilder();
    const flagTop: Vec3 = [0, masts[1]!.height + 1.6, masts[1]!.z];
    flag.twoSided().paint(fromHex(isPirate ? '#101012' : isGhost ? '#56615f' : '#b4212a'), 'cloth');
    addFlag(flag, flagTop, 3.4, 2);
    if (isPirate) {
      flag.paint(fromHex('#f2efe6'), 'cloth');
      flag
        .sphere([0, flagTop[1] - 0.85, flagTop[2] - 1.6], [0.4, 0.42, 0.42], 12)
        .box([0, flagTop[1] - 1.3, flagTop[2] - 1.6], [0.5, 0.22, 0.3], 0.05);
      for (const slope of [-1, 1])
        flag.tube(
          [
            [0, flagTop[1] - 1.2 - slope * 0.45, flagTop[2] - 0.9],
            [0, flagTop[1] - 1.2 + slope * 0.45, flagTop[2] - 2.3],
          ],
          0.09,
          6,
        );
    }
    body.paint(wood, 'wood').tube([[0, masts[1]!.height - 1, 0], flagTop], 0.1, 6);
    return assembleModel(
      { body, lit, sails, flag },
      {
        size: [11, flagTop[1], 36],
        waterline,
        anchors: { top: [0, 4.4, 4], inside: [0, 4.4, 4], seat: [0, 7.5, -12.2], lamp: [2, 9.8, -15.2] },
        pose: (input) => {
          const root = rocking(input, waterline, input.wind > 6 ? 2.2 : 1.2, 0.05);
          return {
            parts: { body: root, sails: root, flag: root, lit: input.darkness > lightsOn ? root : null },
            anchors: {},
            particles: [
              ...wake(input, hull, waterline),
              ...(isFiring ? gunSmoke(breadth(0), input.time + input.phase) : []),
            ],
            lamps:
              input.darkness > lightsOn
                ? [
                    { position: [0, 9.5, -15], colour: isGhost ? ghostLight : lanternLight, reach: 14 },
                    ...(isGhost ? [{ position: [0, 9, 4] as Vec3, colour: ghostLight, reach: 26 }] : []),
                  ]
                : [],
          };
        },
      },
    );
  },
};

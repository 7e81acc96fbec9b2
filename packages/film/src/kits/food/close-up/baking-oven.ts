/** The lit inside of an oven, seen through its door: what lies on the tray rises and browns. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed, rod } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';

const stages = 7;
const shelf = 0.2;

/** Dough that turns golden, then brown where it is highest. */
const doughAt =
  (brown: number, top: number, isDark: boolean) =>
  (p: Vec3): Vec3 => {
    const raw = fromHex(isDark ? '#8a5430' : '#e2c68c');
    const done = mix(
      fromHex(isDark ? '#4a2412' : '#dc9a40'),
      fromHex(isDark ? '#34180c' : '#a05a1c'),
      smoothstep(0.2, 1, p[1] / top),
    );
    return scale(mix(raw, done, brown), 0.88 + 0.24 * noise(p[0] * 70, p[1] * 70, p[2] * 70));
  };

const addCroissant = (b: MeshBuilder, brown: number) => {
  for (let n = 0; n < 9; n += 1) {
    const t = (n / 8) * 2 - 1;
    const [a, r] = [t * 1.35, 0.03 * (1 - Math.abs(t) ** 1.5 * 0.7)];
    b.paint((p) => {
      const base = doughAt(brown, 0.055, false)(p);
      return scale(
        base,
        1 - 0.28 * brown * Math.abs(Math.sin((p[0] * Math.cos(a) - p[2] * Math.sin(a)) * 330)),
      );
    }, 'satin');
    b.at(placed(Math.sin(a) * 0.066, r * 0.9, 0.036 - Math.cos(a) * 0.052, { turnY: -a }), (k) =>
      k.sphere([0, 0, 0], [0.016 + r * 0.2, r, r * 1.15], 14),
    );
  }
};

const addLoaf = (b: MeshBuilder, brown: number) => {
  b.paint(doughAt(brown, 0.1, false), 'matte').sphere([0, 0.045, 0], [0.12, 0.06, 0.075], 28);
  for (const x of [-0.05, 0, 0.05])
    b.paint(mix(fromHex('#f8ecd0'), fromHex('#e8c48a'), brown), 'matte').at(
      placed(x, 0.098 - Math.abs(x) * 0.14, 0, { turnY: 0.4 }),
      (k) => k.sphere([0, 0, 0], [0.006, 0.005, 0.042], 12),
    );
};

export const addCookie = (b: MeshBuilder, brown: number) => {
  b.paint(doughAt(brown, 0.02, false), 'matte').lathe(
    pairs(0, 0, 0.036, 0, 0.042, 0.006, 0.036, 0.014, 0.016, 0.018, 0, 0.018),
    26,
    (a) => 1 + 0.03 * Math.sin(a * 5),
  );
  b.paint(fromHex('#3a1a0c'), 'satin');
  for (let n = 0; n < 8; n += 1)
    b.sphere(
      [Math.cos(n * 2.4) * 0.01 * Math.sqrt(n), 0.016, Math.sin(n * 2.4) * 0.01 * Math.sqrt(n)],
      0.0048,
      8,
    );
};

const addMuffin = (b: MeshBuilder, brown: number, isDark: boolean) => {
  b.paint(fromHex('#e8507a'), 'matte').lathe(
    pairs(0.026, 0, 0.036, 0.04, 0.034, 0.04),
    36,
    (a) => 1 + 0.05 * Math.sin(a * 18),
  );
  b.paint(doughAt(brown, 0.07, isDark), 'matte').sphere([0, 0.042, 0], [0.042, 0.028, 0.042], 22);
};

const addTin = (b: MeshBuilder) => {
  b.paint(fromHex('#8a8e94'), 'metal').lathe(
    pairs(0, 0, 0.125, 0, 0.13, 0.055, 0.126, 0.055, 0.12, 0.02),
    44,
  );
};

const addCake = (b: MeshBuilder, brown: number, isDark: boolean) => {
  b.paint(doughAt(brown, 0.1, isDark), 'matte').lathe(
    pairs(0.122, 0.01, 0.124, 0.06, 0.11, 0.082, 0.06, 0.094, 0, 0.097),
    40,
    (a, y) => 1 + (y > 0.05 ? 0.015 * Math.sin(a * 6) : 0),
  );
};

const addPizza = (b: MeshBuilder, brown: number) => {
  b.paint(doughAt(brown, 0.03, false), 'matte').lathe(
    pairs(0, 0, 0.16, 0, 0.17, 0.012, 0.16, 0.024, 0.145, 0.016),
    44,
  );
  b.paint(mix(fromHex('#fbeeb8'), fromHex('#f0b440'), brown), 'glossy').lathe(
    pairs(0.148, 0.015, 0.1, 0.018, 0, 0.019),
    40,
  );
  b.paint(fromHex('#b8281c'), 'satin');
  for (let n = 1; n < 10; n += 1)
    b.at(
      translation(Math.cos(n * 2.4) * 0.042 * Math.sqrt(n), 0.019, Math.sin(n * 2.4) * 0.042 * Math.sqrt(n)),
      (k) => k.lathe(pairs(0.02, 0, 0.02, 0.004, 0, 0.005), 18),
    );
};

const addChicken = (b: MeshBuilder, brown: number) => {
  b.paint(doughAt(brown, 0.13, false), 'glossy').sphere([0, 0.06, 0], [0.1, 0.062, 0.08], 28);
  for (const side of [-1, 1]) {
    b.sphere([0.06, 0.05, side * 0.07], [0.055, 0.032, 0.03], 18);
    rod(b, [0.1, 0.05, side * 0.07], [0.16, 0.07, side * 0.05], [0.014, 0.008], 12);
    b.sphere([-0.05, 0.06, side * 0.075], [0.035, 0.02, 0.02], 14);
  }
};

type Goods = {
  add: (b: MeshBuilder, brown: number, isDark: boolean) => void;
  spots: [number, number][];
  rise: number;
  /** What it lies in keeps its size while it rises. */
  tin?: (b: MeshBuilder) => void;
};
const rows = (columns: number, deep: number, dx: number, dz: number): [number, number][] =>
  Array.from({ length: columns * deep }, (_, n) => [
    ((n % columns) - (columns - 1) / 2) * dx,
    (Math.floor(n / columns) - (deep - 1) / 2) * dz,
  ]);
export const bakedGoods: [RegExp, Goods][] = [
  [/croissant|pastr/, { add: addCroissant, spots: rows(3, 2, 0.165, 0.14), rise: 0.35 }],
  [/cookie|biscuit|macaron/, { add: addCookie, spots: rows(5, 3, 0.1, 0.1), rise: 0.3 }],
  [/muffin|cupcake|souffl/, { add: addMuffin, spots: rows(4, 3, 0.11, 0.1), rise: 0.2 }],
  [/pizza/, { add: addPizza, spots: [[0, 0]], rise: 0.25 }],
  [/chicken|turkey|roast/, { add: addChicken, spots: [[-0.02, 0]], rise: 0.05 }],
  [/cake|pie\b|brownie|quiche|lasagn/, { add: addCake, spots: [[0, 0]], rise: 0.45, tin: addTin }],
  [/^/, { add: addLoaf, spots: rows(2, 1, 0.25, 0.2), rise: 0.4 }],
];

const addTray = (b: MeshBuilder) => {
  b.paint(fromHex('#5a5e64'), 'metal').box([0, shelf - 0.004, -0.01], [0.53, 0.008, 0.36], 0.003);
  b.paint(fromHex('#f0e6d0'), 'matte').box([0, shelf + 0.001, -0.01], [0.5, 0.002, 0.33]);
};

const addOven = (b: MeshBuilder) => {
  const [w, h, d] = [0.56, 0.42, 0.46];
  const steel = fromHex('#b8bcc2');
  // Inside: dark enamel, warm from the lamp.
  b.paint((p) => mix(fromHex('#3a3430'), fromHex('#a8642c'), smoothstep(0.1, 0.5, p[1])), 'satin');
  b.quad(
    [-w / 2, 0.06, -d / 2],
    [w / 2, 0.06, -d / 2],
    [w / 2, 0.06 + h, -d / 2],
    [-w / 2, 0.06 + h, -d / 2],
    [0, 0, 1],
  );
  b.quad(
    [-w / 2, 0.06, -d / 2],
    [w / 2, 0.06, -d / 2],
    [w / 2, 0.06, d / 2],
    [-w / 2, 0.06, d / 2],
    [0, 1, 0],
  );
  b.quad(
    [-w / 2, 0.06 + h, -d / 2],
    [w / 2, 0.06 + h, -d / 2],
    [w / 2, 0.06 + h, d / 2],
    [-w / 2, 0.06 + h, d / 2],
    [0, -1, 0],
  );
  for (const x of [-1, 1])
    b.quad(
      [(x * w) / 2, 0.06, -d / 2],
      [(x * w) / 2, 0.06, d / 2],
      [(x * w) / 2, 0.06 + h, d / 2],
      [(x * w) / 2, 0.06 + h, -d / 2],
      [-x, 0, 0],
    );
  b.paint([2.6, 0.7, 0.14], 'glow');
  for (const y of [0.085, 0.455])
    for (let n = 0; n < 4; n += 1)
      rod(b, [-0.24, y, -0.15 + n * 0.09], [0.24, y, -0.15 + n * 0.09], 0.005, 8);
  b.paint([3, 2.4, 1.3], 'glow').sphere([0.2, 0.42, -0.215], 0.022, 14);
  // The frame of the front, the panel with its knobs above it.
  b.paint(fromHex('#26282c'), 'glossy');
  for (const x of [-1, 1]) b.box([x * 0.315, 0.27, 0.23], [0.07, 0.44, 0.05], 0.008);
  b.box([0, 0.03, 0.23], [0.7, 0.06, 0.05], 0.008);
  b.box([0, 0.505, 0.23], [0.7, 0.05, 0.05], 0.008);
  b.paint(steel, 'metal').box([0, 0.58, 0.225], [0.7, 0.1, 0.05], 0.008);
  for (const x of [-0.26, -0.16, 0.16, 0.26])
    b.at(placed(x, 0.58, 0.25, { turnX: Math.PI / 2 }), (k) =>
      k.paint(fromHex('#26282c'), 'glossy').lathe(pairs(0.028, 0, 0.024, 0.022, 0, 0.024), 24),
    );
  b.paint(fromHex('#101418'), 'glossy').box([0, 0.58, 0.2515], [0.14, 0.05, 0.004], 0.002);
  b.paint([1.6, 0.5, 0.1], 'glow');
  for (const x of [-0.04, -0.018, 0.018, 0.04]) b.box([x, 0.58, 0.254], [0.012, 0.026, 0.002]);
  b.paint(fromHex('#d8d4cc'), 'satin')
    .box([0, 0.32, -0.245], [0.7, 0.64, 0.01])
    .box([-0.351, 0.32, 0], [0.01, 0.64, 0.46], 0.003)
    .box([0.351, 0.32, 0], [0.01, 0.64, 0.46], 0.003)
    .box([0, 0.64, 0], [0.71, 0.02, 0.5], 0.004);
  // The rack and the tray.
  b.paint(steel, 'metal');
  for (let n = -7; n <= 7; n += 1)
    rod(b, [n * 0.037, shelf - 0.012, -0.2], [n * 0.037, shelf - 0.012, 0.19], 0.003, 6);
};

export const bakingOven: Kit = {
  name: 'baking in an oven',
  nouns: ['baking in an oven'],
  locomotion: 'none',
  build: ({ traits }) => {
    const words = traits.join(' ');
    const { add, spots, rise, tin } = bakedGoods.find(([names]) => names.test(words))![1];
    const body = new MeshBuilder();
    addOven(body);
    // The baked goods are drawn out on their tray, hot.
    const isDone = /taken out/.test(words);
    const tray = new MeshBuilder();
    addTray(tray);
    if (tin) tray.at(translation(0, shelf + 0.002, -0.01), tin);
    const parts: Record<string, MeshBuilder> = {};
    for (let n = 0; n < stages; n += 1) {
      const b = new MeshBuilder();
      for (const [i, [x, z]] of spots.entries())
        b.at(placed(x, 0, z, { turnY: 0.25 * Math.sin(i * 2.3) }), (k) =>
          add(k, n / (stages - 1), /chocolate|brownie/.test(words)),
        );
      parts[`stage ${n}`] = b;
    }
    return assembleModel(
      { body, tray, ...parts },
      {
        size: isDone ? [0.66, 0.6, 0.7] : [0.66, 0.6, 0.5],
        anchors: { top: [0, 0.65, 0], inside: [0, shelf, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const part = actionTime / Math.max(0.1, actionSeconds);
          const t = isDone ? 1 : part;
          const out = isDone ? 0.34 * smoothstep(0.02, 0.85, part) : 0;
          const now = Math.min(stages - 1, Math.floor(smoothstep(0.05, 0.95, t) * stages));
          const [wide, high] = [
            lerp(tin ? 1 : 1 - rise * 0.45, 1, smoothstep(0, 0.85, t)),
            lerp(1 - rise, tin ? 1.25 : 1.06, smoothstep(0, 0.85, t)),
          ];
          const matrix = multiply(
            translation(0, shelf + 0.002, -0.01 + out),
            scaling(spots.length > 1 ? 1 : wide, high, spots.length > 1 ? 1 : wide),
          );
          return {
            parts: {
              tray: translation(0, 0, out),
              ...Object.fromEntries(
                Array.from({ length: stages }, (_, n) => [`stage ${n}`, n === now ? matrix : null]),
              ),
            },
            anchors: {},
            particles: isDone ? steamAt([0, shelf + 0.06, out], 0.16, 0.2, time, 0) : [],
            lamps: [
              {
                position: [0.05, 0.4, 0.12],
                colour: scale([2, 1.25, 0.6], 1 + 0.03 * Math.sin(time * 5)),
                reach: 0.7,
              },
            ],
          };
        },
      },
    );
  },
};

/** A small round table laid for two: a checked cloth over a white one, a candle in a bottle, wine, two plates of pasta. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import { assembleModel } from '../shared/assemble-model.ts';
import { pairs } from '../shared/shapes.ts';

const [radius, high] = [0.46, 0.76];

const check = 0.055;
const checked = (across: number, along: number) => {
  const red = (Math.floor(across / check) & 1) + (Math.floor(along / check) & 1);
  return fromHex(red === 2 ? '#b8161c' : red === 1 ? '#e8807c' : '#fbf5ee');
};

/** A checked cloth that hangs down in folds: quads of its own colour each, so that the checks stay sharp. */
const addCloth = (b: MeshBuilder) => {
  const [columns, rows] = [160, 16];
  const at = (column: number, row: number): Vec3 => {
    const a = (column / columns) * 2 * Math.PI;
    const down = row / rows;
    const r = radius + 0.05 * down + 0.018 * down * Math.sin(a * 12);
    return [Math.cos(a) * r, high - down * 0.44, Math.sin(a) * r];
  };
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const a = ((column + 0.5) / columns) * 2 * Math.PI;
      b.paint(checked(column * 0.01806, (row + 0.5) * 0.0275 + 1), 'cloth').quad(
        at(column, row),
        at(column + 1, row),
        at(column + 1, row + 1),
        at(column, row + 1),
        [Math.cos(a), 0.1, Math.sin(a)],
      );
    }
  const cells = 18;
  for (let i = 0; i < cells; i += 1)
    for (let j = 0; j < cells; j += 1) {
      const [x, z] = [(i - cells / 2 + 0.5) * check, (j - cells / 2 + 0.5) * check];
      if (Math.hypot(x, z) > radius - 0.01) continue;
      b.paint(checked((i + 0.5) * check, (j + 0.5) * check), 'cloth').box(
        [x, high, z],
        [check, 0.003, check],
      );
    }
  b.paint(fromHex('#fbf5ee'), 'cloth').lathe(pairs(radius, high - 0.002, 0, high - 0.001), 48);
};

const addPasta = (b: MeshBuilder, x: number, seed: number) =>
  b.at(translation(x, high + 0.003, 0), (k) => {
    const random = createRandom(seed);
    k.paint(fromHex('#fbf8f2'), 'glossy').lathe(
      pairs(0, 0, 0.07, 0, 0.125, 0.012, 0.13, 0.015, 0.12, 0.015, 0.075, 0.006, 0, 0.006),
      40,
    );
    for (let n = 0; n < 46; n += 1) {
      const [a, r, y] = [random() * 6.3, 0.02 + 0.04 * random(), 0.012 + 0.026 * random()];
      const points = Array.from({ length: 7 }, (_, step): Vec3 => {
        const turn = a + step * 0.45;
        return [Math.cos(turn) * r, y + 0.006 * Math.sin(step * 1.4 + n), Math.sin(turn) * r];
      });
      k.paint(fromHex(n % 3 ? '#f0c864' : '#e8b850'), 'satin').tube(points, 0.0034, 5);
    }
    k.paint(fromHex('#b8281a'), 'glossy').sphere([0, 0.042, 0], [0.034, 0.012, 0.032], 18);
    k.paint(fromHex('#3f8a34'), 'leaf').sphere([0.006, 0.055, 0], [0.014, 0.003, 0.008], 10);
  });

const addWine = (b: MeshBuilder, x: number, z: number) =>
  b.at(translation(x, high + 0.003, z), (k) => {
    k.paint([0.7, 0.78, 0.84], 'clear').lathe(
      pairs(0.034, 0, 0.005, 0.006, 0.004, 0.08, 0.03, 0.11, 0.04, 0.14, 0.034, 0.19),
      28,
    );
    k.paint(fromHex('#7a0c20'), 'glossy').lathe(pairs(0, 0.088, 0.031, 0.11, 0.0405, 0.138, 0, 0.139), 28);
  });

export const tableForTwo: Kit = {
  name: 'table for two',
  nouns: ['table for two', 'bistro table', 'trattoria table'],
  locomotion: 'none',
  build: () => {
    const [body, flame] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(fromHex('#5a3a22'), 'wood').lathe(pairs(0.26, 0, 0.24, 0.03, 0.05, 0.08, 0.04, 0.4), 24);
    addCloth(body);
    for (const side of [-1, 1]) {
      addPasta(body, side * 0.26, side + 5);
      addWine(body, side * 0.15, 0.2);
    }
    // A candle in a wine bottle with wax on its neck.
    body.at(translation(0, high + 0.003, -0.06), (k) => {
      k.paint(fromHex('#1f4a2c'), 'glossy').lathe(
        pairs(0, 0, 0.036, 0, 0.038, 0.01, 0.038, 0.11, 0.014, 0.15, 0.0135, 0.2),
        28,
      );
      k.paint(fromHex('#e8d8b0'), 'matte').lathe(pairs(0.0385, 0.03, 0.0388, 0.031, 0.0388, 0.085), 28);
      k.paint(fromHex('#f6ead0'), 'satin').lathe(
        pairs(0.022, 0.16, 0.02, 0.19, 0.011, 0.21, 0.011, 0.33, 0, 0.332),
        20,
        (a) => 1 + 0.12 * Math.sin(a * 4),
      );
    });
    flame.paint([4.2, 2.5, 0.8], 'glow').lathe(pairs(0, 0, 0.011, 0.014, 0.008, 0.03, 0, 0.052), 14);
    // A rose in a small vase.
    body.at(translation(0.09, high + 0.003, -0.16), (k) => {
      k.paint(fromHex('#dfe8f0'), 'glossy').lathe(
        pairs(0, 0, 0.02, 0, 0.026, 0.03, 0.012, 0.07, 0.014, 0.08),
        20,
      );
      k.paint(fromHex('#3f7a34'), 'leaf').cylinder(0.06, 0.17, 0.003, 0.003, 8);
      k.paint(fromHex('#c8142c'), 'satin').sphere([0, 0.185, 0], [0.02, 0.022, 0.02], 16);
    });
    const wick: Vec3 = [0, high + 0.338, -0.06];
    return assembleModel(
      { body, flame },
      {
        size: [0.95, high, 0.95],
        anchors: { top: [0.18, high, -0.2], lamp: wick },
        pose: ({ time, darkness }) => {
          const flicker = 0.88 + 0.12 * Math.sin(time * 9) * Math.sin(time * 5.3);
          return {
            parts: { flame: translation(wick[0] + 0.001 * Math.sin(time * 7), wick[1], wick[2]) },
            anchors: {},
            particles: [{ position: wick, size: 0.07, colour: [1.6, 0.9, 0.3], opacity: 0.16 * flicker }],
            lamps: [
              {
                position: [0, wick[1] + 0.08, 0.1],
                colour: [2.6 * flicker, 1.5 * flicker, 0.6 * flicker].map(
                  (value) => value * (0.35 + 0.65 * darkness),
                ) as Vec3,
                reach: 3.4,
              },
            ],
          };
        },
      },
    );
  },
};

/** A board where dumplings are made: a bowl of filling, round wrappers, rows of finished crescents, a small rolling pin. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { mix } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { addBowl } from '../tableware.ts';

const pale = fromHex('#f8eed6');

/** A crescent with pleats along its edge, lying on its flat side. */
const addDumpling = (b: MeshBuilder) => {
  const steps = 16;
  b.paint((p) => mix(pale, fromHex('#e4cfa0'), Math.max(0, 1 - p[1] / 0.03)), 'satin').loft(
    Array.from({ length: steps + 1 }, (_, n) => {
      const t = n / steps;
      const a = Math.PI * (0.08 + 0.84 * t);
      const size = Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, t))) ** 0.6;
      const [x, z] = [Math.cos(a) * 0.036, 0.02 - Math.sin(a) * 0.026];
      return Array.from({ length: 12 }, (_, k): Vec3 => {
        const v = (k / 12) * 2 * Math.PI;
        const out = 0.015 * size * Math.cos(v);
        return [x + Math.cos(a) * out, 0.015 * size * (1 + Math.sin(v)) + 0.001, z - Math.sin(a) * out];
      });
    }),
    { isClosed: true, hasCaps: true },
  );
  for (let n = 0; n < 7; n += 1) {
    const a = Math.PI * (0.2 + 0.1 * n);
    b.paint(pale, 'satin').sphere(
      [Math.cos(a) * 0.04, 0.026, 0.02 - Math.sin(a) * 0.034],
      [0.0052, 0.006, 0.0075],
      8,
    );
  }
};

/** Seconds for one dumpling. */
const cycle = 2.6;

/** Where the hands are: a wrapper is taken, filled and folded up in the air, and laid on the tray. */
const way: readonly [number, Vec3][] = [
  [0, [-0.2, 0.08, 0.1]],
  [0.18, [-0.03, 0.14, 0.1]],
  [0.66, [-0.01, 0.15, 0.1]],
  [0.8, [0.16, 0.17, 0.07]],
  [0.86, [0.16, 0.15, 0.07]],
  [1, [-0.2, 0.08, 0.1]],
];
const between = (u: number): Vec3 => {
  const next = way.findIndex(([at]) => at >= u && at > 0);
  const [[from, a], [to, b]] = [way[next - 1]!, way[next]!];
  return mix(a, b, smoothstep(from, to, u));
};

export const wrappedDumplings: Kit = {
  name: 'dumplings being wrapped',
  nouns: ['dumplings being wrapped', 'dumpling making'],
  locomotion: 'none',
  build: () => {
    const [body, fold, wrapper] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const [wide, deep] = [0.86, 0.46];
    body.paint(fromHex('#c89a5e'), 'wood').box([0, 0.01, 0], [wide, 0.02, deep], 0.006);
    body
      .paint(fromHex('#fdfaf2'), 'matte')
      .lathe(pairs(0.16, 0.0205, 0, 0.021), 30, (a) => 1 + 0.14 * Math.sin(a * 4) + 0.08 * Math.sin(a * 7));
    // Finished ones in rows on a bamboo tray.
    body.at(translation(0.25, 0.02, 0), (k) => {
      k.paint(fromHex('#b8863c'), 'wood').lathe(
        pairs(0, 0, 0.17, 0, 0.175, 0.02, 0.168, 0.02, 0.165, 0.006, 0, 0.006),
        44,
      );
      // Heaped, so that they are seen from the height of the table.
      for (const [layer, side] of [4, 3, 2].entries())
        for (let n = 0; n < side * side; n += 1) {
          const [x, z] = [
            ((n % side) - (side - 1) / 2) * 0.088,
            (Math.floor(n / side) - (side - 1) / 2) * 0.074,
          ];
          if (Math.hypot(x, z) < 0.16)
            k.at(multiply(translation(x, 0.006 + layer * 0.034, z), scaling(1.3)), addDumpling);
        }
    });
    // Filling and the wrappers.
    body.at(translation(-0.29, 0.02, -0.1), (k) => {
      addBowl(k, 0.1, 0.075, fromHex('#3a6ea8'), fromHex('#f6f2ea'));
      k.paint(fromHex('#c87a6a'), 'satin').lathe(pairs(0.088, 0.058, 0.06, 0.074, 0, 0.08), 28);
      for (let n = 0; n < 24; n += 1)
        k.paint(fromHex(n % 2 ? '#4f8a34' : '#e8b0a0'), 'satin').sphere(
          [Math.cos(n * 2.4) * 0.016 * Math.sqrt(n), 0.074, Math.sin(n * 2.4) * 0.016 * Math.sqrt(n)],
          0.008,
          8,
        );
    });
    for (let n = 0; n < 6; n += 1)
      body
        .paint(n % 2 ? pale : fromHex('#fbf4e2'), 'matte')
        .at(translation(-0.3 + (n % 3) * 0.06, 0.021 + n * 0.0035, 0.11 + (n % 2) * 0.02), (k) =>
          k.cylinder(0, 0.003, 0.045, 0.045, 28),
        );
    body.at(placed(-0.02, 0.036, -0.17, { turnZ: Math.PI / 2, turnY: 0.15 }), (k) => {
      k.paint(fromHex('#b5803f'), 'wood')
        .cylinder(-0.11, 0.11, 0.017, 0.017, 20)
        .cylinder(-0.16, 0.16, 0.008, 0.008, 12);
    });
    fold.at(scaling(1.7), addDumpling);
    wrapper.paint(fromHex('#fbf4e2'), 'matte').cylinder(0, 0.006, 0.062, 0.062, 28);
    wrapper.paint(fromHex('#c87a6a'), 'satin').sphere([0, 0.012, 0], [0.026, 0.014, 0.022], 12);
    return assembleModel(
      { body, fold, wrapper },
      {
        size: [wide, 0.15, deep],
        anchors: { top: [-0.02, 0.05, -0.02], handRight: [0.06, 0.1, 0.06], handLeft: [-0.08, 0.1, 0.06] },
        pose: ({ time }) => {
          const u = fraction(time / cycle + 0.15);
          const [x, y, z] = between(u);
          // Fingers open and close along the edge.
          const pinch = u > 0.2 && u < 0.66 ? 0.055 + 0.02 * Math.sin(time * 11) : 0.07;
          const isFolded = u > 0.36;
          const lies = u > 0.8;
          return {
            parts: {
              fold: isFolded && !lies ? translation(x, y - 0.03, z) : null,
              wrapper: isFolded ? null : translation(x, y - 0.015, z),
            },
            anchors: {
              handRight: translation(x + pinch, y + 0.01 * Math.sin(time * 11), z + 0.02),
              handLeft: translation(x - pinch, y - 0.01 * Math.sin(time * 11), z + 0.02),
            },
          };
        },
      },
    );
  },
};

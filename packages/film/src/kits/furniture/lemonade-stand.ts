/** A child's stand: a painted counter, a striped roof, a jug of lemonade, glasses and lemons. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { pairs, placed, rod } from '../shared/shapes.ts';
import { staticKit } from '../shared/static-kit.ts';

const yellow = fromHex('#f6c81e');
const cream = fromHex('#fbf4e0');

const addLemon = (b: MeshBuilder, x: number, y: number, z: number, turn: number) =>
  b.paint(fromHex('#f8d81c'), 'satin').at(placed(x, y, z, { turnY: turn }), (k) => {
    k.sphere([0, 0, 0], [0.047, 0.035, 0.035], 16);
    k.sphere([0.046, 0, 0], [0.012, 0.01, 0.01], 10).sphere([-0.044, 0, 0], [0.012, 0.01, 0.01], 10);
  });

/** A slice as a sign: rind, pith and eight segments, facing +z. */
const addSlice = (b: MeshBuilder, x: number, y: number, z: number, radius: number) =>
  b.at(placed(x, y, z, { turnX: Math.PI / 2 }), (k) => {
    k.paint(yellow, 'satin').lathe(pairs(radius, 0, radius, 0.02, 0, 0.02), 40);
    k.paint(cream, 'satin').lathe(pairs(radius * 0.88, 0.0205, 0, 0.022), 40);
    k.paint(fromHex('#fbe04a'), 'glossy');
    for (let n = 0; n < 8; n += 1)
      k.at(placed(0, 0.022, 0, { turnY: (n * Math.PI) / 4 }), (m) =>
        m.sphere([radius * 0.45, 0, 0], [radius * 0.34, 0.006, radius * 0.13], 14),
      );
  });

const addDrink = (b: MeshBuilder, radius: number, height: number, fill: number) => {
  b.paint(fromHex('#f6cf30'), 'glossy').cylinder(
    0.006,
    fill,
    radius * 0.92,
    radius * (0.91 + (0.1 * fill) / height),
    24,
  );
  b.paint([0.85, 0.92, 0.95], 'clear').lathe(pairs(0, 0, radius * 0.9, 0, radius, height), 28);
  b.paint(fromHex('#f4fafc'), 'glossy').lathe(
    pairs(radius - 0.003, height, radius + 0.002, height, radius, height + 0.004),
    28,
  );
};

export const lemonadeStand = staticKit(
  ['lemonade stand', 'lemonade stall', 'lemonade booth'],
  (b, { colour }) => {
    const paint = colour ?? yellow;
    const w = 1.3;
    for (let n = 0; n < 7; n += 1)
      b.paint(n % 2 ? cream : paint, 'satin').box(
        [(n - 3) * (w / 7), 0.34, 0.22],
        [w / 7 - 0.006, 0.66, 0.03],
        0.006,
      );
    for (const side of [-1, 1])
      b.paint(cream, 'satin').box([side * (w / 2 - 0.015), 0.34, 0], [0.03, 0.66, 0.42], 0.006);
    b.paint(fromHex('#c89458'), 'wood').box([0, 0.69, 0], [w + 0.1, 0.04, 0.56], 0.01);
    addSlice(b, 0, 0.36, 0.237, 0.2);
    // Posts and the roof.
    b.paint(fromHex('#fdfaf2'), 'satin');
    for (const side of [-1, 1]) rod(b, [side * (w / 2), 0.7, 0.2], [side * (w / 2), 1.72, 0.2], 0.022, 12);
    b.paint(cream, 'satin').box([0, 1.62, 0.23], [w + 0.1, 0.26, 0.03], 0.01);
    for (const x of [-0.42, 0, 0.42]) addSlice(b, x, 1.62, 0.247, 0.095);
    for (let n = 0; n < 10; n += 1) {
      const [x0, x1] = [-0.72 + n * 0.144, -0.72 + (n + 1) * 0.144];
      b.paint(n % 2 ? cream : paint, 'cloth');
      b.quad([x0, 1.95, -0.2], [x1, 1.95, -0.2], [x1, 1.74, 0.42], [x0, 1.74, 0.42], [0, 0.95, 0.3]);
      b.quad([x0, 1.945, -0.2], [x1, 1.945, -0.2], [x1, 1.735, 0.42], [x0, 1.735, 0.42], [0, -0.95, -0.3]);
      b.at(placed((x0 + x1) / 2, 1.735, 0.42, { turnX: Math.PI / 2 }), (k) =>
        k.cylinder(-0.006, 0.006, 0.072, 0.072, 20),
      );
    }
    for (const side of [-1, 1])
      rod(
        b.paint(fromHex('#fdfaf2'), 'satin'),
        [side * (w / 2), 0.7, -0.18],
        [side * (w / 2), 1.93, -0.18],
        0.022,
        12,
      );
    // On the counter.
    b.at(placed(-0.36, 0.71, 0.08), (k) => {
      addDrink(k, 0.1, 0.3, 0.25);
      k.paint(fromHex('#eef4f6'), 'glossy').tube(
        [
          [0.095, 0.26, 0],
          [0.17, 0.24, 0],
          [0.17, 0.09, 0],
          [0.095, 0.06, 0],
        ],
        0.012,
        10,
      );
      for (let n = 0; n < 4; n += 1)
        k.paint(yellow, 'glossy').at(
          placed(0.04 * Math.cos(n * 1.6), 0.245, 0.04 * Math.sin(n * 1.6), { turnX: 0.4 }),
          (m) => m.cylinder(0, 0.008, 0.032, 0.032, 18),
        );
    });
    for (const [n, x] of [-0.14, -0.02, 0.1].entries())
      b.at(placed(x, 0.71, 0.12 - 0.05 * (n % 2)), (k) => {
        addDrink(k, 0.042, 0.13, 0.1);
        rod(k.paint(fromHex('#e0304a'), 'satin'), [0, 0.02, 0], [0.03, 0.19, 0], 0.005, 8);
      });
    b.paint(fromHex('#3f8fd0'), 'glossy').at(placed(0.38, 0.71, 0.06), (k) =>
      k.lathe(pairs(0, 0, 0.08, 0, 0.15, 0.08, 0.145, 0.08, 0, 0.04), 32),
    );
    for (let n = 0; n < 9; n += 1)
      addLemon(
        b,
        0.38 + Math.cos(n * 2.4) * 0.036 * Math.sqrt(n),
        0.8 + (n < 4 ? 0.05 : 0),
        0.06 + Math.sin(n * 2.4) * 0.036 * Math.sqrt(n),
        n * 1.3,
      );
    return { top: [0, 0.71, 0] };
  },
);

/** Cakes with icing and candles, slices, cupcakes. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { rotationX, translation } from '../../math/matrix.ts';
import { mix, type Vec3 } from '../../math/vector.ts';
import { crust } from './baked.ts';
import { type Dish, foodKit, type Serving } from './dish.ts';
import { addPlate, addSurface, scatter, uneven } from './tableware.ts';

const addCandles = (
  b: MeshBuilder,
  count: number,
  radius: number,
  y: number,
): NonNullable<Serving['flames']> =>
  Array.from({ length: count }, (_, n) => {
    const a = (n / count) * Math.PI * 2;
    const [x, z] = count === 1 ? [0, 0] : [Math.cos(a) * radius, Math.sin(a) * radius];
    const tone = fromHex(['#e84a6a', '#4aa8e8', '#f0c03a', '#7ac85a'][n % 4]!);
    b.at(translation(x, y, z), (c) => {
      c.paint(
        (p) => (Math.sin(p[1] * 700 + Math.atan2(p[2] - z, p[0] - x)) > 0.2 ? tone : fromHex('#fbf8f2')),
        'satin',
      ).cylinder(0, 0.06, 0.0042, 0.0042, 10);
      c.paint(fromHex('#2a2018'), 'matte').cylinder(0.06, 0.066, 0.0007, 0.0005, 5);
    });
    return { at: [x, y + 0.064, z] as Vec3, size: 0.028 };
  });

const cakeOf = (nouns: string[], candles: number, body: string, icing: string): Dish => ({
  nouns,
  build: (b, { colour }, random) => {
    const tone = colour ?? fromHex(icing);
    addPlate(b, 0.17, fromHex('#f6f2ea'));
    const [r, y0, y1] = [0.125, 0.012, 0.112];
    b.paint(
      (p) => (Math.abs(p[1] - 0.06) < 0.005 ? mix(tone, [1, 1, 1], 0.5) : fromHex(body)),
      'satin',
    ).lathe(
      [
        [0, y0],
        [r, y0],
        [r, y1],
      ],
      48,
    );
    // Icing that runs down the side.
    const drip = (a: number) => 0.018 + 0.012 * Math.sin(a * 9) + 0.008 * Math.sin(a * 17 + 1);
    const ring = (radius: number, y: (a: number) => number) =>
      Array.from({ length: 97 }, (_, n) => {
        const a = (n / 96) * Math.PI * 2;
        return b.vertex([Math.cos(a) * radius, y(a), Math.sin(a) * radius], [Math.cos(a), 0.3, Math.sin(a)]);
      });
    b.paint(tone, 'glossy').grid([
      ring(r + 0.0015, (a) => y1 - drip(a)),
      ring(r + 0.0045, (a) => y1 - drip(a) * 0.8),
      ring(r + 0.004, () => y1 - 0.002),
      ring(r - 0.004, () => y1 + 0.005),
    ]);
    addSurface(b, r - 0.004, y1 + 0.005, tone, 'glossy', 0.002);
    for (let n = 0; n < 16; n += 1) {
      const a = (n / 16) * Math.PI * 2;
      b.at(translation(Math.cos(a) * (r - 0.018), y1 + 0.005, Math.sin(a) * (r - 0.018)), (dot) =>
        dot.paint(fromHex('#fdf8f0'), 'satin').lathe(
          [
            [0.013, 0],
            [0.012, 0.006],
            [0.007, 0.012],
            [0.001, 0.02],
          ],
          12,
          (angle) => 1 + 0.12 * Math.cos(angle * 6),
        ),
      );
      b.at(translation(Math.cos(a) * (r + 0.002), y0, Math.sin(a) * (r + 0.002)), (dot) =>
        dot.paint(fromHex('#fdf8f0'), 'satin').sphere([0, 0.008, 0], [0.017, 0.011, 0.017], 10),
      );
      if (n % 2 === 0 && candles === 0)
        b.paint(fromHex('#c81f2c'), 'glossy').sphere(
          [Math.cos(a) * (r - 0.018), y1 + 0.026, Math.sin(a) * (r - 0.018)],
          0.009,
          12,
        );
    }
    scatter(random, 40, 0.085, (x, z, _turn, n) =>
      b
        .paint(fromHex(['#f8d83a', '#5ac8f0', '#f05a8a', '#7ad05a'][n % 4]!), 'glossy')
        .sphere([x, y1 + 0.008, z], 0.0028, 6),
    );
    const flames = candles > 0 ? addCandles(b, candles, 0.062, y1 + 0.006) : [];
    return { size: [0.34, candles > 0 ? 0.2 : 0.14, 0.34], top: y1, ...(flames.length > 0 && { flames }) };
  },
});
const cakeSlice: Dish = {
  nouns: ['slice of cake', 'piece of cake', 'cheesecake', 'cake slice'],
  build: (b, { colour }) => {
    addPlate(b, 0.1);
    b.at(translation(0, 0.006, -0.045), (c) => {
      const wedge = (y0: number, y1: number, tone: Vec3) =>
        c.at(rotationX(-Math.PI / 2), (w) =>
          w.paint(uneven(tone, 0.2, 150), 'satin').extrude(
            [
              [0, -0.1],
              [-0.038, 0],
              [0.038, 0],
            ],
            y0,
            y1,
          ),
        );
      wedge(0, 0.024, fromHex('#e2b878'));
      wedge(0.024, 0.03, fromHex('#fbf2e4'));
      wedge(0.03, 0.054, fromHex('#e2b878'));
      wedge(0.054, 0.064, colour ?? fromHex('#f0a0b8'));
      c.paint(fromHex('#d0202c'), 'glossy').sphere([0, 0.074, 0.02], [0.012, 0.013, 0.012], 12);
    });
    return { size: [0.2, 0.09, 0.2] };
  },
};
const cupcake: Dish = {
  nouns: ['cupcake', 'muffin', 'fairy cake'],
  build: (b, { colour, noun }, random) => {
    b.paint(
      (p) => (Math.sin(Math.atan2(p[2], p[0]) * 24) > 0 ? fromHex('#e8dcc4') : fromHex('#d88aa4')),
      'matte',
    ).lathe(
      [
        [0, 0],
        [0.024, 0],
        [0.034, 0.04],
      ],
      48,
      (a) => 1 + 0.025 * Math.sin(a * 24),
    );
    if (noun === 'muffin') {
      b.paint(crust(0.08), 'matte').sphere([0, 0.046, 0], [0.041, 0.028, 0.041], 22);
      scatter(random, 10, 0.03, (x, z) =>
        b.paint(fromHex('#2a2a5a'), 'glossy').sphere([x, 0.068 - Math.hypot(x, z) * 0.35, z], 0.0045, 8),
      );
      return { size: [0.082, 0.074, 0.082] };
    }
    const tone = colour ?? fromHex('#f4a6c4');
    for (let n = 0; n < 4; n += 1)
      b.at(translation(0, 0.042 + n * 0.012, 0), (s) => {
        s.paint(mix(tone, [1, 1, 1], n * 0.12), 'satin').lathe(
          [
            [0, -0.004],
            [0.036 - n * 0.009, -0.002],
            [0.038 - n * 0.0092, 0.005],
            [0.028 - n * 0.0075, 0.013],
            [0, 0.016],
          ],
          30,
          (a) => 1 + 0.06 * Math.cos(a * 8 + n),
        );
      });
    b.paint(fromHex('#c8202c'), 'glossy').sphere([0, 0.1, 0], 0.0095, 14);
    return { size: [0.078, 0.11, 0.078] };
  },
};
export const cakes = foodKit('cake', [
  cakeOf(['cake', 'layer cake', 'chocolate cake', 'wedding cake'], 0, '#6a3a20', '#f6efe4'),
  cakeOf(['birthday cake', 'cake with candles'], 8, '#f4cfd8', '#f29ab8'),
  cakeSlice,
  cupcake,
]);

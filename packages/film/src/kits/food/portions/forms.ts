/** Forms that food takes on a plate or in a bowl: slices, lumps, a heap, a liquid, scoops. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Random } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { placed, points, ring, rod } from '../../shared/shapes.ts';
import { addLeaf, addSurface, scatter, uneven } from '../tableware.ts';

/** `y` is where the food lies, `radius` how far it reaches. */
export type Spread = { b: MeshBuilder; y: number; radius: number; tone: Vec3; random: Random };

type Form = (spread: Spread, edge: Vec3) => number;

/** One that lies on another, in a row across the plate. */
const slices =
  (shape: 'oval' | 'round' | 'square'): Form =>
  ({ b, y, radius, tone }, edge) => {
    const count = shape === 'square' ? 3 : 6;
    const thick = shape === 'square' ? 0.016 : 0.005;
    for (let n = 0; n < count; n += 1) {
      const along = -radius * 0.6 + (n * radius * 1.2) / (count - 1);
      const x = shape === 'square' ? 0 : along;
      const lift = shape === 'square' ? n * thick * 1.05 : 0.008;
      b.at(
        placed(x, y + lift, shape === 'square' ? 0 : radius * 0.1, {
          turnZ: shape === 'square' ? 0 : 0.24,
          turnY: n * 0.07,
        }),
        (s) => {
          if (shape === 'square') {
            s.paint(edge, 'satin').box([0, thick / 2, 0], [radius * 1.1, thick, radius * 1.1], 0.006);
            s.paint(uneven(tone, 0.3, 80), 'satin').box(
              [0, thick * 0.95, 0],
              [radius * 0.98, 0.004, radius * 0.98],
              0.002,
            );
            return;
          }
          const wide = shape === 'oval' ? 0.62 : 0.42;
          const outline = (a: number) => (shape === 'oval' ? 1 - 0.28 * Math.abs(Math.sin(a)) : 1);
          s.paint(edge, 'glossy').lathe(
            [
              [0, 0],
              [radius * wide, 0],
              [radius * wide, thick],
              [0, thick],
            ],
            26,
            outline,
          );
          s.paint(uneven(tone, 0.35, 110), 'glossy').lathe(
            [
              [radius * wide * 0.88, thick + 0.0006],
              [0, thick + 0.0006],
            ],
            26,
            outline,
          );
        },
      );
    }
    return 0.035;
  };

/** Pieces of no regular shape, heaped. */
const lumps =
  (size: number, stretch: number, hasBone = false): Form =>
  ({ b, y, radius, tone, random }, edge) => {
    const count = Math.min(14, Math.round(radius / size) * 3);
    scatter(random, count, radius * 0.62, (x, z, _turn, n) => {
      const lift = y + size * 0.6 + (n % 3 === 2 ? size * 0.9 : 0);
      b.at(placed(x, lift, z, { turnY: n * 2.1, turnZ: (random() - 0.5) * 0.5 }), (s) => {
        s.paint(uneven(n % 2 ? tone : mix(tone, edge, 0.35), 0.5, 90), 'glossy').sphere(
          [0, 0, 0],
          [size * stretch, size * 0.72, size],
          14,
        );
        s.sphere([size * 0.5 * stretch, 0.1 * size, size * 0.2], size * 0.7, 10);
        if (hasBone)
          s.paint(fromHex('#f2e6cc'), 'satin').tube(
            points(-size * stretch, 0, 0, -size * stretch * 1.7, 0, 0),
            [size * 0.22, size * 0.3],
            8,
          );
      });
    });
    return size * 2.6;
  };

/** Dice of one edge length. */
const cubes =
  (size: number): Form =>
  ({ b, y, radius, tone, random }, edge) => {
    scatter(random, Math.round((radius / size) ** 2 * 0.8), radius * 0.66, (x, z, _turn, n) =>
      b.at(placed(x, y + size * (n % 4 === 3 ? 1.3 : 0.5), z, { turnY: random() * 3 }), (s) =>
        s
          .paint(uneven(n % 3 ? tone : edge, 0.2, 60), 'satin')
          .box([0, 0, 0], [size, size, size], size * 0.14),
      ),
    );
    return size * 2;
  };

/** A soft heap of one mass; `grain` roughens it. */
const mound =
  (height: number, grain: number): Form =>
  ({ b, y, radius, tone, random }, edge) => {
    b.paint(uneven(tone, 0.28, grain), grain > 150 ? 'matte' : 'satin').lathe(
      Array.from({ length: 12 }, (_, n): [number, number] => {
        const t = 1 - n / 11;
        return [radius * 0.78 * t, y + radius * height * (1 - t ** 2.4)];
      }),
      34,
      (a, h) => 1 + 0.05 * Math.sin(a * 5 + h * 90) + 0.03 * Math.sin(a * 11),
    );
    // Single grains and bits make a heap of it.
    if (grain > 150)
      scatter(random, 90, radius * 0.7, (x, z, _turn, n) => {
        const t = Math.hypot(x, z) / (radius * 0.78);
        b.paint(n % 4 ? mix(tone, [1, 1, 1], 0.12) : edge, 'satin').sphere(
          [x, y + radius * height * (1 - t ** 2.4) + 0.001, z],
          [0.0055, 0.003, 0.003],
          6,
        );
      });
    return radius * height;
  };

const liquid: Form = ({ b, y, radius, tone, random }, edge) => {
  addSurface(b, radius * 0.9, y, uneven(tone, 0.12, 40), 'glossy', 0.003);
  scatter(random, 14, radius * 0.72, (x, z) =>
    b.paint(edge, 'satin').sphere([x, y + 0.002, z], [0.008, 0.004, 0.007], 8),
  );
  return 0.006;
};

const scoops: Form = ({ b, y, radius, tone }, edge) => {
  for (const [n, [x, z, lift]] of (
    [
      [-0.36, 0.1, 0],
      [0.36, 0.1, 0],
      [0, -0.2, 0.42],
    ] as const
  ).entries())
    b.paint(uneven(n === 2 ? edge : tone, 0.3, 130), 'matte').sphere(
      [x * radius, y + radius * (0.3 + lift), z * radius],
      [radius * 0.42, radius * 0.38, radius * 0.42],
      22,
    );
  return radius;
};

const rings: Form = ({ b, y, radius, tone, random }, edge) => {
  scatter(random, 9, radius * 0.5, (x, z, _turn, n) =>
    b.at(
      placed(x, y + 0.014 + (n % 3) * 0.018, z, {
        turnX: (random() - 0.5) * 0.7,
        turnZ: (random() - 0.5) * 0.7,
      }),
      (s) => ring(s.paint(uneven(n % 2 ? tone : edge, 0.4, 140), 'matte'), radius * 0.25, 0.011, 22),
    ),
  );
  return 0.06;
};

/** Arms that curl, with suckers in two rows. */
const tentacles: Form = ({ b, y, radius, tone }, edge) => {
  for (let n = 0; n < 5; n += 1) {
    const turn = (n / 5) * 2 * Math.PI;
    const path = Array.from({ length: 12 }, (_, k): Vec3 => {
      const t = k / 11;
      const [reach, bend] = [radius * (0.12 + 0.72 * Math.sin(t * 2.1)), turn + t * 1.9];
      return [Math.cos(bend) * reach, y + 0.014 + 0.016 * Math.sin(t * Math.PI), Math.sin(bend) * reach];
    });
    b.paint(uneven(tone, 0.4, 90), 'glossy').tube(
      path,
      path.map((_, k) => 0.017 - 0.0012 * k),
      12,
    );
    for (const [k, [x, h, z]] of path.entries())
      if (k < 11)
        for (const side of [-1, 1])
          b.paint(edge, 'satin').sphere(
            [x + side * 0.007 * Math.sin(turn), h + 0.012 - 0.0009 * k, z - side * 0.007 * Math.cos(turn)],
            0.0046 - 0.0003 * k,
            8,
          );
  }
  return 0.045;
};

/** Bars that lie crosswise: churros, asparagus, sticks. */
const bars =
  (thick: number): Form =>
  ({ b, y, radius, tone, random }, edge) => {
    for (let n = 0; n < 8; n += 1) {
      const [layer, at] = [Math.floor(n / 4), ((n % 4) - 1.5) * thick * 2.3];
      const [turn, half] = [layer ? 0.5 : -0.1, radius * (0.68 + 0.1 * random())];
      b.at(placed(0, y + thick + layer * thick * 1.8, 0, { turnY: turn }), (s) => {
        s.paint(uneven(tone, 0.35, 120), 'satin');
        rod(s, [-half, 0, at], [half, 0, at], thick, 9);
        s.paint(edge, 'satin').sphere([half, 0, at], [thick * 2.2, thick * 1.15, thick * 1.15], 9);
      });
    }
    return thick * 4;
  };

/** A piece cut from layers, such as tiramisu. */
const layers: Form = ({ b, y, radius, tone }, edge) => {
  const [wide, deep] = [radius * 1.05, radius * 0.8];
  for (let n = 0; n < 4; n += 1)
    b.paint(uneven(n % 2 ? tone : edge, 0.2, 90), 'satin').box(
      [0, y + 0.009 + n * 0.016, 0],
      [wide, 0.017, deep],
      0.003,
    );
  b.paint(darken(edge, 0.45), 'matte').box([0, y + 0.069, 0], [wide * 0.99, 0.004, deep * 0.99], 0.001);
  return 0.075;
};

/** Leaves torn and heaped, with bits of the other colour among them. */
const leaves: Form = ({ b, y, radius, tone, random }, edge) => {
  const [r, g, blue] = tone.map((value) => Math.round(Math.min(1, Math.max(0, value)) ** (1 / 2.2) * 255));
  const hex = `#${[r, g, blue].map((value) => value!.toString(16).padStart(2, '0')).join('')}`;
  scatter(random, 34, radius * 0.62, (x, z, _turn, n) =>
    addLeaf(b, [x, y + 0.012 + (n % 5) * 0.007, z], 0.034, random() * 6, 0.4, hex, 0.5),
  );
  scatter(random, 9, radius * 0.55, (x, z, _turn, n) =>
    b.at(placed(x, y + 0.045, z, { turnY: n }), (s) =>
      s.paint(uneven(edge, 0.2), 'satin').box([0, 0, 0], [0.018, 0.014, 0.018], 0.003),
    ),
  );
  return 0.06;
};

/** Leaves with large pieces of the other colour on top. */
const topped: Form = (spread, edge) => {
  const tall = leaves(spread, edge);
  const { b, y, radius, random } = spread;
  scatter(random, 8, radius * 0.55, (x, z, _turn, n) =>
    b.at(
      placed(x, y + 0.052 + (n % 3) * 0.006, z, { turnY: random() * 6, turnX: (random() - 0.5) * 0.5 }),
      (s) => s.paint(uneven(edge, 0.25, 90), 'glossy').box([0, 0, 0], [0.042, 0.018, 0.028], 0.006),
    ),
  );
  return tall + 0.02;
};

/** Flat triangles heaped, or small squares. */
const chips =
  (sides: 3 | 4): Form =>
  ({ b, y, radius, tone, random }, edge) => {
    scatter(random, sides === 3 ? 26 : 9, radius * 0.6, (x, z, _turn, n) =>
      b.at(
        placed(x, y + 0.008 + (n % 4) * (sides === 3 ? 0.012 : 0.007), z, {
          turnY: random() * 6,
          turnX: (random() - 0.5) * (sides === 3 ? 1 : 0.3),
        }),
        (s) => {
          const size = sides === 3 ? 0.034 : 0.03;
          s.paint(uneven(tone, 0.3, 150), 'satin').lathe(
            [
              [0, 0],
              [size, 0],
              [size, 0.006],
              [size * 0.6, sides === 4 ? 0.014 : 0.006],
              [0, sides === 4 ? 0.015 : 0.006],
            ],
            sides,
          );
          if (n % 3 === 0) s.paint(edge, 'glossy').sphere([0, 0.008, 0], [0.015, 0.004, 0.012], 8);
        },
      ),
    );
    return 0.05;
  };

export const forms = {
  ovals: slices('oval'),
  rounds: slices('round'),
  squares: slices('square'),
  lumps: lumps(0.024, 1.25),
  drumsticks: lumps(0.026, 1.3, true),
  crumbs: lumps(0.013, 1.2),
  cubes: cubes(0.018),
  dice: cubes(0.026),
  mash: mound(0.42, 40),
  grains: mound(0.36, 260),
  liquid,
  scoops,
  rings,
  tentacles,
  bars: bars(0.009),
  stalks: bars(0.006),
  layers,
  leaves,
  topped,
  triangles: chips(3),
  pillows: chips(4),
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

/** Fruit and vegetables, one by one and in assortments. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import type { Random } from '../../math/random.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { addEar } from '../animals/shared/ears.ts';
import { type Dish, foodKit } from './dish.ts';
import { addBowl, addSurface, uneven } from './tableware.ts';

type Grow = (b: MeshBuilder, colour: Vec3 | null, random: Random) => Vec3;

const stem = (b: MeshBuilder, at: Vec3, length: number, thick: number, colour = '#6a4a24') =>
  b
    .paint(fromHex(colour), 'bark')
    .tube(
      [
        at,
        [at[0] + length * 0.15, at[1] + length * 0.6, at[2]],
        [at[0] + length * 0.4, at[1] + length, at[2]],
      ],
      [thick, thick * 0.8, thick * 1.2],
      6,
    );
const blade = (
  b: MeshBuilder,
  base: Vec3,
  direction: Vec3,
  length: number,
  width: number,
  hex: string,
  bend = 0.15,
) =>
  addEar(b, {
    base,
    direction,
    facing: [direction[0], 0.4, direction[2] + 0.01],
    length,
    width,
    outline: 'leaf',
    cup: 0.25,
    bend: -bend,
    outside: scale(fromHex(hex), 0.85),
    inside: fromHex(hex),
    material: 'leaf',
    rows: 6,
  });

/** A round fruit with dimples at top and bottom. */
const orb = (
  b: MeshBuilder,
  radius: number,
  paint: (p: Vec3) => Vec3,
  tall = 1,
  dimple = 0.12,
  lobes = 0,
  taper = 0,
) => {
  const steps = 22;
  b.paint(paint, 'glossy').lathe(
    Array.from({ length: steps + 1 }, (_, n): [number, number] => {
      const a = (n / steps) * Math.PI;
      const y = -Math.cos(a);
      const dip = dimple * (Math.exp(-((1 - Math.abs(y)) ** 2) / 0.03) * Math.sign(y));
      return [Math.max(0, Math.sin(a)) * radius * (1 - taper * y), radius * tall * (1 + y - dip)];
    }),
    32,
    lobes ? (a) => 1 + 0.06 * Math.cos(a * lobes) : undefined,
  );
};

const apple: Grow = (b, colour) => {
  const tone = colour ?? fromHex('#c0201c');
  orb(
    b,
    0.038,
    (p) =>
      mix(
        tone,
        fromHex('#e8c04a'),
        smoothstep(0.45, 0.75, noise(Math.atan2(p[2], p[0]) * 3 + 9, p[1] * 20, 2)) * 0.55 +
          0.4 * smoothstep(0.01, 0, p[1]),
      ),
    0.95,
    0.2,
    0,
    -0.08,
  );
  stem(b, [0, 0.062, 0], 0.018, 0.0014);
  blade(b, [0.003, 0.072, 0], [1, 0.4, 0.2], 0.032, 0.016, '#4f8f2c');
  return [0.078, 0.085, 0.078];
};
const banana: Grow = (b, colour) => {
  for (let k = 0; k < 3; k += 1)
    b.at(multiply(translation(0, 0.016, 0), rotationY((k - 1) * 0.32)), (m) => {
      const points = Array.from({ length: 15 }, (_, n): Vec3 => {
        const a = (n / 14 - 0.5) * 1.7;
        return [Math.sin(a) * 0.1, (1 - Math.cos(a)) * 0.1 + 0.004 * k, 0.02 * (k - 1)];
      });
      m.paint(
        (p) =>
          mix(
            colour ?? fromHex('#f4cc2a'),
            fromHex('#7a5a1c'),
            noise(p[0] * 90, p[1] * 90, p[2] * 90) > 0.78 ? 0.4 : 0,
          ),
        'satin',
      ).tube(
        points,
        points.map((_, n) => 0.0175 * Math.min(1, 0.28 + Math.sin((n / 14) * Math.PI) * 1.15)),
        10,
      );
      m.paint(fromHex('#4a3a1c'), 'satin').sphere(points[0]!, 0.007, 8);
    });
  b.paint(fromHex('#8a8a2c'), 'satin').tube(
    [
      [0.07, 0.06, 0],
      [0.085, 0.08, 0],
    ],
    [0.014, 0.008],
    8,
  );
  return [0.18, 0.085, 0.09];
};
const citrus =
  (hex: string, radius: number, tall: number, isLemon = false): Grow =>
  (b, colour) => {
    const tone = colour ?? fromHex(hex);
    orb(
      b,
      radius,
      (p) => scale(tone, 0.88 + 0.2 * noise(p[0] * 500, p[1] * 500, p[2] * 500)),
      tall,
      isLemon ? -0.14 : 0.04,
    );
    b.paint(fromHex('#5a7a2c'), 'matte').sphere([0, radius * 2 * tall, 0], [0.005, 0.002, 0.005], 8);
    blade(b, [0.002, radius * 2 * tall, 0], [1, 0.35, 0.3], radius * 0.9, radius * 0.45, '#3f8a2c');
    return [radius * 2, radius * 2 * tall, radius * 2];
  };
const strawberry: Grow = (b, colour) => {
  b.paint(colour ?? fromHex('#d01f28'), 'glossy').lathe(
    [
      [0, 0],
      [0.006, 0.002],
      [0.014, 0.014],
      [0.0185, 0.028],
      [0.015, 0.036],
      [0, 0.037],
    ],
    24,
  );
  for (let n = 0; n < 46; n += 1) {
    const t = (n + 0.5) / 46;
    const a = n * 2.4;
    const y = t * 0.033 + 0.002;
    const r =
      y < 0.014
        ? 0.006 + ((y - 0.002) / 0.012) * 0.008
        : y < 0.028
          ? 0.014 + ((y - 0.014) / 0.014) * 0.0045
          : 0.0185 - ((y - 0.028) / 0.008) * 0.0035;
    b.paint(fromHex('#f4d86a'), 'satin').sphere([Math.cos(a) * r, y, Math.sin(a) * r], 0.0009, 5);
  }
  for (let n = 0; n < 7; n += 1)
    blade(b, [0, 0.037, 0], [Math.cos(n * 0.9), 0.05, Math.sin(n * 0.9)], 0.017, 0.008, '#3f8f2a');
  stem(b, [0, 0.037, 0], 0.014, 0.001, '#4f8f2c');
  return [0.042, 0.05, 0.042];
};
const grapes: Grow = (b, colour, random) => {
  const tone = colour ?? fromHex('#5a2a7a');
  for (let row = 0; row < 7; row += 1) {
    const count = [1, 3, 5, 7, 8, 8, 6][row]!;
    for (let n = 0; n < count; n += 1) {
      const a = (n / count) * 6.28 + row;
      const r = [0, 0.012, 0.02, 0.027, 0.031, 0.03, 0.022][row]!;
      b.paint(mix(tone, [0.75, 0.75, 0.95], random() * 0.22), 'glossy').sphere(
        [Math.cos(a) * r, 0.012 + row * 0.0155, Math.sin(a) * r],
        0.0115,
        12,
      );
    }
  }
  stem(b, [0, 0.118, 0], 0.025, 0.002);
  blade(b, [0, 0.122, 0], [1, 0.1, 0.4], 0.05, 0.045, '#5a9a34');
  return [0.085, 0.145, 0.085];
};
const watermelon: Grow = (b, colour) => {
  const rind = (p: Vec3): Vec3 =>
    Math.sin(Math.atan2(p[2], p[0]) * 10 + noise(p[0] * 40, p[1] * 40, p[2] * 40) * 3) > 0
      ? fromHex('#2a6a2a')
      : fromHex('#7ab85a');
  b.at(multiply(translation(-0.06, 0, -0.04)), (m) =>
    orb(m, 0.1, (p) => rind([p[0] + 0.06, p[1], p[2] + 0.04]), 0.95, 0.05),
  );
  // A cut slice leans in front.
  b.at(multiply(translation(0.09, 0.004, 0.075), rotationY(0.35)), (m) => {
    const half = (radius: number, tone: Vec3, z: number) =>
      m.paint(tone, 'satin').extrude(
        Array.from({ length: 17 }, (_, n): [number, number] => {
          const a = (n / 16) * Math.PI;
          return [Math.cos(a) * radius, Math.sin(a) * radius];
        }),
        -z,
        z,
      );
    half(0.09, fromHex('#3a7d2e'), 0.013);
    half(0.084, fromHex('#e9f0c4'), 0.0134);
    half(0.078, colour ?? fromHex('#e0303c'), 0.0138);
    for (let n = 0; n < 9; n += 1) {
      const a = 0.3 + n * 0.32;
      const r = n % 2 ? 0.055 : 0.036;
      for (const s of [1, -1])
        m.paint(fromHex('#1f1410'), 'glossy').sphere(
          [Math.cos(a) * r, Math.sin(a) * r, s * 0.0138],
          [0.003, 0.0045, 0.0012],
          7,
        );
    }
  });
  return [0.34, 0.19, 0.3];
};
const pineapple: Grow = (b, colour) => {
  const tone = colour ?? fromHex('#c98a24');
  orb(
    b,
    0.055,
    (p) => {
      const a = Math.atan2(p[2], p[0]);
      const net = Math.min(Math.abs(Math.sin(a * 7 + p[1] * 55)), Math.abs(Math.sin(a * 7 - p[1] * 55)));
      return mix(fromHex('#5a4a1c'), tone, smoothstep(0.08, 0.4, net));
    },
    1.45,
    0.05,
  );
  for (let n = 0; n < 24; n += 1) {
    const a = n * 2.4;
    const out = 1 - n / 24;
    blade(
      b,
      [0, 0.15 + (n / 24) * 0.02, 0],
      [Math.cos(a) * (0.25 + out * 0.8), 1, Math.sin(a) * (0.25 + out * 0.8)],
      0.085,
      0.02,
      n % 2 ? '#4f8a3a' : '#3f7a34',
      0.3,
    );
  }
  return [0.12, 0.26, 0.12];
};
const cherry: Grow = (b, colour) => {
  for (const s of [1, -1]) {
    b.paint(colour ?? fromHex('#a8101c'), 'glossy').sphere([s * 0.014, 0.0115, 0], 0.0118, 16);
    b.paint(fromHex('#4f7a2c'), 'satin').tube(
      [
        [s * 0.014, 0.022, 0],
        [s * 0.009, 0.045, 0],
        [0, 0.062, 0],
      ],
      0.0009,
      5,
    );
  }
  blade(b, [0, 0.062, 0], [1, 0.3, 0.2], 0.032, 0.015, '#4f9a34');
  return [0.055, 0.07, 0.024];
};
const stoneFruit =
  (hex: string, blush: string, radius: number, tall = 0.95): Grow =>
  (b, colour) => {
    const tone = colour ?? fromHex(hex);
    orb(
      b,
      radius,
      (p) => mix(tone, fromHex(blush), smoothstep(0.35, 0.7, noise(p[0] * 25 + 4, p[1] * 25, p[2] * 25))),
      tall,
      0.1,
    );
    stem(b, [0, radius * 1.85 * tall, 0], 0.01, 0.0014);
    blade(b, [0, radius * 1.9 * tall, 0], [1, 0.3, 0.1], radius * 1.2, radius * 0.45, '#4f8f34');
    return [radius * 2, radius * 2.1 * tall, radius * 2];
  };
const pear: Grow = (b, colour) => {
  b.paint(
    (p) =>
      mix(
        colour ?? fromHex('#b8c23a'),
        fromHex('#d89a3a'),
        smoothstep(0.5, 0.75, noise(p[0] * 30, p[1] * 30, p[2] * 30)),
      ),
    'glossy',
  ).lathe(
    [
      [0, 0.003],
      [0.018, 0],
      [0.034, 0.018],
      [0.037, 0.036],
      [0.028, 0.06],
      [0.018, 0.08],
      [0.012, 0.092],
      [0, 0.096],
    ],
    30,
  );
  stem(b, [0, 0.094, 0], 0.018, 0.0014);
  blade(b, [0, 0.1, 0], [1, 0.3, 0], 0.032, 0.014, '#4f8f34');
  return [0.075, 0.115, 0.075];
};
const coconut: Grow = (b) => {
  b.at(translation(-0.04, 0, -0.03), (m) =>
    orb(
      m,
      0.055,
      (p) => scale(fromHex('#6a4526'), 0.6 + 0.8 * noise(p[0] * 60, p[1] * 200, p[2] * 60)),
      1,
      0.02,
    ),
  );
  b.at(multiply(translation(0.055, 0.05, 0.045), rotationX(0.9), rotationZ(-0.3)), (m) => {
    m.paint(uneven(fromHex('#6a4526'), 0.6, 200), 'matte').lathe(
      [
        [0, -0.05],
        [0.03, -0.042],
        [0.05, -0.018],
        [0.053, 0],
      ],
      28,
    );
    m.paint(fromHex('#fbf8f0'), 'satin').lathe(
      [
        [0.053, 0],
        [0.044, 0.001],
        [0.036, -0.02],
        [0, -0.036],
      ],
      28,
    );
  });
  return [0.2, 0.11, 0.18];
};
const kiwi: Grow = (b) => {
  b.at(translation(-0.03, 0, -0.015), (m) =>
    orb(
      m,
      0.025,
      (p) => scale(fromHex('#7a5a30'), 0.75 + 0.4 * noise(p[0] * 300, p[1] * 300, p[2] * 300)),
      1.1,
      0.02,
    ),
  );
  b.at(multiply(translation(0.03, 0.026, 0.015), rotationX(1.2)), (m) => {
    m.paint(fromHex('#7a5a30'), 'matte').lathe(
      [
        [0, -0.026],
        [0.018, -0.02],
        [0.026, 0],
      ],
      26,
    );
    addSurface(
      m,
      0.026,
      0.0005,
      (p) => {
        const r = Math.hypot(p[0] - 0.03, p[1] - 0.026);
        return r < 0.007
          ? fromHex('#f0f0c8')
          : r < 0.012 && Math.sin(Math.atan2(p[1] - 0.026, p[0] - 0.03) * 16) > 0
            ? fromHex('#1c1a12')
            : fromHex('#7ab82c');
      },
      'glossy',
    );
  });
  return [0.12, 0.056, 0.09];
};
const berries =
  (hex: string, radius: number): Grow =>
  (b, colour, random) => {
    for (let n = 0; n < 12; n += 1) {
      const [a, r] = [n * 2.4, Math.sqrt(n / 12) * radius * 3.4];
      b.paint(mix(colour ?? fromHex(hex), [0.6, 0.65, 0.85], random() * 0.3), 'satin').sphere(
        [Math.cos(a) * r, radius + (n > 8 ? 0 : n < 3 ? radius * 1.4 : 0), Math.sin(a) * r],
        radius,
        12,
      );
    }
    return [radius * 8, radius * 3.4, radius * 8];
  };

const carrot: Grow = (b, colour) => {
  b.at(multiply(translation(0, 0.02, 0), rotationX(Math.PI / 2)), (m) => {
    m.paint((p) => scale(colour ?? fromHex('#ea6a14'), 0.88 + 0.2 * noise(p[2] * 160, 1, 2)), 'satin').lathe(
      [
        [0, -0.1],
        [0.004, -0.095],
        [0.012, -0.04],
        [0.018, 0.03],
        [0.021, 0.062],
        [0.012, 0.072],
        [0, 0.072],
      ],
      22,
    );
  });
  for (let n = 0; n < 9; n += 1)
    blade(
      b,
      [0, 0.02, 0.07],
      [Math.cos(n * 2.4) * 0.5, 0.35 + Math.sin(n * 2.4) * 0.35, 1],
      0.09,
      0.022,
      n % 2 ? '#4f9a30' : '#3a8428',
      0.2,
    );
  return [0.07, 0.06, 0.26];
};
const tomato: Grow = (b, colour) => {
  orb(b, 0.036, () => colour ?? fromHex('#d82418'), 0.85, 0.12, 5);
  for (let n = 0; n < 5; n += 1)
    blade(b, [0, 0.056, 0], [Math.cos(n * 1.257), 0.2, Math.sin(n * 1.257)], 0.024, 0.009, '#3f8a2c', 0.3);
  stem(b, [0, 0.056, 0], 0.012, 0.0017, '#4f8a2c');
  return [0.074, 0.07, 0.074];
};
const potato: Grow = (b, colour) => {
  for (const [x, z, s] of [
    [-0.04, 0, 1],
    [0.04, 0.01, 0.85],
    [0, -0.045, 0.9],
  ] as const)
    b.at(multiply(translation(x, 0.028 * s, z), rotationY(x * 30)), (m) =>
      m
        .paint(
          (p) => scale(colour ?? fromHex('#b88a4e'), 0.75 + 0.4 * noise(p[0] * 120, p[1] * 120, p[2] * 120)),
          'matte',
        )
        .sphere([0, 0, 0], [0.032 * s, 0.028 * s, 0.043 * s], 20),
    );
  return [0.16, 0.06, 0.14];
};
const onion: Grow = (b, colour) => {
  b.paint(
    (p) =>
      mix(
        colour ?? fromHex('#c98a34'),
        fromHex('#8a4f18'),
        0.5 + 0.5 * Math.sin(Math.atan2(p[2], p[0]) * 26),
      ),
    'glossy',
  ).lathe(
    [
      [0, 0.002],
      [0.014, 0],
      [0.036, 0.02],
      [0.038, 0.034],
      [0.024, 0.056],
      [0.008, 0.066],
      [0.005, 0.08],
      [0.007, 0.088],
    ],
    32,
  );
  return [0.076, 0.09, 0.076];
};
const broccoli: Grow = (b, colour, random) => {
  b.paint(fromHex('#9ab85a'), 'satin').tube(
    [
      [0, 0, 0],
      [0, 0.05, 0],
    ],
    [0.016, 0.022],
    12,
  );
  for (let n = 0; n < 46; n += 1) {
    const t = (n + 0.5) / 46;
    const a = n * 2.4;
    const r = Math.sin(t * 1.75) * 0.046;
    b.paint(uneven(colour ?? fromHex(n % 3 ? '#3a7a2a' : '#2f6a24'), 0.7, 500), 'matte').sphere(
      [Math.cos(a) * r, 0.058 + Math.cos(t * 1.75) * 0.036, Math.sin(a) * r],
      0.0125 + random() * 0.004,
      8,
    );
  }
  return [0.12, 0.11, 0.12];
};
const corn: Grow = (b, colour) => {
  b.at(multiply(translation(0, 0.024, 0), rotationX(Math.PI / 2)), (m) => {
    for (let row = 0; row < 24; row += 1)
      for (let n = 0; n < 14; n += 1) {
        const a = (n / 14) * 6.283;
        const y = -0.085 + row * 0.0072;
        const r = 0.021 * Math.sqrt(Math.max(0.1, 1 - ((row - 9) / 17) ** 2));
        m.paint(scale(colour ?? fromHex('#f2c62a'), 0.9 + 0.12 * ((n + row) % 2)), 'glossy').sphere(
          [Math.cos(a) * r, y, Math.sin(a) * r],
          [0.0046, 0.0042, 0.0046],
          5,
        );
      }
    for (let n = 0; n < 7; n += 1)
      blade(
        m,
        [Math.cos(n * 0.9) * 0.014, -0.1, Math.sin(n * 0.9) * 0.014],
        [Math.cos(n * 0.9) * 0.4, 1, Math.sin(n * 0.9) * 0.4],
        0.12,
        0.045,
        n % 2 ? '#8fb84a' : '#7aa83c',
        0.25,
      );
  });
  return [0.08, 0.06, 0.22];
};
const pepper: Grow = (b, colour) => {
  orb(b, 0.038, () => colour ?? fromHex('#d0241c'), 1.15, 0.18, 4, -0.12);
  b.paint(fromHex('#3f8a2c'), 'satin').tube(
    [
      [0, 0.075, 0],
      [0.002, 0.09, 0],
      [0.008, 0.102, 0],
    ],
    [0.008, 0.005, 0.0055],
    8,
  );
  return [0.08, 0.1, 0.08];
};
const chili: Grow = (b, colour) => {
  b.paint(colour ?? fromHex('#c81c14'), 'glossy').tube(
    [
      [-0.05, 0.01, 0],
      [-0.01, 0.011, 0.006],
      [0.03, 0.01, 0],
      [0.065, 0.006, -0.016],
    ],
    [0.011, 0.011, 0.008, 0.0012],
    10,
  );
  b.paint(fromHex('#3f8a2c'), 'satin').tube(
    [
      [-0.05, 0.01, 0],
      [-0.062, 0.013, 0],
      [-0.078, 0.02, 0],
    ],
    [0.0095, 0.004, 0.003],
    8,
  );
  return [0.15, 0.024, 0.04];
};
const pumpkin: Grow = (b, colour) => {
  orb(
    b,
    0.15,
    (p) =>
      mix(
        colour ?? fromHex('#e0701a'),
        fromHex('#a8480e'),
        smoothstep(0.4, -0.9, Math.cos(Math.atan2(p[2], p[0]) * 10)) * 0.7,
      ),
    0.72,
    0.16,
    10,
  );
  b.paint(uneven(fromHex('#6a7a34'), 0.4, 60), 'bark').tube(
    [
      [0, 0.19, 0],
      [0.005, 0.225, 0],
      [0.03, 0.255, 0.01],
    ],
    [0.026, 0.017, 0.02],
    8,
  );
  return [0.31, 0.25, 0.31];
};
const jackOLantern: Grow = (b, colour) => {
  pumpkin(b, colour, () => 0.5);
  b.paint([2.4, 1.5, 0.35], 'glow');
  const face = (points: [number, number][]) => b.extrude(points, 0.13, 0.1555);
  for (const s of [1, -1])
    face([
      [s * 0.02, 0.115],
      [s * 0.075, 0.115],
      [s * 0.05, 0.155],
    ]);
  face([
    [-0.012, 0.09],
    [0.012, 0.09],
    [0, 0.11],
  ]);
  face([
    [-0.075, 0.075],
    [-0.05, 0.045],
    [0.05, 0.045],
    [0.075, 0.075],
    [0.03, 0.062],
    [-0.03, 0.062],
  ]);
  return [0.31, 0.25, 0.31];
};
const mushroom: Grow = (b, colour) => {
  const red = colour ?? fromHex('#c02018');
  b.paint(fromHex('#f4ead6'), 'satin').lathe(
    [
      [0, 0],
      [0.02, 0],
      [0.016, 0.025],
      [0.014, 0.06],
      [0.016, 0.07],
    ],
    20,
  );
  b.paint(fromHex('#efe0c6'), 'satin').lathe(
    [
      [0.014, 0.062],
      [0.05, 0.06],
    ],
    28,
  );
  b.paint(red, 'glossy').lathe(
    [
      [0.05, 0.06],
      [0.053, 0.066],
      [0.048, 0.084],
      [0.03, 0.1],
      [0.012, 0.107],
      [0, 0.108],
    ],
    32,
  );
  b.paint(fromHex('#fbf6ec'), 'matte');
  for (let n = 0; n < 16; n += 1) {
    const t = (n + 0.6) / 16;
    const a = n * 2.4;
    const r = Math.sin(t * 1.45) * 0.05;
    b.sphere(
      [Math.cos(a) * r, 0.063 + Math.cos(t * 1.45) * 0.0455, Math.sin(a) * r],
      [0.006, 0.004, 0.006],
      8,
    );
  }
  return [0.108, 0.11, 0.108];
};
const cabbage =
  (hex: string): Grow =>
  (b, colour) => {
    const tone = colour ?? fromHex(hex);
    b.paint(mix(tone, [1, 1, 0.8], 0.3), 'leaf').sphere([0, 0.065, 0], [0.062, 0.06, 0.062], 20);
    for (let n = 0; n < 16; n += 1) {
      const a = n * 2.4;
      const out = 0.5 + (n / 16) * 0.8;
      addEar(b, {
        base: [0, 0.012, 0],
        direction: [Math.cos(a) * out, 1.1 - (n / 16) * 0.5, Math.sin(a) * out],
        facing: [-Math.cos(a), 0.6, -Math.sin(a)],
        length: 0.115 + (n / 16) * 0.02,
        width: 0.12,
        outline: 'round',
        cup: 0.5,
        bend: 0.35,
        outside: scale(tone, 0.85 + 0.2 * (n % 2)),
        inside: mix(tone, [1, 1, 0.85], 0.35),
        material: 'leaf',
      });
    }
    b.twoSided();
    return [0.19, 0.13, 0.19];
  };
const cucumber: Grow = (b, colour) => {
  b.paint(
    (p) =>
      scale(
        colour ?? fromHex('#2f6a26'),
        0.8 + 0.4 * Math.abs(Math.sin(Math.atan2(p[1] - 0.022, p[0]) * 5)) * noise(p[2] * 200, 1, p[0] * 200),
      ),
    'glossy',
  ).tube(
    [
      [0, 0.022, -0.1],
      [0.004, 0.022, 0],
      [0, 0.022, 0.07],
    ],
    [0.019, 0.0215, 0.021],
    16,
  );
  for (let n = 0; n < 3; n += 1)
    b.at(multiply(translation(0.008 * n, 0.02, 0.092 + n * 0.02), rotationX(1.2)), (s) => {
      s.paint(fromHex('#dcecb4'), 'satin').cylinder(-0.002, 0.002, 0.02, 0.02, 20);
      s.paint(fromHex('#2f6a26'), 'glossy').lathe(
        [
          [0.0198, -0.0022],
          [0.0212, 0],
          [0.0198, 0.0022],
        ],
        20,
      );
    });
  return [0.06, 0.046, 0.26];
};
const eggplant: Grow = (b, colour) => {
  b.paint(colour ?? fromHex('#2c1238'), 'glossy').tube(
    [
      [0, 0.03, -0.08],
      [0, 0.034, -0.03],
      [0, 0.03, 0.03],
      [0, 0.028, 0.07],
    ],
    [0.026, 0.036, 0.026, 0.016],
    18,
  );
  for (let n = 0; n < 6; n += 1)
    blade(
      b,
      [0, 0.028, 0.082],
      [Math.cos(n * 1.05) * 0.8, Math.sin(n * 1.05) * 0.8, -1],
      0.036,
      0.016,
      '#4f8a34',
      0.1,
    );
  b.paint(fromHex('#4f8a34'), 'satin').tube(
    [
      [0, 0.028, 0.08],
      [0, 0.034, 0.105],
    ],
    [0.008, 0.006],
    8,
  );
  return [0.075, 0.07, 0.2];
};
const garlic: Grow = (b) => {
  b.paint(
    (p) =>
      mix(fromHex('#f6f0e4'), fromHex('#d9c4d0'), 0.4 * Math.max(0, Math.sin(Math.atan2(p[2], p[0]) * 16))),
    'satin',
  ).lathe(
    [
      [0, 0.002],
      [0.012, 0],
      [0.03, 0.014],
      [0.028, 0.03],
      [0.012, 0.044],
      [0.005, 0.056],
      [0.004, 0.066],
    ],
    40,
    (a, y) => (y < 0.045 ? 1 + 0.09 * Math.cos(a * 7) : 1),
  );
  return [0.062, 0.067, 0.062];
};
const peas: Grow = (b) => {
  b.paint(fromHex('#5a9a34'), 'leaf');
  addEar(b, {
    base: [0, 0.006, -0.05],
    direction: [0, 0, 1],
    facing: [0, 1, 0],
    length: 0.1,
    width: 0.026,
    outline: 'leaf',
    cup: 0.7,
    outside: fromHex('#4f8f2c'),
    inside: fromHex('#7ab84a'),
    material: 'satin',
    rows: 10,
  });
  for (let n = 0; n < 7; n += 1)
    b.paint(fromHex('#7ac03a'), 'glossy').sphere(
      [0, 0.011, -0.034 + n * 0.0112],
      0.0058 - Math.abs(n - 3) * 0.0004,
      10,
    );
  return [0.03, 0.02, 0.1];
};
const radish: Grow = (b, colour) => {
  b.paint(
    (p) => mix(fromHex('#f6eef0'), colour ?? fromHex('#c8204a'), smoothstep(0.01, 0.022, p[1])),
    'glossy',
  ).lathe(
    [
      [0, 0],
      [0.002, 0.006],
      [0.014, 0.016],
      [0.018, 0.028],
      [0.012, 0.042],
      [0, 0.044],
    ],
    24,
  );
  for (let n = 0; n < 6; n += 1)
    blade(
      b,
      [0, 0.043, 0],
      [Math.cos(n * 1.05) * 0.5, 1, Math.sin(n * 1.05) * 0.5],
      0.07,
      0.03,
      '#4f9a34',
      0.2,
    );
  return [0.06, 0.11, 0.06];
};

const single = (nouns: string[], grow: Grow): Dish => ({
  nouns,
  build: (b, { colour }, random) => ({ size: grow(b, colour, random) }),
});

const assortment = (
  nouns: string[],
  items: [Grow, Vec3, number, number][],
  bowl: string | null,
  size: Vec3,
): Dish => ({
  nouns,
  build: (b, _options, random) => {
    if (bowl) addBowl(b, size[0] / 2, size[1] * 0.42, fromHex(bowl), scale(fromHex(bowl), 1.2));
    for (const [grow, at, turn, tilt] of items)
      b.at(multiply(translation(...at), rotationY(turn), rotationZ(tilt)), (m) => void grow(m, null, random));
    return { size };
  },
});

const fruitBowl = assortment(
  ['fruit', 'fruits', 'bowl of fruit', 'fruit bowl', 'basket of fruit', 'fruit basket', 'assorted fruit'],
  [
    [apple, [0.05, 0.058, 0.03], 0.4, 0.1],
    [citrus('#f08a14', 0.037, 1), [-0.05, 0.06, 0.045], 0, 0],
    [apple, [-0.06, 0.06, -0.035], 2, -0.15],
    [pear, [0.055, 0.062, -0.045], 1, -0.25],
    [banana, [0.0, 0.112, -0.01], 0.5, 0.1],
    [grapes, [0.02, 0.075, 0.085], 0.3, 0.6],
    [citrus('#f2d22a', 0.028, 1.15, true), [-0.002, 0.07, 0.09], 1, 0.3],
    [stoneFruit('#f0a04a', '#d8483a', 0.033), [0.0, 0.066, -0.07], 0, 0],
  ],
  '#a8713f',
  [0.28, 0.2, 0.28],
);
const vegetableMix = assortment(
  [
    'vegetable',
    'vegetables',
    'veggies',
    'veggie',
    'assorted vegetables',
    'basket of vegetables',
    'ingredients',
    'groceries',
  ],
  [
    [carrot, [-0.09, 0, 0.07], 1.2, 0],
    [carrot, [-0.11, 0.012, 0.045], 1.5, 0],
    [tomato, [0.02, 0, 0.09], 0, 0],
    [tomato, [0.085, 0, 0.075], 1, 0],
    [pepper, [0.1, 0, -0.01], 0, 0.1],
    [(b) => pepper(b, fromHex('#f0b81e'), () => 0), [0.055, 0, -0.075], 0, -0.1],
    [broccoli, [-0.03, 0, 0.0], 0, 0.15],
    [eggplant, [0.0, 0, -0.12], 1.4, 0],
    [cabbage('#8fc05a'), [-0.12, 0, -0.08], 0, 0],
    [onion, [0.03, 0, 0.02], 0, 0],
    [garlic, [-0.01, 0, 0.13], 0, 0],
    [corn, [0.14, 0, 0.05], 0.3, 0],
  ],
  null,
  [0.42, 0.14, 0.36],
);

export const fruitKit = foodKit('apple', [
  single(['apple', 'red apple'], apple),
  single(['green apple'], (b, colour, random) => apple(b, colour ?? fromHex('#7ab82c'), random)),
  single(['banana', 'bananas', 'bunch of bananas'], banana),
  single(['orange', 'tangerine', 'mandarin', 'clementine'], citrus('#f08a14', 0.038, 0.98)),
  single(['grapefruit', 'pomelo'], citrus('#f2a04a', 0.055, 0.95)),
  single(['lemon'], citrus('#f2d22a', 0.028, 1.18, true)),
  single(['lime'], citrus('#6ab02c', 0.025, 1.12, true)),
  single(['strawberry'], strawberry),
  single(['grape', 'grapes', 'bunch of grapes'], grapes),
  single(['watermelon', 'melon', 'slice of watermelon'], watermelon),
  single(['pineapple'], pineapple),
  single(['cherry', 'cherries'], cherry),
  single(['peach', 'nectarine', 'apricot'], stoneFruit('#f0a04a', '#d8483a', 0.036)),
  single(['plum', 'prune'], stoneFruit('#4a1f5a', '#7a3a8a', 0.026, 1.1)),
  single(['pear'], pear),
  single(['mango', 'papaya'], stoneFruit('#f0b02a', '#d0502a', 0.046, 1.2)),
  single(['coconut'], coconut),
  single(['kiwi', 'kiwi fruit'], kiwi),
  single(['blueberry', 'blueberries', 'berry', 'berries'], berries('#2f3f8a', 0.008)),
  single(['raspberry', 'raspberries'], berries('#c82a4a', 0.01)),
  single(['blackberry', 'olive', 'olives'], berries('#2a1f33', 0.01)),
  single(['avocado'], (b, colour, random) => pear(b, colour ?? fromHex('#3a5a24'), random)),
  single(['pomegranate', 'dragon fruit', 'fig'], stoneFruit('#b8203a', '#d8485a', 0.045)),
  fruitBowl,
]);
export const vegetableKit = foodKit('carrot', [
  single(['carrot', 'carrots'], carrot),
  single(['tomato'], tomato),
  single(['potato', 'potatoes', 'sweet potato'], potato),
  single(['onion'], onion),
  single(['broccoli'], broccoli),
  single(['cauliflower'], (b, colour, random) => broccoli(b, colour ?? fromHex('#f4ecd8'), random)),
  single(['corn', 'corn cob', 'corn on the cob', 'maize'], corn),
  single(['pepper', 'bell pepper', 'red pepper', 'paprika'], pepper),
  single(['chili pepper', 'chilli', 'hot pepper'], chili),
  single(['pumpkin', 'squash', 'gourd'], pumpkin),
  single(
    ['jack-o-lantern', "jack-o'-lantern", 'jack o lantern', 'halloween pumpkin', 'carved pumpkin'],
    jackOLantern,
  ),
  single(['mushroom', 'toadstool', 'fly agaric'], mushroom),
  single(['cabbage', 'lettuce', 'salad head'], cabbage('#8fc05a')),
  single(['red cabbage'], cabbage('#7a3a6a')),
  single(['spinach', 'kale', 'herbs', 'basil', 'bok choy'], cabbage('#3f8a34')),
  single(['cucumber', 'zucchini', 'courgette', 'pickle'], cucumber),
  single(['eggplant', 'aubergine'], eggplant),
  single(['garlic'], garlic),
  single(['pea', 'peas', 'pea pod', 'bean', 'beans', 'green bean'], peas),
  single(['radish', 'turnip', 'beet', 'beetroot'], radish),
  single(['ginger', 'truffle'], potato),
  vegetableMix,
]);

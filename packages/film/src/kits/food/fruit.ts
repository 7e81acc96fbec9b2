/** Fruit, one function a kind. */

import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { blade, type Grow, orb, stem } from './produce-parts.ts';
import { addSurface, uneven } from './tableware.ts';

export const apple: Grow = (b, colour) => {
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
export const banana: Grow = (b, colour) => {
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
export const citrus =
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
export const strawberry: Grow = (b, colour) => {
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
export const grapes: Grow = (b, colour, random) => {
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
export const watermelon: Grow = (b, colour) => {
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
export const pineapple: Grow = (b, colour) => {
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
export const cherry: Grow = (b, colour) => {
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
export const stoneFruit =
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
export const pear: Grow = (b, colour) => {
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
export const coconut: Grow = (b) => {
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
export const kiwi: Grow = (b) => {
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
export const berries =
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

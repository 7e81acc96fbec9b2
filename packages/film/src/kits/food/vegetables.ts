/** Roots, tomatoes, peppers, corn. */

import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale } from '../../math/vector.ts';
import { blade, type Grow, orb, stem } from './produce-parts.ts';
import { uneven } from './tableware.ts';

export const carrot: Grow = (b, colour) => {
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
export const tomato: Grow = (b, colour) => {
  orb(b, 0.036, () => colour ?? fromHex('#d82418'), 0.85, 0.12, 5);
  for (let n = 0; n < 5; n += 1)
    blade(b, [0, 0.056, 0], [Math.cos(n * 1.257), 0.2, Math.sin(n * 1.257)], 0.024, 0.009, '#3f8a2c', 0.3);
  stem(b, [0, 0.056, 0], 0.012, 0.0017, '#4f8a2c');
  return [0.074, 0.07, 0.074];
};
export const potato: Grow = (b, colour) => {
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
export const onion: Grow = (b, colour) => {
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
export const broccoli: Grow = (b, colour, random) => {
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
export const corn: Grow = (b, colour) => {
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
export const pepper: Grow = (b, colour) => {
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
export const chili: Grow = (b, colour) => {
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

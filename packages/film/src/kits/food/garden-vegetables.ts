/** Pumpkins, cabbages, mushrooms and other garden vegetables. */

import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationX, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale } from '../../math/vector.ts';
import { addEar } from '../animals/shared/ears.ts';
import { blade, type Grow, orb } from './produce-parts.ts';
import { uneven } from './tableware.ts';

export const pumpkin: Grow = (b, colour) => {
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
export const cabbage =
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
export const cucumber: Grow = (b, colour) => {
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
export const eggplant: Grow = (b, colour) => {
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
export const garlic: Grow = (b) => {
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
export const peas: Grow = (b) => {
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
export const radish: Grow = (b, colour) => {
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

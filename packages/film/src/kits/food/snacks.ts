/** Burgers, hot dogs, sandwiches, tacos, fries and popcorn. */

import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import type { Dish } from './dish.ts';
import { addLeaf, uneven } from './tableware.ts';

const bunPaint = (p: Vec3): Vec3 =>
  scale(
    mix(fromHex('#e8b468'), fromHex('#b06a20'), smoothstep(0.05, 0.1, p[1])),
    0.94 + 0.1 * noise(p[0] * 60, p[1] * 60, p[2] * 60),
  );

export const burger: Dish = {
  nouns: ['burger', 'hamburger', 'cheeseburger', 'veggie burger'],
  build: (b, _o, random) => {
    b.paint(fromHex('#e0a85c'), 'satin').lathe(
      [
        [0, 0],
        [0.048, 0],
        [0.054, 0.008],
        [0.054, 0.018],
        [0.05, 0.022],
        [0, 0.022],
      ],
      32,
    );
    for (let n = 0; n < 11; n += 1)
      addLeaf(
        b,
        [Math.cos(n * 0.571) * 0.036, 0.026, Math.sin(n * 0.571) * 0.036],
        0.024,
        n,
        0,
        '#6aae34',
        0.5,
      );
    b.paint(fromHex('#d0281c'), 'glossy').cylinder(0.029, 0.034, 0.05, 0.05, 28);
    b.paint(uneven(fromHex('#5a2c16'), 0.6, 220), 'satin').lathe(
      [
        [0, 0.034],
        [0.052, 0.034],
        [0.058, 0.042],
        [0.056, 0.053],
        [0, 0.054],
      ],
      32,
      (a) => 1 + 0.02 * Math.sin(a * 9),
    );
    b.at(multiply(translation(0, 0.056, 0), rotationY(0.5)), (c) =>
      c.paint(fromHex('#f6b42a'), 'glossy').box([0, 0, 0], [0.096, 0.004, 0.096], 0.002),
    );
    for (let n = 0; n < 4; n += 1) {
      const a = 0.5 + Math.PI / 4 + (n * Math.PI) / 2;
      b.paint(fromHex('#f6b42a'), 'glossy').sphere(
        [Math.sin(a) * 0.06, 0.049, Math.cos(a) * 0.06],
        [0.008, 0.011, 0.008],
        8,
      );
    }
    b.paint(bunPaint, 'glossy').lathe(
      [
        [0, 0.058],
        [0.054, 0.058],
        [0.058, 0.066],
        [0.055, 0.082],
        [0.042, 0.098],
        [0.02, 0.107],
        [0, 0.108],
      ],
      36,
    );
    for (let n = 0; n < 50; n += 1) {
      const [a, u] = [n * 2.4, Math.sqrt(random()) * 0.95];
      const r = 0.054 * u;
      b.at(
        multiply(
          translation(
            Math.cos(a) * r,
            0.068 + 0.04 * Math.sqrt(Math.max(0, 1 - u * u * 0.92)),
            Math.sin(a) * r,
          ),
          rotationY(random() * 6),
        ),
        (s) => s.paint(fromHex('#f8edcc'), 'satin').sphere([0, 0, 0], [0.0018, 0.001, 0.0028], 6),
      );
    }
    return { size: [0.12, 0.11, 0.12] };
  },
};
export const hotDog: Dish = {
  nouns: ['hot dog', 'hotdog'],
  build: (b) => {
    for (const side of [-1, 1])
      b.paint((p) => scale(bunPaint([p[0], p[1] + 0.035, p[2]]), 1), 'satin').tube(
        [
          [side * 0.019, 0.026, -0.075],
          [side * 0.021, 0.028, 0],
          [side * 0.019, 0.026, 0.075],
        ],
        [0.019, 0.024, 0.019],
        14,
      );
    b.paint(uneven(fromHex('#a8401e'), 0.25, 100), 'glossy').tube(
      [
        [0, 0.042, -0.095],
        [0, 0.038, 0],
        [0, 0.042, 0.095],
      ],
      0.0155,
      14,
    );
    b.paint(fromHex('#f2c21e'), 'glossy').tube(
      Array.from({ length: 25 }, (_, n): Vec3 => [Math.sin(n * 1.25) * 0.008, 0.056, -0.08 + n * 0.0067]),
      0.003,
      6,
    );
    return { size: [0.09, 0.06, 0.22] };
  },
};

export const sandwich: Dish = {
  nouns: ['sandwich', 'club sandwich', 'panini', 'toastie', 'sub'],
  build: (b) => {
    const slab = (
      y: number,
      h: number,
      tone: Vec3,
      inset = 0,
      material: 'satin' | 'glossy' | 'matte' = 'satin',
    ) =>
      b.at(multiply(translation(0, 0, 0), rotationX(-Math.PI / 2)), (w) =>
        w.paint(uneven(tone, 0.2, 120), material).extrude(
          [
            [-0.07 + inset, -0.05 + inset],
            [0.07 - inset, -0.05 + inset],
            [0, 0.06 - inset],
          ],
          y,
          y + h,
        ),
      );
    slab(0, 0.016, fromHex('#f0dcb0'), 0, 'matte');
    slab(0.016, 0.005, fromHex('#e88a8a'), -0.003);
    slab(0.021, 0.005, fromHex('#f4c23a'), -0.004, 'glossy');
    slab(0.026, 0.006, fromHex('#d0301c'), 0.002, 'glossy');
    for (let n = 0; n < 6; n += 1) addLeaf(b, [-0.05 + n * 0.02, 0.036, 0.042], 0.02, n, 0, '#6aae34', 0.5);
    slab(0.038, 0.016, fromHex('#f0dcb0'), 0, 'matte');
    b.paint(fromHex('#a8642a'), 'matte').tube(
      [
        [-0.07, 0.046, 0.05],
        [0.07, 0.046, 0.05],
      ],
      0.0075,
      8,
    );
    return { size: [0.15, 0.056, 0.12] };
  },
};
/** Rolled up and toasted, foil round the lower half, the filling seen at the open end. */
export const burrito: Dish = {
  nouns: ['burrito', 'wrap', 'kebab', 'doner kebab', 'shawarma'],
  build: (b, _o, random) => {
    const [dough, toasted] = [fromHex('#f0dcae'), fromHex('#b87a34')];
    b.paint((p) => (noise(p[0] * 95 + 3, p[1] * 70, p[2] * 95) > 0.66 ? toasted : dough), 'matte').lathe(
      [
        [0, 0.03],
        [0.031, 0.032],
        [0.034, 0.06],
        [0.034, 0.12],
        [0.031, 0.152],
        [0.028, 0.16],
        [0.025, 0.156],
        [0, 0.15],
      ],
      30,
      (a) => 1 + 0.05 * Math.sin(a + 1) + 0.025 * Math.sin(a * 3),
    );
    // The edge of the sheet runs round it.
    b.paint(fromHex('#c89a54'), 'matte').tube(
      [0, 1, 2, 3, 4, 5].map((n): Vec3 => {
        const a = 0.2 + n * 0.32;
        return [Math.cos(a) * 0.0345, 0.08 + n * 0.014, Math.sin(a) * 0.0345];
      }),
      0.003,
      6,
    );
    b.paint(fromHex('#cfd4da'), 'metal').lathe(
      [
        [0, 0],
        [0.026, 0.002],
        [0.034, 0.01],
        [0.037, 0.03],
        [0.039, 0.038],
        [0.036, 0.041],
      ],
      26,
      (a, y) => 1 + 0.05 * Math.sin(a * 9 + y * 90) + 0.03 * Math.sin(a * 5),
    );
    for (let n = 0; n < 46; n += 1) {
      const [a, r] = [n * 2.4, 0.024 * Math.sqrt(random())];
      b.paint(
        fromHex(['#6a2c14', '#5aa832', '#d8301c', '#fbf4e0', '#f2c83c', '#7a3c1c'][n % 6]!),
        'satin',
      ).box([Math.cos(a) * r, 0.156 + 0.012 * random(), Math.sin(a) * r], [0.009, 0.008, 0.01], 0.003);
    }
    return { size: [0.076, 0.168, 0.076], grip: [0, 0.09, 0] };
  },
};
export const taco: Dish = {
  nouns: ['taco', 'tacos', 'quesadilla'],
  build: (b, _o, random) => {
    const shell = (sign: number) => {
      const grid = Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 15 }, (_, column) => {
          const [t, a] = [row / 8, -Math.PI / 2 + (column / 14) * Math.PI];
          const r = 0.075;
          const z = Math.sin(a) * r;
          const y = 0.006 + Math.cos(a) * r * t;
          return b.vertex([sign * (0.004 + 0.026 * Math.sqrt(t)), y, z], [sign, 0.3, 0]);
        }),
      );
      b.grid(grid);
    };
    b.paint(uneven(fromHex('#e8b848'), 0.35, 140), 'matte');
    shell(1);
    shell(-1);
    b.twoSided();
    for (let n = 0; n < 60; n += 1) {
      const z = (random() - 0.5) * 0.125;
      const top = Math.sqrt(Math.max(0, 0.0056 - z * z));
      b.paint(fromHex(['#7a3c1c', '#6aae34', '#d8301c', '#f6d24a', '#8a4420'][n % 5]!), 'satin').box(
        [(random() - 0.5) * 0.036, top + random() * 0.014, z],
        [0.009, 0.007, 0.012],
        0.002,
      );
    }
    for (let n = 0; n < 8; n += 1)
      addLeaf(
        b,
        [(random() - 0.5) * 0.03, 0.078 - Math.abs(n - 3.5) * 0.006, -0.05 + n * 0.0145],
        0.015,
        n,
        0.3,
        '#6aae34',
        0.5,
      );
    return { size: [0.065, 0.095, 0.155] };
  },
};
export const fries: Dish = {
  nouns: ['fries', 'french fries', 'chips'],
  build: (b, { colour }, random) => {
    b.paint(
      (p) => (Math.abs(p[0]) < 0.015 ? fromHex('#f6c82a') : (colour ?? fromHex('#c8201c'))),
      'satin',
    ).lathe(
      [
        [0, 0],
        [0.026, 0],
        [0.042, 0.075],
      ],
      4,
      () => 1,
    );
    for (let n = 0; n < 34; n += 1) {
      const [x, z] = [(random() - 0.5) * 0.056, (random() - 0.5) * 0.04];
      b.at(
        multiply(translation(x, 0.05, z), rotationZ(-x * 7 + (random() - 0.5) * 0.3), rotationX(z * 7)),
        (f) =>
          f
            .paint(scale(fromHex('#f0c04a'), 0.85 + 0.25 * random()), 'satin')
            .box([0, 0.025 + random() * 0.02, 0], [0.008, 0.075, 0.008], 0.0015),
      );
    }
    return { size: [0.085, 0.13, 0.085] };
  },
};
export const popcorn: Dish = {
  nouns: ['popcorn', 'bucket of popcorn'],
  build: (b, _o, random) => {
    b.paint(
      (p) => (Math.sin(Math.atan2(p[2], p[0]) * 10) > 0 ? fromHex('#d0241c') : fromHex('#fbf6ee')),
      'satin',
    ).lathe(
      [
        [0, 0],
        [0.055, 0],
        [0.078, 0.15],
      ],
      60,
    );
    for (let n = 0; n < 90; n += 1) {
      const [a, r] = [n * 2.4, Math.sqrt((n + 0.5) / 90) * 0.074];
      const y = 0.148 + 0.035 * (1 - (r / 0.075) ** 2) + random() * 0.008;
      for (let k = 0; k < 2; k += 1)
        b.paint(mix(fromHex('#fdf6dc'), fromHex('#f4cf6a'), random() * 0.6), 'matte').sphere(
          [
            Math.cos(a) * r + (random() - 0.5) * 0.008,
            y + (random() - 0.5) * 0.006,
            Math.sin(a) * r + (random() - 0.5) * 0.008,
          ],
          0.0075 + random() * 0.003,
          7,
        );
    }
    return { size: [0.16, 0.195, 0.16] };
  },
};

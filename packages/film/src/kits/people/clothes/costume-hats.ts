/** Crowns, pointed hats and other headgear of tales and feasts. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { band, brim, type DrawHat, dome, tilted } from './hat-shapes.ts';

export const costumeHats: Record<string, DrawHat> = {
  crown: (builder, colour) =>
    void tilted(builder, -0.06, (b) => {
      b.paint(colour, 'metal');
      b.mesh.isTwoSided = true;
      const rows = [0, 0.5, 1].map((t) =>
        Array.from({ length: 41 }, (_, n) => {
          const a = (n / 40) * 2 * Math.PI;
          const point = Math.abs((((n / 40) * 8) % 1) - 0.5) * 2;
          const y = 0.08 + t * (0.035 + 0.05 * point);
          const radius = 0.121 + t * 0.012;
          return b.vertex([Math.cos(a) * radius, y, Math.sin(a) * radius], [Math.cos(a), 0, Math.sin(a)]);
        }),
      );
      b.grid(rows);
      for (let n = 0; n < 8; n += 1) {
        const a = (n / 8) * 2 * Math.PI;
        b.paint(colour, 'metal').sphere([Math.cos(a) * 0.133, 0.168, Math.sin(a) * 0.133], 0.0095, 8);
        b.paint(n % 2 ? fromHex('#b3202a') : fromHex('#2456a8'), 'glossy').sphere(
          [Math.cos(a) * 0.126, 0.098, Math.sin(a) * 0.126],
          0.011,
          8,
        );
      }
      b.paint(colour, 'metal');
      band(b, 0.121, 0.076, 0.014);
    }),
  tiara: (builder, colour) => {
    builder.paint(colour, 'metal');
    for (let n = -4; n <= 4; n += 1) {
      const a = n * 0.22;
      const [x, z] = [Math.sin(a) * 0.122, Math.cos(a) * 0.122 - 0.02];
      builder.tube(
        [
          [x, 0.095, z],
          [x * 0.98, 0.12 + 0.035 * (1 - Math.abs(n) / 5), z],
        ],
        0.006,
        6,
      );
      builder.sphere([x * 0.98, 0.125 + 0.036 * (1 - Math.abs(n) / 5), z], 0.009, 8);
    }
    builder.paint(fromHex('#5fb0e0'), 'glossy').sphere([0, 0.168, 0.1], 0.012, 8);
  },
  witch_hat: (builder, colour, second) =>
    void tilted(builder, -0.12, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.131, 0.058],
          [0.1, 0.13],
          [0.06, 0.23],
        ],
        26,
      );
      b.tube(
        [
          [0, 0.22, 0],
          [0.004, 0.28, -0.006],
          [0.02, 0.33, -0.025],
          [0.055, 0.375, -0.045],
        ],
        [0.064, 0.044, 0.026, 0.006],
        14,
      );
      brim(b, 0.125, 0.25, 0.06, -0.008);
      b.paint(second ?? fromHex('#7a4a9a'), 'satin');
      band(b, 0.132, 0.064, 0.03);
    }),
  wizard_hat: (builder, colour) =>
    void tilted(builder, -0.12, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.134, 0.055],
          [0.108, 0.13],
          [0.07, 0.24],
        ],
        26,
      );
      b.tube(
        [
          [0, 0.23, 0],
          [0.004, 0.31, -0.01],
          [0.03, 0.37, -0.04],
          [0.07, 0.4, -0.07],
        ],
        [0.073, 0.048, 0.026, 0.006],
        14,
      );
      brim(b, 0.128, 0.23, 0.056, -0.012);
      b.paint([1.4, 1.1, 0.4], 'glow');
      for (const [x, y, z] of [
        [0.06, 0.13, 0.09],
        [-0.05, 0.17, 0.075],
        [0.015, 0.21, 0.078],
        [-0.09, 0.11, 0.06],
      ] as const)
        b.sphere([x, y, z], [0.011, 0.011, 0.005], 8);
    }),
  party_hat: (builder, colour) =>
    builder.at(multiply(translation(0.01, 0.115, 0), rotationZ(-0.08)), (b) => {
      b.paint((p) => (Math.floor((p[1] + p[0]) * 55) % 2 ? [0.95, 0.9, 0.3] : colour), 'satin').lathe(
        [
          [0.075, 0],
          [0.004, 0.19],
        ],
        24,
      );
      b.paint([0.95, 0.85, 0.3], 'fur').sphere([0, 0.195, 0], 0.022, 10);
    }),
  santa_hat: (builder, colour) =>
    void tilted(builder, -0.1, (b) => {
      b.paint(colour, 'cloth').lathe(dome(0.132, 0.07, 0.17, 0.6), 26);
      b.tube(
        [
          [0, 0.14, 0],
          [0.06, 0.2, -0.03],
          [0.13, 0.17, -0.06],
          [0.168, 0.09, -0.07],
        ],
        [0.09, 0.066, 0.042, 0.02],
        12,
      );
      b.paint([0.93, 0.92, 0.9], 'fur').lathe(
        Array.from({ length: 11 }, (_, k): [number, number] => [
          0.122 + 0.026 * Math.sin((k / 10) * Math.PI),
          0.045 + 0.052 * (k / 10),
        ]),
        26,
      );
      b.sphere([0.172, 0.07, -0.07], 0.034, 12);
    }),
  pirate_hat: (builder, colour) =>
    void tilted(builder, -0.06, (b) => {
      b.paint(colour, 'cloth').lathe(dome(0.13, 0.055, 0.17), 24);
      b.mesh.isTwoSided = true;
      const rows = [0, 0.5, 1].map((t) =>
        Array.from({ length: 37 }, (_, n) => {
          const a = (n / 36) * 2 * Math.PI;
          const flap = (0.5 + 0.5 * Math.cos(a * 2 - Math.PI)) ** 0.8;
          const radius = 0.128 + t * (0.035 + 0.05 * (1 - flap));
          return b.vertex(
            [Math.cos(a) * radius * 1.12, 0.058 + t * (0.015 + 0.125 * flap), Math.sin(a) * radius],
            [Math.cos(a), 0.4, Math.sin(a)],
          );
        }),
      );
      b.grid(rows);
      b.paint([0.9, 0.88, 0.82], 'satin').sphere([0, 0.13, 0.165], [0.025, 0.022, 0.01], 12);
      b.box([0, 0.098, 0.16], [0.075, 0.009, 0.01], 0.004);
      b.paint([0.02, 0.02, 0.02], 'satin')
        .sphere([0.01, 0.13, 0.174], 0.0055, 6)
        .sphere([-0.01, 0.13, 0.174], 0.0055, 6);
    }),
  halo: (builder) => {
    builder.paint([2, 1.6, 0.7], 'glow').tube(
      Array.from(
        { length: 29 },
        (_, n): Vec3 => [Math.cos((n / 28) * 6.2832) * 0.1, 0.225, Math.sin((n / 28) * 6.2832) * 0.1],
      ),
      0.009,
      8,
      false,
    );
  },
  horns: (builder, colour) => {
    builder.paint(colour, 'glossy');
    for (const sign of [-1, 1])
      builder.tube(
        [
          [sign * 0.08, 0.1, 0.02],
          [sign * 0.125, 0.16, 0.02],
          [sign * 0.115, 0.215, 0.03],
        ],
        [0.03, 0.02, 0.003],
        8,
      );
  },
  flower_crown: (builder, colour) => {
    for (let n = 0; n < 12; n += 1) {
      const a = (n / 12) * 2 * Math.PI;
      builder
        .paint(n % 3 === 0 ? fromHex('#f4e04a') : n % 3 === 1 ? colour : [0.9, 0.88, 0.9], 'leaf')
        .sphere([Math.cos(a) * 0.126, 0.082, Math.sin(a) * 0.126], [0.026, 0.022, 0.026], 8);
      builder
        .paint(fromHex('#3f7a35'), 'leaf')
        .sphere([Math.cos(a + 0.26) * 0.126, 0.074, Math.sin(a + 0.26) * 0.126], [0.018, 0.012, 0.018], 6);
    }
  },
  bunny_ears: (builder, colour) => {
    for (const sign of [-1, 1])
      builder.paint(colour, 'fur').sphere([sign * 0.05, 0.23, -0.01], [0.028, 0.1, 0.018], 12);
  },
  antennae: (builder, colour) => {
    builder.paint(colour, 'glossy');
    for (const sign of [-1, 1])
      builder
        .tube(
          [
            [sign * 0.04, 0.12, 0.02],
            [sign * 0.07, 0.2, 0.03],
            [sign * 0.1, 0.24, 0.05],
          ],
          0.006,
          6,
        )
        .sphere([sign * 0.1, 0.245, 0.05], 0.016, 10);
  },
  gnome_hat: (builder, colour) =>
    void tilted(builder, -0.14, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.14, 0.045],
          [0.142, 0.065],
          [0.1, 0.17],
          [0.045, 0.31],
          [0, 0.4],
        ],
        24,
      );
    }),
  bearskin_hat: (builder, colour) => {
    builder.paint(colour, 'fur').lathe(
      [
        [0.128, 0.04],
        [0.142, 0.1],
        [0.15, 0.22],
        [0.13, 0.32],
        [0.07, 0.355],
        [0, 0.36],
      ],
      24,
    );
  },
  graduation_cap: (builder, colour) =>
    void tilted(builder, -0.06, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.128, 0.055],
          [0.122, 0.14],
          [0, 0.142],
        ],
        24,
      );
      b.at(multiply(translation(0, 0.148, 0), rotationY(0.78)), (c) =>
        c.box([0, 0, 0], [0.27, 0.012, 0.27], 0.004),
      );
      b.paint(fromHex('#e0b93a'), 'satin')
        .tube(
          [
            [0, 0.156, 0],
            [0.13, 0.158, 0.08],
            [0.15, 0.08, 0.09],
          ],
          0.005,
          6,
        )
        .sphere([0.15, 0.07, 0.09], 0.014, 8);
    }),
  nurse_cap: (builder, colour) =>
    builder.at(multiply(translation(0, 0.128, 0.035), rotationX(-0.25)), (b) => {
      b.paint(colour, 'cloth').box([0, 0.02, 0], [0.15, 0.06, 0.09], 0.02);
      b.paint(fromHex('#c0282f'), 'satin')
        .box([0, 0.025, 0.047], [0.036, 0.012, 0.006], 0.002)
        .box([0, 0.025, 0.047], [0.012, 0.036, 0.006], 0.002);
    }),
  sombrero: (builder, colour, second) =>
    void tilted(builder, -0.05, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.131, 0.058],
          [0.11, 0.16],
          [0.06, 0.25],
          [0, 0.262],
        ],
        26,
      );
      brim(b, 0.125, 0.34, 0.06, 0.05);
      b.paint(second ?? fromHex('#b3202a'), 'satin');
      band(b, 0.132, 0.064, 0.03);
      brim(b, 0.33, 0.345, 0.11, 0.004);
    }),
  conical_hat: (builder, colour) =>
    void tilted(builder, -0.06, (b) => {
      b.paint((p) => {
        const shade = 0.85 + 0.2 * Math.sin(Math.hypot(p[0], p[2]) * 300) ** 2;
        return [colour[0] * shade, colour[1] * shade, colour[2] * shade];
      }, 'cloth').lathe(
        [
          [0.265, 0.05],
          [0.14, 0.13],
          [0, 0.22],
        ],
        30,
      );
      b.lathe(
        [
          [0, 0.205],
          [0.14, 0.12],
          [0.26, 0.046],
        ],
        30,
      );
    }),
};

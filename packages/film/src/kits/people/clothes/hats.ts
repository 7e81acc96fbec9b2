/** Hats, caps, crowns and helmets, in units of the head around the middle of the skull. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';

export type DrawHat = (builder: MeshBuilder, colour: Vec3, second: Vec3 | undefined) => void;

const tilted = (builder: MeshBuilder, angle: number, draw: (b: MeshBuilder) => void) =>
  builder.at(rotationX(angle), draw);

/** A dome from `bottom` to `top`. */
const dome = (radius: number, bottom: number, top: number, power = 0.5): [number, number][] =>
  Array.from({ length: 9 }, (_, n): [number, number] => {
    const t = n / 8;
    return [radius * (1 - t ** 2) ** power, bottom + (top - bottom) * t];
  });

const brim = (b: MeshBuilder, inner: number, outer: number, y: number, curl = 0.012, roll = 0) =>
  b.lathe(
    [
      [inner, y - 0.004],
      [outer * 0.8, y - 0.006],
      [outer, y + curl - 0.004],
      [outer + 0.003, y + curl],
      [outer, y + curl + 0.004],
      [outer * 0.8, y + 0.004],
      [inner, y + 0.008],
    ],
    28,
    roll === 0 ? undefined : (angle) => 1 + roll * Math.cos(angle * 2),
  );

const band = (b: MeshBuilder, radius: number, y: number, height: number) =>
  b.lathe(
    [
      [radius, y],
      [radius + 0.004, y + height * 0.2],
      [radius + 0.003, y + height * 0.8],
      [radius - 0.004, y + height],
    ],
    28,
  );

const baseballCap: DrawHat = (builder, colour) =>
  void tilted(builder, -0.08, (b) => {
    b.paint(colour, 'cloth').lathe(dome(0.131, 0.045, 0.165), 24);
    b.paint(darken(colour, 0.2), 'cloth').sphere([0, 0.164, 0], [0.012, 0.007, 0.012], 8);
    b.at(multiply(translation(0, 0.052, 0.09), rotationX(0.16)), (c) =>
      c.sphere([0, 0, 0.035], [0.1, 0.011, 0.095], 18),
    );
  });

const hardShell = (b: MeshBuilder, colour: Vec3) => {
  b.paint(colour, 'glossy').lathe(dome(0.142, 0.03, 0.185), 26);
  brim(b, 0.135, 0.155, 0.034, 0);
};

export const hats: Record<string, DrawHat> = {
  hat: (builder, colour) =>
    void tilted(builder, -0.08, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.131, 0.06],
          [0.128, 0.13],
          [0.118, 0.17],
          [0.09, 0.186],
          [0.03, 0.176],
          [0, 0.174],
        ],
        26,
      );
      brim(b, 0.125, 0.2, 0.062, 0.014);
      b.paint(darken(colour, 0.55), 'satin');
      band(b, 0.131, 0.066, 0.032);
    }),
  cap: baseballCap,
  straw_hat: (builder, colour, second) =>
    void tilted(builder, -0.08, (b) => {
      const straw = (p: Vec3): Vec3 => {
        const shade = 0.86 + 0.2 * Math.sin(Math.hypot(p[0], p[2]) * 420) ** 2;
        return [colour[0] * shade, colour[1] * shade, colour[2] * shade];
      };
      b.paint(straw, 'cloth').lathe(dome(0.134, 0.058, 0.18, 0.42), 26);
      brim(b, 0.128, 0.25, 0.06, -0.012);
      b.paint(second ?? fromHex('#a8322a'), 'satin');
      band(b, 0.134, 0.062, 0.03);
    }),
  top_hat: (builder, colour) =>
    void tilted(builder, -0.06, (b) => {
      b.paint(colour, 'satin').lathe(
        [
          [0.126, 0.06],
          [0.124, 0.2],
          [0.134, 0.29],
          [0.13, 0.296],
          [0, 0.298],
        ],
        28,
      );
      brim(b, 0.12, 0.188, 0.064, 0.018);
      b.paint(fromHex('#7a1f28'), 'satin');
      band(b, 0.127, 0.068, 0.036);
    }),
  cowboy_hat: (builder, colour) =>
    void tilted(builder, -0.1, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.131, 0.06],
          [0.124, 0.14],
          [0.112, 0.2],
          [0.08, 0.222],
          [0.03, 0.196],
          [0, 0.19],
        ],
        26,
        (angle) => 1 + 0.05 * Math.cos(angle * 2),
      );
      // An upper and a lower side, so that the rolled brim is seen from everywhere.
      for (const side of [1, -1])
        b.grid(
          [0.125, 0.18, 0.23, 0.27].map((radius, ring) =>
            Array.from({ length: 33 }, (_, n) => {
              const a = (n / 32) * 2 * Math.PI;
              const lift = (Math.cos(a) ** 2) ** 1.4 * ring * ring * 0.0085 - ring * 0.005 * Math.sin(a) ** 2;
              const point: Vec3 = [
                Math.cos(a) * radius * 0.92,
                0.064 + lift + side * 0.003,
                Math.sin(a) * radius * 1.05,
              ];
              return b.vertex(point, [-Math.cos(a) * 0.3 * ring * side, side, 0]);
            }),
          ),
        );
      b.paint(darken(colour, 0.5), 'satin');
      band(b, 0.132, 0.068, 0.026);
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
  helmet: (builder, colour, second) =>
    void tilted(builder, -0.1, (b) => {
      b.paint(colour, 'glossy').lathe(dome(0.146, 0.02, 0.19), 26);
      b.paint(second ?? darken(colour, 0.6), 'satin');
      band(b, 0.146, 0.018, 0.02);
      for (const x of [-0.05, 0, 0.05])
        b.box([x, 0.17 - Math.abs(x) * 0.28, 0.02], [0.016, 0.03, 0.17], 0.01);
      for (const sign of [-1, 1])
        b.tube(
          [
            [sign * 0.134, 0.02, 0.02],
            [sign * 0.11, -0.07, 0.045],
            [0, -0.142, 0.06],
          ],
          0.006,
          6,
        );
    }),
  hard_hat: (builder, colour) =>
    void tilted(builder, -0.06, (b) => {
      hardShell(b, colour);
      b.box([0, 0.178, 0], [0.03, 0.024, 0.2], 0.012);
      b.at(multiply(translation(0, 0.036, 0.12), rotationX(0.12)), (c) =>
        c.sphere([0, 0, 0.02], [0.1, 0.009, 0.055], 16),
      );
    }),
  firefighter_helmet: (builder, colour, second) =>
    void tilted(builder, -0.08, (b) => {
      b.paint(colour, 'glossy').lathe(dome(0.142, 0.04, 0.195), 26);
      brim(b, 0.136, 0.17, 0.042, -0.004);
      b.at(multiply(translation(0, 0.04, -0.12), rotationX(-0.25)), (c) =>
        c.sphere([0, 0, -0.02], [0.13, 0.01, 0.11], 16),
      );
      b.paint(second ?? fromHex('#f0c020'), 'satin').box([0, 0.19, -0.01], [0.022, 0.035, 0.2], 0.01);
      b.box([0, 0.125, 0.118], [0.07, 0.085, 0.02], 0.01);
      b.paint(darken(colour, 0.5), 'satin').box([0, 0.125, 0.13], [0.035, 0.045, 0.008], 0.006);
    }),
  army_helmet: (builder, colour) =>
    void tilted(builder, -0.05, (b) => {
      b.paint(colour, 'satin').lathe([[0.15, 0.02], [0.152, 0.04], ...dome(0.143, 0.05, 0.185)], 26);
    }),
  football_helmet: (builder, colour, second) => {
    builder
      .paint(colour, 'glossy')
      .at(translation(0, 0.022, -0.036), (b) => b.sphere([0, 0, 0], [0.152, 0.158, 0.138], 26));
    builder.paint(second ?? [0.8, 0.8, 0.8], 'satin').box([0, 0.175, -0.02], [0.03, 0.03, 0.18], 0.012);
    builder.paint(lighten(colour, 0.7), 'metal');
    for (const y of [-0.06, -0.1])
      builder.tube(
        [
          [-0.14, y + 0.01, 0.03],
          [-0.07, y, 0.15],
          [0.07, y, 0.15],
          [0.14, y + 0.01, 0.03],
        ],
        0.007,
        6,
      );
  },
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
  chef_hat: (builder, colour) =>
    void tilted(builder, -0.06, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.128, 0.06],
          [0.127, 0.15],
        ],
        30,
        (angle) => 1 + 0.012 * Math.sin(angle * 24),
      );
      b.lathe(
        [
          [0.127, 0.148],
          [0.16, 0.175],
          [0.176, 0.215],
          [0.165, 0.258],
          [0.12, 0.288],
          [0, 0.296],
        ],
        36,
        (angle) => 1 + 0.045 * Math.sin(angle * 9) + 0.02 * Math.sin(angle * 5),
      );
    }),
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
  beanie: (builder, colour) =>
    void tilted(builder, -0.12, (b) => {
      b.paint(colour, 'fur').lathe(dome(0.134, 0.06, 0.175), 28, (angle) => 1 + 0.012 * Math.sin(angle * 26));
      b.paint(lighten(colour, 0.15), 'fur').lathe(
        [
          [0.132, 0.03],
          [0.144, 0.04],
          [0.145, 0.075],
          [0.134, 0.086],
        ],
        28,
        (angle) => 1 + 0.014 * Math.sin(angle * 26),
      );
      b.paint(lighten(colour, 0.6), 'fur').sphere([0, 0.195, 0], 0.036, 12);
    }),
  turban: (builder, colour) =>
    void tilted(builder, -0.1, (b) => {
      for (const [n, y] of [0.05, 0.08, 0.11, 0.135].entries()) {
        b.paint(n % 2 ? darken(colour, 0.12) : colour, 'cloth').at(
          multiply(translation(0, y, 0), rotationZ(n % 2 ? 0.16 : -0.16)),
          (c) =>
            c.lathe(
              Array.from({ length: 11 }, (_, k): [number, number] => [
                0.105 - n * 0.012 + 0.042 * Math.sin((k / 10) * Math.PI),
                -0.034 + 0.068 * (k / 10),
              ]),
              24,
            ),
        );
      }
      b.paint(colour, 'cloth').sphere([0, 0.13, 0], [0.1, 0.05, 0.1], 16);
      b.paint(fromHex('#2f8fd0'), 'glossy').sphere([0, 0.1, 0.142], [0.015, 0.018, 0.008], 10);
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
  peaked_cap: (builder, colour, second) =>
    void tilted(builder, -0.08, (b) => {
      b.paint(colour, 'cloth').lathe(
        [
          [0.13, 0.062],
          [0.13, 0.1],
          [0.172, 0.15],
          [0.168, 0.162],
          [0.1, 0.172],
          [0, 0.174],
        ],
        28,
      );
      b.paint(darken(colour, 0.5), 'satin');
      band(b, 0.131, 0.062, 0.034);
      b.paint([0.02, 0.02, 0.024], 'glossy').at(multiply(translation(0, 0.06, 0.1), rotationX(0.3)), (c) =>
        c.sphere([0, 0, 0.02], [0.095, 0.008, 0.062], 18),
      );
      b.paint(second ?? fromHex('#e0b93a'), 'metal').sphere([0, 0.115, 0.15], [0.02, 0.024, 0.012], 12);
    }),
  sailor_hat: (builder, colour) =>
    void tilted(builder, -0.12, (b) => {
      b.paint(colour, 'cloth').lathe(dome(0.118, 0.09, 0.16), 24);
      b.lathe(
        [
          [0.128, 0.068],
          [0.142, 0.072],
          [0.146, 0.112],
          [0.136, 0.116],
          [0.122, 0.1],
        ],
        28,
      );
    }),
  beret: (builder, colour) =>
    builder.at(multiply(translation(0.015, 0.098, -0.015), rotationZ(-0.22)), (b) => {
      b.paint(colour, 'cloth').sphere([0.01, 0.02, -0.005], [0.155, 0.05, 0.155], 22);
      b.tube(
        [
          [0.01, 0.06, 0],
          [0.012, 0.09, 0],
        ],
        0.006,
        6,
      );
    }),
  nurse_cap: (builder, colour) =>
    builder.at(multiply(translation(0, 0.128, 0.035), rotationX(-0.25)), (b) => {
      b.paint(colour, 'cloth').box([0, 0.02, 0], [0.15, 0.06, 0.09], 0.02);
      b.paint(fromHex('#c0282f'), 'satin')
        .box([0, 0.025, 0.047], [0.036, 0.012, 0.006], 0.002)
        .box([0, 0.025, 0.047], [0.012, 0.036, 0.006], 0.002);
    }),
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
  bandana: (builder, colour) =>
    void tilted(builder, -0.1, (b) => {
      b.paint(colour, 'cloth').lathe(dome(0.131, 0.05, 0.165), 24);
      b.sphere([0.03, 0.03, -0.135], [0.03, 0.02, 0.02], 10).tube(
        [
          [0.03, 0.03, -0.14],
          [0.05, -0.04, -0.16],
          [0.06, -0.1, -0.15],
        ],
        [0.016, 0.018, 0.006],
        6,
      );
    }),
  headband: (builder, colour) => {
    builder.paint(colour, 'cloth');
    builder.lathe(
      [
        [0.127, 0.052],
        [0.133, 0.056],
        [0.133, 0.08],
        [0.126, 0.084],
      ],
      28,
    );
  },
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
  viking_helmet: (builder, colour) => {
    builder.paint(colour, 'metal').lathe(dome(0.135, 0.045, 0.18), 24);
    builder.paint(darken(colour, 0.4), 'metal');
    band(builder, 0.134, 0.045, 0.03);
    builder.paint(fromHex('#eadfc4'), 'glossy');
    for (const sign of [-1, 1])
      builder.tube(
        [
          [sign * 0.12, 0.09, 0],
          [sign * 0.19, 0.11, 0],
          [sign * 0.215, 0.19, 0.01],
        ],
        [0.034, 0.024, 0.003],
        8,
      );
  },
  samurai_helmet: (builder, colour) => {
    builder.paint(colour, 'glossy').lathe(dome(0.14, 0.05, 0.185), 24);
    for (let n = 0; n < 3; n += 1)
      builder.paint(n % 2 ? fromHex('#b3202a') : colour, 'glossy').at(rotationX(-0.12), (b) =>
        b.lathe(
          [
            [0.142 + n * 0.018, 0.05 - n * 0.035],
            [0.16 + n * 0.018, 0.02 - n * 0.035],
          ],
          26,
          (angle) => (Math.sin(angle) > 0.35 ? 0.86 : 1),
        ),
      );
    builder.paint(fromHex('#e0b93a'), 'metal');
    for (const sign of [-1, 1])
      builder.tube(
        [
          [0, 0.1, 0.14],
          [sign * 0.06, 0.17, 0.15],
          [sign * 0.085, 0.27, 0.13],
        ],
        [0.012, 0.014, 0.003],
        6,
      );
  },
  ninja_hood: (builder, colour) => {
    builder
      .paint(colour, 'cloth')
      .at(translation(0, 0.028, -0.02), (b) => b.sphere([0, 0, 0], [0.134, 0.132, 0.132], 26));
    builder.lathe(
      [
        [0.09, -0.17],
        [0.112, -0.13],
        [0.126, -0.08],
        [0.13, -0.045],
        [0.125, -0.032],
      ],
      30,
    );
    builder.at(translation(0, -0.08, 0.03), (b) => b.sphere([0, 0, 0], [0.1, 0.07, 0.103], 22));
    builder.paint(fromHex('#b3202a'), 'cloth').lathe(
      [
        [0.13, 0.06],
        [0.135, 0.064],
        [0.135, 0.088],
        [0.128, 0.092],
      ],
      28,
    );
    builder.tube(
      [
        [0.02, 0.075, -0.15],
        [0.05, 0.02, -0.2],
        [0.06, -0.05, -0.22],
      ],
      [0.016, 0.014, 0.004],
      6,
    );
  },
  knight_helmet: (builder, colour) => {
    builder.paint(colour, 'metal').lathe(
      [
        [0.112, -0.165],
        [0.125, -0.12],
        [0.142, -0.02],
        [0.144, 0.05],
        [0.13, 0.12],
        [0.085, 0.178],
        [0, 0.2],
      ],
      28,
      (angle) => 1 + 0.07 * Math.max(0, Math.sin(angle)) ** 6,
    );
    builder.paint([0.015, 0.015, 0.018], 'matte');
    for (const sign of [-1, 1])
      builder.at(rotationY(sign * 0.42), (b) => b.box([0, 0.008, 0.146], [0.075, 0.017, 0.02], 0.006));
    for (let n = -3; n <= 3; n += 1)
      builder.at(rotationY(n * 0.14), (b) => b.box([0, -0.075, 0.138], [0.008, 0.04, 0.03], 0.003));
    builder.paint(fromHex('#c9a24a'), 'metal').box([0, 0.05, 0.15], [0.012, 0.24, 0.012], 0.004);
    builder.paint(fromHex('#b3202a'), 'fur').tube(
      [
        [0, 0.19, 0.02],
        [0, 0.25, -0.03],
        [0, 0.24, -0.12],
        [0, 0.14, -0.2],
        [0, 0.04, -0.22],
      ],
      [0.014, 0.036, 0.046, 0.036, 0.008],
      10,
    );
  },
  space_helmet: (builder, colour) => {
    builder.paint(colour, 'glossy').at(translation(0, 0, -0.02), (b) =>
      b.lathe(
        [
          [0.13, -0.17],
          [0.172, -0.1],
          [0.186, 0],
          [0.176, 0.09],
          [0.13, 0.165],
          [0, 0.19],
        ],
        30,
      ),
    );
    builder
      .paint(fromHex('#c07a1e'), 'metal')
      .at(multiply(translation(0, 0.0, 0.052), scaling(1, 0.88, 1)), (b) =>
        b.sphere([0, 0, 0], [0.162, 0.148, 0.15], 28),
      );
    builder.paint(darken(colour, 0.35), 'metal').lathe(
      [
        [0.13, -0.19],
        [0.16, -0.18],
        [0.16, -0.16],
        [0.13, -0.15],
      ],
      28,
    );
    for (const sign of [-1, 1])
      builder.paint(darken(colour, 0.25), 'satin').sphere([sign * 0.178, 0, 0], [0.025, 0.045, 0.045], 14);
  },
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
};

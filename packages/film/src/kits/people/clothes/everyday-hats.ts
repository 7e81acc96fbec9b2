/** Hats and caps of every day and of work. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { band, baseballCap, brim, type DrawHat, dome, tilted } from './hat-shapes.ts';

export const everydayHats: Record<string, DrawHat> = {
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
};

/** Helmets and hoods. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';

import { band, brim, type DrawHat, dome, hardShell, tilted } from './hat-shapes.ts';

export const helmets: Record<string, DrawHat> = {
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
  /** Closed, with a dark visor: motorcycles and racing cars. */
  racing_helmet: (builder, colour, second) => {
    builder
      .paint(colour, 'glossy')
      .at(translation(0, 0.012, -0.006), (b) => b.sphere([0, 0, 0], [0.168, 0.178, 0.178], 28));
    builder
      .paint(colour, 'glossy')
      .at(translation(0, -0.085, 0.04), (b) => b.sphere([0, 0, 0], [0.138, 0.09, 0.122], 22));
    builder
      .paint([0.02, 0.024, 0.03], 'glossy')
      .at(translation(0, 0.024, 0.03), (b) => b.sphere([0, 0, 0], [0.153, 0.078, 0.163], 26));
    builder.paint(second ?? [0.86, 0.85, 0.82], 'glossy').box([0, 0.172, -0.01], [0.05, 0.03, 0.22], 0.014);
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
  roman_helmet: (builder, colour, second) => {
    builder.paint(colour, 'metal').lathe(dome(0.138, 0.03, 0.182), 26);
    brim(builder, 0.136, 0.16, 0.034, -0.006);
    for (const sign of [-1, 1])
      builder.at(translation(sign * 0.118, -0.045, 0.05), (b) =>
        b.sphere([0, 0, 0], [0.016, 0.07, 0.042], 14),
      );
    builder.paint(second ?? fromHex('#c01c1c'), 'cloth');
    // The crest runs from the brow over the top to the neck.
    for (let n = 0; n < 15; n += 1) {
      const a = -0.9 + (n / 14) * 2.3;
      const [y, z] = [0.04 + Math.cos(a) * 0.2, -0.01 - Math.sin(a) * 0.17];
      builder.at(multiply(translation(0, y, z), rotationX(-a)), (b) =>
        b.box([0, 0, 0], [0.034, 0.085, 0.036], 0.01, 1),
      );
    }
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
      builder.at(rotationY(sign * 0.42), (b) => b.box([0, 0.008, 0.146], [0.075, 0.017, 0.02]));
    for (let n = -3; n <= 3; n += 1)
      builder.at(rotationY(n * 0.14), (b) => b.box([0, -0.075, 0.138], [0.008, 0.04, 0.03]));
    builder.paint(fromHex('#c9a24a'), 'metal').box([0, 0.05, 0.15], [0.012, 0.24, 0.012]);
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
};

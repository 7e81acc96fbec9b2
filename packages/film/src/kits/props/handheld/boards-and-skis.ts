/** Boards, skis and skates that somebody stands on. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { clamp, fraction, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { skateJump } from '../../../motion/actions/boards.ts';
import { track } from '../../../motion/actions/moment.ts';
import type { Kit } from '../../kit.ts';
import { contextOf, makeProp } from './make-prop.ts';

const deck = (
  b: MeshBuilder,
  length: number,
  width: number,
  thickness: number,
  kick: number,
  y: number,
  nose: number,
  paint: (u: number, v: number) => Vec3,
) => {
  for (const side of [1, -1]) {
    b.grid(
      Array.from({ length: 29 }, (_, row) => {
        const t = (row / 28) * 2 - 1;
        const half = width * Math.sqrt(Math.max(0, 1 - Math.abs(t) ** nose)) * 0.5;
        const rise = kick * Math.max(0, Math.abs(t) - 0.62) ** 2 * 4;
        return Array.from({ length: 9 }, (_, n) => {
          const v = n / 4 - 1;
          b.paint(paint(t, v), 'glossy');
          return b.vertex(
            [v * half, y + rise + side * thickness * 0.5 * (1 - 0.3 * v * v), (t * length) / 2],
            [v * 0.2, side, 0],
          );
        });
      }),
    );
  }
};

/** Jumps and flips while it is skated on; its rider stands on `top`. */
export const skateboard: Kit = {
  name: 'skateboard',
  nouns: ['skateboard', 'longboard', 'penny board'],
  locomotion: 'rolls',
  speeds: { slow: 2.5, fast: 5 },
  build: (options) => {
    const { colour } = contextOf(options, 'skateboard');
    const b = new MeshBuilder();
    const main = colour(fromHex('#d8402a'));
    deck(b, 0.8, 0.21, 0.018, 0.12, 0.1, 8, (u) => (Math.abs(u) > 0.9 ? main : [0.07, 0.07, 0.08]));
    b.paint(main, 'glossy').box([0, 0.09, 0], [0.17, 0.006, 0.5], 0.003);
    for (const z of [-0.22, 0.22]) {
      b.paint([0.7, 0.72, 0.75], 'metal').box([0, 0.066, z], [0.13, 0.022, 0.05], 0.008);
      for (const sign of [-1, 1])
        b.paint(fromHex('#f0e8d0'), 'satin').at(
          multiply(translation(sign * 0.085, 0.03, z), rotationZ(Math.PI / 2)),
          (c) => c.cylinder(-0.018, 0.018, 0.03, 0.03, 14),
        );
    }
    return {
      size: [0.22, 0.15, 0.82],
      parts: [{ name: 'board', mesh: b.mesh }],
      anchors: { top: [0, 0.11, 0], grip: [0, 0.1, 0], seat: [0, 0.11, 0] },
      pose: ({ action, actionTime, speed, travelled, time }) => {
        // Under a rider who jumps with it the path lifts it: it turns over below the feet.
        if (action === 'drive' && skateJump(time) > 0) {
          const share = clamp(fraction(time / 3.2) / 0.32 - 0.5 / 0.32);
          return {
            parts: {
              board: multiply(
                translation(0, 0.1 - 0.17 * Math.sin(Math.PI * share), 0),
                rotationZ(2 * Math.PI * smoothstep(0.12, 0.88, share)),
                translation(0, -0.1, 0),
              ),
            },
            anchors: {},
          };
        }
        const rides =
          (action === 'slide' || action === 'skate' || action === 'jump') && (speed > 0.1 || travelled > 0);
        const u = rides ? fraction(actionTime / 3.2) : 0;
        const air = track(u, [
          [0, 0],
          [0.5, 0],
          [0.66, 0.6],
          [0.82, 0],
          [1, 0],
        ]);
        const flip =
          track(u, [
            [0, 0],
            [0.54, 0],
            [0.78, 1],
            [1, 1],
          ]) *
          2 *
          Math.PI;
        const pop = track(u, [
          [0, 0],
          [0.48, 0],
          [0.53, -0.5],
          [0.6, -0.1],
          [0.8, 0],
          [1, 0],
        ]);
        return {
          parts: {
            board: multiply(
              translation(0, air + 0.1, 0),
              rotationX(pop),
              rotationZ(flip),
              translation(0, -0.1, 0),
            ),
          },
          anchors: { top: translation(0, 0.11 + air * 1.12, 0) },
        };
      },
    };
  },
};

export const surfboard = makeProp({
  nouns: ['surfboard', 'snowboard', 'paddleboard', 'bodyboard', 'wakeboard'],
  size: [0.54, 0.12, 2.0],
  anchors: { top: [0, 0.09, -0.1], grip: [0.24, 0.06, 0] },
  locomotion: 'slides',
  draw: (b, { options, colour }) => {
    const isSnow = options.noun === 'snowboard' || options.noun === 'wakeboard';
    const main = colour(fromHex(isSnow ? '#2f8fd0' : '#f4efe2'));
    const stripe = options.colour ? lighten(main, 0.65) : fromHex(isSnow ? '#f0c020' : '#e0482a');
    deck(
      b,
      isSnow ? 1.5 : 2.0,
      isSnow ? 0.3 : 0.54,
      isSnow ? 0.018 : 0.06,
      isSnow ? 0.16 : 0.16,
      isSnow ? 0.02 : 0.06,
      isSnow ? 8 : 2.6,
      (u, v) => (Math.abs(v) < 0.2 || Math.abs(u - 0.55) < 0.06 ? stripe : main),
    );
    if (!isSnow)
      for (const x of [-0.1, 0, 0.1])
        b.paint(darken(stripe, 0.4), 'glossy').box([x, 0, -0.78], [0.01, 0.1, 0.1], 0.004);
    else
      for (const z of [-0.26, 0.26])
        b.paint([0.06, 0.06, 0.07], 'satin').box([0, 0.06, z], [0.2, 0.06, 0.13], 0.02);
  },
});

export const skis = makeProp({
  nouns: ['skis', 'ski', 'pair of skis', 'water skis'],
  size: [0.36, 0.12, 1.7],
  anchors: {
    top: [0, 0.1, -0.05],
    grip: [0.1, 0.03, 0],
    // The grips of the poles.
    handlebarLeft: [0.36, 0.86, 0.36],
    handlebarRight: [-0.36, 0.86, 0.36],
  },
  locomotion: 'slides',
  draw: (b, { colour, options }) => {
    const main = colour(fromHex('#d0302a'));
    for (const sign of [-1, 1])
      b.at(translation(sign * 0.1, 0, 0), (c) => {
        // On top of the snow, which is not as flat as it is known to be.
        c.paint(main, 'glossy').box([0, 0.06, 0], [0.11, 0.035, 1.7], 0.008);
        c.paint([0.92, 0.92, 0.9], 'glossy').box([0, 0.07, 0.1], [0.07, 0.02, 1], 0.004);
        c.paint(main, 'glossy').loft(
          [
            [0.84, 0.06, 0.055],
            [0.93, 0.085, 0.054],
            [1.01, 0.14, 0.045],
            [1.05, 0.2, 0.016],
          ].map(([z, y, half]) =>
            [
              [-1, -0.014],
              [1, -0.014],
              [1, 0.014],
              [-1, 0.014],
            ].map(([side, up]): Vec3 => [side! * half!, y! + up!, z!]),
          ),
          { isClosed: true, hasCaps: true },
        );
        c.paint([0.06, 0.06, 0.07], 'satin').box([0, 0.088, -0.05], [0.08, 0.03, 0.34], 0.01);
        if (options.noun !== 'water skis')
          c.paint([0.75, 0.77, 0.8], 'metal')
            .tube(
              [
                [sign * 0.36, 0.08, -0.5],
                [sign * 0.26, 0.86, 0.36],
              ],
              0.013,
              6,
            )
            .paint([0.05, 0.05, 0.06], 'satin')
            .tube(
              [
                [sign * 0.265, 0.82, 0.31],
                [sign * 0.25, 0.94, 0.45],
              ],
              0.022,
              8,
            )
            .at(translation(sign * 0.35, 0.16, -0.41), (d) => d.cylinder(-0.006, 0.006, 0.05, 0.05, 12));
      });
  },
});

export const skates = makeProp({
  nouns: ['ice skates', 'ice skate', 'skates', 'roller skates', 'rollerblades', 'roller skate'],
  size: [0.28, 0.3, 0.3],
  anchors: { top: [0, 0.06, 0], grip: [0, 0.28, -0.05] },
  locomotion: 'slides',
  draw: (b, { options, colour, round }) => {
    const isIce = options.noun.startsWith('ice') || options.noun === 'skates';
    for (const sign of [-1, 1])
      b.at(translation(sign * 0.09, 0, 0), (c) => {
        c.paint(colour(fromHex(isIce ? '#f0ece4' : '#e0487a')), 'glossy')
          .lathe(
            [
              [0.045, 0.1],
              [0.05, 0.2],
              [0.054, 0.29],
              [0.05, 0.29],
            ],
            round,
          )
          .sphere([0, 0.1, 0.05], [0.045, 0.045, 0.12], 14);
        if (isIce)
          c.paint([0.75, 0.78, 0.82], 'metal')
            .box([0, 0.02, 0.03], [0.006, 0.035, 0.3], 0.002)
            .box([0, 0.05, 0.09], [0.02, 0.04, 0.04], 0.006)
            .box([0, 0.05, -0.04], [0.02, 0.04, 0.04], 0.006);
        else
          for (const z of [-0.05, 0.03, 0.11])
            c.paint(fromHex('#f0c020'), 'satin').at(
              multiply(translation(0, 0.03, z), rotationZ(Math.PI / 2)),
              (d) => d.cylinder(-0.02, 0.02, 0.03, 0.03, 12),
            );
      });
  },
});

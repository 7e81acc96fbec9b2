/** Balls, rackets, bats, boards, skis and gym gear. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { normalize, type Vec3 } from '../../../math/vector.ts';
import { track } from '../../../motion/actions/moment.ts';
import type { Kit } from '../../kit.ts';
import { contextOf, makeProp } from './make-prop.ts';

const golden = (1 + Math.sqrt(5)) / 2;
/** Corners of an icosahedron: the black patches of a football. */
const icosahedron: Vec3[] = [-1, 1]
  .flatMap((a) =>
    [-golden, golden].flatMap((b): Vec3[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map(normalize);

type BallLook = {
  radius: number;
  paint: (n: Vec3, colour: Vec3 | null) => Vec3;
  material: 'satin' | 'glossy' | 'fur';
};

const seam = (distance: number, width: number) => Math.abs(distance) < width;

const ballLooks: Record<string, BallLook> = {
  football: {
    radius: 0.11,
    material: 'satin',
    paint: (n, colour) => {
      const near = Math.max(...icosahedron.map((c) => c[0] * n[0] + c[1] * n[1] + c[2] * n[2]));
      return near > 0.93
        ? [0.03, 0.03, 0.035]
        : near > 0.915
          ? [0.5, 0.5, 0.5]
          : (colour ?? [0.9, 0.9, 0.88]);
    },
  },
  basketball: {
    radius: 0.12,
    material: 'satin',
    paint: (n, colour) =>
      seam(n[0], 0.03) || seam(n[1], 0.03) || seam(Math.abs(n[2]) - 0.62 + n[1] * n[1] * 0.3, 0.03)
        ? [0.03, 0.02, 0.02]
        : (colour ?? fromHex('#d2691e')),
  },
  'tennis ball': {
    radius: 0.036,
    material: 'fur',
    paint: (n, colour) =>
      seam(n[1] - 0.55 * Math.sin(2 * Math.atan2(n[2], n[0])), 0.09)
        ? [0.9, 0.9, 0.86]
        : (colour ?? fromHex('#c8e03a')),
  },
  baseball: {
    radius: 0.04,
    material: 'satin',
    paint: (n, colour) =>
      seam(n[1] - 0.55 * Math.sin(2 * Math.atan2(n[2], n[0])), 0.07)
        ? fromHex('#c0282f')
        : (colour ?? [0.9, 0.88, 0.84]),
  },
  'beach ball': {
    radius: 0.2,
    material: 'glossy',
    paint: (n, colour) => {
      if (Math.abs(n[1]) > 0.96) return [0.92, 0.92, 0.9];
      const k = Math.floor(((Math.atan2(n[2], n[0]) / (2 * Math.PI) + 1) % 1) * 6);
      return (
        ([
          fromHex('#e0303a'),
          [0.92, 0.92, 0.9],
          fromHex('#2f8fe0'),
          [0.92, 0.92, 0.9],
          fromHex('#f4c82a'),
          [0.92, 0.92, 0.9],
        ][k] as Vec3) ?? colour
      );
    },
  },
  volleyball: {
    radius: 0.105,
    material: 'satin',
    paint: (n, colour) =>
      seam(n[0] * 0.5, 0.02) || seam(n[1] - 0.4, 0.025) || seam(n[1] + 0.4, 0.025)
        ? [0.3, 0.35, 0.6]
        : (colour ?? (n[1] > 0.4 || n[1] < -0.4 ? fromHex('#f0d03a') : [0.9, 0.9, 0.88])),
  },
  ball: {
    radius: 0.12,
    material: 'glossy',
    paint: (n, colour) =>
      Math.abs(n[1]) < 0.34
        ? [0.92, 0.91, 0.88]
        : n[1] > 0
          ? (colour ?? fromHex('#d8303a'))
          : (colour ?? fromHex('#2f6fd0')),
  },
  'bowling ball': {
    radius: 0.108,
    material: 'glossy',
    paint: (n, colour) =>
      [
        [0, 0.95, 0.3],
        [0.14, 0.95, 0.2],
        [-0.14, 0.95, 0.2],
      ].some((h) => Math.hypot(n[0] - h[0]!, n[1] - h[1]!, n[2] - h[2]!) < 0.1)
        ? [0.01, 0.01, 0.01]
        : (colour ?? fromHex('#22305c')),
  },
  'golf ball': { radius: 0.022, material: 'glossy', paint: (_, colour) => colour ?? [0.92, 0.92, 0.9] },
  'american football': {
    radius: 0.1,
    material: 'satin',
    paint: (n, colour) =>
      n[1] > 0.7 && Math.abs(n[2]) < 0.5 && Math.abs(n[0]) < 0.25
        ? [0.92, 0.9, 0.86]
        : seam(Math.abs(n[2]) - 0.72, 0.05)
          ? [0.92, 0.9, 0.86]
          : (colour ?? fromHex('#7a3f1e')),
  },
  'ball of yarn': {
    radius: 0.1,
    material: 'fur',
    paint: (n, colour) => {
      const c = colour ?? fromHex('#d8304a');
      const k = 0.72 + 0.4 * Math.abs(Math.sin((n[0] * 3 + n[1] * 5 + n[2] * 4) * 6));
      return [c[0] * k, c[1] * k, c[2] * k];
    },
  },
  'ping pong ball': { radius: 0.02, material: 'glossy', paint: (_, colour) => colour ?? [0.93, 0.92, 0.88] },
  snowball: { radius: 0.06, material: 'fur', paint: (_, colour) => colour ?? [0.92, 0.94, 0.97] },
  'crystal ball': {
    radius: 0.1,
    material: 'glossy',
    paint: (n, colour) => colour ?? [0.25 + 0.2 * n[1], 0.35 + 0.2 * n[0], 0.7],
  },
};
const ballAliases: Record<string, string> = {
  'soccer ball': 'football',
  'rugby ball': 'american football',
  'toy ball': 'ball',
  softball: 'baseball',
  'cricket ball': 'baseball',
  'yarn ball': 'ball of yarn',
  yarn: 'ball of yarn',
  'rubber ball': 'ball',
  dodgeball: 'ball',
};

/** Rolls by the way it has gone, and bounces when dribbled. The hand is on top of it. */
export const ball: Kit = {
  name: 'ball',
  nouns: [...Object.keys(ballLooks), ...Object.keys(ballAliases)],
  locomotion: 'rolls',
  speeds: { slow: 1.5, fast: 5 },
  build: (options) => {
    const look = ballLooks[ballAliases[options.noun] ?? options.noun] ?? ballLooks.ball!;
    const { radius } = look;
    const isLong = (ballAliases[options.noun] ?? options.noun) === 'american football';
    const builder = new MeshBuilder();
    builder
      .paint((_, n) => look.paint(n, options.colour), look.material)
      .sphere(
        [0, 0, 0],
        isLong ? [radius * 0.85, radius * 0.85, radius * 1.5] : radius,
        [48, 28, 12][options.detail]!,
      );
    const place = (y: number, roll: number) => multiply(translation(0, y, 0), rotationX(roll));
    return {
      size: [radius * 2, radius * 2, radius * 2],
      parts: [{ name: 'ball', mesh: builder.mesh }],
      anchors: {
        grip: [0, radius, -radius * 0.75],
        gripLeft: [0, radius, radius * 0.6],
        top: [0, radius * 2, 0],
      },
      pose: ({ travelled, action, actionTime }) => {
        if (action === 'dribble') {
          const u = fraction(actionTime / 0.62);
          return {
            parts: { ball: place(radius - Math.sin(Math.PI * u) * 0.72, actionTime * 3) },
            anchors: {},
          };
        }
        return { parts: { ball: place(radius, travelled / radius) }, anchors: {} };
      },
    };
  },
};

const strung = (b: MeshBuilder, y: number, width: number, height: number, frame: Vec3) => {
  b.paint(frame, 'glossy').tube(
    Array.from(
      { length: 29 },
      (_, n): Vec3 => [Math.cos((n / 28) * 6.2832) * width, y + Math.sin((n / 28) * 6.2832) * height, 0],
    ),
    0.011,
    8,
    false,
  );
  b.paint([0.9, 0.9, 0.86], 'matte');
  for (let n = -5; n <= 5; n += 1) {
    const t = n / 6;
    const reach = Math.sqrt(1 - t * t);
    b.tube(
      [
        [t * width, y - reach * height, 0],
        [t * width, y + reach * height, 0],
      ],
      0.0018,
      4,
      false,
    );
    b.tube(
      [
        [-reach * width, y + t * height, 0],
        [reach * width, y + t * height, 0],
      ],
      0.0018,
      4,
      false,
    );
  }
};

export const racket = makeProp({
  nouns: ['tennis racket', 'racket', 'badminton racket', 'ping pong paddle', 'table tennis racket'],
  size: [0.28, 0.7, 0.04],
  anchors: { grip: [0, 0.1, 0] },
  draw: (b, { options, colour, round }) => {
    const main = colour(fromHex('#c0282f'));
    if (/ping|table/.test(options.noun)) {
      b.paint(fromHex('#b8803f'), 'wood').box([0, 0.06, 0], [0.03, 0.12, 0.024], 0.01);
      b.at(multiply(translation(0, 0.19, 0), rotationX(Math.PI / 2)), (c) =>
        c.paint(main, 'satin').cylinder(-0.008, 0.008, 0.078, 0.078, round),
      );
      return;
    }
    b.paint([0.05, 0.05, 0.06], 'satin').tube(
      [
        [0, 0, 0],
        [0, 0.2, 0],
      ],
      0.016,
      8,
    );
    b.paint(main, 'glossy').tube(
      [
        [0, 0.18, 0],
        [0, 0.26, 0],
      ],
      0.012,
      8,
    );
    for (const sign of [-1, 1])
      b.tube(
        [
          [0, 0.25, 0],
          [sign * 0.06, 0.36, 0],
        ],
        0.009,
        6,
      );
    strung(b, 0.52, options.noun === 'badminton racket' ? 0.1 : 0.13, 0.17, main);
  },
});

export const bat = makeProp({
  nouns: ['baseball bat', 'golf club', 'hockey stick', 'cricket bat', 'club', 'pool cue', 'ski pole'],
  size: [0.15, 0.95, 0.2],
  anchors: { grip: [0, 0.8, 0], gripLeft: [0, 0.68, 0] },
  draw: (b, { options, colour, round }) => {
    const { noun } = options;
    if (noun === 'baseball bat' || noun === 'club')
      b.paint(colour(fromHex('#c08a4a')), 'glossy').lathe(
        [
          [0, 0],
          [0.033, 0.004],
          [0.036, 0.06],
          [0.034, 0.3],
          [0.016, 0.62],
          [0.0135, 0.82],
          [0.024, 0.845],
          [0.022, 0.86],
          [0, 0.862],
        ],
        round,
      );
    else if (noun === 'golf club') {
      b.paint([0.75, 0.77, 0.8], 'metal')
        .tube(
          [
            [0, 0.05, 0],
            [0, 0.95, 0],
          ],
          0.006,
          8,
        )
        .sphere([0, 0.03, 0.04], [0.03, 0.026, 0.05], 12);
      b.paint([0.04, 0.04, 0.05], 'satin').tube(
        [
          [0, 0.72, 0],
          [0, 0.98, 0],
        ],
        0.012,
        8,
      );
    } else if (noun === 'hockey stick') {
      b.paint(colour(fromHex('#b8803f')), 'satin')
        .tube(
          [
            [0, 1.25, 0],
            [0, 0.12, 0.02],
          ],
          0.015,
          8,
        )
        .box([0, 0.05, 0.14], [0.02, 0.07, 0.3], 0.01);
      b.paint([0.04, 0.04, 0.05], 'satin').tube(
        [
          [0, 1, 0],
          [0, 1.26, 0],
        ],
        0.017,
        8,
      );
    } else if (noun === 'cricket bat') {
      b.paint(colour(fromHex('#d8b070')), 'wood').box([0, 0.3, 0], [0.11, 0.58, 0.04], 0.016);
      b.paint([0.1, 0.1, 0.4], 'satin').tube(
        [
          [0, 0.58, 0],
          [0, 0.88, 0],
        ],
        0.016,
        8,
      );
    } else
      b.paint(colour(fromHex('#8a5a32')), 'glossy').tube(
        [
          [0, 0, 0],
          [0, 1.25, 0],
        ],
        [0.006, 0.014],
        8,
      );
  },
});

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
      pose: ({ action, actionTime, speed, travelled }) => {
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
  anchors: { top: [0, 0.035, -0.05], grip: [0.1, 0.03, 0] },
  locomotion: 'slides',
  draw: (b, { colour, options }) => {
    const main = colour(fromHex('#d0302a'));
    for (const sign of [-1, 1])
      b.at(translation(sign * 0.1, 0, 0), (c) => {
        deck(c as MeshBuilder, 1.7, 0.09, 0.016, 0.0, 0.012, 12, (u) =>
          Math.abs(u) < 0.3 ? [0.92, 0.92, 0.9] : main,
        );
        c.paint(main, 'glossy').tube(
          [
            [0, 0.014, 0.82],
            [0, 0.03, 0.9],
            [0, 0.09, 0.98],
          ],
          [0.04, 0.04, 0.012],
          8,
        );
        c.paint([0.06, 0.06, 0.07], 'satin').box([0, 0.035, -0.05], [0.06, 0.03, 0.3], 0.01);
        if (options.noun !== 'water skis')
          c.paint([0.75, 0.77, 0.8], 'metal')
            .tube(
              [
                [sign * 0.26, 0.02, -0.35],
                [sign * 0.2, 1.0, 0.28],
              ],
              0.009,
              6,
            )
            .paint([0.05, 0.05, 0.06], 'satin')
            .tube(
              [
                [sign * 0.205, 0.92, 0.23],
                [sign * 0.198, 1.06, 0.32],
              ],
              0.017,
              8,
            )
            .at(translation(sign * 0.25, 0.12, -0.29), (d) => d.cylinder(-0.006, 0.006, 0.05, 0.05, 12));
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

export const dumbbell = makeProp({
  nouns: ['dumbbell', 'barbell', 'kettlebell', 'weight', 'weights'],
  size: (noun) => (noun === 'barbell' || noun === 'weights' ? [1.8, 0.45, 0.45] : [0.34, 0.2, 0.2]),
  anchors: { grip: [0, 0.1, 0], top: [0, 0.2, 0] },
  draw: (b, { options, colour, round }) => {
    const iron = colour(fromHex('#2a2c30'));
    if (options.noun === 'kettlebell') {
      b.paint(iron, 'satin')
        .sphere([0, 0.1, 0], 0.1, round)
        .tube(
          [
            [-0.05, 0.17, 0],
            [-0.055, 0.25, 0],
            [0.055, 0.25, 0],
            [0.05, 0.17, 0],
          ],
          0.015,
          8,
        );
      return;
    }
    const isLong = options.noun === 'barbell' || options.noun === 'weights';
    const half = isLong ? 0.85 : 0.14;
    const y = isLong ? 0.22 : 0.1;
    // Through the fist: along the thumb when gripped, across the body.
    b.at(multiply(translation(0, y, 0), rotationZ(Math.PI / 2)), (c) => {
      c.paint([0.75, 0.77, 0.8], 'metal').cylinder(-half, half, 0.014, 0.014, 10);
      for (const sign of [-1, 1])
        for (let n = 0; n < (isLong ? 3 : 2); n += 1)
          c.paint(isLong && n === 0 ? fromHex('#c0282f') : iron, 'satin').cylinder(
            sign * (half - n * 0.05) - 0.02,
            sign * (half - n * 0.05) + 0.02,
            (isLong ? 0.22 : 0.08) - n * 0.016,
            (isLong ? 0.22 : 0.08) - n * 0.016,
            round,
          );
    });
  },
});

/** Hangs from a frame and swings when it is hit. */
export const punchingBag: Kit = {
  name: 'punching bag',
  nouns: ['punching bag', 'heavy bag', 'boxing bag', 'sandbag'],
  locomotion: 'none',
  build: (options) => {
    const { colour } = contextOf(options, 'punching bag');
    const frame = new MeshBuilder().paint(fromHex('#33363c'), 'satin');
    frame
      .box([0, 0.03, -0.55], [1.0, 0.06, 0.9], 0.02)
      .box([0, 1.2, -0.9], [0.09, 2.4, 0.09], 0.015)
      .box([0, 2.36, -0.45], [0.08, 0.08, 1.0], 0.015);
    const bag = new MeshBuilder();
    bag.paint(colour(fromHex('#a81c24')), 'glossy').lathe(
      [
        [0, 0.55],
        [0.15, 0.56],
        [0.175, 0.6],
        [0.178, 1.55],
        [0.16, 1.62],
        [0, 1.64],
      ],
      24,
    );
    bag
      .paint(fromHex('#1c1c20'), 'satin')
      .lathe(
        [
          [0.179, 1.44],
          [0.181, 1.45],
          [0.181, 1.52],
          [0.179, 1.53],
        ],
        24,
      )
      .lathe(
        [
          [0.178, 0.66],
          [0.181, 0.67],
          [0.181, 0.72],
          [0.178, 0.73],
        ],
        24,
      );
    bag.paint([0.7, 0.72, 0.75], 'metal');
    for (let n = 0; n < 4; n += 1)
      bag.tube(
        [
          [Math.cos(n * 1.571) * 0.13, 1.6, Math.sin(n * 1.571) * 0.13],
          [0, 1.95, 0],
        ],
        0.008,
        6,
      );
    bag.tube(
      [
        [0, 1.94, 0],
        [0, 2.33, 0],
      ],
      0.01,
      6,
    );
    return {
      size: [1.0, 2.4, 1.2],
      parts: [
        { name: 'frame', mesh: frame.mesh },
        { name: 'bag', mesh: bag.mesh },
      ],
      anchors: { top: [0, 2.4, 0] },
      pose: ({ time }) => {
        const swing = Math.sin(time * 5.7) * 0.05 + Math.max(0, Math.sin(time * 11.4)) * 0.03;
        return {
          parts: {
            bag: multiply(
              translation(0, 2.33, 0),
              rotationX(swing),
              rotationZ(Math.sin(time * 4.1) * 0.03),
              translation(0, -2.33, 0),
            ),
          },
          anchors: {},
        };
      },
    };
  },
};

export const boxingGloves = makeProp({
  nouns: ['boxing gloves', 'boxing glove'],
  size: [0.4, 0.3, 0.2],
  anchors: { grip: [0, 0.05, 0] },
  draw: (b, { colour }) => {
    for (const sign of [-1, 1])
      b.paint(colour(fromHex('#b81c26')), 'glossy')
        .sphere([sign * 0.1, 0.17, 0.02], [0.085, 0.1, 0.09], 18)
        .sphere([sign * 0.035, 0.14, 0.05], [0.035, 0.055, 0.04], 12)
        .paint([0.9, 0.88, 0.84], 'satin')
        .at(translation(sign * 0.1, 0, 0), (c) => c.cylinder(0, 0.09, 0.058, 0.062, 16));
  },
});

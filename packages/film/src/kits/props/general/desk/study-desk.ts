/** A desk with its chair and the work that lies on it: a notebook, a drawing, a laptop or brush writing grows under the hand. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { type Matrix, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel, shown } from '../../../shared/assemble-model.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';

type Work = 'notebook' | 'drawing' | 'laptop' | 'calligraphy';

/** Height of the top, and its near edge; the sitter is at z = 0 and looks along +z, the right hand at -x. */
const [high, near, deep, wide] = [0.72, 0.22, 0.56, 1.25];
const face = high + 0.016;
const paper = fromHex('#f7f3e8');

const addDesk = (b: MeshBuilder, tone: Vec3) => {
  const middle = near + deep / 2;
  b.paint(tone, 'wood').box([0, high - 0.018, middle], [wide, 0.036, deep], 0.008);
  b.paint(darken(tone, 0.2), 'wood');
  for (const x of [-1, 1])
    for (const z of [near + 0.05, near + deep - 0.05])
      b.box([x * (wide / 2 - 0.05), (high - 0.03) / 2, z], [0.05, high - 0.03, 0.05], 0.006);
  // The chair.
  b.paint(darken(tone, 0.1), 'wood').box([0, 0.44, -0.02], [0.42, 0.04, 0.4], 0.012);
  for (const x of [-0.18, 0.18]) {
    for (const z of [-0.19, 0.15]) rod(b, [x, 0, z], [x, 0.43, z], 0.018);
    rod(b, [x, 0.43, -0.2], [x, 0.86, -0.25], 0.018);
  }
  for (const y of [0.62, 0.8]) b.box([0, y, -0.235], [0.36, 0.09, 0.022], 0.01);
};

/** On the left of the sitter, bent over the work. */
const addLamp = (b: MeshBuilder) => {
  b.paint(fromHex('#2c5f8a'), 'satin').at(placed(0.52, high, near + 0.46), (k) =>
    k.lathe(pairs(0, 0, 0.075, 0, 0.075, 0.015, 0.015, 0.03, 0, 0.03), 20),
  );
  b.tube(
    points(0.48, high + 0.02, near + 0.46, 0.5, high + 0.22, near + 0.48, 0.38, high + 0.36, near + 0.4),
    0.009,
    8,
  );
  b.at(placed(0.38, high + 0.36, near + 0.4, { turnZ: -0.5 }), (k) =>
    k.lathe(pairs(0.02, 0.04, 0.03, 0.03, 0.085, -0.06, 0.08, -0.06, 0.025, 0.025), 24),
  );
  b.paint([1.6, 1.35, 0.8], 'glow').sphere([0.37, high + 0.325, near + 0.4], 0.035, 12);
};

const addThings = (b: MeshBuilder) => {
  for (const [n, hex] of ['#b8423a', '#3a6ea8', '#d8a83a'].entries()) {
    b.paint(fromHex(hex), 'satin').at(
      placed(0.27, high + 0.02 + n * 0.038, near + 0.46, { turnY: n * 0.2 - 0.1 }),
      (k) => k.box([0, 0, 0], [0.24, 0.036, 0.18], 0.004),
    );
  }
  b.paint(fromHex('#3f8a6a'), 'glossy').at(placed(-0.5, high, near + 0.48), (k) =>
    k.lathe(pairs(0, 0, 0.035, 0, 0.038, 0.1, 0.032, 0.1, 0.03, 0.01, 0, 0.01), 18),
  );
  for (const [n, hex] of ['#e8b030', '#c83a3a', '#3a78c8'].entries())
    rod(
      b.paint(fromHex(hex), 'satin'),
      [-0.5, high + 0.02, near + 0.48],
      [-0.515 + n * 0.018, high + 0.17, near + 0.47 + n * 0.012],
      0.006,
    );
};

/** Strokes in the order in which they come: left to right for the sitter is from +x to -x. */
type Stroke = { path: Vec3[]; colour: Vec3; thick: number };

const lineStrokes = (): Stroke[] =>
  Array.from({ length: 9 }, (_, line) => ({
    path: Array.from({ length: 25 }, (_, n): Vec3 => {
      const u = n / 24;
      return [-0.03 - u * 0.15, face, near + 0.31 - line * 0.023 + 0.004 * Math.sin(n * 2.1 + line)];
    }),
    colour: fromHex('#23305c'),
    thick: 0.0022,
  }));

const circle = (x: number, z: number, radius: number, turns = 1): Vec3[] =>
  Array.from({ length: 25 }, (_, n): Vec3 => {
    const angle = (n / 24) * Math.PI * 2 * turns;
    return [x + Math.cos(angle) * radius, face, z + Math.sin(angle) * radius];
  });

/** A house under the sun, with a tree and grass. */
const pictureStrokes = (): Stroke[] => {
  const at = (...flat: number[]): Vec3[] => pairs(...flat).map(([x, z]): Vec3 => [x, face, near + z]);
  const strokes: [Vec3[], string, number][] = [
    [at(0.17, 0.09, 0.05, 0.1, -0.06, 0.085, -0.18, 0.095), '#3f9a3a', 0.006],
    [at(0.08, 0.1, 0.08, 0.2, -0.05, 0.2, -0.05, 0.09), '#8a5a30', 0.005],
    [at(0.1, 0.2, 0.015, 0.27, -0.07, 0.2, 0.1, 0.2), '#c8322a', 0.006],
    [circle(0.14, near + 0.27, 0.028), '#f0b020', 0.006],
    [at(0.035, 0.1, 0.035, 0.15, -0.005, 0.15, -0.005, 0.1), '#2a5aa8', 0.005],
    [at(-0.13, 0.1, -0.13, 0.17), '#7a4a24', 0.008],
    [circle(-0.13, near + 0.205, 0.036, 2), '#3f9a3a', 0.007],
    [at(0.19, 0.31, 0.1, 0.32, 0, 0.31, -0.1, 0.32, -0.19, 0.31), '#4aa0e0', 0.006],
  ];
  return strokes.map(([path, hex, thick]) => ({ path, colour: fromHex(hex), thick }));
};

/** Two large characters below each other. */
const brushStrokes = (): Stroke[] =>
  [0.27, 0.12].flatMap((z) =>
    (
      [
        [0.07, 0.035, -0.07, 0.04],
        [0, 0.065, 0, -0.06],
        [0, 0.03, 0.075, -0.05],
        [0, 0.03, -0.075, -0.05],
      ] as const
    ).map(([x0, z0, x1, z1]) => ({
      path: [
        [x0, face, near + z + z0],
        [(x0 + x1) / 2, face, near + z + (z0 + z1) / 2 + 0.004],
        [x1, face, near + z + z1],
      ] as Vec3[],
      colour: fromHex('#14120f'),
      thick: 0.0095,
    })),
  );

/** What lies there before the first stroke. */
const addSheet = (b: MeshBuilder, work: Work) => {
  if (work === 'notebook') {
    b.paint(fromHex('#a83a3a'), 'satin').box([0, high + 0.003, near + 0.2], [0.42, 0.006, 0.29], 0.002);
    for (const x of [-0.1, 0.1])
      b.paint(paper, 'matte').box([x, high + 0.009, near + 0.2], [0.195, 0.012, 0.275], 0.005);
    b.paint(fromHex('#4a5a8a'), 'matte');
    for (let line = 0; line < 9; line += 1)
      b.box([0.1, face, near + 0.31 - line * 0.023], [line % 4 === 3 ? 0.09 : 0.15, 0.001, 0.0045]);
  } else if (work === 'drawing')
    b.paint(paper, 'matte').box([0, high + 0.008, near + 0.2], [0.44, 0.014, 0.31], 0.002);
  else if (work === 'calligraphy') {
    b.paint(fromHex('#a02820'), 'cloth').box([0, high + 0.004, near + 0.2], [0.32, 0.008, 0.39], 0.002);
    b.paint(paper, 'matte').box([0, high + 0.011, near + 0.2], [0.26, 0.008, 0.36], 0.001);
    b.paint(fromHex('#26221f'), 'stone').box([-0.3, high + 0.018, near + 0.2], [0.11, 0.036, 0.17], 0.008);
    b.paint(fromHex('#080706'), 'glossy').box([-0.3, high + 0.037, near + 0.21], [0.08, 0.004, 0.1], 0.001);
  } else {
    const grey = fromHex('#b8bdc4');
    b.paint(grey, 'satin').box([0, high + 0.009, near + 0.2], [0.36, 0.018, 0.25], 0.008);
    b.paint(fromHex('#1c1e22'), 'satin');
    for (let row = 0; row < 4; row += 1)
      for (let n = 0; n < 11; n += 1)
        b.box([(n - 5) * 0.029, high + 0.02, near + 0.28 - row * 0.03], [0.023, 0.005, 0.023], 0.002);
    b.at(placed(0, high + 0.018, near + 0.325, { turnX: 0.35 }), (k) => {
      k.paint(grey, 'satin').box([0, 0.12, 0], [0.36, 0.24, 0.01], 0.004);
      k.paint([0.5, 0.75, 1.1], 'glow').box([0, 0.122, -0.0056], [0.335, 0.21, 0.002], 0.0008);
      k.paint([1.2, 1.2, 1.2], 'glow');
      for (let n = 0; n < 5; n += 1)
        k.box([0.03 * (n % 3) - 0.02, 0.19 - n * 0.03, -0.0072], [0.2 - 0.03 * (n % 2), 0.009, 0.001]);
      k.paint(fromHex('#e8ecf0'), 'satin').sphere([0, 0.12, 0.005], [0.022, 0.022, 0.002], 14);
    });
  }
};

const works: [RegExp, Work][] = [
  [/drawing/, 'drawing'],
  [/^typing/, 'laptop'],
  [/calligraphy/, 'calligraphy'],
  [/./, 'notebook'],
];

/** Seconds for one stroke, and how many are there when the film begins. */
const pace: Record<Work, [seconds: number, first: number]> = {
  notebook: [1, 2],
  drawing: [0.9, 2],
  calligraphy: [0.8, 2],
  laptop: [1, 0],
};

export const studyDesk: Kit = {
  name: 'workplace',
  nouns: [
    'workplace with notebook and pencil',
    'workplace with drawing and pencil',
    'typing workplace',
    'workplace with a calligraphy brush',
  ],
  locomotion: 'none',
  build: ({ noun, colour, traits }) => {
    const work = works.find(([pattern]) => pattern.test(noun))![1];
    const [body, tool] = [new MeshBuilder(), new MeshBuilder()];
    addDesk(body, colour ?? fromHex('#b98452'));
    const isBare = traits.includes('bare');
    if (!isBare && work !== 'calligraphy') addLamp(body);
    if (!isBare && work !== 'calligraphy') addThings(body);
    addSheet(body, work);
    const strokes =
      work === 'laptop'
        ? []
        : work === 'drawing'
          ? pictureStrokes()
          : work === 'calligraphy'
            ? brushStrokes()
            : lineStrokes();
    const parts: Record<string, MeshBuilder> = {};
    for (const [n, { path, colour: ink, thick }] of strokes.entries()) {
      const b = new MeshBuilder();
      b.paint(ink, 'matte').tube(path, thick, 4, false);
      parts[`stroke${n}`] = b;
    }
    const isBrush = work === 'calligraphy';
    // A pencil leans back over the hand; a brush stands upright.
    const lean: Vec3 = isBrush ? [-0.01, 0.26, -0.01] : [-0.05, 0.16, -0.07];
    tool
      .paint(fromHex(isBrush ? '#8a5a30' : '#e8a820'), 'satin')
      .tube([[0, 0.02, 0], lean], isBrush ? 0.008 : 0.0075, 8);
    tool.paint(fromHex(isBrush ? '#14120f' : '#3a2a1c'), 'matte').tube(
      [
        [0, 0, 0],
        [lean[0] * 0.12, 0.026, lean[2] * 0.12],
      ],
      [0.002, isBrush ? 0.011 : 0.007],
      8,
    );
    if (strokes.length > 0) parts.tool = tool;
    const held = (tip: Vec3): Vec3 => [
      tip[0] + lean[0] * 0.5,
      tip[1] + lean[1] * 0.34,
      tip[2] + lean[2] * 0.5 - 0.01,
    ];
    const [seconds, first] = pace[work];
    return assembleModel(
      { body, ...parts },
      {
        size: [wide, 1.05, 2 * (near + deep)],
        anchors: {
          seat: [0, 0.45, -0.02],
          top: [-0.4, high, near + 0.18],
          handRight: [-0.1, high + 0.06, near + 0.2],
          handLeft: [0.16, high + 0.03, near + 0.1],
        },
        pose: ({ time, darkness }) => {
          const lamps =
            isBare || isBrush
              ? []
              : [
                  {
                    position: [0.3, high + 0.26, near + 0.36] as Vec3,
                    colour: [0.9 * darkness, 0.7 * darkness, 0.36 * darkness] as Vec3,
                    reach: 2.2,
                  },
                ];
          if (strokes.length === 0) {
            const press = (shift: number) => 0.018 * Math.abs(Math.sin(time * 9 + shift));
            const keys = (x: number, shift: number): Matrix =>
              translation(x + 0.02 * Math.sin(time * 3 + shift), high + 0.04 + press(shift), near + 0.17);
            return { parts: {}, lamps, anchors: { handRight: keys(-0.08, 0), handLeft: keys(0.08, 1.4) } };
          }
          const now = (first + time / seconds) % strokes.length;
          const { path } = strokes[Math.floor(now)]!;
          const along = fraction(now) * (path.length - 1);
          const [from, to] = [
            path[Math.floor(along)]!,
            path[Math.min(path.length - 1, Math.floor(along) + 1)]!,
          ];
          const share = along % 1;
          const tip: Vec3 = [
            from[0] + (to[0] - from[0]) * share,
            face + 0.004,
            from[2] + (to[2] - from[2]) * share,
          ];
          return {
            parts: {
              ...Object.fromEntries(strokes.map((_, n) => [`stroke${n}`, shown(n < now)])),
              tool: translation(...tip),
            },
            lamps,
            anchors: {
              handRight: translation(...held(tip)),
              handLeft: translation(0.17, high + 0.035, near + 0.1),
            },
          };
        },
      },
    );
  },
};

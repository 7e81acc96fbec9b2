/** Flags, balloons and kites. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { contextOf, makeProp } from './make-prop.ts';

/** Cloth that waves: a grid moved for every frame. */
const wavingCloth = (width: number, height: number, paint: (u: number, v: number) => Vec3) => {
  const [columns, rows] = [22, 10];
  const builder = new MeshBuilder().twoSided();
  builder.grid(
    Array.from({ length: rows + 1 }, (_, j) =>
      Array.from({ length: columns + 1 }, (_, i) => {
        builder.paint(paint(i / columns, j / rows), 'cloth');
        return builder.vertex([(i / columns) * width, (j / rows) * height, 0], [0, 0, 1]);
      }),
    ),
  );
  const rest = Float32Array.from(builder.mesh.positions);
  const update = (time: number, wind: number, origin: Vec3): Float32Array => {
    const out = rest.slice();
    const force = 0.35 + Math.min(1, Math.abs(wind) * 0.14);
    for (let at = 0; at < out.length; at += 3) {
      const u = rest[at]! / width;
      const ripple = Math.sin(u * 7 - time * 6 + rest[at + 1]! * 2) * 0.07 * u * (0.5 + force);
      out[at] = origin[0] + rest[at]! * (1 - 0.12 * u * (1 - force));
      out[at + 1] = origin[1] + rest[at + 1]! - u * u * (1 - force) * 0.35 * width;
      out[at + 2] = origin[2] + ripple;
    }
    return out;
  };
  return { mesh: builder.mesh, update };
};

export const flag: Kit = {
  name: 'flag',
  nouns: ['hand flag', 'banner', 'pirate flag', 'white flag', 'pennant'],
  locomotion: 'none',
  build: (options) => {
    const { colour, random } = contextOf(options, 'flag');
    const isPirate = options.noun === 'pirate flag';
    const first = isPirate
      ? fromHex('#161518')
      : options.noun === 'white flag'
        ? fromHex('#f4f2ee')
        : colour(fromHex(pick(random, ['#c0282f', '#2456a8', '#2f8a4a'])));
    const cloth = wavingCloth(0.9, 0.6, (u, v) => {
      if (isPirate)
        return Math.hypot((u - 0.5) * 1.5, v - 0.6) < 0.2 || (v < 0.32 && v > 0.2 && Math.abs(u - 0.5) < 0.22)
          ? [0.85, 0.84, 0.8]
          : first;
      if (options.noun === 'white flag' || options.colour) return first;
      return v > 0.67 ? first : v > 0.33 ? [0.9, 0.88, 0.84] : lighten(first, 0.15);
    });
    const pole = new MeshBuilder()
      .paint(fromHex('#8a6038'), 'wood')
      .tube(
        [
          [0, 0, 0],
          [0, 2, 0],
        ],
        0.017,
        10,
      )
      .paint(fromHex('#d0a24a'), 'metal')
      .sphere([0, 2.02, 0], 0.035, 12);
    return {
      size: [0.95, 2.05, 0.2],
      parts: [
        { name: 'pole', mesh: pole.mesh },
        { name: 'cloth', mesh: cloth.mesh },
      ],
      anchors: { grip: [0, 0.75, 0], gripLeft: [0, 0.45, 0], top: [0, 2.05, 0] },
      pose: ({ time, wind, phase }) => ({
        parts: { cloth: cloth.update(time + phase * 3, wind, [0.015, 1.36, 0]) },
        anchors: {},
      }),
    };
  },
};

/** A board on a stick, with lines of paint that read as letters from afar. */
export const placard = makeProp({
  nouns: ['protest sign', 'placard', 'picket sign', 'cardboard sign', 'poster board'],
  size: [0.62, 1.35, 0.05],
  anchors: { grip: [0, 0.28, 0.02], gripLeft: [0, 0.5, 0.02], top: [0, 1.35, 0] },
  draw: (b, { colour, random }) => {
    const board = colour(fromHex(pick(random, ['#f2efe6', '#f2d24a', '#e8743a', '#f2efe6', '#7ac0e0'])));
    b.paint(fromHex('#a8794a'), 'wood').box([0, 0.5, 0], [0.03, 1, 0.02], 0.006);
    b.paint(board, 'matte').box([0, 1.06, 0.02], [0.62, 0.5, 0.016], 0.006);
    for (const [row, y] of [1.2, 1.06, 0.92].entries())
      for (let x = -0.24; x < 0.2; ) {
        const length = 0.05 + random() * 0.09;
        b.paint(fromHex(row === 1 ? '#c0202a' : '#1c1a1c'), 'matte').box(
          [x + length / 2, y, 0.031],
          [length, 0.06, 0.006],
          0.003,
        );
        x += length + 0.035;
      }
  },
});

/** On a string that is held below. */
export const balloon = makeProp({
  nouns: ['balloon', 'toy balloon', 'party balloon', 'bunch of balloons', 'balloons'],
  size: [0.38, 1.05, 0.38],
  anchors: { grip: [0, 0, 0], top: [0, 1.05, 0] },
  draw: (b, { options, colour, random, round }) => {
    const many = options.noun.startsWith('b') && options.noun.includes('balloons');
    const hexes = ['#e0303a', '#2f8fe0', '#f0c020', '#3fae5a', '#e06ab0', '#8a4fd0'];
    const count = many ? 6 : 1;
    for (let n = 0; n < count; n += 1) {
      const [x, z] = count === 1 ? [0, 0] : [Math.cos(n * 2.4) * 0.2, Math.sin(n * 2.4) * 0.2];
      const y = 0.6 + (count === 1 ? 0 : (n % 3) * 0.16);
      const own = fromHex(count === 1 ? pick(random, hexes) : hexes[n]!);
      b.paint(count === 1 ? colour(own) : own, 'glossy').at(translation(x, y, z), (c) =>
        c.lathe(
          [
            [0, -0.02],
            [0.014, 0],
            [0.075, 0.07],
            [0.16, 0.2],
            [0.18, 0.29],
            [0.14, 0.4],
            [0.06, 0.45],
            [0, 0.455],
          ],
          round,
        ),
      );
      b.paint([0.8, 0.8, 0.78], 'matte').tube(
        [
          [0, 0, 0],
          [x * 0.4 + 0.01, y * 0.5, z * 0.4],
          [x, y, z],
        ],
        0.003,
        4,
        false,
      );
    }
  },
  pose:
    () =>
    ({ time, phase }) => ({
      parts: {
        prop: multiply(
          rotationZ(Math.sin(time * 1.3 + phase * 5) * 0.06 - 0.04),
          rotationX(Math.sin(time * 1.7 + phase * 3) * 0.05),
        ),
      },
      anchors: {},
    }),
});

/** High on its string, downwind of the hand: the grip is the end of the string. */
export const kite = makeProp({
  nouns: ['kite'],
  size: [1.8, 3.3, 1],
  anchors: { grip: [0, 0, 0], top: [1.1, 3.3, -0.3] },
  isTwoSided: true,
  draw: (b, { colour, options }) => {
    const main = colour(fromHex('#e0303a'));
    const other = options.colour ? lighten(main, 0.6) : fromHex('#f4c82a');
    const third = options.colour ? darken(main, 0.3) : fromHex('#2f8fe0');
    const at: Vec3 = [1.1, 2.65, -0.3];
    b.paint([0.9, 0.9, 0.88], 'matte').tube(
      [[0, 0, 0], [0.3, 1.05, -0.1], [0.72, 1.95, -0.2], at],
      0.006,
      4,
      false,
    );
    b.at(multiply(translation(...at), rotationX(-0.35), rotationZ(-0.3), scaling(1.15)), (c) => {
      const corners: Vec3[] = [
        [0, 0.62, 0],
        [0.46, 0.14, -0.05],
        [0, -0.56, 0],
        [-0.46, 0.14, -0.05],
      ];
      const centre: Vec3 = [0, 0.14, 0.05];
      const colours = [main, other, third, fromHex('#3fae5a')];
      for (let n = 0; n < 4; n += 1) {
        c.paint(colours[n]!, 'cloth');
        const [i, j, k] = [centre, corners[n]!, corners[(n + 1) % 4]!].map((p) => c.vertex(p, [0, 0, 1]));
        c.triangle(i!, j!, k!);
      }
      c.paint(fromHex('#5a3a20'), 'wood')
        .tube(
          [
            [0, 0.62, 0.01],
            [0, -0.56, 0.01],
          ],
          0.008,
          5,
        )
        .tube(
          [
            [0.46, 0.14, -0.04],
            [0, 0.14, 0.06],
            [-0.46, 0.14, -0.04],
          ],
          0.008,
          5,
        );
      const tail = Array.from(
        { length: 12 },
        (_, n): Vec3 => [Math.sin(n * 0.9) * 0.12, -0.56 - n * 0.12, Math.cos(n * 0.7) * 0.06],
      );
      c.paint([0.9, 0.9, 0.88], 'matte').tube(tail, 0.005, 4, false);
      for (let n = 2; n < 12; n += 2)
        for (const sign of [-1, 1])
          c.paint(n % 4 ? main : other, 'cloth').sphere(
            [tail[n]![0] + sign * 0.06, tail[n]![1], tail[n]![2]],
            [0.06, 0.036, 0.012],
            8,
          );
    });
  },
  pose:
    () =>
    ({ time, wind }) => ({
      parts: {
        prop: multiply(
          rotationZ(Math.sin(time * 1.1) * 0.07),
          rotationX(Math.sin(time * 1.7) * 0.05 * (1 + Math.min(1, wind * 0.1))),
        ),
      },
      anchors: {},
    }),
});

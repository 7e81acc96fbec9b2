/** Bread, fruit, vegetables and cake that a knife cuts: slices part and tip over. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction, lerp } from '../../../math/interpolate.ts';
import {
  multiply,
  rotationX,
  rotationZ,
  scaling,
  transformPoint,
  translation,
} from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { addBoardKnife } from './board-knife.ts';
import { type Food, foodOf } from './cut-foods.ts';
import { sliceCake } from './sliced-cake.ts';

const profileOf = ({ shape, radius }: Food, u: number): number =>
  shape === 'fillet'
    ? radius * Math.min(1, 0.5 + 0.6 * u)
    : shape === 'round'
      ? radius * Math.sqrt(Math.max(0.02, 1 - (u * 2 - 1) ** 2))
      : shape === 'cone'
        ? radius * (0.35 + 0.65 * u)
        : shape === 'long'
          ? radius * Math.min(1, 0.35 + 9 * Math.min(u, 1 - u))
          : radius * Math.min(1, 0.82 + 3 * Math.min(u, 1 - u));

/** One slice, from share u0 to u1 of the length, its middle at the origin and lying along x. */
const addSlice = (b: MeshBuilder, food: Food, u0: number, u1: number) => {
  const half = ((u1 - u0) * food.length) / 2;
  const steps = 8;
  const outline: [number, number][] = Array.from({ length: steps + 1 }, (_, n) => [
    profileOf(food, u0 + ((u1 - u0) * n) / steps),
    -half + (2 * half * n) / steps,
  ]);
  const squash = (angle: number) =>
    food.shape === 'fillet'
      ? 1 / Math.hypot(Math.cos(angle) / 0.72, Math.sin(angle) / 1.7)
      : food.shape === 'loaf'
        ? (1 / Math.max(Math.abs(Math.cos(angle)) ** 1.2, Math.abs(Math.sin(angle)) ** 1.2, 0.86)) * 0.9
        : 1;
  b.at(rotationZ(-Math.PI / 2), (k) => {
    const skin = fromHex(food.skin);
    // The stripes of a melon run from end to end.
    k.paint(
      (p) =>
        food.shape === 'fillet' && Math.sin(p[0] * 210 + Math.abs(p[2]) * 160) > 0.8
          ? fromHex('#fbd8c4')
          : food.isStriped && Math.sin(Math.atan2(p[2], p[1]) * 11 + 1.6 * Math.sin(p[0] * 70)) > 0.15
            ? scale(skin, 0.38)
            : skin,
      'satin',
    ).lathe(outline, 60, squash);
    for (const [r, y, isUp] of [
      [outline[0]![0], -half, false],
      [outline.at(-1)![0], half, true],
    ] as const) {
      const lift = isUp ? 0.0006 : -0.0006;
      const face = (size: number, tone: string, more: number) => {
        const at: [number, number][] = isUp
          ? pairs(size, y + lift * more, 0, y + lift * more)
          : pairs(0, y + lift * more, size, y + lift * more);
        k.paint(fromHex(tone), 'satin').lathe(at, 36, squash);
      };
      face(r, food.skin, 0);
      face(r * 0.92, food.shape === 'round' && food.core ? '#fff6dc' : food.flesh, 1);
      face(r * 0.86, food.flesh, 2);
      if (food.core) face(r * 0.3, food.core, 3);
      if (food.isStriped && r > 0.03)
        for (let n = 0; n < 22; n += 1) {
          const [a, far] = [n * 2.4, r * (0.36 + 0.4 * ((n * 0.37) % 1))];
          k.paint(fromHex('#1c0f0a'), 'glossy').at(
            placed(Math.cos(a) * far, y + lift * 3, Math.sin(a) * far, { turnY: -a }),
            (m) => m.sphere([0, 0, 0], [0.0052, 0.0014, 0.0032], 8),
          );
        }
    }
  });
};

const boardTop = 0.018;
const cuts = 5;

/** Drops that fly up from the cut as the blade goes through, seen as if filmed at high speed. */
const juiceAt = (from: Vec3, food: Food, age: number): Particle[] => {
  if (age <= 0 || age >= 1) return [];
  const tone = fromHex(food.flesh);
  const reach = Math.max(0.04, food.radius);
  return Array.from({ length: 150 }, (_, n) => {
    const [turn, speed] = [n * 2.4, 0.35 + 0.65 * fraction(n * 0.37)];
    const out = reach * (0.2 + 3.4 * age * speed);
    const up = reach * (6.2 * age * (0.4 + 0.6 * fraction(n * 0.71)) - 6.6 * age * age);
    const at = (back: number): Vec3 => [
      from[0] + Math.cos(turn) * (out - back) * 0.8,
      Math.max(0.02, from[1] + up - back * 0.6),
      from[2] + Math.sin(turn) * (out - back),
    ];
    return {
      position: at(0),
      end: at(reach * 0.12 * speed),
      size: reach * (0.045 + 0.085 * fraction(n * 0.53) ** 2),
      colour: [tone[0] * 1.2, tone[1] * 1.2, tone[2] * 1.2] as Vec3,
      opacity: 1 - age ** 3,
    };
  });
};

/** What else lies about where vegetables are cut. */
const addOtherVegetables = (b: MeshBuilder, reach: number) => {
  for (const [x, z, tone, r] of [
    [-0.42, -0.13, '#d8281c', 0.036],
    [-0.27, -0.15, '#d8281c', 0.034],
    [0.3, -0.15, '#e8b81c', 0.038],
    [0.42, -0.13, '#3f8a2c', 0.038],
  ] as const) {
    b.paint(fromHex(tone), 'glossy').sphere([x * reach, r * 0.9, z], [r, r * 0.92, r], 18);
    b.paint(fromHex('#2f6a24'), 'leaf').sphere([x * reach, r * 1.8, z], [r * 0.4, r * 0.16, r * 0.4], 10);
  }
  for (let n = 0; n < 3; n += 1)
    b.paint(fromHex('#f0781c'), 'satin').at(
      placed(0.02 + n * 0.03, 0.016, -0.16 + n * 0.012, { turnZ: Math.PI / 2, turnY: 0.2 * n }),
      (k) => k.cylinder(-0.09, 0.08, 0.006, 0.017, 16),
    );
  for (let n = 0; n < 26; n += 1)
    b.paint(fromHex(n % 3 ? '#d8281c' : '#3f9a34'), 'satin').box(
      [
        -0.4 * reach + 0.05 * ((n * 0.618) % 1),
        boardTop + 0.006 + 0.012 * ((n * 0.37) % 1),
        0.03 + 0.05 * ((n * 0.73) % 1),
      ],
      [0.011, 0.01, 0.011],
      0.002,
      1,
    );
};

type Cutting = { isJuicy?: boolean; isByHand?: boolean; hasOthers?: boolean };

const sliceRound = (food: Food, { isJuicy = false, isByHand = false, hasOthers = false }: Cutting) => {
  const [body, rest, knife] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  const reach = Math.max(0.24, food.length * 1.9);
  body
    .paint(fromHex('#c08a4a'), 'wood')
    .box([0, boardTop / 2, 0], [reach, boardTop, Math.max(0.18, food.radius * 3)], 0.006);
  if (hasOthers) addOtherVegetables(body, reach);
  addBoardKnife(knife);
  const thick = food.shape === 'round' ? 0.1 : 0.07;
  const left = 1 - cuts * thick;
  addSlice(rest, food, 0, left);
  const parts: Record<string, MeshBuilder> = {};
  for (let n = 0; n < cuts; n += 1) {
    const b = new MeshBuilder();
    addSlice(b, food, left + n * thick, left + (n + 1) * thick);
    parts[`slice ${n}`] = b;
  }
  const start = -food.length * 0.72;
  const xOf = (u: number) => start + u * food.length;
  return assembleModel(
    { body, rest, knife, ...parts },
    {
      size: [reach * 0.9, boardTop + food.radius * 2 + 0.03, 0.16],
      anchors: {
        top: [0, boardTop + food.radius * 2, 0],
        ...(isByHand && { handRight: [0.02, 0.06, 0.12], handLeft: [start * 0.5, food.radius * 2, 0.02] }),
      },
      pose: ({ actionTime, actionSeconds }) => {
        const t = (actionTime / Math.max(0.1, actionSeconds)) * (cuts + 0.4);
        const poses: Record<string, ReturnType<typeof translation>> = {
          rest: translation(xOf(left / 2), boardTop + food.radius, 0),
        };
        for (let n = 0; n < cuts; n += 1) {
          const radius = profileOf(food, left + (n + 0.5) * thick);
          // The outermost slice is cut first.
          const since = clamp((t - (cuts - 1 - n) - 0.55) * 2.2);
          const lean = since * 1.32;
          const away = since * (0.012 + 0.019 * n * (thick / 0.1));
          const x = xOf(left + (n + 0.5) * thick) + away + Math.sin(lean) * radius * 0.7;
          poses[`slice ${n}`] = multiply(
            translation(
              x,
              boardTop + lerp(food.radius, radius * Math.cos(lean) + 0.004, since),
              0.004 * n * since,
            ),
            rotationZ(-lean),
          );
        }
        const cut = Math.min(cuts - 1, Math.floor(t));
        // Down for a short moment only, and longer than what it cuts: the blade is seen.
        const stroke = (0.5 - 0.5 * Math.cos(2 * Math.PI * fraction(t))) ** (isByHand ? 1 : 2);
        const size = Math.max(1, food.radius / 0.055);
        const lift = food.radius * 2.1 + (isByHand ? 0.02 : 0);
        const at = xOf(1 - (cut + 1) * thick);
        poses.knife = multiply(
          translation(at, boardTop + 0.002 + (1 - stroke) * lift, 0.03 - 0.03 * stroke + 0.05 * (size - 1)),
          rotationX(-0.12),
          rotationZ(0.02),
          scaling(size),
        );
        // The splash begins when the edge meets the skin and is still in the air at the next cut.
        const particles = isJuicy
          ? [0, 1].flatMap((back) =>
              t - back < 0
                ? []
                : juiceAt(
                    [xOf(1 - (Math.floor(t - back) + 1) * thick), boardTop + food.radius * 1.2, 0],
                    food,
                    (fraction(t) + back - 0.3) / 1.1,
                  ),
            )
          : [];
        // The fist round the handle, and the other on what is left of the food.
        const handle = transformPoint(poses.knife, [0, 0.034, 0.1]);
        const hold: Vec3 = [Math.min(at - 0.05, xOf(left * 0.55)), boardTop + food.radius * 1.25, 0.02];
        const anchors = isByHand ? { handRight: translation(...handle), handLeft: translation(...hold) } : {};
        return { parts: poses, anchors, particles };
      },
    },
  );
};

export const slicedFood: Kit = {
  name: 'food being sliced',
  nouns: ['food being sliced'],
  locomotion: 'none',
  build: ({ traits }) => {
    const words = traits.find((trait) => trait.startsWith('cut ')) ?? '';
    return /cake|brownie|\bpie\b|tart/.test(words)
      ? sliceCake(words)
      : sliceRound(foodOf(words), { isJuicy: traits.includes('juicy') || /splash|slow/.test(words) });
  },
};

/** Cut by somebody who stands at it. */
export const foodCutByHand: Kit = {
  name: 'food cut by hand',
  nouns: ['food cut by hand'],
  locomotion: 'none',
  build: ({ traits }) => {
    const words = traits.find((trait) => trait.startsWith('cut ')) ?? '';
    const hasOthers = /vegetable|veggie/.test(words);
    const food = foodOf(hasOthers ? 'cucumber' : words);
    // Large enough to be seen beside a whole person.
    const large = { ...food, length: food.length * 1.35, radius: food.radius * 1.35 };
    return sliceRound(large, { isByHand: true, hasOthers });
  },
};

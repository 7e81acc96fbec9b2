/** Bread, fruit, vegetables and cake that a knife cuts: slices part and tip over. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { addPlate } from '../tableware.ts';
import { type Food, foodOf } from './cut-foods.ts';

const profileOf = ({ shape, radius }: Food, u: number): number =>
  shape === 'round'
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
    food.shape === 'loaf'
      ? (1 / Math.max(Math.abs(Math.cos(angle)) ** 1.2, Math.abs(Math.sin(angle)) ** 1.2, 0.86)) * 0.9
      : 1;
  b.at(rotationZ(-Math.PI / 2), (k) => {
    const skin = fromHex(food.skin);
    // The stripes of a melon run from end to end.
    k.paint(
      (p) =>
        food.isStriped && Math.sin(Math.atan2(p[2], p[1]) * 11 + 1.6 * Math.sin(p[0] * 70)) > 0.15
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

/** Blade along z, edge down at the origin, handle towards the camera. */
const addKnife = (b: MeshBuilder) => {
  b.paint(fromHex('#d4dae0'), 'metal').box([0, 0.024, -0.06], [0.0025, 0.046, 0.21], 0.001);
  b.paint(fromHex('#eef2f6'), 'metal').extrude(
    pairs(-0.0012, 0.004, 0.0012, 0.004, 0, -0.002),
    -0.165,
    0.045,
  );
  b.paint(fromHex('#3a2418'), 'wood').box([0, 0.034, 0.1], [0.016, 0.024, 0.11], 0.007);
  for (const z of [0.07, 0.1, 0.13]) b.paint(fromHex('#c8ccd2'), 'metal').sphere([0.008, 0.034, z], 0.003, 8);
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

const sliceRound = (food: Food, isJuicy: boolean) => {
  const [body, rest, knife] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  const reach = Math.max(0.24, food.length * 1.9);
  body
    .paint(fromHex('#c08a4a'), 'wood')
    .box([0, boardTop / 2, 0], [reach, boardTop, Math.max(0.18, food.radius * 3)], 0.006);
  addKnife(knife);
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
      anchors: { top: [0, boardTop + food.radius * 2, 0] },
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
        const stroke = (0.5 - 0.5 * Math.cos(2 * Math.PI * fraction(t))) ** 2;
        const size = Math.max(1, food.radius / 0.055);
        const at = xOf(1 - (cut + 1) * thick);
        poses.knife = multiply(
          translation(
            at,
            boardTop + 0.002 + (1 - stroke) * food.radius * 2.1,
            0.03 - 0.03 * stroke + 0.05 * (size - 1),
          ),
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
        return { parts: poses, anchors: {}, particles };
      },
    },
  );
};

const addWedge = (b: MeshBuilder, from: number, to: number, colours: [string, string]) => {
  const [radius, steps] = [0.105, Math.max(3, Math.ceil((to - from) * 9))];
  const layers = 3;
  for (let layer = 0; layer < layers; layer += 1)
    for (const [tone, y0, y1] of [
      [colours[0], layer * 0.03, layer * 0.03 + 0.023],
      [colours[1], layer * 0.03 + 0.023, layer * 0.03 + 0.03],
    ] as const) {
      b.paint(fromHex(tone), 'satin');
      const at = (a: number, r: number, y: number): Vec3 => [Math.cos(a) * r, y, -Math.sin(a) * r];
      for (let n = 0; n < steps; n += 1) {
        const [a0, a1] = [lerp(from, to, n / steps), lerp(from, to, (n + 1) / steps)];
        const out: Vec3 = [Math.cos((a0 + a1) / 2), 0, -Math.sin((a0 + a1) / 2)];
        b.quad(at(a0, radius, y0), at(a1, radius, y0), at(a1, radius, y1), at(a0, radius, y1), out);
        const [p, q, r] = [
          b.vertex([0, y1, 0], [0, 1, 0]),
          b.vertex(at(a0, radius, y1), [0, 1, 0]),
          b.vertex(at(a1, radius, y1), [0, 1, 0]),
        ];
        b.triangle(p, q, r);
      }
      for (const [a, side] of [
        [from, -1],
        [to, 1],
      ] as const)
        b.quad(
          [0, y0, 0],
          at(a, radius, y0),
          at(a, radius, y1),
          [0, y1, 0],
          [-Math.sin(a) * side, 0, -Math.cos(a) * side],
        );
    }
  b.twoSided();
  for (let a = from + 0.26; a < to - 0.1; a += 0.52) {
    const [x, z] = [Math.cos(a) * 0.086, -Math.sin(a) * 0.086];
    b.paint(fromHex('#fff6ea'), 'satin').sphere([x, 0.096, z], [0.015, 0.01, 0.015], 14);
    b.paint(fromHex('#c8142c'), 'glossy').sphere([x, 0.11, z], 0.0095, 14);
  }
};

const sliceCake = (words: string) => {
  const [body, wedge, knife] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  const colours: [string, string] = /chocolate|brownie/.test(words)
    ? ['#4a2412', '#7a4426']
    : /red velvet/.test(words)
      ? ['#a81c24', '#fff4e8']
      : ['#e8c080', '#fff4e8'];
  const y = addPlate(body, 0.15);
  const [from, to] = [-1.95, -1.2];
  body.at(translation(0, y, 0), (k) => addWedge(k, to, from + 2 * Math.PI, colours));
  addWedge(wedge, from, to, colours);
  addKnife(knife);
  const middle = (from + to) / 2;
  return assembleModel(
    { body, wedge, knife },
    {
      size: [0.3, 0.17, 0.3],
      anchors: { top: [0, y + 0.09, 0] },
      pose: ({ actionTime, actionSeconds }) => {
        const t = actionTime / Math.max(0.1, actionSeconds);
        const out = smoothstep(0.5, 0.85, t) * 0.075;
        // Two cuts, then the slice is drawn out on the blade.
        const second = smoothstep(0.26, 0.32, t);
        const a = lerp(from, to, second);
        const down =
          t < 0.29 ? smoothstep(0.06, 0.22, t) - smoothstep(0.25, 0.29, t) : smoothstep(0.3, 0.44, t);
        const drawn: Vec3 = [Math.cos(middle) * out, y, -Math.sin(middle) * out];
        return {
          parts: {
            wedge: translation(...drawn),
            knife: multiply(
              translation(
                Math.cos(a) * 0.06 + drawn[0],
                y + 0.004 + (1 - down) * 0.115,
                -Math.sin(a) * 0.06 + drawn[2],
              ),
              rotationY(a + Math.PI / 2),
            ),
          },
          anchors: {},
        };
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
      : sliceRound(foodOf(words), traits.includes('juicy') || /splash|slow/.test(words));
  },
};

/** A bookcase whose books slide out, open and fly away through the room, one after the other. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { fraction, lerp, smoothstep } from '../../../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translationTo,
} from '../../../../../math/matrix.ts';
import { createRandom } from '../../../../../math/random.ts';
import type { Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';

const hues = ['#a8342c', '#2f5a8a', '#3f7a4a', '#c08a2c', '#6a3a78', '#8a4a2c', '#1f6a70'];
const [wide, tall, deep, back] = [3.4, 2.5, 0.32, -1];
const levels = 5;
const books = 21;

const addCase = (b: MeshBuilder, seed: number) => {
  const random = createRandom(seed);
  b.paint(fromHex('#5a3620'), 'wood');
  for (const side of [-1, 1]) b.box([(side * wide) / 2, tall / 2, back], [0.07, tall, deep], 0.01, 1);
  b.box([0, tall / 2, back - deep / 2], [wide, tall, 0.03]);
  for (let level = 0; level <= levels; level += 1)
    b.box([0, 0.06 + (level * (tall - 0.1)) / levels, back], [wide, 0.045, deep], 0.006, 1);
  const room = (tall - 0.1) / levels;
  for (let level = 0; level < levels; level += 1)
    for (let x = -wide / 2 + 0.08; x < wide / 2 - 0.1; ) {
      const [thick, high] = [0.04 + 0.045 * random(), room * (0.62 + 0.22 * random())];
      const tone = fromHex(hues[Math.floor(random() * hues.length)]!);
      // Gaps are where books have left.
      if (random() > 0.3)
        b.paint(tone, 'satin').box(
          [x + thick / 2, 0.085 + level * room + high / 2, back + 0.03],
          [thick * 0.94, high, 0.22],
        );
      x += thick;
    }
};

/** Half a book of height 2 * 0.16 along z; its spine at x = 0, the cover below, the pages above. */
const addHalf = (b: MeshBuilder, side: number, tone: Vec3) => {
  b.paint(tone, 'satin').box([side * 0.125, 0, 0], [0.25, 0.012, 0.34], 0.004, 1);
  b.paint(fromHex('#f4ead2'), 'matte').box([side * 0.118, 0.022, 0], [0.232, 0.034, 0.31], 0.006, 1);
  b.paint(fromHex('#6a5a48'), 'matte');
  for (let line = 0; line < 7; line += 1)
    b.box([side * 0.12, 0.0395, -0.11 + line * 0.036], [0.16, 0.002, 0.008]);
};

type Flight = { from: Vec3; to: Vec3; start: number; seconds: number; sway: number };
const flightOf = (n: number): Flight => {
  const [a, c] = [fraction(n * 0.618), fraction(n * 0.7549 + 0.3)];
  const level = n % levels;
  const from: Vec3 = [(a - 0.5) * (wide - 0.5), 0.3 + (level * (tall - 0.1)) / levels, back];
  const to: Vec3 = [from[0] * 1.5 + (c - 0.5) * 2.6, 1 + 2 * fraction(n * 0.41), 3.4];
  return { from, to, start: n / books + 0.13 * c, seconds: 3 + 0.8 * c, sway: n * 1.7 };
};

const placeBook = (
  { from, to, start, seconds, sway }: Flight,
  time: number,
): { at: Matrix; open: number } => {
  const age = fraction(time / seconds + start);
  const out = smoothstep(0, 0.12, age);
  const way = smoothstep(0.06, 1, age) * 0.55 + 0.45 * Math.max(0, (age - 0.06) / 0.94);
  const open = smoothstep(0.1, 0.24, age);
  const at: Vec3 = [
    lerp(from[0], to[0], way) + 0.22 * Math.sin(age * 9 + sway) * open,
    lerp(from[1], to[1], way) + 0.12 * Math.sin(age * 14 + sway) * open,
    from[2] + 0.26 * out + (to[2] - from[2]) * way,
  ];
  // On the shelf its spine looks out; in the air it lies open like a bird.
  return {
    at: multiply(
      translationTo(at),
      rotationY(open * 0.5 * Math.sin(age * 6 + sway)),
      rotationX((-Math.PI / 2) * (1 - open) + 0.55 * open),
      scaling(1.05),
    ),
    open,
  };
};

export const flyingBooks: Kit = {
  name: 'bookcase of flying books',
  nouns: ['bookcase of flying books'],
  locomotion: 'none',
  build: ({ seed }) => {
    const body = new MeshBuilder();
    addCase(body, seed + 3);
    // All books of a colour share two meshes.
    const halves = hues.map((hue) =>
      [-1, 1].map((side) => {
        const b = new MeshBuilder();
        addHalf(b, side, fromHex(hue));
        return b;
      }),
    );
    const flights = Array.from({ length: books }, (_, n) => flightOf(n));
    const parts: Record<string, MeshBuilder> = { body };
    for (const n of flights.keys())
      for (const side of [0, 1]) parts[`book ${n} ${side}`] = halves[n % hues.length]![side]!;
    return assembleModel(parts, {
      size: [wide, tall, 1.4],
      anchors: { top: [0, tall, back] },
      pose: ({ time }) => {
        const placed: Record<string, Matrix> = {};
        for (const [n, flight] of flights.entries()) {
          const { at, open } = placeBook(flight, time);
          const flap = 0.25 + 0.55 * Math.sin(time * 9 + flight.sway);
          for (const side of [0, 1]) {
            const turn = lerp(Math.PI / 2, flap, open) * (side === 0 ? -1 : 1);
            placed[`book ${n} ${side}`] = multiply(at, rotationZ(turn));
          }
        }
        return { parts: placed, anchors: {} };
      },
    });
  },
};

/** Coins that rain on a heap of coins, turn over as they fall and bounce off it. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { fraction } from '../../../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  translation,
} from '../../../../../math/matrix.ts';
import { createRandom } from '../../../../../math/random.ts';
import { scale } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { pairs } from '../../../../shared/shapes.ts';

const [lying, falling] = [110, 30];
const heap = (r: number) => 0.075 * Math.max(0, 1 - r / 0.2) ** 0.9;

export const fallingCoins: Kit = {
  name: 'coins raining on a heap',
  nouns: ['coins raining on a heap'],
  locomotion: 'none',
  build: ({ traits, colour, seed }) => {
    const words = traits.join(' ');
    const tone =
      colour ??
      fromHex(
        /silver|nickel|dime|quarter/.test(words)
          ? '#c8ccd2'
          : /penn|copper/.test(words)
            ? '#c87a4a'
            : '#f0b832',
      );
    const random = createRandom(seed + 31);
    const coin = new MeshBuilder();
    coin
      .paint(tone, 'metal')
      .lathe(
        pairs(
          0,
          -0.0018,
          0.0195,
          -0.0018,
          0.0195,
          -0.0026,
          0.0225,
          -0.0026,
          0.023,
          0,
          0.0225,
          0.0026,
          0.0195,
          0.0026,
          0.0195,
          0.0018,
          0,
          0.0018,
        ),
        26,
      );
    // Something raised in the middle, on both sides.
    coin.paint(scale(tone, 0.72), 'metal');
    for (const y of [-0.002, 0.002])
      coin.box([0, y, 0], [0.005, 0.0012, 0.022], 0.0004).box([0, y, 0], [0.014, 0.0012, 0.005], 0.0004);
    const body = new MeshBuilder();
    for (let n = 0; n < lying; n += 1) {
      const [a, r] = [n * 2.399, 0.19 * Math.sqrt((n + 0.5) / lying)];
      body
        .paint(scale(tone, 0.85 + 0.3 * random()), 'metal')
        .at(
          multiply(
            translation(Math.cos(a) * r, 0.004 + heap(r) * (0.85 + 0.3 * random()), Math.sin(a) * r),
            rotationY(a),
            rotationZ(-0.32 - 0.3 * (random() - 0.5)),
            rotationX(0.5 * (random() - 0.5)),
          ),
          (k) =>
            k.lathe(
              pairs(0, -0.0026, 0.0225, -0.0026, 0.023, 0, 0.0225, 0.0026, 0.0195, 0.002, 0, 0.002),
              20,
            ),
        );
    }
    body.paint(scale(tone, 0.6), 'metal').lathe(
      Array.from({ length: 9 }, (_, n): [number, number] => [
        0.19 * (1 - n / 8),
        Math.max(0.001, heap(0.19 * (1 - n / 8)) - 0.006),
      ]),
      32,
    );
    const parts: Record<string, MeshBuilder> = {};
    const flights = Array.from({ length: falling }, (_, n) => {
      parts[`coin ${n}`] = coin;
      return { a: n * 2.399, r: 0.15 * Math.sqrt(random()), spin: 4 + 6 * random(), lean: random() * 6 };
    });
    return assembleModel(
      { body, ...parts },
      {
        size: [0.36, 0.32, 0.3],
        anchors: { top: [0, 0.08, 0] },
        pose: ({ time }) => {
          const moved: Record<string, Matrix | null> = {};
          for (const [n, { a, r, spin, lean }] of flights.entries()) {
            const age = fraction(time * 0.62 + n / falling + 0.13 * lean);
            const down = age / 0.68;
            const hop = (age - 0.68) / 0.32;
            const out = r + (hop > 0 ? 0.07 * hop : 0);
            const y =
              hop > 0
                ? heap(out) + 0.02 + 0.2 * hop * (1 - hop) - 0.02 * hop
                : heap(r) + 0.02 + 0.34 * (1 - down * down);
            moved[`coin ${n}`] = multiply(
              translation(Math.cos(a) * out, y, Math.sin(a) * out),
              rotationY(lean),
              rotationX(lean + time * spin),
            );
          }
          return { parts: moved, anchors: {} };
        },
      },
    );
  },
};

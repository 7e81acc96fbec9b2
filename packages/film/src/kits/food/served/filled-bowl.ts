/** Bowls of milk, cream and yogurt, with drops thrown up where something falls in. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addBowl } from '../tableware.ts';

const fillings: [RegExp, string][] = [
  [/chocolate/, '#4a2412'],
  [/batter|custard|custard/, '#f4dc92'],
  [/water/, '#9cc8dc'],
  [/./, '#fffaf0'],
];

const [radius, height, level] = [0.115, 0.085, 0.062];

/** Drops of a splash on their way up and down again. */
const dropsAt = (time: number, colour: Vec3): Particle[] =>
  Array.from({ length: 18 }, (_, n) => {
    const age = fraction(time * 0.9 + (n % 3) / 3);
    const [turn, out] = [n * 2.4, 0.02 + 0.05 * age];
    return {
      position: [
        Math.cos(turn) * out,
        level + (0.24 * age - 0.3 * age * age) * (0.5 + 0.5 * fraction(n * 0.37)),
        Math.sin(turn) * out,
      ],
      size: 0.0035 + 0.0015 * (n % 3),
      colour,
      opacity: age > 0.8 ? 0 : 0.95,
    };
  });

export const filledBowl: Kit = {
  name: 'bowl of milk',
  nouns: [
    'bowl of milk',
    'bowl of cream',
    'bowl of whipped cream',
    'bowl of melted chocolate',
    'bowl of chocolate',
    'bowl of batter',
    'bowl of custard',
    'bowl of water',
    'bowl of yogurt',
  ],
  locomotion: 'none',
  build: ({ noun, colour, traits }) => {
    const tone = fromHex(fillings.find(([name]) => name.test(noun))![1]);
    const [body, surface] = [new MeshBuilder(), new MeshBuilder()];
    addBowl(body, radius, height, colour ?? fromHex('#3a6ea8'), fromHex('#f6f2ea'));
    const isWhipped = /whipped/.test(noun);
    const rings = Array.from({ length: 19 }, (_, row) =>
      Array.from({ length: 49 }, (_, column) => {
        const [r, a] = [(row / 18) * radius * 0.9, (column / 48) * 2 * Math.PI];
        const swirl = isWhipped ? 0.012 * Math.sin(a * 2 + r * 90) + 0.03 * (1 - row / 18) : 0;
        return surface
          .paint(tone, 'glossy')
          .vertex([Math.cos(a) * r, level + swirl, Math.sin(a) * r], [0, 1, 0]);
      }),
    );
    surface.grid(rings);
    const buffer = new Float32Array(surface.mesh.positions);
    const splashes = traits.includes('splash');
    return assembleModel(
      { body, surface },
      {
        size: [radius * 2, height, radius * 2],
        anchors: {
          top: [0, level - 0.012, 0],
          inside: [0, level - 0.012, 0],
          grip: [radius, height * 0.6, 0],
        },
        pose: ({ time }) => {
          for (let n = 0; n < buffer.length; n += 3) {
            const r = Math.hypot(buffer[n]!, buffer[n + 2]!);
            const rest = surface.mesh.positions[n + 1]!;
            const ripple = splashes
              ? 0.0042 * Math.sin(r * 190 - time * 9) * Math.exp(-r * 14)
              : 0.0006 * Math.sin(r * 120 - time * 3);
            buffer[n + 1] = rest + ripple;
          }
          return { parts: { surface: buffer }, anchors: {}, particles: splashes ? dropsAt(time, tone) : [] };
        },
      },
    );
  },
};

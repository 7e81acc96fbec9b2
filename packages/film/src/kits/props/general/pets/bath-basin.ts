/** A basin of warm water and foam for a small animal, with bubbles that rise from it. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { createRandom } from '../../../../math/random.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

const rim = 0.13;
const radius = 0.23;
const level = 0.095;

/** Soap bubbles over the foam: light rings are too small to see, so they are pale drops. */
const bubblesAt = (time: number): Particle[] =>
  Array.from({ length: 18 }, (_, n) => {
    const age = fraction(time * 0.28 + n * 0.618);
    const angle = n * 2.4 + age * 1.2;
    const out = radius * (0.45 + 0.5 * fraction(n * 0.377));
    return {
      position: [Math.cos(angle) * out, level + 0.03 + age * 0.34, Math.sin(angle) * out],
      size: 0.006 + 0.008 * fraction(n * 0.73),
      colour: [0.85, 0.95, 1.1],
      opacity: 0.55 * Math.sin(Math.PI * age),
    };
  });

export const bathBasin: Kit = {
  name: 'bath basin',
  nouns: ['bath basin', 'little washtub', 'basin of foam'],
  locomotion: 'none',
  build: ({ colour, seed }) => {
    const paint = colour ?? fromHex('#3f9ad0');
    const random = createRandom(seed + 31);
    const b = new MeshBuilder();
    b.paint(paint, 'glossy').lathe(
      [
        [0, 0],
        [radius * 0.78, 0],
        [radius * 0.86, 0.02],
        [radius, rim - 0.012],
        [radius * 1.08, rim - 0.008],
        [radius * 1.08, rim],
        [radius * 0.98, rim],
        [radius * 0.93, level - 0.01],
      ],
      44,
    );
    b.paint(darken(paint, 0.75), 'glossy').lathe(
      [
        [radius * 0.955, 0.062],
        [radius * 0.965, 0.068],
        [radius * 0.955, 0.074],
      ],
      44,
    );
    b.paint(lighten(fromHex('#7cc4dc'), 0.35), 'glossy').lathe(
      [
        [radius * 0.96, level],
        [0, level],
      ],
      36,
    );
    // Heaps of foam along the rim; the middle is left to the one who bathes.
    b.paint([0.9, 0.93, 0.96], 'snow');
    for (let n = 0; n < 150; n += 1) {
      const angle = n * 2.4 + random() * 0.4;
      const out = radius * (0.4 + 0.42 * Math.sqrt(random()));
      const size = 0.009 + 0.014 * random() ** 2;
      b.sphere(
        [Math.cos(angle) * out, level + size * 0.4 + 0.012 * random(), Math.sin(angle) * out],
        size,
        6,
      );
    }
    return assembleModel(
      { body: b },
      {
        anchors: { inside: [0, 0.03, 0], top: [0, rim, 0] },
        pose: ({ time }) => ({ parts: {}, anchors: {}, particles: bubblesAt(time) }),
      },
    );
  },
};

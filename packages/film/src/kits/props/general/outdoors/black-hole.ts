/** Black hole: a dark globe in a bent ring of light with a disc of glowing gas, alone or drawing in a star. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

const radius = 1.7;
const [inner, outer] = [radius * 1.45, radius * 3.6];
const middle: Vec3 = [0, 3.4, 0];
const star: Vec3 = [-8.2, 5.2, -1.5];
const starRadius = 1.5;

/** Hot near the hole, red outside; `turn` 0..1 goes round. */
const gasColour = (share: number, turn: number): Vec3 => {
  const angle = turn * Math.PI * 2;
  // Streaks trail behind as the gas goes round faster inside.
  const lag = angle + share * 3;
  const streak = fractalNoise(Math.cos(lag) * 2.2, share * 9, Math.sin(lag) * 2.2, 4);
  const warm = mix([2.4, 1.3, 0.5], [1, 0.2, 0.03], smoothstep(0, 0.75, share));
  return scale(warm, (0.25 + 1.5 * streak ** 1.6) * (1 - 0.75 * share));
};

const addDisc = (b: MeshBuilder): void => {
  const [rows, steps] = [22, 120];
  b.twoSided();
  for (let row = 0; row < rows; row += 1) {
    const [r0, r1] = [row, row + 1].map((n) => inner + (outer - inner) * (n / rows)) as [number, number];
    for (let n = 0; n < steps; n += 1) {
      const [a0, a1] = [n, n + 1].map((k) => (k / steps) * Math.PI * 2) as [number, number];
      const at = (a: number, r: number): Vec3 => [Math.cos(a) * r, 0, Math.sin(a) * r];
      b.paint(gasColour(row / rows, n / steps), row > rows - 6 ? 'haze' : 'glow');
      b.quad(at(a0, r0), at(a1, r0), at(a1, r1), at(a0, r1), [0, 1, 0]);
    }
  }
};

/** Light of the disc's far side, bent over and under the hole. */
const addBentLight = (b: MeshBuilder): void => {
  const [rows, steps] = [7, 96];
  b.twoSided();
  for (let row = 0; row < rows; row += 1) {
    const [r0, r1] = [radius * (1.06 + row * 0.055), radius * (1.06 + (row + 1) * 0.055)];
    for (let n = 0; n < steps; n += 1) {
      const [a0, a1] = [n, n + 1].map((k) => (k / steps) * Math.PI * 2) as [number, number];
      const at = (a: number, r: number): Vec3 => [Math.cos(a) * r, Math.sin(a) * r, 0];
      const share = row / rows;
      const light = scale(mix([2.4, 1.7, 0.9], [0.7, 0.2, 0.04], share), 0.5 + 0.7 * noise(n * 0.2, row, 1));
      b.paint(light, 'glow');
      b.quad(at(a0, r0), at(a1, r0), at(a1, r1), at(a0, r1), [0, 0, 1]);
    }
  }
};

/** Gas pulled off the star, in a curve that ends in the disc. */
const stream = (time: number): Particle[] =>
  Array.from({ length: 130 }, (_, n): Particle => {
    const t = (n / 130 + time * 0.16) % 1;
    const [from, to]: Vec3[] = [
      [star[0] + starRadius * 0.8, star[1] - 0.2, star[2] + 0.6],
      [-inner * 1.2, middle[1] + 0.5, 1.6],
    ];
    const bow = Math.sin(t * Math.PI);
    const spread = 0.4 * (1 - t) + 0.12;
    return {
      position: [
        from![0] + (to![0] - from![0]) * t + Math.sin(n * 12.9) * spread,
        from![1] + (to![1] - from![1]) * t + 0.7 * bow + Math.sin(n * 7.3) * spread,
        from![2] + (to![2] - from![2]) * t + 1.1 * bow,
      ],
      size: 0.42 * (1 - 0.5 * t),
      colour: mix([1.8, 0.7, 0.14], [2, 1.2, 0.5], t),
      opacity: 0.5 * Math.min(1, t * 8),
      wisp: n * 1.3,
    };
  });

export const blackHole: Kit = {
  name: 'black hole',
  nouns: ['black hole', 'wormhole', 'supermassive black hole', 'black hole with a star'],
  locomotion: 'none',
  build: ({ noun }) => {
    const hasStar = noun.endsWith('star');
    const [body, disc, sun] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.at(translation(...middle), (b) => {
      b.paint([0.0005, 0.0005, 0.001], 'glow').sphere([0, 0, 0], radius, 48);
      addBentLight(b);
    });
    addDisc(disc);
    if (hasStar)
      sun
        .paint((p) => {
          const grain = fractalNoise(p[0] * 1.6, p[1] * 1.6, p[2] * 1.6, 4);
          return mix([1.3, 0.42, 0.06], [2.6, 1.5, 0.4], smoothstep(0.3, 0.65, grain));
        }, 'glow')
        .sphere([0, 0, 0], starRadius, 40);
    const tilt = multiply(translation(...middle), multiply(rotationZ(-0.16), rotationX(0.2)));
    return assembleModel(hasStar ? { body, disc, sun } : { body, disc }, {
      size: hasStar ? [16, 6.8, 6] : [11, 6.8, 6],
      anchors: {},
      pose: ({ time }) => ({
        parts: {
          disc: multiply(tilt, rotationY(time * 0.5)),
          ...(hasStar && { sun: multiply(translation(...star), rotationY(time * 0.15)) }),
        },
        anchors: {},
        particles: [
          ...(hasStar ? stream(time) : []),
          ...(hasStar
            ? [{ position: star, size: starRadius * 2.1, colour: [1.4, 0.6, 0.16] as Vec3, opacity: 0.16 }]
            : []),
        ],
        lamps: [{ position: [0, 3.4, 4], colour: [6, 3.6, 1.6], reach: 18 }],
      }),
    });
  },
};

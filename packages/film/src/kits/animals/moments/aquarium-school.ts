/** A school of fish that goes round in its aquarium: all of them within the glass, at several heights. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { aquarium } from '../../props/general/glass/fish-tanks.ts';
import { bubbles } from '../../props/general/glass/glass-parts.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { fishKit } from '../sea/fish.ts';

const count = 13;
/** Half width and depth of their round, metres from the middle of the tank; the lowest and the highest of them. */
const [wide, deep] = [0.36, 0.12];
const [lowest, highest] = [0.16, 0.46];
/** Length of a fish in the tank, and turns a second of the school. */
const [length, turns] = [0.125, 0.09];

const mixed = ['fish', 'angelfish', 'blue tang', 'clownfish'];

const buildCoral = (): Mesh => {
  const b = new MeshBuilder();
  for (const [n, [x, z, hex]] of (
    [
      [-0.24, -0.08, '#e8507a'],
      [0.24, -0.06, '#f08a3a'],
      [-0.38, 0.02, '#b45ad0'],
      [0.38, -0.1, '#f0c040'],
    ] as const
  ).entries())
    for (let k = 0; k < 7; k += 1) {
      const a = k * 0.9 + n;
      const tall = 0.1 + 0.05 * ((k * 0.618) % 1);
      b.paint(fromHex(hex), 'satin').tube(
        [
          [x, 0.07, z],
          [x + Math.cos(a) * 0.025, 0.07 + tall * 0.5, z + Math.sin(a) * 0.02],
          [x + Math.cos(a) * 0.055, 0.07 + tall, z + Math.sin(a) * 0.035],
        ],
        [0.014, 0.011, 0.008],
        7,
      );
    }
  return b.mesh;
};

const build = (options: KitOptions): Model => {
  const random = createRandom(options.seed + 5);
  const noun = options.traits.find((trait) => fishKit.nouns.includes(trait)) ?? 'fish';
  const kinds = (noun === 'fish' || noun === 'tropical fish' ? mixed : [noun]).map((kind, n) =>
    fishKit.build(
      plainOptions(kind, { seed: options.seed + n, detail: 1, colour: options.colour ?? paintOf(kind) }),
    ),
  );
  const members = Array.from({ length: count }, (_, n): Member => {
    const model = kinds[n % kinds.length]!;
    const size = (length * (0.85 + 0.3 * random())) / model.size[2];
    // Spread over the round, so that some come while others go; each at its own height and distance.
    const start = (n / count) * 2 * Math.PI + 0.3 * random();
    const out = 0.55 + 0.45 * random();
    const height = lowest + (highest - lowest) * (((n * 5) % count) / (count - 1));
    const phase = random();
    return {
      model,
      act: (input) => {
        const a = start + input.time * turns * 2 * Math.PI * (0.9 + 0.2 * phase);
        const [dx, dz] = [-Math.sin(a) * wide, Math.cos(a) * deep];
        return {
          at: multiply(
            translation(
              Math.cos(a) * wide * out,
              height + 0.02 * Math.sin(input.time * 1.7 + n),
              Math.sin(a) * deep * out,
            ),
            rotationY(Math.atan2(dx, dz)),
            scaling(size),
            translation(0, -model.size[1] / 2, 0),
          ),
          input: { ...input, action: 'swim', speed: 0.3, travelled: input.time * 0.3, phase },
        };
      },
    };
  });
  const tank = aquarium.build(plainOptions('aquarium', { traits: ['without fish'] }));
  const school = combineModels(members, { size: tank.size, anchors: tank.anchors }, (input) =>
    bubbles(input, [-0.1, 0.08, -0.1], 0.4, 0.015, 12),
  );
  const coral = options.traits.includes('coral') ? [{ name: 'coral', mesh: buildCoral() }] : [];
  return { ...school, parts: [...coral, ...tank.parts, ...school.parts] };
};

const paintOf = (kind: string) => (kind === 'fish' ? fromHex('#e8b81e') : null);

export const aquariumSchool: Kit = {
  name: 'aquarium with a school of fish',
  nouns: ['aquarium with a school of fish'],
  locomotion: 'none',
  build,
};

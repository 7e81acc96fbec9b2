/** A bowl of noodles out of which chopsticks lift some. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { steamAt } from '../dish.ts';
import { ramen } from '../noodles.ts';

const surface = 0.08;

export const liftedNoodles: Kit = {
  name: 'noodles lifted with chopsticks',
  nouns: [
    'noodles lifted with chopsticks',
    'beef noodles lifted with chopsticks',
    'ramen lifted with chopsticks',
  ],
  locomotion: 'none',
  build: (options) => {
    const random = createRandom(options.seed);
    const [body, strands, sticks] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const noun = options.noun.startsWith('beef') ? 'beef noodles' : 'ramen';
    ramen.build(body, { ...options, noun, traits: [...options.traits, 'without chopsticks'] }, random);
    // One unit tall, from the broth to the sticks, where each bends over and comes down again.
    for (let n = 0; n < 15; n += 1) {
      const [x, wave, foot] = [(random() - 0.5) * 0.03, random() * 6, 0.012 + random() * 0.016];
      const points = Array.from({ length: 17 }, (_, k): Vec3 => {
        const t = (k / 16) * 2 - 1;
        const down = Math.abs(t);
        const y = 1 - Math.max(0, down - 0.08) / 0.92;
        const side = Math.sign(t) * Math.min(1, down * 6) * lerp(0.006, foot, down * down);
        return [x * (1 + down * 0.5) + 0.002 * Math.sin(down * 9 + wave), y, side];
      });
      strands
        .paint(scale(fromHex('#efc765'), 0.88 + 0.22 * random()), 'glossy')
        .tube(points, 0.0025, 7, false);
    }
    for (const side of [-1, 1])
      sticks.at(multiply(rotationZ(-1.12 + side * 0.04), rotationX(-0.22)), (k) =>
        k
          .paint((p) => (p[1] > 0.17 ? fromHex('#c8a24a') : fromHex('#8a2a1c')), 'glossy')
          .at(translation(side * 0.004, 0, 0), (m) => m.cylinder(-0.03, 0.23, 0.0026, 0.005, 10)),
      );
    return assembleModel(
      { body, strands, sticks },
      {
        size: [0.24, 0.26, 0.22],
        anchors: { top: [0, surface, 0], grip: [0.105, 0.06, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const raised = lerp(0.09, 0.16, smoothstep(0, 0.6, t)) + 0.004 * Math.sin(time * 2.3);
          const sway = 0.004 * Math.sin(time * 1.7);
          return {
            parts: {
              strands: multiply(translation(0.01 + sway, surface, 0.015), scaling(1, raised, 1)),
              sticks: translation(0.01 + sway, surface + raised - 0.004, 0.015),
            },
            anchors: {},
            particles: [
              ...steamAt([0, 0.09, 0], 0.06, 0.24, time, phase),
              ...steamAt([0.02, 0.1, -0.02], 0.05, 0.3, time + 1.1, phase),
            ],
          };
        },
      },
    );
  },
};

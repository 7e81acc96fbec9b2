/** Glass things and what is in them: fishbowl, aquarium, crystal ball, small worlds, flasks, bulb. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';
import { aquarium, fishbowl } from './fish-tanks.ts';
import { brass } from './glass-parts.ts';
import { bulb, flasks } from './laboratory.ts';
import { mixedLiquidKits } from './mixed-liquids.ts';
import { worldInGlass } from './worlds/world-in-glass.ts';

const crystalBall: Kit = {
  name: 'crystal ball',
  nouns: ['crystal ball', 'glass ball', 'magic ball'],
  locomotion: 'none',
  build: () => {
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    body
      .paint(brass, 'metal')
      .lathe(pairs(0, 0, 0.075, 0, 0.08, 0.012, 0.06, 0.03, 0.058, 0.045, 0, 0.045), 28);
    const centre: Vec3 = [0, 0.115, 0];
    body
      .paint([0.5, 0.25, 1.1], 'glow')
      .sphere(centre, 0.03, 14)
      .paint([0.25, 0.5, 1.2], 'haze')
      .sphere(centre, 0.06, 16);
    glass.paint([0.12, 0.08, 0.34], 'clear').sphere(centre, 0.082, 30);
    return assembleModel(
      { body, glass },
      {
        anchors: { grip: [0, 0.02, 0], top: [0, 0.2, 0], lamp: centre },
        pose: ({ time }) => ({
          parts: {},
          anchors: {},
          particles: Array.from({ length: 12 }, (_, n) => ({
            position: [
              Math.cos(time + n) * 0.04,
              0.115 + Math.sin(time * 1.3 + n * 2) * 0.04,
              Math.sin(time * 0.8 + n) * 0.04,
            ] as Vec3,
            size: 0.014,
            colour: (n % 2 ? [0.7, 0.3, 1.4] : [0.2, 0.7, 1.6]) as Vec3,
            opacity: 0.35,
            wisp: n,
          })),
          lamps: [{ position: [0, 0.25, 0.1], colour: [0.5, 0.3, 1], reach: 1 }],
        }),
      },
    );
  },
};

export const glassKits: readonly Kit[] = [
  fishbowl,
  aquarium,
  crystalBall,
  worldInGlass,
  flasks,
  bulb,
  ...mixedLiquidKits,
];

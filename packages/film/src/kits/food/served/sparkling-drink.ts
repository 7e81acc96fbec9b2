/** A glass of something that sparkles: threads of bubbles rise and burst at the surface. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { createLiquid, findVessel, liquidTone } from './liquid-vessels.ts';

export const sparklingDrink: Kit = {
  name: 'sparkling drink',
  nouns: ['sparkling drink'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const words = traits.join(' ');
    const vessel = findVessel(words);
    const liquid = createLiquid(vessel, colour ?? liquidTone(words));
    const [body, foam] = [new MeshBuilder(), new MeshBuilder()];
    vessel.add(body, null);
    const r = liquid.radiusAt(vessel.full) * 1.01;
    const isBeer = /beer|lager|\bale\b/.test(words);
    const head = isBeer ? 0.026 : 0.003;
    foam
      .paint(fromHex('#fffaf0'), 'satin')
      .lathe(
        pairs(
          r,
          vessel.full,
          r,
          vessel.full + head,
          r * 0.8,
          vessel.full + head * 1.2,
          0,
          vessel.full + head * 1.2,
        ),
        36,
      );
    const bottom = vessel.inside[0]![1];
    return assembleModel(
      { body, drink: liquid.builder, foam },
      {
        size: [vessel.radius * 2.4, vessel.height * 1.06, vessel.radius * 2.4],
        anchors: { top: [0, vessel.height, 0], grip: [0, vessel.height / 2, 0] },
        pose: ({ time }) => ({
          parts: { drink: liquid.update(vessel.full, 0.0006, time) },
          anchors: {},
          particles: Array.from({ length: 90 }, (_, n): Particle => {
            const [line, age] = [n % 11, fraction(time * (0.42 + 0.03 * (n % 5)) + n * 0.377)];
            const y = bottom + 0.004 + (vessel.full - bottom - 0.006) * age;
            // Before the wall of the liquid, so that they are seen.
            const wall = liquid.radiusAt(y) * 1.03;
            const a = (line / 11 - 0.5) * 2.7 + 0.06 * Math.sin(time * 3 + n);
            return {
              position: [Math.sin(a) * wall, y, Math.cos(a) * wall],
              size: 0.0008 + 0.0011 * age,
              colour: [1.3, 1.2, 0.95],
              opacity: 0.85,
            };
          }),
        }),
      },
    );
  },
};

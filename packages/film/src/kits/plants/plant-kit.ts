/** A kit of one plant that sways as a whole. */

import type { Mesh } from '../../geometry/mesh.ts';
import { lighten } from '../../math/colour.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import type { Kit, KitOptions } from '../kit.ts';
import type { Model } from '../model.ts';
import { palette, swayMatrix } from './foliage.ts';

/** A kit of one mesh that sways as a whole. */
export const plantKit = (
  nouns: string[],
  build: (options: KitOptions) => { mesh: Mesh; size: Vec3; anchors?: Model['anchors'] },
  strength = 0.02,
): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'none',
  build: (options) => {
    const { mesh, size, anchors = { top: [0, size[1], 0] as Vec3 } } = build(options);
    return {
      size,
      parts: [{ name: 'plant', mesh }],
      anchors,
      ...(strength > 0 && {
        pose: ({ time, wind, phase }) => ({
          parts: { plant: swayMatrix(time, phase, strength + Math.min(0.06, wind * 0.006)) },
          anchors: {},
        }),
      }),
    };
  },
});

export const tint = (colour: Vec3 | null, dark: string, light: string) =>
  colour ? { dark: scale(colour, 0.4), light: lighten(colour, 0.1) } : palette(dark, light);

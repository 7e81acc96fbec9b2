/** A boat folded of paper. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';

export const paperBoat: Kit = {
  name: 'paper boat',
  nouns: ['paper boat', 'origami boat', 'paper ship'],
  locomotion: 'floats',
  speeds: { slow: 0.25, fast: 0.5 },
  build: ({ colour }) => {
    const paper = colour ?? fromHex('#f6f5f0');
    const b = new MeshBuilder().twoSided();
    const [half, beam, height] = [0.11, 0.045, 0.055];
    const bow: Vec3 = [0, height * 1.25, half];
    const stern: Vec3 = [0, height * 1.25, -half];
    for (const sign of [-1, 1]) {
      const keels: [Vec3, Vec3] = [
        [0, 0, half * 0.55],
        [0, 0, -half * 0.55],
      ];
      const rail: Vec3 = [sign * beam, height * 0.75, 0];
      b.paint(darken(paper, sign > 0 ? 0.04 : 0.16), 'matte');
      b.quad(keels[0], bow, rail, rail, [sign, 0.2, 0.4]);
      b.quad(keels[1], stern, rail, rail, [sign, 0.2, -0.4]);
      b.quad(keels[0], rail, rail, keels[1], [sign, -0.2, 0]);
      b.paint(darken(paper, 0.08), 'matte');
      // The peak in the middle.
      b.quad(
        [0, 0.12, 0],
        [0, height * 0.6, half * 0.6],
        [sign * beam * 0.5, height * 0.6, 0],
        [0, height * 0.6, -half * 0.6],
        [sign, 0.5, 0],
      );
    }
    return {
      size: [beam * 2, 0.12, half * 2],
      parts: [{ name: 'boat', mesh: b.mesh }],
      anchors: { top: [0, 0.12, 0], inside: [0, height * 0.5, 0] },
      waterline: 0.018,
    };
  },
};

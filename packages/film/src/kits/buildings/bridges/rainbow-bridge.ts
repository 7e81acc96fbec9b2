/** A bridge of light: its deck and the arch under it are the bands of a rainbow. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { spread } from '../shared/parts.ts';

const bands = ['#e8281e', '#f5821f', '#f8dc28', '#35b84a', '#2a9be0', '#3a48c8', '#8a3ac0'].map(fromHex);
/** Metres: half its length, height of the deck, width and height of a band. */
const [half, deck, wide, high] = [34, 3.4, 0.6, 0.26];

export const rainbowBridge: Kit = {
  name: 'rainbow bridge',
  nouns: ['rainbow bridge'],
  locomotion: 'none',
  build: () => {
    const body = new MeshBuilder();
    const side = (bands.length * wide) / 2;
    for (const [n, band] of bands.entries()) {
      body.paint(band, 'satin').box([0, deck - 0.1, side - (n + 0.5) * wide], [half * 2, 0.2, wide]);
      for (const z of [-side, side])
        body.paint(band, 'satin').tube(
          spread(-half, half, 41).map((x): Vec3 => [x, deck - n * high - 3 * (x / 20) ** 2, z]),
          high * 0.56,
          8,
        );
    }
    return assembleModel(
      { body },
      { size: [half * 2, deck, bands.length * wide], anchors: { top: [0, deck, 0] } },
    );
  },
};

/** A cabin that hangs from a cable between pylons, up a mountain. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

export const cableCar: Kit = {
  name: 'gondola lift',
  nouns: ['gondola lift', 'ski lift', 'chairlift', 'aerial tramway', 'ropeway'],
  locomotion: 'hovers',
  build: ({ colour }) => {
    const b = new MeshBuilder();
    const paint = colour ?? fromHex('#c8281e');
    b.paint(paint, 'glossy').box([0, 0.55, 0], [2.2, 1.1, 3], 0.3, 4);
    b.paint(fromHex('#2f4455'), 'glass').box([0, 1.45, 0], [2.1, 0.95, 2.9], 0.2, 3);
    b.paint(paint, 'glossy').box([0, 2.05, 0], [2.2, 0.3, 3], 0.14, 3);
    b.paint(fromHex('#f0ece4'), 'satin').box([0, 0.95, 0], [2.23, 0.1, 3.03], 0.02);
    for (const x of [-1.04, 1.04])
      for (const z of [-1.4, -0.5, 0.5, 1.4]) b.box([x, 1.45, z], [0.07, 1, 0.07]);
    b.paint(fromHex('#3a3e44'), 'metal').tube(
      [
        [0, 2.2, 0],
        [0, 3.4, 0.1],
        [0, 4.5, 0],
      ],
      0.08,
      8,
    );
    b.box([0, 4.6, 0], [0.3, 0.3, 1.5], 0.08);
    // The cable climbs the way the cabin goes.
    const cable = (z: number): Vec3 => [0, 4.72 + z * 0.24 + 0.0006 * z * z, z];
    b.paint(fromHex('#22262a'), 'metal').tube(
      Array.from({ length: 25 }, (_, n) => cable(-96 + n * 8)),
      0.06,
      6,
      false,
    );
    return assembleModel(
      { body: b },
      { size: [2.3, 4.8, 3.1], anchors: { top: [0, 2.2, 0], seat: [0, 0.6, 0], inside: [0, 0.3, 0] } },
    );
  },
};

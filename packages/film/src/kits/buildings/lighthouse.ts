/** A round tower with bands, a gallery and a lantern whose beam turns at night. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { rotationY, translation } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';

const towerHeight = 16;

export const lighthouse: Kit = {
  name: 'lighthouse',
  nouns: ['lighthouse', 'beacon'],
  locomotion: 'none',
  build: ({ colour }) => {
    const white = fromHex('#f2ede2');
    const band = colour ?? fromHex('#b8322a');
    const tower = new MeshBuilder();
    tower
      .paint((p) => (Math.floor(p[1] / (towerHeight / 5)) % 2 === 1 ? band : white), 'plaster')
      .lathe(
        Array.from({ length: 21 }, (_, n): [number, number] => {
          const y = (n / 20) * towerHeight;
          return [2.6 - 1.1 * (y / towerHeight) ** 0.8, y];
        }),
        36,
      );
    tower.paint(fromHex('#6a6660'), 'stone').cylinder(-0.6, 0.5, 3.3, 3);
    tower.paint(fromHex('#2b2b2e'), 'satin').cylinder(towerHeight, towerHeight + 0.25, 2.1);
    for (let n = 0; n < 18; n += 1) {
      tower.at(rotationY((n / 18) * 2 * Math.PI), (b) => b.box([0, towerHeight + 0.7, 2], [0.05, 0.9, 0.05]));
    }
    tower.lathe([
      [1.98, towerHeight + 1.12],
      [2.04, towerHeight + 1.16],
      [1.98, towerHeight + 1.2],
    ]);
    tower.paint([1.6, 1.3, 0.8], 'glow').cylinder(towerHeight + 0.3, towerHeight + 2.1, 0.9);
    tower.paint(fromHex('#2b2b2e'), 'satin');
    for (let n = 0; n < 8; n += 1) {
      tower.at(rotationY((n / 8) * 2 * Math.PI), (b) =>
        b.box([0, towerHeight + 1.2, 1.1], [0.08, 1.9, 0.08]),
      );
    }
    tower.paint(band, 'glossy').lathe([
      [1.5, towerHeight + 2.15],
      [1.45, towerHeight + 2.3],
      [0.9, towerHeight + 3],
      [0.12, towerHeight + 3.4],
      [0.1, towerHeight + 4],
      [0, towerHeight + 4.05],
    ]);
    tower.paint(fromHex('#4a3423'), 'wood').box([0, 1.2, 2.55], [1.1, 2.3, 0.3], 0.05);
    tower.paint(fromHex('#2a3440'), 'glass');
    for (const y of [5, 9, 13]) tower.box([0, y, 2.6 - 1.1 * (y / towerHeight) ** 0.8], [0.6, 1, 0.1]);
    const lamp: Vec3 = [0, towerHeight + 1.2, 0];
    return {
      size: [6.6, towerHeight + 4, 6.6],
      parts: [{ name: 'tower', mesh: tower.mesh }],
      anchors: { lamp, door: [0, 0, 2.9], top: [0, towerHeight + 0.25, 1.9] },
      pose: ({ time, darkness }) => ({
        parts: {},
        anchors: { lamp: translation(...lamp) },
        beams:
          darkness > 0.3
            ? [0, Math.PI].map((half) => ({
                position: lamp,
                direction: [Math.cos(time + half), -0.03, Math.sin(time + half)] as Vec3,
                colour: [1.5, 1.15, 0.65] as Vec3,
                spread: 0.055,
                reach: 70,
              }))
            : [],
      }),
    };
  },
};

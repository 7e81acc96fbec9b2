/** A bird feeder on its pole: a tray of seeds under a small roof, open to all sides. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { createRandom } from '../../../math/random.ts';
import { mix } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addGableRoof } from '../shared/roofs.ts';

const trayY = 0.3;
const tray = { width: 0.5, length: 0.36 };

export const birdFeeder: Kit = {
  name: 'bird feeder',
  nouns: ['bird feeder', 'birdfeeder', 'bird table', 'bird feeding station', 'feeder'],
  locomotion: 'none',
  build: ({ colour, seed }) => {
    const wood = colour ?? fromHex('#a8713c');
    const body = new MeshBuilder();
    body.paint(darken(wood, 0.3), 'wood').tube(
      [
        [0, 0, -0.02],
        [0, trayY, -0.02],
      ],
      0.034,
      10,
    );
    body.paint(wood, 'wood').box([0, trayY, 0], [tray.width, 0.028, tray.length], 0.008);
    for (const sign of [1, -1]) {
      body.box([0, trayY + 0.026, sign * (tray.length / 2)], [tray.width + 0.03, 0.05, 0.022], 0.006);
      body.box([sign * (tray.width / 2), trayY + 0.026, 0], [0.022, 0.05, tray.length], 0.006);
      // Posts at the back half, so that whoever feeds is seen.
      body.tube(
        [
          [sign * (tray.width / 2 - 0.03), trayY, -0.13],
          [sign * (tray.width / 2 - 0.03), trayY + 0.27, -0.13],
        ],
        0.014,
        8,
      );
    }
    // The glass silo at the back, full of seeds.
    body.paint(fromHex('#c9a25a'), 'matte').box([-0.13, trayY + 0.09, -0.11], [0.16, 0.15, 0.1], 0.012);
    body.paint(darken(wood, 0.2), 'wood').box([-0.13, trayY + 0.175, -0.11], [0.18, 0.02, 0.12], 0.006);
    addGableRoof(body.paint(fromHex('#7f3a26'), 'wood'), {
      width: 0.44,
      length: 0.58,
      y: trayY + 0.27,
      rise: 0.11,
      overhang: 0.04,
      thickness: 0.025,
    });
    const random = createRandom(seed + 5);
    for (let n = 0; n < 110; n += 1)
      body
        .paint(mix(fromHex('#2c2620'), fromHex('#e0c078'), random()), 'satin')
        .sphere(
          [
            (random() - 0.5) * (tray.width - 0.08),
            trayY + 0.02 + 0.012 * random(),
            (random() - 0.5) * (tray.length - 0.08),
          ],
          [0.012, 0.006, 0.007],
          6,
        );
    return assembleModel(
      { body },
      { anchors: { top: [0.07, trayY + 0.02, 0.05], inside: [0.07, trayY + 0.02, 0.05] } },
    );
  },
};

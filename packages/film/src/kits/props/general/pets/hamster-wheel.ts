/** The wheel that a hamster runs in: it turns on its stand, open on the side of the viewer. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

const radius = 0.115;
const half = 0.05;
const axle: Vec3 = [0, radius + 0.022, 0];
/** Turns a second: as fast as a hamster's feet go. */
const turns = 0.55;

const addRim = (b: MeshBuilder, x: number) =>
  b.at(rotationZ(Math.PI / 2), (k) =>
    k.lathe(
      [
        [radius - 0.006, x - 0.004],
        [radius + 0.004, x - 0.004],
        [radius + 0.004, x + 0.004],
        [radius - 0.006, x + 0.004],
        [radius - 0.006, x - 0.004],
      ],
      40,
    ),
  );

export const hamsterWheel: Kit = {
  name: 'hamster wheel',
  nouns: ['hamster wheel', 'exercise wheel', 'running wheel'],
  locomotion: 'none',
  build: ({ colour }) => {
    const paint = colour ?? fromHex('#e2644a');
    const [stand, wheel] = [new MeshBuilder(), new MeshBuilder()];
    wheel.paint(paint, 'satin');
    addRim(wheel, -half);
    addRim(wheel, half);
    wheel.paint(fromHex('#b8bec4'), 'metal');
    for (let n = 0; n < 28; n += 1) {
      const a = (n / 28) * Math.PI * 2;
      const [y, z] = [Math.cos(a) * radius, Math.sin(a) * radius];
      wheel.tube(
        [
          [-half, y, z],
          [half, y, z],
        ],
        0.003,
        5,
      );
    }
    // Spokes on the far side only: the runner is seen between none.
    wheel.paint(paint, 'satin');
    for (let n = 0; n < 3; n += 1) {
      const a = (n / 3) * Math.PI;
      const [y, z] = [Math.cos(a) * radius, Math.sin(a) * radius];
      wheel.tube(
        [
          [half, y, z],
          [half, -y, -z],
        ],
        0.004,
        6,
      );
    }
    wheel.tube(
      [
        [half - 0.006, 0, 0],
        [half + 0.024, 0, 0],
      ],
      0.011,
      10,
    );
    stand
      .paint(paint, 'satin')
      .tube(
        [
          [half + 0.02, 0, 0.085],
          [half + 0.02, axle[1], 0],
          [half + 0.02, 0, -0.085],
        ],
        0.008,
        6,
      )
      .box([0.01, 0.006, 0], [0.17, 0.012, 0.21], 0.005);
    return assembleModel(
      { body: stand, wheel },
      {
        size: [0.17, axle[1] + radius + 0.006, 2 * radius + 0.01],
        anchors: { inside: [0, 0.028, 0], top: [0, 0.028, 0] },
        pose: ({ time }) => ({
          parts: {
            wheel: multiply(translation(...axle), rotationX(time * turns * 2 * Math.PI)),
          },
          anchors: {},
        }),
      },
    );
  },
};

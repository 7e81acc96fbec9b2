/** Drum kits and microphones. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { makeProp } from './make-prop.ts';

const brass = fromHex('#d8a83a');

const drum = (b: MeshBuilder, at: Vec3, radius: number, height: number, shell: Vec3, turn: number) =>
  b.at(multiply(translation(...at), rotationX(turn)), (c) => {
    c.paint(shell, 'glossy').lathe(
      [
        [radius, -height / 2],
        [radius, height / 2],
      ],
      28,
    );
    c.paint([0.9, 0.89, 0.85], 'satin')
      .lathe(
        [
          [radius, height / 2],
          [0, height / 2 + 0.006],
        ],
        28,
      )
      .lathe(
        [
          [0, -height / 2 - 0.006],
          [radius, -height / 2],
        ],
        28,
      );
    c.paint([0.75, 0.77, 0.8], 'metal');
    for (const y of [-0.5, 0.5])
      c.lathe(
        [
          [radius, y * height - 0.012],
          [radius + 0.012, y * height - 0.008],
          [radius + 0.012, y * height + 0.008],
          [radius, y * height + 0.012],
        ],
        28,
      );
  });

const cymbal = (b: MeshBuilder, at: Vec3, radius: number, lean: number) => {
  b.paint([0.6, 0.62, 0.65], 'metal').tube([[at[0], 0, at[2]], at], 0.01, 8);
  b.at(multiply(translation(...at), rotationX(lean)), (c) =>
    c
      .paint(brass, 'metal')
      .lathe(
        [
          [radius, -0.012],
          [radius * 0.3, 0.006],
          [radius * 0.2, 0.026],
          [0, 0.032],
        ],
        28,
      )
      .lathe(
        [
          [0, 0.02],
          [radius * 0.3, -0.004],
          [radius, -0.016],
        ],
        28,
      ),
  );
};

/** Stands before the player, who sits at -z and looks to +z. */
export const drumKit = makeProp({
  nouns: ['drum kit', 'drum set', 'drums', 'drum', 'snare drum', 'bongo', 'timpani'],
  size: [1.5, 1.2, 1.1],
  anchors: { seat: [0, 0.5, -0.62], top: [0, 0.75, 0] },
  draw: (b, { options, colour }) => {
    const main = colour(fromHex('#b3202a'));
    if (['drum', 'snare drum', 'bongo', 'timpani'].includes(options.noun)) {
      drum(b, [0, 0.24, 0], 0.22, 0.4, main, 0);
      return;
    }
    drum(b, [0, 0.32, 0.28], 0.3, 0.42, main, Math.PI / 2);
    drum(b, [0.42, 0.62, -0.14], 0.18, 0.14, main, -0.14);
    drum(b, [-0.5, 0.5, -0.14], 0.21, 0.34, main, -0.1);
    drum(b, [0.16, 0.8, 0.14], 0.14, 0.2, main, -0.35);
    drum(b, [-0.17, 0.8, 0.14], 0.15, 0.22, main, -0.35);
    cymbal(b, [0.66, 0.95, 0.2], 0.24, -0.2);
    cymbal(b, [-0.62, 1.08, 0.3], 0.27, -0.2);
    cymbal(b, [0.74, 0.8, -0.2], 0.17, 0);
    b.paint([0.6, 0.62, 0.65], 'metal');
    for (const [x, z, y] of [
      [0.42, -0.14, 0.55],
      [-0.5, -0.14, 0.34],
    ] as const)
      for (let n = 0; n < 3; n += 1)
        b.tube(
          [
            [x, y, z],
            [x + Math.cos(n * 2.1) * 0.2, 0, z + Math.sin(n * 2.1) * 0.2],
          ],
          0.009,
          6,
        );
    b.paint([0.05, 0.05, 0.06], 'satin').at(translation(0, 0, -0.62), (c) =>
      c
        .cylinder(0.42, 0.5, 0.17, 0.18, 20)
        .paint([0.6, 0.62, 0.65], 'metal')
        .cylinder(0, 0.42, 0.025, 0.025, 10),
    );
  },
});

export const microphone = makeProp({
  nouns: ['microphone', 'mic', 'microphone stand'],
  size: [0.1, 0.26, 0.1],
  anchors: { grip: [0, 0.1, 0] },
  draw: (b, { options, colour, round }) => {
    const rise = options.noun === 'microphone stand' ? 1.45 : 0;
    b.at(multiply(translation(0, rise, 0), rotationZ(0)), (c) => {
      c.paint(colour([0.05, 0.05, 0.06]), 'satin').cylinder(0, 0.17, 0.016, 0.024, round);
      c.paint([0.55, 0.57, 0.6], 'metal').sphere([0, 0.205, 0], 0.042, round);
    });
    if (rise > 0)
      b.paint([0.3, 0.3, 0.32], 'metal')
        .cylinder(0, rise, 0.012, 0.012, 10)
        .cylinder(0, 0.03, 0.16, 0.15, 20);
  },
});

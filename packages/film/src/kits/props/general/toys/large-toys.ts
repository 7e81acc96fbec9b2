/** Rocking horse, balloons, puppet. */

import { appendMesh } from '../../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { SoftBody } from '../../../../geometry/soft-body.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { bright } from './toys-parts.ts';

export const rockingHorse: Kit = {
  name: 'rocking horse',
  nouns: ['rocking horse', 'wooden horse', 'hobby horse', 'toy horse', 'toy pony'],
  locomotion: 'none',
  build: ({ colour }) => {
    const wood = colour ?? fromHex('#d8b078');
    const soft = new SoftBody();
    soft
      .capsule([0, 0.52, -0.22], [0, 0.53, 0.2], 0.11, wood)
      .capsule([0, 0.58, 0.24], [0, 0.8, 0.36], [0.085, 0.065], wood, { blend: 0.08 })
      .capsule([0, 0.82, 0.36], [0, 0.74, 0.52], [0.065, 0.045], wood, { blend: 0.05 });
    for (const side of [-1, 1]) {
      soft
        .capsule([side * 0.08, 0.46, 0.2], [side * 0.13, 0.14, 0.34], [0.05, 0.03], wood, { blend: 0.05 })
        .capsule([side * 0.08, 0.46, -0.22], [side * 0.13, 0.14, -0.36], [0.055, 0.03], wood, {
          blend: 0.05,
        });
      soft.capsule([side * 0.03, 0.86, 0.34], [side * 0.04, 0.93, 0.33], [0.022, 0.008], wood, {
        blend: 0.02,
      });
    }
    const body = new MeshBuilder();
    appendMesh(body.mesh, soft.mesh({ low: [-0.3, 0.05, -0.5], high: [0.3, 1, 0.65], cell: 0.022 }));
    for (let n = 0; n < 9; n += 1)
      body
        .paint(fromHex('#5a2f1a'), 'fur')
        .sphere([0, 0.66 + n * 0.028, 0.2 + n * 0.018], [0.025, 0.045, 0.045], 8);
    body.tube(
      [
        [0, 0.58, -0.32],
        [0, 0.5, -0.42],
        [0, 0.32, -0.46],
      ],
      [0.035, 0.04, 0.01],
      8,
    );
    body.paint(fromHex('#a8222a'), 'cloth').sphere([0, 0.62, -0.02], [0.13, 0.035, 0.14], 14);
    for (const side of [-1, 1]) {
      body.paint(fromHex('#c8302a'), 'glossy').tube(
        Array.from({ length: 15 }, (_, n): Vec3 => {
          const t = n / 7 - 1;
          return [side * 0.15, 0.03 + 0.16 * t * t, t * 0.62];
        }),
        0.025,
        8,
      );
      body.paint(fromHex('#1a1a1c'), 'glossy').sphere([side * 0.05, 0.83, 0.41], 0.013, 8);
    }
    for (const z of [-0.3, 0.3])
      body.paint(fromHex('#c8302a'), 'glossy').tube(
        [
          [-0.15, 0.06, z],
          [0.15, 0.06, z],
        ],
        0.018,
        6,
      );
    body.paint(fromHex('#c8302a'), 'glossy').tube(
      [
        [-0.16, 0.76, 0.33],
        [0.16, 0.76, 0.33],
      ],
      0.016,
      8,
    );
    const seat: Vec3 = [0, 0.66, -0.02];
    const rock = (time: number, isRiding: boolean) =>
      rotationX((isRiding ? 0.16 : 0.04) * Math.sin(time * 2.6));
    return assembleModel(
      { body },
      {
        anchors: { seat, back: seat, handlebarLeft: [0.13, 0.77, 0.33], handlebarRight: [-0.13, 0.77, 0.33] },
        pose: ({ time, action }) => {
          const m = rock(time, action !== 'stand');
          return {
            parts: { body: m },
            anchors: { seat: multiply(m, translation(...seat)), back: multiply(m, translation(...seat)) },
          };
        },
      },
    );
  },
};

export const puppet = staticKit(['puppet', 'marionette', 'wooden puppet'], (b) => {
  const wood = fromHex('#d8a870');
  b.paint(wood, 'wood')
    .sphere([0, 0.5, 0], [0.06, 0.07, 0.06], 14)
    .tube(
      [
        [0, 0.49, 0.06],
        [0, 0.49, 0.14],
      ],
      [0.012, 0.006],
      8,
    );
  b.paint(fromHex('#c8302a'), 'cloth')
    .lathe(
      [
        [0, 0.26],
        [0.075, 0.26],
        [0.055, 0.42],
        [0, 0.43],
      ],
      14,
    )
    .paint(fromHex('#f0c030'), 'cloth')
    .at(translation(0, 0.55, 0), (k) =>
      k.lathe(
        [
          [0.065, 0],
          [0, 0.12],
        ],
        14,
      ),
    );
  for (const side of [-1, 1]) {
    b.paint(fromHex('#1a1a1c'), 'glossy').sphere([side * 0.022, 0.52, 0.055], 0.009, 8);
    b.paint(wood, 'wood')
      .tube(
        [
          [side * 0.06, 0.4, 0],
          [side * 0.13, 0.35, 0.02],
        ],
        0.014,
        8,
      )
      .tube(
        [
          [side * 0.13, 0.35, 0.02],
          [side * 0.15, 0.43, 0.05],
        ],
        0.013,
        8,
      )
      .sphere([side * 0.15, 0.44, 0.05], 0.02, 8);
    b.tube(
      [
        [side * 0.035, 0.27, 0],
        [side * 0.04, 0.15, 0.03],
      ],
      0.018,
      8,
    )
      .tube(
        [
          [side * 0.04, 0.15, 0.03],
          [side * 0.04, 0.03, 0],
        ],
        0.016,
        8,
      )
      .paint(fromHex('#3a2416'), 'satin')
      .sphere([side * 0.04, 0.02, 0.02], [0.022, 0.02, 0.04], 8);
    b.paint(fromHex('#e8e4da'), 'matte').tube(
      [
        [side * 0.15, 0.45, 0.05],
        [side * 0.1, 0.9, 0],
      ],
      0.002,
      4,
    );
  }
  b.paint(fromHex('#6b4226'), 'wood')
    .box([0, 0.9, 0], [0.26, 0.015, 0.025], 0.004, 1)
    .box([0, 0.91, 0], [0.025, 0.015, 0.2], 0.004, 1)
    .paint(fromHex('#e8e4da'), 'matte')
    .tube(
      [
        [0, 0.67, 0],
        [0, 0.9, 0],
      ],
      0.002,
      4,
    );
  return { grip: [0, 0.91, 0] };
});

export const balloonBunch: Kit = {
  name: 'balloons',
  nouns: ['balloon bunch', 'party balloons', 'cluster of balloons'],
  locomotion: 'none',
  build: ({ colour, seed }) => {
    const random = createRandom(seed + 6);
    const body = new MeshBuilder();
    for (let n = 0; n < 12; n += 1) {
      const [a, r] = [n * 2.4, 0.12 + 0.05 * n ** 0.8];
      const at: Vec3 = [Math.cos(a) * r, 1.75 + random() * 0.45 - r * 0.3, Math.sin(a) * r];
      body.paint(colour ?? bright[n % 6]!, 'glossy').at(translation(...at), (k) =>
        k.lathe(
          [
            [0, -0.19],
            [0.02, -0.175],
            [0.012, -0.165],
            [0.06, -0.12],
            [0.125, 0],
            [0.115, 0.07],
            [0.06, 0.13],
            [0, 0.145],
          ],
          18,
        ),
      );
      body.paint(fromHex('#f0ece0'), 'matte').tube(
        [
          [at[0], at[1] - 0.18, at[2]],
          [at[0] * 0.4, 1.1, at[2] * 0.4],
          [0, 0.5, 0],
        ],
        0.003,
        4,
        false,
      );
    }
    body.tube(
      [
        [0, 0.5, 0],
        [0.02, 0.2, 0.01],
        [0, 0, 0],
      ],
      0.004,
      4,
    );
    return assembleModel(
      { body },
      {
        anchors: { grip: [0, 0.5, 0] },
        pose: ({ time, phase, wind }) => ({
          parts: {
            body: multiply(
              translation(0, 0.5, 0),
              rotationZ(-0.02 * wind + 0.05 * Math.sin(time * 1.3 + phase)),
              rotationX(0.04 * Math.sin(time * 1.7 + phase)),
              translation(0, -0.5, 0),
            ),
          },
          anchors: {},
        }),
      },
    );
  },
};

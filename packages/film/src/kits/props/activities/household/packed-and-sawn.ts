/** A suitcase that is filled and a plank that is sawn. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

const shirtTones = ['#e8e2d4', '#b8443c', '#5c7a52', '#d8a94a', '#4f79b0', '#e8e2d4'];

export const packedSuitcase: Kit = {
  name: 'suitcase being packed',
  nouns: ['suitcase being packed'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, shirt] = [new MeshBuilder(), new MeshBuilder()];
    const leather = colour ?? fromHex('#8a4a24');
    body.paint(leather, 'satin');
    const wall = (at: [number, number, number], size: [number, number, number]) => body.box(at, size, 0.012);
    wall([0, 0.01, 0], [0.74, 0.02, 0.46]);
    for (const z of [-0.22, 0.22]) wall([0, 0.08, z], [0.74, 0.16, 0.02]);
    for (const x of [-0.36, 0.36]) wall([x, 0.08, 0], [0.02, 0.16, 0.46]);
    // The lid stands open on the side away from the clothes that wait, where it hides nothing.
    body.at(multiply(translation(-0.37, 0.16, 0), rotationZ(0.5)), (k) => {
      k.paint(leather, 'satin').box([-0.02, 0.2, 0], [0.02, 0.4, 0.46], 0.012);
      k.paint(fromHex('#e0cfae'), 'cloth').box([-0.006, 0.2, 0], [0.01, 0.36, 0.42], 0.004);
    });
    for (const [n, hex] of shirtTones.entries())
      body
        .paint(fromHex(hex), 'cloth')
        .box([n % 2 ? 0.17 : -0.17, 0.045 + 0.04 * Math.floor(n / 2), 0], [0.31, 0.038, 0.36], 0.016, 3);
    // Clothes that wait beside it.
    for (let n = 0; n < 3; n += 1)
      body
        .paint(fromHex(shirtTones[n + 1]!), 'cloth')
        .box([0.58, 0.02 + n * 0.042, 0], [0.26, 0.04, 0.3], 0.014, 3);
    shirt.paint(fromHex('#3f8ac8'), 'cloth').box([0, 0, 0], [0.28, 0.05, 0.3], 0.02, 3);
    return assembleModel(
      { body, shirt },
      {
        size: [1.3, 0.6, 0.5],
        anchors: { top: [0, 0.18, 0], handRight: [0.2, 0.3, 0.1], handLeft: [-0.1, 0.3, 0.1] },
        pose: ({ time }) => {
          const u = fraction(time / 2.8 + 0.1);
          const inside = u < 0.65 ? smoothstep(0.1, 0.55, u) : 1 - smoothstep(0.8, 1, u);
          const [x, y] = [0.42 - 0.4 * inside, 0.17 + 0.2 * Math.sin(Math.PI * inside) + 0.03 * (1 - inside)];
          return {
            parts: { shirt: translation(x, y, 0.04) },
            anchors: {
              handRight: translation(x + 0.13, y + 0.03, 0.1),
              handLeft: translation(x - 0.13, y + 0.03, 0.1),
            },
          };
        },
      },
    );
  },
};

export const sawnPlank: Kit = {
  name: 'plank being sawn',
  nouns: ['plank being sawn'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, saw] = [new MeshBuilder(), new MeshBuilder()];
    const wood = colour ?? fromHex('#c89450');
    body.paint(wood, 'wood').box([-0.12, 0.025, 0], [1.1, 0.05, 0.22], 0.005);
    body.paint(darken(wood, 0.6), 'wood').box([0.12, 0.04, 0.03], [0.008, 0.024, 0.17], 0);
    for (let n = 0; n < 50; n += 1)
      body
        .paint(lighten(wood, 0.4), 'matte')
        .sphere(
          [0.12 + 0.1 * Math.sin(n * 2.4) * fraction(n * 0.6), 0.052, 0.12 * Math.cos(n * 1.7)],
          [0.008, 0.003, 0.008],
          5,
        );
    // The blade lies along z with its handle towards the worker.
    saw.paint(fromHex('#c4c8cc'), 'metal').extrude(
      [
        [0.2, 0.02],
        [0.2, 0.12],
        [-0.36, 0.07],
        [-0.36, 0.02],
      ],
      -0.002,
      0.002,
    );
    saw.paint(fromHex('#a8502a'), 'wood').box([0.25, 0.075, 0], [0.12, 0.13, 0.03], 0.014, 3);
    return assembleModel(
      { body, saw },
      {
        size: [1.3, 0.2, 0.5],
        anchors: { top: [0, 0.05, 0], handRight: [0.12, 0.16, 0.3], handLeft: [-0.1, 0.08, 0.06] },
        pose: ({ time }) => {
          const z = 0.11 * Math.sin((time / 0.9) * 2 * Math.PI);
          return {
            parts: {
              saw: multiply(
                translation(0.12, 0.03, 0.1 + z),
                multiply(rotationX(0.3), rotationY(-Math.PI / 2)),
              ),
            },
            anchors: {
              handRight: translation(0.12, 0.07, 0.36 + z),
              handLeft: translation(-0.12, 0.08, 0.05),
            },
          };
        },
      },
    );
  },
};

/** An old padlock with a key in its front: the key turns and the shackle springs open. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { smoothstep } from '../../../../../math/interpolate.ts';
import { multiply, rotationZ, translation } from '../../../../../math/matrix.ts';
import { noise } from '../../../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { pairs, placed, ring, rod, slab } from '../../../../shared/shapes.ts';

/** Brown and orange blotches that eat into the metal. */
const rust =
  (metal: Vec3) =>
  (p: Vec3): Vec3 => {
    const [wide, fine] = [noise(p[0] * 45, p[1] * 45, p[2] * 45), noise(p[0] * 240, p[1] * 240, p[2] * 240)];
    const tone = mix(fromHex('#6a2c12'), fromHex('#c8642a'), fine);
    return mix(scale(metal, 0.5), tone, smoothstep(0.25, 0.5, wide * 0.75 + fine * 0.25));
  };

/** Its stem lies along z, the bow at +z, the bit within the lock. */
const addKey = (b: MeshBuilder, paint: Vec3) => {
  b.paint(paint, 'metal');
  rod(b, [0, 0, -0.02], [0, 0, 0.062], 0.0052, 16);
  for (const z of [0.01, 0.05, 0.056])
    b.at(placed(0, 0, z, { turnX: Math.PI / 2 }), (k) =>
      k.lathe(pairs(0.005, -0.002, 0.0085, 0, 0.005, 0.002), 24),
    );
  for (const [x, z, r] of [
    [-0.019, 0.08, 0.015],
    [0.019, 0.08, 0.015],
    [0, 0.1, 0.017],
  ] as const)
    b.at(translation(x, 0, z), (k) => ring(k, r, 0.0045, 32));
  b.box([0, -0.01, -0.012], [0.004, 0.018, 0.012], 0.001);
};

export const keyInLock: Kit = {
  name: 'key turning in a lock',
  nouns: ['key turning in a lock'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const [body, shackle, key] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const isRusty = traits.includes('rusty');
    const metal = colour ?? fromHex(isRusty ? '#8a7a70' : '#c89a3c');
    const paint = isRusty ? rust(metal) : metal;
    const outline = Array.from({ length: 36 }, (_, n): [number, number] => {
      const a = (n / 36) * 2 * Math.PI;
      const round = Math.sin(a) < 0 ? 0.86 : 0.62;
      return [
        Math.sign(Math.cos(a)) *
          Math.abs(Math.cos(a)) ** 0.6 *
          0.062 *
          (Math.sin(a) < 0 ? 1 - 0.25 * Math.sin(a) ** 2 : 1),
        0.064 + Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** round * 0.06,
      ];
    });
    body.paint(paint, isRusty ? 'matte' : 'metal');
    slab(body, outline, 0.04, 0.004);
    body.paint(isRusty ? rust(fromHex('#b09a80')) : scale(metal, 0.8), isRusty ? 'matte' : 'metal');
    // Rivets and the plate around the keyhole.
    for (const [x, y] of [
      [-0.046, 0.11],
      [0.046, 0.11],
      [-0.042, 0.03],
      [0.042, 0.03],
    ] as const)
      body.sphere([x, y, 0.021], [0.006, 0.006, 0.004], 14);
    body.at(placed(0, 0.062, 0.0225, { turnX: Math.PI / 2 }), (k) =>
      k.lathe(pairs(0.026, 0, 0.025, 0.003, 0.019, 0.004, 0, 0.0042), 36),
    );
    body
      .paint([0.01, 0.01, 0.01], 'matte')
      .at(placed(0, 0.062, 0.0266, { turnX: Math.PI / 2 }), (k) => k.lathe(pairs(0.0095, 0, 0, 0.0004), 24));
    body.box([0, 0.049, 0.0268], [0.007, 0.02, 0.0008]);
    shackle.paint(isRusty ? rust(fromHex('#a0a4a8')) : fromHex('#c8ccd2'), isRusty ? 'matte' : 'metal').tube(
      [
        [0.038, 0.11, 0] as Vec3,
        ...Array.from({ length: 17 }, (_, n): Vec3 => {
          const a = (n / 16) * Math.PI;
          return [Math.cos(a) * 0.038, 0.145 + Math.sin(a) * 0.04, 0];
        }),
        [-0.038, 0.11, 0] as Vec3,
      ],
      0.0095,
      16,
    );
    addKey(key, fromHex('#d8ae4a'));
    return assembleModel(
      { body, shackle, key },
      {
        size: [0.13, 0.2, 0.13],
        anchors: { top: [0, 0.19, 0] },
        pose: ({ actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const turn = smoothstep(0.12, 0.68, t) * (Math.PI * 0.75);
          return {
            parts: {
              key: multiply(translation(0, 0.062, 0.032), rotationZ(-turn)),
              shackle: translation(0, 0.03 * smoothstep(0.7, 0.78, t), 0),
            },
            anchors: {},
          };
        },
      },
    );
  },
};

/** A little tree in a flat pot: a bent trunk, and pads of leaves on its boughs. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import { addBlade } from '../foliage.ts';
import { still } from '../still-kit.ts';

const [bark, soil, glaze] = [fromHex('#5a4030'), fromHex('#3a2c1e'), fromHex('#4a6a86')];
const rim = 0.09;

/** Middle and half width of each pad, in metres. */
const pads: [Vec3, number][] = [
  [[0.02, 0.5, 0], 0.13],
  [[-0.17, 0.37, 0.03], 0.12],
  [[0.18, 0.33, -0.02], 0.13],
  [[-0.03, 0.41, -0.1], 0.1],
  [[0.09, 0.42, 0.09], 0.09],
];

const addPad = (
  b: MeshBuilder,
  [x, y, z]: Vec3,
  half: number,
  hue: Vec3,
  random: () => number,
  leaves: number,
) => {
  b.paint(scale(hue, 0.55), 'leaf').sphere([x, y, z], [half, half * 0.42, half], 12);
  for (let n = 0; n < leaves; n += 1) {
    const [a, up] = [random() * 2 * Math.PI, random() * 1.2 - 0.2];
    const flat = Math.sqrt(Math.max(0, 1 - up * up));
    const out: Vec3 = normalize([Math.cos(a) * flat, up, Math.sin(a) * flat]);
    const side = normalize([-out[2], 0.3 * (random() - 0.5), out[0]]);
    addBlade(b.mesh, {
      at: [x + out[0] * half, y + out[1] * half * 0.42, z + out[2] * half],
      up: normalize([out[0] * 0.7, out[1] + 0.5, out[2] * 0.7]),
      side,
      length: 0.028,
      halfWidth: 0.011,
      normal: out,
      base: scale(hue, 0.75),
      tip: mix(hue, [0.75, 0.9, 0.4], 0.2 + 0.3 * random()),
      baseOcclusion: 0.6,
      tipOcclusion: 1,
    });
  }
};

export const bonsai = still(['bonsai', 'bonsai tree'], ({ colour, seed, detail }) => {
  const b = new MeshBuilder();
  const random = createRandom(seed + 5);
  b.paint(glaze, 'glossy').box([0, rim * 0.55, 0], [0.4, rim * 0.8, 0.26], 0.02);
  b.box([0, rim, 0], [0.44, 0.02, 0.3], 0.008);
  for (const x of [-0.15, 0.15]) b.box([x, 0.012, 0], [0.07, 0.024, 0.2], 0.006);
  b.paint(soil, 'matte').box([0, rim + 0.008, 0], [0.38, 0.02, 0.24], 0.006);
  const trunk: Vec3[] = [
    [-0.04, rim, 0],
    [-0.02, rim + 0.05, 0],
    [0.06, 0.21, 0.02],
    [0.03, 0.3, 0],
    [-0.03, 0.38, -0.01],
    [0.02, 0.48, 0],
  ];
  b.paint(bark, 'bark').tube(trunk, [0.045, 0.034, 0.028, 0.024, 0.018, 0.012], 10);
  for (const [[x, y, z]] of pads.slice(1)) {
    const from: Vec3 = y > 0.36 ? trunk[4]! : trunk[3]!;
    b.tube(
      [from, [(from[0] + x) / 2, y - 0.03, (from[2] + z) / 2], [x, y - 0.01, z]],
      [0.014, 0.011, 0.008],
      7,
    );
  }
  const hue = colour ?? fromHex('#3f7a34');
  for (const [at, half] of pads) addPad(b, at, half, hue, random, [420, 220, 90][detail]!);
  b.twoSided();
  return {
    size: [0.6, 0.58, 0.36],
    parts: [{ name: 'plant', mesh: b.mesh }],
    anchors: { top: [0.02, 0.56, 0] },
  };
});

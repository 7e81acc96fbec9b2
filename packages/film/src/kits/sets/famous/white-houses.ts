/** Houses of a white village: rounded cubes with blue doors, some under a blue dome. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';

export const whiteWash = (p: Vec3): Vec3 =>
  mix(fromHex('#d9d6cf'), fromHex('#c4c2bf'), noise(p[0] * 0.8, p[1], p[2] * 0.8));
const blue = fromHex('#1d5fae');

export const buildWhiteHouse = (seed: number, darkness: number) => {
  const random = createRandom(seed * 37 + 11);
  const b = new MeshBuilder();
  const [w, d, h] = [4 + random() * 2.6, 4 + random() * 1.5, 2.8 + random() * 1.4];
  b.paint(whiteWash, 'plaster').box([0, h / 2 - 3, 0], [w, h + 6, d], 0.25, 2);
  if (seed % 3 === 0) {
    b.box([0, h + 0.5, 0], [w * 0.7, 1.2, d * 0.7], 0.2, 2);
    b.paint(blue, 'satin').sphere([0, h + 1.05, 0], [w * 0.34, w * 0.34, w * 0.34], 24);
    b.paint(whiteWash, 'plaster').cylinder(h + 1, h + 1 + w * 0.42, 0.12, 0.1, 8);
    b.box([0, h + 1.5 + w * 0.36, 0], [0.5, 0.08, 0.08]).box([0, h + 1.5 + w * 0.36, 0], [0.08, 0.6, 0.08]);
  } else if (seed % 3 === 1) b.box([w * 0.12, h + 0.7, -d * 0.15], [w * 0.6, 1.7, d * 0.6], 0.2, 2);
  const lit = darkness > 0.25;
  for (const [x, wide, high] of [
    [-w * 0.26, 0.9, 1.9],
    [w * 0.2, 0.8, 0.9],
  ] as const) {
    const y = high > 1 ? 0.95 : 1.5;
    b.paint(blue, 'satin').box([x, y, d / 2 + 0.02], [wide, high, 0.1], 0.04, 1);
    if (high < 1)
      b.paint(lit ? [2, 1.3, 0.5] : fromHex('#1a2c40'), lit ? 'glow' : 'glass').box(
        [x, y, d / 2 + 0.06],
        [wide * 0.7, high * 0.7, 0.06],
      );
  }
  b.paint(blue, 'satin').box([w / 2 + 0.02, 1.5, 0], [0.1, 0.9, 0.8], 0.04, 1);
  // A bush of pink flowers at the wall.
  if (random() < 0.4)
    for (let n = 0; n < 14; n += 1)
      b.paint(n % 3 ? fromHex('#d03a86') : fromHex('#3f7a34'), 'leaf').sphere(
        [w * 0.42 + random() * 0.4, 0.4 + random() * 1.8, d / 2 + 0.1 + random() * 0.3],
        0.26,
        6,
      );
  return b.mesh;
};

/** Palms: a curved ringed trunk and feathered fronds that arch over. */

import { createMesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { addScaled, mix, normalize, type Vec3 } from '../../math/vector.ts';
import type { TreeMeshes, TreeOptions } from './broadleaf-tree.ts';
import { addBlade } from './foliage.ts';

export const buildPalm = ({ seed, detail, colour }: TreeOptions): TreeMeshes => {
  const random = createRandom(seed * 31337 + 3);
  const h = 6.2 + random() * 2;
  const lean = 0.6 + random() * 1.4;
  const turn = random() * 2 * Math.PI;
  const [lx, lz] = [Math.cos(turn) * lean, Math.sin(turn) * lean];
  const wood = new MeshBuilder();
  wood.paint((p) => mix(fromHex('#6b5238'), fromHex('#a98c66'), 0.5 + 0.5 * Math.sin(p[1] * 16)), 'bark');
  const steps = [12, 7, 4][detail]!;
  const trunk = Array.from({ length: steps + 1 }, (_, n): Vec3 => {
    const t = n / steps;
    return [lx * t * t, h * t - (n === 0 ? 0.3 : 0), lz * t * t];
  });
  wood.tube(
    trunk,
    trunk.map((_, n) => 0.2 - 0.09 * (n / steps) + (n === 0 ? 0.08 : 0)),
    [9, 6, 4][detail]!,
    false,
  );
  const top = trunk.at(-1)!;
  if (detail < 2) {
    wood.paint(fromHex('#5a3f22'), 'satin');
    for (let n = 0; n < 5; n += 1) {
      wood.sphere([top[0] + Math.cos(n * 1.3) * 0.2, h - 0.16, top[2] + Math.sin(n * 1.3) * 0.2], 0.13, 8);
    }
  }
  const leaves = createMesh();
  leaves.isTwoSided = true;
  const light = colour ?? fromHex('#7fb03c');
  const dark = mix(fromHex('#2b5a1c'), light, 0.1);
  const fronds = [17, 13, 9][detail]!;
  const ribs = [26, 11, 5][detail]!;
  for (let f = 0; f < fronds; f += 1) {
    const angle = f * 2.4 + random() * 0.4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const rise = 0.9 - 1.05 * (f / fronds) + random() * 0.2;
    const length = 2.6 + random() * 0.9;
    const at = (t: number): Vec3 => [
      top[0] + c * length * t,
      h + length * (rise * t - 0.95 * t * t),
      top[2] + s * length * t,
    ];
    for (let n = 0; n < ribs; n += 1) {
      const t = 0.06 + (0.94 * n) / ribs;
      const [p, next] = [at(t), at(t + 0.05)];
      const along = normalize([next[0] - p[0], next[1] - p[1], next[2] - p[2]]);
      for (const hand of [-1, 1]) {
        const side: Vec3 = [-s * hand, -0.42 - 0.3 * t, c * hand];
        const tone = 0.35 + 0.65 * random();
        addBlade(leaves, {
          at: p,
          up: normalize(addScaled(side, along, 0.7)),
          side: along,
          length: 0.78 * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.7 + 0.08,
          halfWidth: (0.05 * 26) / ribs,
          normal: normalize([c * 0.35 - s * hand * 0.3, 1, s * 0.35 + c * hand * 0.3]),
          base: mix(dark, light, tone * 0.5),
          tip: mix(dark, light, tone),
          baseOcclusion: 0.6,
          tipOcclusion: 1,
        });
      }
    }
  }
  return { wood: wood.mesh, leaves, height: h + 1.2, width: 6 };
};

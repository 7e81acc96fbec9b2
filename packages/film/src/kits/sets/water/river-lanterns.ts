/** Lit paper lanterns that drift on whatever water a place has. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { StageSet } from '../../set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const most = 64;

/** A round lantern on a wooden float, about half a metre wide, or a cup of petals with a candle in it. */
const buildLantern = (colour: Vec3, isFlower: boolean) => {
  const b = new MeshBuilder();
  b.paint(fromHex('#5a3418'), 'wood').cylinder(-0.02, 0.05, 0.24, 0.27, 16);
  if (isFlower) {
    b.twoSided();
    b.paint((p) => [colour[0], colour[1] + 0.5 * p[1], colour[2] + 0.5 * p[1]], 'glow').lathe(
      [
        [0.1, 0.04],
        [0.3, 0.12],
        [0.36, 0.26],
      ],
      24,
      (angle, y) => 1 + y * 0.9 * Math.sin(angle * 8),
    );
    b.paint([4, 2.6, 0.9], 'glow').sphere([0, 0.2, 0], [0.07, 0.13, 0.07], 10);
    return b.mesh;
  }
  b.paint((p) => [colour[0] * (1.2 - 0.5 * p[1]), colour[1] * (1.6 - 1.6 * p[1]), colour[2]], 'glow').lathe(
    [
      [0.13, 0.05],
      [0.25, 0.13],
      [0.3, 0.27],
      [0.25, 0.41],
      [0.13, 0.49],
    ],
    18,
    (angle) => 1 - 0.04 * Math.abs(Math.sin(angle * 8)),
  );
  b.paint(fromHex('#e8b83a'), 'metal').cylinder(0.48, 0.53, 0.13, 0.13, 14);
  return b.mesh;
};

export const addRiverLanterns = (set: SetBuilder, water: NonNullable<StageSet['water']>): void => {
  const red: Vec3 = [1.9, 0.13, 0.07];
  const stock = [
    buildLantern(red, false),
    buildLantern(red, false),
    buildLantern([1.9, 0.22, 0.08], false),
    buildLantern([1.9, 0.16, 0.22], true),
  ];
  const near = Math.max(4, set.area.cameraDistance * 0.4);
  const taken: [number, number][] = [];
  // Denser towards the camera, where each is seen; none beneath whoever is on the water.
  for (let n = 0; n < 700 && taken.length < most; n += 1) {
    const depth = near + 46 * set.random() ** 1.8;
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.05, depth);
    if (set.area.hasCast && set.distanceToAction(x, z) < 0.7) continue;
    if (taken.some(([ox, oz]) => Math.hypot(x - ox, z - oz) < 0.9)) continue;
    if ([-0.7, 0.7].some((d) => water(x + d, z, 0) === null || water(x, z + d, 0) === null)) continue;
    taken.push([x, z]);
    const [start, turn, drift] = [set.random() * 6, set.random() * 6, 0.04 + 0.05 * set.random()];
    const at = (time: number) => {
      const zz = z + drift * time;
      return multiply(
        translation(x + 0.05 * Math.sin(time * 0.7 + start), (water(x, zz, time) ?? 0) + 0.01, zz),
        rotationZ(0.05 * Math.sin(time * 1.3 + start)),
        rotationY(turn + 0.1 * time),
      );
    };
    set.add(stock[taken.length % stock.length]!, at(0), { castsNoShadow: true, update: at, swing: 2 });
  }
  if (set.isDark) for (const [x, z] of taken.slice(0, 8)) set.lamp([x, 0.5, z], [2.6, 0.8, 0.3], 4);
};

/** The edge of a jungle at a river: broad leaves, ferns and bushes down to the water, and lianas before the trunks. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildBroadPlant, buildBush, buildFern } from '../../plants/bush-shapes.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import type { createTreePlanter } from '../shared/trees.ts';

export const addJungleBanks = (
  set: SetBuilder,
  isDry: (x: number, z: number) => boolean,
  plant: ReturnType<typeof createTreePlanter>,
): void => {
  const { ground, random } = set;
  const reach = Math.max(5, set.area.cameraDistance);
  const plants = [
    buildFern({ seed: 1, detail: 1 }),
    buildBroadPlant({ seed: 2, detail: 1 }),
    buildBroadPlant({ seed: 5, detail: 1 }),
    buildBush({ seed: 3, detail: 1 }, [1, 0.8, 1]),
  ];
  const put = (x: number, z: number, size: number) =>
    set.add(
      plants[Math.floor(random() * plants.length)]!,
      multiply(translation(x, ground(x, z) - 0.06, z), rotationY(random() * 6), scaling(size)),
      { castsNoShadow: true },
    );
  const isBank = (x: number, z: number) => ground(x, z) > 0.02 && ground(x, z) < 3;
  set.scatter(
    125,
    { near: reach * 0.9, far: 44, radius: 0.5, gap: 0.55 },
    (x, z) => put(x, z, 1.1 + random() * 1.5),
    isBank,
  );
  set.scatter(
    36,
    { near: reach * 1.1, far: 40, radius: 1.3, gap: 0.5 },
    (x, z) => plant(random() < 0.3 ? 'palm' : 'jungle', x, z, 0.55 + random() * 0.4),
    isDry,
  );
  set.model(
    (b) => {
      for (let n = 0; n < 26; n += 1) {
        const [x, z] = set.atFrame((random() * 2 - 1) * 1.2, reach * 1.3 + 6 + random() * 8);
        if (!isBank(x, z)) continue;
        const [top, sag] = [5 + random() * 3, 0.6 + random() * 1.4];
        const points = Array.from({ length: 7 }, (_, k): Vec3 => {
          const u = k / 6;
          return [
            x + u * sag,
            ground(x, z) + top - u * (top - 0.8 - random() * 0.4),
            z + 0.4 * Math.sin(u * 5),
          ];
        });
        b.paint(mix(fromHex('#3d5a24'), fromHex('#5c4a2c'), random()), 'matte').tube(points, 0.035, 5, false);
      }
    },
    { castsNoShadow: true },
  );
};

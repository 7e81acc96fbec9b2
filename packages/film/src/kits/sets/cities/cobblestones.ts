/** Paving of single rounded stones round the action: large enough to be seen one by one. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const isCobbled = ({ request }: SetBuilder): boolean =>
  (request.details?.includes('cobbled') ?? false) &&
  !(request.season === 'winter' && request.weather.includes('snow'));

/** Metres of one patch, and of a stone with its joint. */
const patch = 6;
const [stoneX, stoneZ] = [0.3, 0.24];
const [dark, pale] = [fromHex('#6a645c'), fromHex('#a39a8c')];

const buildPatch = (): MeshBuilder => {
  const random = createRandom(77);
  const b = new MeshBuilder();
  const [columns, rows] = [Math.round(patch / stoneX), Math.round(patch / stoneZ)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = (column + (row % 2 ? 0.5 : 0)) * stoneX;
      const z = (row + 0.5) * stoneZ;
      const [w, d] = [stoneX * 0.43, stoneZ * 0.42];
      const y = 0.012 + 0.014 * random();
      b.paint(mix(dark, pale, random()), 'stone');
      // A flat top with slanting sides that run under the ground.
      const top = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const;
      const at = (k: number, grow: number, height: number): [number, number, number] => [
        x + top[k]![0] * w * grow,
        height,
        z + top[k]![1] * d * grow,
      ];
      b.quad(at(0, 0.82, y), at(1, 0.82, y), at(2, 0.82, y), at(3, 0.82, y), [0, 1, 0]);
      for (let k = 0; k < 4; k += 1) {
        const next = (k + 1) % 4;
        const normal = [top[k]![0] + top[next]![0], 1.4, top[k]![1] + top[next]![1]] as [
          number,
          number,
          number,
        ];
        b.quad(at(k, 0.82, y), at(next, 0.82, y), at(next, 1.05, -0.02), at(k, 1.05, -0.02), normal);
      }
    }
  return b;
};

/** Over flat ground, from the camera to some metres behind the action. */
export const addCobblestones = (set: SetBuilder): void => {
  const { mesh } = buildPatch();
  const [cx, , cz] = set.centre;
  for (let column = -2; column < 2; column += 1)
    for (let row = -2; row < 2; row += 1)
      set.add(mesh, translation(cx + column * patch, set.baseY, cz + row * patch), { castsNoShadow: true });
};

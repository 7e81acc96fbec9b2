/** Open garages along the pit lane, lit inside, with tool cabinets and stacks of tyres. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationZ, translation } from '../../../math/matrix.ts';
import { addWheel } from '../../vehicles/shared/wheels.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const [height, width, deep] = [3.4, 5.6, 4];

export const hasPit = ({ request }: SetBuilder): boolean =>
  (request.nouns ?? []).includes('racing car in its pit');

export const addPitGarages = (set: SetBuilder): void => {
  const z = Math.min(set.area.low[2] - 1, -5.6);
  set.model(
    (b) => {
      for (let n = -3; n <= 3; n += 1) {
        const x = set.centre[0] + n * width;
        b.paint(fromHex('#e9e9e6'), 'plaster')
          .box([x - width / 2, height / 2, z], [0.7, height, 0.5])
          .box([x, height / 2, z - deep], [width, height, 0.2]);
        b.paint(fromHex(n % 2 ? '#1f4fa8' : '#c8201f'), 'satin').box(
          [x, height + 0.45, z + 0.1],
          [width, 1, 0.6],
        );
        b.paint(fromHex('#f4f4f2'), 'satin').box([x, height + 0.45, z + 0.42], [width * 0.5, 0.4, 0.04]);
        b.paint(fromHex('#8f9398'), 'satin').box([x, 0.02, z - deep / 2], [width, 0.04, deep]);
        b.paint([1.6, 1.6, 1.5], 'glow').box([x, height - 0.1, z - deep / 2], [width * 0.7, 0.08, 0.3]);
        b.paint(fromHex('#c8201f'), 'satin').box([x - 1.2, 0.6, z - deep + 0.8], [1.4, 1.2, 0.8], 0.04);
        for (let k = 0; k < 4; k += 1)
          b.at(multiply(translation(x + 1.7, 0.17 + 0.34 * k, z - 1.2), rotationZ(Math.PI / 2)), (w) =>
            addWheel(w, 0.34, 0.32, 'alloy', 1, fromHex('#d8b030'), 12),
          );
      }
    },
    { castsNoShadow: true },
  );
};

/** The back of a vehicle that is loaded or unloaded: a dark hold behind a lid that is up. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import type { Model } from '../../kits/model.ts';
import { rotationX, translation } from '../../math/matrix.ts';
import { rearAt } from '../move/story/transfers.ts';
import { mainColour } from './recolour.ts';

export const withOpenRear = (model: Model): Model => {
  const [width, height, length] = model.size;
  const [, sill] = rearAt(model);
  const isTall = height > width * 0.95;
  const high = isTall ? height * 0.86 : height * 0.66;
  const half = width * 0.38;
  const builder = new MeshBuilder();
  const back = -length / 2;
  builder
    .paint([0.02, 0.02, 0.022], 'matte')
    .box([0, (sill + high) / 2, back + 0.04], [half * 2, high - sill, 0.12]);
  const reach = isTall ? (high - sill) * 0.8 : length * 0.15;
  const lid = (b: MeshBuilder) =>
    isTall
      ? b.box([0, 0, -reach / 2], [half * 2, 0.05, reach])
      : b.box([0, reach / 2, 0], [half * 2, reach, 0.05]);
  // Of a car it stands up before the rear window, of a van it is a roof over those who load it.
  builder
    .paint(mainColour(model), 'glossy')
    .at(translation(0, high, isTall ? back : back + reach), (b) => b.at(rotationX(isTall ? 0.25 : 0.3), lid));
  return { ...model, parts: [...model.parts, { name: 'open rear', mesh: builder.mesh }] };
};

/** What becomes of a thing under the hands: the pieces it is made of, and where each is when a share of the work is done. */

import type { Mesh } from '../../geometry/mesh.ts';
import { lerp } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Becoming } from '../../scene/handling.ts';
import { boxOf } from './bake-model.ts';
import type { Change, Worked } from './change.ts';
import { coated, holed, marked, nailed, stamped, worn } from './left-on.ts';
import { halves, opened, peeled, slices } from './parted.ts';
import { crumple, dented, flattened } from './shaped.ts';

const still = ({ whole, box }: Worked): Change => ({
  pieces: { whole },
  place: () => ({}),
  frontAt: (done) => lerp(box.high[0], box.low[0], 0.3 + 0.4 * done),
  topAt: () => box.high[1],
});

const makers: Record<Becoming, (worked: Worked) => Change> = {
  slices,
  halves,
  peeled,
  coated,
  flattened,
  crumpled: crumple,
  dented,
  worn,
  marked,
  stamped,
  holed,
  nailed,
  opened,
};

export const changeOf = (becomes: Becoming | null, whole: Mesh, flesh: Vec3, tone: Vec3): Change => {
  const worked: Worked = { whole, box: boxOf(whole), flesh, tone };
  return becomes ? makers[becomes](worked) : still(worked);
};

/** Parts shared by the models beside it. */

import type { Vec3 } from '../../../../math/vector.ts';
import type { PoseInput } from '../../../model.ts';
import { flicker } from '../../../shared/puffs.ts';

export const firelight = (input: PoseInput, at: Vec3, strength: number, reach: number) => {
  const power = strength * flicker(input.time, input.phase);
  return { position: at, colour: [power, power * 0.5, power * 0.16] as Vec3, reach };
};

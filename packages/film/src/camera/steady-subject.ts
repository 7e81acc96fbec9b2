/** The camera's subject where what is watched stays in one place. */

import type { Vec3 } from '../math/vector.ts';
import type { Subject } from './shots.ts';

export const steadySubject = (centre: Vec3, extent: Subject['extent']): Subject => ({
  centreAt: () => centre,
  extent,
  detail: { offset: [0, 0, 0], extent },
  travel: null,
  isAirborne: false,
});

/** Slight colouring of the whole picture by mood. */

import type { Vec3 } from '../math/vector.ts';
import type { Mood } from '../scene/scene.ts';

export const moodTint: Partial<Record<Mood, Vec3>> = {
  romantic: [1.06, 0.98, 0.96],
  melancholy: [0.95, 0.99, 1.07],
  spooky: [0.92, 1.03, 1.02],
  cosy: [1.08, 1, 0.9],
  mysterious: [0.94, 0.99, 1.08],
  dreamy: [1.03, 1, 1.04],
  epic: [1.04, 1, 0.96],
  tense: [0.97, 1.02, 0.98],
};

/** How near hands, mouth or paws came to where they were to be. */

import type { AnchorName, PoseInput } from '../../../kits/model.ts';
import { type Matrix, positionOf, transformPoint } from '../../../math/matrix.ts';
import { distance } from '../../../math/vector.ts';
import type { ModelInstance } from '../model-instance.ts';

const anchors: Record<'handLeft' | 'handRight' | 'mouthAt' | 'pawAt', readonly AnchorName[]> = {
  handLeft: ['handLeft'],
  handRight: ['handRight'],
  mouthAt: ['mouth'],
  // Now one and now the other.
  pawAt: ['handLeft', 'handRight'],
};

/** In metres, of the nearest of them; null: none was to be anywhere. */
export const gapToGoals = (
  goals: Pick<PoseInput, keyof typeof anchors>,
  instance: ModelInstance,
  root: Matrix,
): number | null => {
  const gaps = (Object.keys(anchors) as (keyof typeof anchors)[]).flatMap((name) => {
    const goal = goals[name];
    return goal
      ? anchors[name].flatMap((anchor) => {
          const at = instance.anchor(anchor);
          return at ? [distance(positionOf(at), transformPoint(root, goal))] : [];
        })
      : [];
  });
  return gaps.length > 0 ? Math.min(...gaps) : null;
};

/** Verbs whose tie to their object is not that of their action. */

import type { Action } from '../../scene/actions.ts';
import type { TieKind } from '../../scene/scene.ts';

/** `flying`: a kite is held by its line. */
export type VerbTie = TieKind | 'wearing' | 'flying';

export const linkingVerbs: { verbs: string; tie: VerbTie; action: Action | null }[] = [
  {
    verbs:
      'lead/led, walk his, walk her, walk their, walk its, walk my, walk a, walk the, walk two, walk three, guide',
    tie: 'leading',
    action: 'walk',
  },
  { verbs: 'follow, trail, tail, walk behind', tie: 'following', action: 'walk' },
  { verbs: 'wear/wore/worn, put on, don', tie: 'wearing', action: null },
  { verbs: 'push a, push the, push his, push her', tie: 'behind', action: 'push' },
  { verbs: 'fly a, fly their, fly his, fly her, fly kites, fly the', tie: 'flying', action: 'hold' },
  { verbs: 'have/had, contain, feature, include', tie: 'with', action: null },
  { verbs: 'cross, crossing over, traverse', tie: 'on', action: 'walk' },
  { verbs: 'walk, stroll', tie: 'leading', action: 'walk' },
];

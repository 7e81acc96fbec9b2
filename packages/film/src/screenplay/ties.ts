/** How a relation of the facts is seen as a tie between things. */

import type { RelationKind } from '../facts/facts.ts';
import type { TieKind } from '../scene/scene.ts';

/** The tie that shows a relation; null: seen by the place alone. */
export const tieOfRelation: Record<RelationKind, TieKind | null> = {
  on: 'on',
  in: 'in',
  under: 'under',
  above: 'above',
  beside: 'beside',
  left_of: 'left_of',
  right_of: 'right_of',
  in_front_of: 'in_front_of',
  behind: 'behind',
  between: 'between',
  around: 'around',
  against: 'against',
  along: 'along',
  across: 'over',
  through: 'through',
  // The stage leads a way by what stands there as it leads one through an arch.
  past: 'through',
  over: 'over',
  at: 'beside',
  near: 'beside',
  far_from: 'behind',
  inside: 'in',
  outside: 'beside',
  at_edge_of: 'beside',
  in_middle_of: 'in',
  on_top_of: 'on',
  with: 'with',
  facing: 'facing',
  covered_with: null,
  made_of: null,
  full_of: null,
  depicts: null,
};

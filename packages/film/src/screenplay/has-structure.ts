/** Whether a prompt says what one still scene cannot hold: sides as the viewer sees them, an order of events, changes. */

import type { Facts, RelationKind } from '../facts/facts.ts';

const seenFromHere = new Set<RelationKind>([
  'left_of',
  'right_of',
  'in_front_of',
  'behind',
  'between',
  'above',
  'under',
]);

export const hasStructure = ({ relations, events, changes }: Facts): boolean => {
  if (changes.length > 0) return true;
  if (events.some(({ step }) => step > 0) || relations.some(({ step }) => step > 0)) return true;
  if (
    relations.some(
      ({ kind, frame, objects }) => frame === 'screen' || (seenFromHere.has(kind) && objects.length > 0),
    )
  )
    return true;
  return events.some(({ direction }) => direction === 'left' || direction === 'right');
};

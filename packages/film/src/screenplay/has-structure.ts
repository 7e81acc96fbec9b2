/** Whether a prompt says what one still scene cannot hold: sides as the viewer sees them, an order of events, changes, several who each do something, exact numbers of several things. */

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

export const hasStructure = ({ entities, relations, events, changes }: Facts): boolean => {
  if (changes.length > 0) return true;
  if (events.some(({ step }) => step > 0) || relations.some(({ step }) => step > 0)) return true;
  if (
    relations.some(
      ({ kind, frame, objects }) => frame === 'screen' || (seenFromHere.has(kind) && objects.length > 0),
    )
  )
    return true;
  if (events.some(({ direction }) => direction === 'left' || direction === 'right')) return true;
  const counted = entities.filter(({ count }) => count !== null && count > 1);
  if (counted.length > 1 || counted.some(({ count }) => count! > 2 && count! <= 12)) return true;
  const doers = new Set(events.flatMap(({ agents }) => agents.slice(0, 1)));
  return doers.size > 1;
};

/** Whether a prompt says what one still scene cannot hold: sides as the viewer sees them, an order of events, changes. */

import type { Facts, RelationKind } from '../facts/facts.ts';

export const onScreen = new Set<RelationKind>(['left_of', 'right_of']);
/** Places of things that what is usual for a scene may keep or not. */
export const seenFromHere = new Set<RelationKind>(['in_front_of', 'behind', 'between', 'above', 'under']);

/** `places`: nothing but where things stand to each other. */
export const structureOf = ({ relations, events, changes }: Facts): 'none' | 'places' | 'story' => {
  if (changes.length > 0) return 'story';
  if (events.some(({ step }) => step > 0) || relations.some(({ step }) => step > 0)) return 'story';
  if (
    relations.some(
      ({ kind, frame, objects }) => frame === 'screen' || (onScreen.has(kind) && objects.length > 0),
    )
  )
    return 'story';
  if (events.some(({ direction }) => direction === 'left' || direction === 'right')) return 'story';
  return relations.some(({ kind, objects }) => seenFromHere.has(kind) && objects.length > 0)
    ? 'places'
    : 'none';
};

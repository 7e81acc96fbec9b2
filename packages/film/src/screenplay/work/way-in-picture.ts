/** Which way through the picture somebody goes, where the words do not say it as a direction. */

import type { Event, RelationKind } from '../../facts/facts.ts';
import type { Action } from '../../scene/actions.ts';
import type { Direction } from '../../scene/scene.ts';
import { living } from '../../understand/nouns/nature.ts';
import { type Shown, shownAs } from '../shown.ts';

const sideOf: Partial<Record<RelationKind, Direction>> = { left_of: 'left', right_of: 'right' };

/** "Slinks to the left side of the room": of a place it is the side of the picture. */
export const towardsSide = (shown: Shown, { at, to }: Event): Direction | null =>
  [...to, ...at].flatMap(({ kind, entities }) =>
    entities.every((one) => shownAs(shown, one) === undefined) ? (sideOf[kind] ?? []) : [],
  )[0] ?? null;

/** "A rabbit hops by", "a camel treks past": through the picture, from side to side. */
export const goesBy = ({ things }: Shown, { verb }: Event, doer: number, action: Action): Direction | null =>
  / (?:by|past)$/.test(verb) &&
  living.has(things[doer]!.noun?.nature ?? 'prop') &&
  ['walk', 'run', 'jump', 'fly', 'swim', 'sneak', 'crawl'].includes(action)
    ? 'right'
    : null;

/** "Jumps over a fence": from the one side of it to the other. */
export const clearedBy = (
  shown: Shown,
  { path, at, to }: Event,
  doer: number,
  action: Action,
): number | null => {
  if (action !== 'jump') return null;
  const over = [...path, ...at, ...to].find(({ kind }) => kind === 'over');
  const cleared = over?.entities.map((one) => shownAs(shown, one)).find((one) => one !== undefined);
  return cleared === undefined || cleared === doer ? null : cleared;
};

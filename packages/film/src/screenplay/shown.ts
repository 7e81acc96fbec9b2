/** The things of a scene and the entities they show. */

import type { Facts } from '../facts/facts.ts';
import type { DraftThing } from '../understand/draft.ts';
import { type CastEntity, wholeOf } from './cast-entity.ts';

export type Shown = {
  facts: Facts;
  cast: readonly CastEntity[];
  things: DraftThing[];
  /** Index of the thing of an entity; undefined where it has none. */
  thingOf: Map<number, number>;
};

export const shownAs = (shown: Shown, entity: number): number | undefined => {
  const whole = wholeOf(shown.cast, entity);
  return whole === null ? undefined : shown.thingOf.get(whole);
};

export const nounOf = ({ cast }: Shown, entity: number) => {
  const one = cast[entity];
  return one?.is === 'thing' ? one.noun : null;
};

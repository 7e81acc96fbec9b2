/** What an entity of the facts is on the screen: a thing, the place itself, a garment, a part of another, or an effect. */

import type { Heaping } from '../scene/heaping.ts';
import type { Effect, Place, Weather } from '../scene/scene.ts';
import type { Noun } from '../understand/nouns/find-noun.ts';

export type CastEntity =
  /** `count`: of what a group's noun names, such as a race of boats. */
  | {
      is: 'thing';
      noun: Noun;
      isStandIn: boolean;
      count?: number;
      /** The entity is this part of the thing, and what is said of it is said of the part. */
      part?: string;
      /** Many of it on top of each other are this one thing. */
      heaping?: Heaping;
    }
  | { is: 'place'; place: Place }
  | { is: 'weather'; weather: Weather }
  | { is: 'effect'; effect: Effect }
  | { is: 'garment'; of: number }
  | { is: 'part'; of: number }
  | { is: 'character' }
  /** The ground, the air, the horizon, or nothing that can be seen: "fun", "a stroll". */
  | { is: 'surroundings' }
  | { is: 'unknown' };

/** The thing that an entity stands for or belongs to; null where none is on the screen. */
export const wholeOf = (cast: readonly CastEntity[], index: number): number | null => {
  let at = index;
  for (let step = 0; step < cast.length; step += 1) {
    const one = cast[at];
    if (!one) return null;
    if (one.is === 'part' || one.is === 'garment') at = one.of;
    else return one.is === 'thing' || one.is === 'character' ? at : null;
  }
  return null;
};

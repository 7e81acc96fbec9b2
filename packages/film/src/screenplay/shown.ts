/** The things of a scene that is being written, the entities they show, and how they are tied to each other. */

import type { Facts, Location, RelationKind } from '../facts/facts.ts';
import { findKit } from '../kits/find-kit.ts';
import { bodyGarments } from '../scene/garments.ts';
import type { Tie, TieKind } from '../scene/scene.ts';
import { limits } from '../scene/scene.ts';
import type { DraftThing } from '../understand/draft.ts';
import { findNoun } from '../understand/nouns/find-noun.ts';
import { living, vehicles } from '../understand/nouns/nature.ts';
import { isHanded, isRidden, isSeat } from '../understand/nouns/uses.ts';
import { type CastEntity, wholeOf } from './cast-entity.ts';
import { tieOfRelation } from './ties.ts';

export type Shown = {
  facts: Facts;
  cast: readonly CastEntity[];
  things: DraftThing[];
  /** Index of the thing of an entity; undefined where it has none. */
  thingOf: Map<number, number>;
};

const holds = new Set<TieKind>([
  'holding',
  'riding',
  'driving',
  'leading',
  'chasing',
  'fleeing',
  'following',
]);

export const shownAs = (shown: Shown, entity: number): number | undefined => {
  const whole = wholeOf(shown.cast, entity);
  return whole === null ? undefined : shown.thingOf.get(whole);
};

export const nounOf = ({ cast }: Shown, entity: number) => {
  const one = cast[entity];
  return one?.is === 'thing' ? one.noun : null;
};

/** One sits on a chair, whether "in" or "on" it is said. */
export const tieTo = ({ things }: Shown, kind: RelationKind, to: number, self?: DraftThing): Tie | null => {
  const tie = tieOfRelation[kind];
  if (tie === null) return null;
  const { noun } = things[to]!;
  if (tie === 'on' && self && living.has(self.noun?.nature ?? 'prop') && isMount(noun))
    return { kind: 'riding', to };
  // Cars that one drives through are around the way; a joey in its pouch is with its mother.
  if (tie === 'through' && vehicles.has(noun?.nature ?? 'prop')) return null;
  if (tie === 'in' && living.has(noun?.nature ?? 'prop')) return { kind: 'beside', to };
  return { kind: tie === 'in' && isSeat(noun) ? 'on' : tie, to };
};

const isMount = (noun: DraftThing['noun']) => noun?.nature === 'animal' && isRidden(noun);

export const firstTie = (shown: Shown, self: number, places: readonly Location[]): Tie | null => {
  for (const { kind, entities } of places) {
    const to = entities.map((one) => shownAs(shown, one)).find((one) => one !== undefined && one !== self);
    const tie = to === undefined ? null : tieTo(shown, kind, to, shown.things[self]);
    if (tie) return tie;
  }
  return null;
};

/** An animal in clothes of the body stands upright and does as people do. */
const isInClothes = ({ noun, wears }: DraftThing): boolean =>
  noun !== null &&
  living.has(noun.nature) &&
  findKit(noun.kit ?? '')?.character !== undefined &&
  wears.some(({ name }) => bodyGarments.has(name));

export const isPerson = (thing: DraftThing): boolean =>
  thing.noun?.nature === 'person' || thing.character !== null || isInClothes(thing);

/** As what somebody does a deed: an animal in the part of a person as a person. */
export const doerNoun = (shown: Shown, entity: number) => {
  const noun = nounOf(shown, entity);
  const thing = shown.things[shownAs(shown, entity) ?? -1];
  return thing && isInClothes(thing) ? (findNoun('person') ?? noun) : noun;
};

/** A mouse in a coat or a bear in an apron stands upright and has hands too. */
export const hasHands = (thing: DraftThing) =>
  isPerson(thing) || isHanded(thing.noun) || thing.wears.length > 0;

export const addTie = (thing: DraftThing, tie: Tie) => {
  if (thing.ties.length >= limits.ties) return;
  if (!thing.ties.some(({ to, kind }) => to === tie.to && (kind === tie.kind || holds.has(kind))))
    thing.ties.push(tie);
};

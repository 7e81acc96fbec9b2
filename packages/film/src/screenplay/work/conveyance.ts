/** What one goes in or on, and the verbs for it. */

import { limits } from '../../scene/scene.ts';
import { type DraftAct, type DraftThing, newThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { vehicles } from '../../understand/nouns/nature.ts';
import { isRidden } from '../../understand/nouns/uses.ts';
import { isPerson, type Shown } from '../shown.ts';

const conveying = new Set(['drive', 'ride', 'steer', 'pilot', 'cruise', 'sail', 'paddle', 'row']);

/** "Drive off" too. */
export const isConveying = (verb: string): boolean => conveying.has(verb.split(' ')[0]!);

export const isConveyance = (noun: DraftThing['noun']): boolean =>
  noun !== null && (vehicles.has(noun.nature) || isRidden(noun));

/** Verbs that name what is ridden. */
const namedByVerb: ReadonlyMap<string, string> = new Map(
  ['cycle', 'bike', 'pedal', 'bicycle'].map((verb) => [verb, 'bicycle']),
);

/** "Cycles through a village": on a bicycle, where nothing else is said to be ridden. */
export const rideOwnConveyance = ({ things }: Shown, doer: number, act: DraftAct): void => {
  const noun = findNoun(namedByVerb.get(act.verb.split(' ')[0]!) ?? '');
  const thing = things[doer]!;
  const rides = thing.ties.some(
    ({ kind, to }) => kind === 'riding' || isConveyance(things[to]?.noun ?? null),
  );
  if (!noun || act.object !== null || rides || !isPerson(thing) || things.length >= limits.things) return;
  const at = things.push({ ...newThing(noun.name, noun), isImplied: true, count: thing.count }) - 1;
  thing.ties = [{ kind: 'riding', to: at }, ...thing.ties];
};

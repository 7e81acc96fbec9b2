/** People who scream before a giant beast run away from it, and it comes after them. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { countOf, isPerson, nounOf } from '../draft-things.ts';

const giants =
  /\b(?:t.?rex|tyrannosaurus|dinosaurs?|raptors?|godzilla|king kong|kaiju|monsters?|kraken|dragons?|giants?|troll|cyclops|mechas?|ufos?)\b/;

const isGiant = (thing: DraftThing) =>
  !isPerson(thing) &&
  (giants.test(`${thing.name} ${nounOf(thing)}`) ||
    ((thing.size === 'huge' || thing.size === 'large') &&
      (thing.noun?.nature === 'animal' || /robot|spider|octopus|ape/.test(nounOf(thing)))));

const panics = (thing: DraftThing, giant: number) =>
  isPerson(thing) &&
  countOf(thing) > 1 &&
  (thing.acts.some(
    ({ verb, action }) =>
      action === 'flee' || /^(?:scream|shout|yell|panic|flee|escap|run|scatter)/.test(verb),
  ) ||
    thing.ties.some(({ kind, to }) => kind === 'fleeing' && to === giant));

export const fleeFromGiants = (draft: Draft) => {
  const at = draft.things.findIndex(isGiant);
  const giant = draft.things[at];
  const crowd = draft.things.filter((thing) => panics(thing, at));
  if (!giant || crowd.length === 0) return;
  for (const thing of crowd) {
    thing.count = Math.min(9, Math.max(7, countOf(thing)));
    thing.acts = [{ ...newAct('flee', 'flee'), object: at, direction: 'toward' }];
    thing.ties = [...thing.ties.filter(({ to }) => to !== at), { kind: 'fleeing', to: at }];
  }
  // Beside people who fill the picture only its legs would be seen.
  draft.shot ??= 'wide';
  draft.angle ??= 'low';
};

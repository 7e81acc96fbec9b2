/** People who scream before a giant beast run away from it, and it comes after them. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
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
  const moves = giant.acts.some(({ action }) => action && /^(?:run|walk|fly|hover|float)$/.test(action));
  if (!moves) giant.acts = [newAct('walk', 'walk')];
  // Beside people who fill the picture only its legs would be seen.
  draft.shot ??= 'wide';
  draft.angle ??= 'low';
};

/** Giants who fight in a bay or in the sea stand in the water, both as high as houses, before the city that is named. */
export const fightInWater = (text: string, draft: Draft) => {
  const isWater =
    /\b(?:in|into|off|out of|from) (?:[a-z]+ ){0,3}(?:bay|sea|ocean|harbou?r|water|gulf)\b/.test(text);
  const attackers = draft.things.filter(({ acts }) => acts.some(({ action }) => action === 'fight'));
  const attacked = attackers.flatMap(({ acts, ties }) => [
    ...acts.flatMap(({ object }) => object ?? []),
    ...ties.filter(({ kind }) => kind === 'facing').map(({ to }) => to),
  ]);
  const fighters = draft.things.filter(
    (thing, index) => thing.noun && (attackers.includes(thing) || attacked.includes(index)),
  );
  const isHuge = (thing: DraftThing) => isGiant(thing) || thing.size === 'huge';
  if (!isWater || fighters.length < 2 || !fighters.some(isHuge)) return;
  const where = draft.places.find(({ place }) => /^(?:coast|beach|sea|harbour)$/.test(place));
  if (where) where.place = 'sea';
  else draft.places.unshift({ place: 'sea', text: '', link: null, isBehind: false });
  for (const thing of fighters) {
    thing.size = 'huge';
    // A beast of the sea that fights standing is of the kind that walks.
    if (/^(?:sea|water) (?:monster|creature|beast)$|^leviathan$|^kaiju$/.test(thing.name))
      thing.noun = findNoun('godzilla') ?? thing.noun;
  }
};

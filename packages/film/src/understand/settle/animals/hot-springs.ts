/** Animals in a hot spring: they sit in the steaming water among rocks, outdoors; monkeys do so in winter. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { without } from '../rearrange-things.ts';

const isSpring = ({ noun, name }: DraftThing) =>
  noun?.kit === 'hot spring' || /\bhot springs?\b|\bonsen\b|\bthermal (?:pool|spring|bath)/.test(name);

export const batheInSprings = (text: string, draft: Draft) => {
  if (!/\bhot springs?\b|\bonsen\b|\bthermal (?:pools?|springs?|baths?)\b/.test(text)) return;
  const bathers = draft.things.filter(({ noun }) => noun?.nature === 'animal' || noun?.nature === 'bird');
  const noun = findNoun('hot spring');
  if (bathers.length === 0 || !noun) return;
  draft.things = without(
    draft.things,
    (thing) => !bathers.includes(thing) && /^(?:water|steam|bath|pool|rock|stone|snow)s?$/.test(thing.name),
  );
  let at = draft.things.findIndex(isSpring);
  if (at < 0 && draft.things.length >= limits.things) return;
  if (at < 0) at = draft.things.push(newThing('hot spring', noun)) - 1;
  Object.assign(draft.things[at]!, { noun, count: 1, plural: false, acts: [], ties: [] });
  const isWinter =
    bathers.some(({ noun: kind }) => /monkey|macaque/.test(kind?.base ?? '')) || /\bsnow/.test(text);
  if (isWinter) addOnce(draft.things[at]!.traits, 'snowy');
  for (const bather of bathers) {
    bather.ties = [{ kind: 'in', to: at }, ...bather.ties.filter(({ kind }) => kind === 'holding')];
    bather.acts = [newAct('sit', 'sit')];
    const kind = /^(?:monkey|macaque)$/.test(bather.noun?.base ?? '') ? findNoun('snow monkey') : undefined;
    if (kind) bather.noun = { ...kind, base: 'monkey' };
    if (bather.plural || (bather.count ?? 1) > 4) Object.assign(bather, { count: 3, plural: false });
  }
  draft.places = [
    { place: isWinter ? 'snowfield' : 'forest', text: 'outdoors', link: null, isBehind: false },
  ];
  if (isWinter) draft.season = 'winter';
  // Seen across the water, with the rocks behind and the steam before them.
  draft.shot ??= 'medium';
};

/** Weddings: one couple, however often they are named. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { acts, add, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isCalled = (name: string) => (thing: DraftThing) => isPerson(thing) && thing.noun?.name === name;

const brideWears = (): DraftThing['wears'] => [
  { name: 'wedding_dress', colour: { name: 'white', hex: '#f6f4f0' } },
];
const groomWears = (): DraftThing['wears'] => [
  { name: 'suit', colour: { name: 'black', hex: '#1c1c20' } },
  { name: 'bow_tie', colour: null },
];

/** "A couple dancing at their wedding": the man and the woman are the groom and the bride. */
export const dressCouple = (draft: Draft) => {
  const grown = (sex: 'male' | 'female') =>
    draft.things.find(
      (thing) => /^(?:man|woman)$/.test(nounOf(thing)) && (thing.sex ?? thing.noun?.person?.sex) === sex,
    );
  const [man, woman] = [grown('male'), grown('female')];
  if (!man || !woman) return;
  man.noun = findNoun('groom')!;
  woman.noun = findNoun('bride')!;
  // What couples wear for a dance gives way to what is worn at a wedding.
  Object.assign(man, { name: 'groom', wears: groomWears() });
  Object.assign(woman, { name: 'bride', wears: brideWears() });
};

/** She stands with her back to those who wait for the bouquet; they are women, with their hands up. */
const tossBouquet = (draft: Draft) => {
  const bride = draft.things.find(isCalled('bride'));
  const act = bride?.acts.find(({ action }) => action === 'throw');
  const thrown = act && act.object !== null ? draft.things[act.object] : undefined;
  if (!bride || !thrown || !/bouquet|flower|rose/.test(nounOf(thrown))) return;
  const isWaiting = (thing: DraftThing) =>
    isPerson(thing) &&
    thing !== bride &&
    !isCalled('groom')(thing) &&
    (thing.plural || (thing.count ?? 1) > 1);
  let friends = draft.things.find(isWaiting);
  if (!friends) {
    const at = add(draft, 'woman', { plural: true, isImplied: true });
    if (at < 0) return;
    friends = draft.things[at]!;
  }
  const at = draft.things.indexOf(friends);
  friends.count = Math.min(7, Math.max(5, friends.count ?? 5));
  friends.sex ??= 'female';
  friends.acts = [newAct('raise_arms', 'raise arms')];
  friends.ties = [];
  bride.ties = bride.ties.filter(({ to }) => to !== at);
  addOnce(friends.traits, 'waits for the bouquet');
  addOnce(bride.traits, 'throws the bouquet');
};

export const marryOnce = (draft: Draft) => {
  const isBride = isCalled('bride');
  const isGroom = isCalled('groom');
  if (!draft.things.some(isBride)) return;
  dressCouple(draft);
  for (const isOne of [isBride, isGroom]) {
    const all = draft.things.filter(isOne);
    // Of those who are named twice the one who does something stays.
    const kept = all.find((thing) => thing.acts.length > 0) ?? all[0];
    draft.things = without(draft.things, (thing) => isOne(thing) && thing !== kept);
  }
  tossBouquet(draft);
  // A party is danced at in a hall; vows are made in a church.
  if (draft.places.length === 0 && draft.things.some((thing) => acts(thing, 'dance')))
    draft.places.push({ place: 'ballroom', text: '', link: null, isBehind: false });
  // Guests dance by themselves.
  for (const thing of draft.things) {
    if (isBride(thing) || isGroom(thing) || !isPerson(thing)) continue;
    for (const act of thing.acts)
      if (act.action === 'dance' && act.object !== null) {
        thing.ties = thing.ties.filter(({ to }) => to !== act.object);
        act.object = null;
      }
  }
  const [bride, groom] = [draft.things.find(isBride), draft.things.find(isGroom)];
  if (!bride || !groom) return;
  for (const [one, other] of [
    [bride, groom],
    [groom, bride],
  ] as const)
    for (const act of one.acts)
      if (acts(one, 'dance', 'kiss', 'hug') && act.object === null) act.object = draft.things.indexOf(other);
};

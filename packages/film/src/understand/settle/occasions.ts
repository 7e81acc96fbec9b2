/** Occasions with a look of their own: costumes at Halloween, colours at Holi, a doze on the train, a lean into a turn. */

import { addOnce, type Draft, type DraftThing, newAct } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { wearsOf } from '../nouns/usual-clothes.ts';
import { acts, add, countOf, does, isPerson, nounOf, retie } from './draft-things.ts';

const halloweenNouns = ['witch', 'pirate', 'superhero', 'princess', 'vampire', 'clown'];

/** Children in costumes are a witch, a pirate and so on, with buckets for sweets. */
const dressForHalloween = (draft: Draft) => {
  const isOut = (thing: DraftThing) => isPerson(thing) && does(thing, /^trick or treat/);
  const child = draft.things.find(
    (thing) =>
      isPerson(thing) &&
      (isOut(thing) || (thing.age === 'child' && thing.wears.some(({ name }) => name === 'costume'))),
  );
  if (!child) return;
  const kinds = halloweenNouns.slice(0, Math.max(1, Math.min(5, countOf(child))));
  const [first] = kinds;
  const bucket = (owner: DraftThing) => {
    const at = add(draft, 'candy bucket', { isImplied: true });
    if (at >= 0) retie(owner, 'holding', at);
  };
  const disguise = (thing: DraftThing, noun: string) => {
    thing.noun = { ...findNoun(noun)!, name: noun };
    Object.assign(thing, { age: 'child', count: 1, plural: false, acts: [newAct('walk', 'walk')] });
    thing.wears = wearsOf(findNoun(noun)!).filter(({ name }) => name !== 'beard');
  };
  disguise(child, first!);
  bucket(child);
  draft.timeOfDay ??= 'dusk';
  draft.season ??= 'autumn';
  // From door to door.
  if (draft.places.length === 0) {
    draft.places.push({ place: 'street', text: '', link: null, isBehind: false });
    addOnce(draft.details, 'suburban');
  }
  add(draft, 'jack o lantern', { isImplied: true, count: 3, plural: true });
};

/** Clouds of colour instead of trays, and white clothes to see them on. */
const throwColours = (draft: Draft) => {
  const isPowder = (thing: DraftThing) =>
    /powder$/.test(`${nounOf(thing)} ${thing.name}`.trim()) && !isPerson(thing);
  const isHoli = draft.effects.includes('colour_powder');
  if (!isHoli && !draft.things.some((thing) => isPowder(thing) && /colou?r|holi|paint/.test(thing.name)))
    return;
  for (const thing of draft.things.filter(isPerson)) {
    // A crowd is near enough to be seen in its colours.
    if ((thing.count ?? 0) > 12) thing.count = 12;
    if (acts(thing, 'throw') || thing.acts.length === 0) thing.acts = [newAct('dance', 'dance')];
  }
  if (draft.places.length === 0)
    draft.places.push({ place: 'square', text: '', link: null, isBehind: false });
};

/** What is in bed with somebody is in the hands of somebody in bed. */
const joinInBed = (draft: Draft) => {
  const bed = draft.things.findIndex((thing) => nounOf(thing) === 'bed');
  if (bed < 0) return;
  for (const thing of draft.things.filter(isPerson)) {
    // A figure that is awake in bed or on it sits at the pillows.
    const tied = thing.ties.find(({ to, kind }) => to === bed && kind === 'on');
    if (tied && acts(thing, 'sit', 'phone', 'read', 'eat', 'drink', 'type', 'write', 'laugh', 'talk', 'cry'))
      tied.kind = 'in';
  }
};

/** What is blown away is the white head of seeds, not the yellow flower. */
const blowSeeds = (draft: Draft) => {
  const blower = draft.things.find((thing) => isPerson(thing) && does(thing, /^(?:blow|puff)/));
  for (const thing of draft.things)
    if (blower && /dandelion/.test(nounOf(thing)))
      Object.assign(thing, { noun: findNoun('dandelion clock'), count: blower.count, plural: blower.plural });
};

/** Those who only go past do it behind whoever plays for them. */
const passBehind = (draft: Draft) => {
  const [player] = draft.things;
  if (!player || !isPerson(player) || player.plural || (player.count ?? 1) > 1) return;
  for (const thing of draft.things.slice(1)) {
    const passes = isPerson(thing) && thing.plural && does(thing, /^(?:walk|hurry|rush|pass|run|stroll|go)/);
    if (!passes || thing.ties.length > 0 || thing.acts.some(({ object }) => object !== null)) continue;
    thing.count = Math.max(thing.count ?? 0, 7);
  }
};

/** A figure that scrolls looks at the phone; only a call is made with it at the ear. */
const lookAtPhone = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    for (const act of thing.acts) {
      if (act.action !== 'phone' || !/^(?:scroll|text|look|check|use|browse|swipe|type)/.test(act.verb))
        continue;
      const phone = act.object ?? add(draft, 'phone', { isImplied: true });
      if (phone < 0 || !/phone/.test(nounOf(draft.things[phone]!))) continue;
      Object.assign(act, { action: 'read', verb: 'read', object: phone });
      retie(thing, 'holding', phone);
      break;
    }
};

/** Raked leaves lie under autumn trees, and every tree of autumn is one. */
const turnToAutumn = (draft: Draft) => {
  if (draft.season !== 'autumn') return;
  for (const { noun, traits } of draft.things)
    if (noun?.nature === 'plant' && noun.base.includes('tree')) addOnce(traits, 'autumn');
};

export const settleOccasions = (draft: Draft) => {
  dressForHalloween(draft);
  throwColours(draft);
  joinInBed(draft);
  lookAtPhone(draft);
  turnToAutumn(draft);
  blowSeeds(draft);
  passBehind(draft);
};

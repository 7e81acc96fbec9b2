/** Games with a net between the sides, and sports whose ground has its own marks: curling, golf, jumps over a bar. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, does, findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const playAt = (draft: Draft, place: Draft['places'][number]['place'], instead: RegExp) => {
  const kept = draft.places.filter(({ place: known }) => !instead.test(known));
  draft.places = kept.length > 0 ? kept : [{ place, text: '', link: null, isBehind: false }];
};

/** The hole with its flag is on the green before the golfer. */
const putt = (draft: Draft) => {
  const golfer = draft.things.find(
    (thing) => isPerson(thing) && (/golf/.test(thing.name) || does(thing, /golf|^putt/)),
  );
  if (!golfer || draft.things.some((thing) => nounOf(thing) === 'putting green')) return;
  golfer.acts = golfer.acts.map((act) =>
    /^(?:sink|putt|hole|tap|roll|line|drop|make|hit|play|reach|swing|tee|drive|chip)/.test(act.verb)
      ? { ...act, ...newAct('hit', 'hit') }
      : act,
  );
  draft.things = without(
    draft.things,
    (thing) =>
      !isPerson(thing) && /^(?:putt|green|hole|golf ball|ball|shot|fairway|flag|tee|drive)$/.test(thing.name),
  );
  const hole = findOrAdd(draft, 'golf hole', /golf (?:hole|flag|green)/);
  if (!golfer.ties.some(({ kind }) => kind === 'holding')) {
    const club = add(draft, 'golf club', { isImplied: true });
    if (club >= 0) retie(golfer, 'holding', club);
  }
  if (hole >= 0) {
    draft.things[hole]!.isImplied = false;
    draft.things[hole]!.ties = [{ kind: 'behind', to: draft.things.indexOf(golfer) }];
  }
};

/** A figure that clears a bar has one to clear, with a mat behind it; where drinks are sold is elsewhere. */
const clearBar = (draft: Draft) => {
  const jumper = draft.things.find(
    (thing) =>
      isPerson(thing) && (/pole vault|high jump/.test(thing.name) || does(thing, /pole.?vault|high.?jump/)),
  );
  if (!jumper) return;
  const isPole = /pole/.test(jumper.name) || does(jumper, /pole/);
  const bar = findOrAdd(draft, isPole ? 'pole vault bar' : 'high jump bar', /(?:vault|jump) bar/);
  if (bar < 0) return;
  const action = isPole ? 'vault' : 'high_jump';
  Object.assign(draft.things[bar]!, { isImplied: false, acts: [newAct(action, action)] });
  Object.assign(jumper, { count: 1, plural: false, acts: [newAct(action, action)], ties: [] });
  playAt(draft, 'stadium', /^bar$|restaurant|cafe/);
};

export const settleGames = (draft: Draft) => {
  putt(draft);
  clearBar(draft);
};

/** What a genie comes out of is an oil lamp, of one piece with the smoke that the body ends in. */
export const riseFromLamp = (draft: Draft) => {
  const genie = draft.things.find(({ name }) => /^(?:[a-z]+ )?(?:genie|djinn|jinn)$/.test(name));
  const isLamp = (thing: DraftThing) =>
    !isPerson(thing) && /lamp|lantern/.test(`${nounOf(thing)} ${thing.name}`);
  if (!genie || countOf(genie) > 1 || !draft.things.some(isLamp)) return;
  const noun = findNoun('genie from a lamp');
  if (!noun) return;
  draft.things = without(draft.things, isLamp);
  Object.assign(genie, { noun, acts: [newAct('stand', 'stand')], ties: [] });
};

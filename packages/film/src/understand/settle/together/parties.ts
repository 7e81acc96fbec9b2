/** Parties and shows: a DJ has hands on the decks and guests who dance, a model walks the catwalk of a fashion show. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isDj = (thing: DraftThing) => isPerson(thing) && /^(?:dj|disc jockey)$/.test(nounOf(thing));

/** A DJ plays at the decks; on a stage the hall is full, elsewhere guests dance beside the desk. */
const playDecks = (text: string, draft: Draft) => {
  const dj = draft.things.find(isDj);
  if (!dj) return;
  for (const act of dj.acts)
    if (act.action === null || /^(?:dance|stir|stand|play_\w+|pose|talk|wave|spin)$/.test(act.action))
      Object.assign(act, { action: 'play_decks', verb: 'play', object: null });
  if (dj.acts.length === 0) dj.acts.push(newAct('play_decks', 'play'));
  if (draft.places.length === 0)
    draft.places.push({ place: 'concert', text: 'club', link: null, isBehind: false });
  const isStage = draft.places.some(({ place }) => place === 'concert' || place === 'theatre_stage');
  const isAlone = /\b(?:alone|empty|bedroom|studio|practi[cs]\w{1,4})\b/.test(text);
  if (isAlone) return;
  if (isStage) {
    for (const where of draft.places) if (where.place === 'theatre_stage') where.place = 'concert';
    addOnce(draft.details, 'audience');
    draft.shot ??= 'wide';
    return;
  }
  const isGuest = (thing: DraftThing) =>
    thing !== dj && isPerson(thing) && (thing.plural || countOf(thing) > 2);
  const known = draft.things.find(isGuest);
  const at = known ? -1 : add(draft, 'person');
  const guests = known ?? draft.things[at];
  if (!guests) return;
  Object.assign(guests, {
    count: Math.min(8, Math.max(6, countOf(guests))),
    plural: true,
    ties: [],
    acts: [newAct('dance', 'dance')],
  });
  addOnce(guests.traits, 'dances at the decks');
};

/** A party on the beach has lamps on strings and coloured lights. */
const lightParty = (text: string, draft: Draft) => {
  const isBeach = draft.places.some(({ place }) => place === 'beach');
  const isParty = /\b(?:party|parties|partying|rave|disco|festival|dj|luau)\b/.test(text);
  if (!isBeach || !isParty || !draft.things.some(isPerson)) return;
  addOnce(draft.details, 'beach_party');
  addOnce(draft.details, 'fairy_lights');
};

const isShow = /\b(?:catwalks?|runways?|fashion (?:show|week|parade)|haute couture show)\b/;
const isAirfield = /\b(?:plane|airplane|aircraft|jet|airport|take ?off|landing|helicopter|aeroplane)s?\b/;

/** Where a model walks is a catwalk between the guests; she comes towards us. */
const walkCatwalk = (text: string, draft: Draft) => {
  if (!isShow.test(text) || isAirfield.test(text)) return;
  const isModel = (thing: DraftThing) => isPerson(thing) && /model/.test(`${thing.name} ${nounOf(thing)}`);
  const walkers = draft.things.filter(
    (thing) => isPerson(thing) || thing.noun?.nature === 'animal' || /robot/.test(nounOf(thing)),
  );
  const isGuest = (thing: DraftThing) =>
    isPerson(thing) &&
    !isModel(thing) &&
    /^(?:audience|crowds?|guests?|spectators?|people|photographers?|paparazzi)$/.test(thing.name);
  // The show and its models are the same people.
  const first = walkers.find(isModel);
  draft.things = without(
    draft.things,
    (thing) => isGuest(thing) || (thing !== first && isModel(thing) && thing.wears.length <= 1),
  );
  draft.places = [{ place: 'theatre_stage', text: 'catwalk', link: null, isBehind: false }];
  addOnce(draft.details, 'catwalk');
  draft.notDrawn = draft.notDrawn.filter((name) => !isShow.test(name) && !/fashion|spotlight/.test(name));
  if (!draft.things.some((thing) => walkers.includes(thing)))
    add(draft, 'fashion model', { count: 2, plural: true });
  for (const thing of draft.things) {
    if (!walkers.includes(thing) && !isModel(thing)) continue;
    thing.ties = thing.ties.filter(({ kind }) => kind === 'holding' || kind === 'with');
    if (countOf(thing) > 3) thing.count = 3;
    if (thing.acts.every(({ action }) => action === null || /^(?:stand|walk|pose|march|run)$/.test(action)))
      thing.acts = [newAct('walk', 'walk')];
  }
};

/** Graduates throw up their caps: those of all are in the air, nobody wears one. */
const throwCaps = (text: string, draft: Draft) => {
  const isThrown =
    /\b(?:throw|toss|fling|hurl)(?:s|es|ing)?\b.{0,30}\b(?:caps?|hats?|mortarboards?)\b|\b(?:caps|hats|mortarboards) (?:\w+ )?(?:thrown|tossed|flying|in the air)\b/;
  if (!/\bgraduat|mortarboard|\b(?:college|university|high school) students?\b/.test(text)) return;
  if (!isThrown.test(text)) return;
  draft.things = without(
    draft.things,
    (thing) => !isPerson(thing) && /\b(?:cap|hat|mortarboard)s?$/.test(thing.name),
  );
  const known = draft.things.find(isPerson);
  const graduates = known ?? draft.things[add(draft, 'graduate')];
  if (!graduates) return;
  const count =
    known && !known.plural && countOf(known) === 1 ? 1 : Math.min(Math.max(countOf(graduates), 5), 6);
  Object.assign(graduates, {
    noun: findNoun('graduate') ?? graduates.noun,
    count,
    plural: count > 1,
    wears: [{ name: 'robe', colour: { name: 'navy', hex: '#24304f' } }],
    ties: [],
    acts: [newAct('raise_arms', 'throw')],
  });
  addOnce(graduates.traits, 'tosses the cap');
  addOnce(graduates.traits, 'bareheaded');
  const caps = count > 1 ? count + 3 : 1;
  add(draft, 'graduation cap', { count: caps, plural: caps > 1, traits: ['tossed up'] });
  draft.notDrawn = draft.notDrawn.filter((name) => !/ceremony|graduation|caps?$|hats?$/.test(name));
  if (draft.places.length === 0) draft.places.push({ place: 'lawn', text: '', link: null, isBehind: false });
};

export const settleParties = (text: string, draft: Draft) => {
  playDecks(text, draft);
  lightParty(text, draft);
  walkCatwalk(text, draft);
  throwCaps(text, draft);
};

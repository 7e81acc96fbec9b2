/** Everyday scenes that need things nobody names: a bed for a bedtime story, a bus stop for who waits for the bus. */

import { addOnce, type Draft, type DraftThing, newAct } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { add, does, findOrAdd, isPerson, nounOf, retie } from './draft-things.ts';
import { playWithBlocks } from './together/block-play.ts';

const setPlace = (draft: Draft, place: Draft['places'][number]['place']) => {
  if (draft.places.length === 0) draft.places.push({ place, text: '', link: null, isBehind: false });
};

/** What is raked is one heap, and it is autumn. */
const rakeLeaves = (draft: Draft) => {
  for (const thing of draft.things) {
    if (!isPerson(thing) || !does(thing, /^rake/)) continue;
    const leaves = draft.things.find((one) => /^leaf$|leaves/.test(`${nounOf(one)}`));
    draft.season ??= 'autumn';
    addOnce(draft.effects, 'leaves');
    const heap = leaves ? draft.things.indexOf(leaves) : add(draft, 'pile of leaves');
    if (heap < 0) continue;
    retie(thing, 'facing', heap);
  }
};

const isLine = ({ name }: DraftThing) => /clothes ?line|laundry|washing line/.test(name);

/** Hung on the line that is before them, not on themselves. */
const hangLaundry = (draft: Draft) => {
  const line = draft.things.findIndex(isLine);
  const hanger = draft.things.find((thing) => isPerson(thing) && does(thing, /^(?:hang|dry|pin|put)/));
  if (line < 0) return;
  const kept = draft.things[line]!;
  if (!hanger) return;
  hanger.ties = [{ kind: 'behind', to: draft.things.indexOf(kept) }];
  addOnce(kept.traits, 'being hung');
  addOnce(hanger.traits, 'hangs laundry');
  setPlace(draft, 'garden');
};

/** One letter in the hand, and a mailbox it is for. */
const deliverMail = (draft: Draft) => {
  for (const thing of draft.things) {
    if (!isPerson(thing) || !/mail|post|letter carrier/.test(thing.name)) continue;
    const letter = draft.things.find(
      (one) => /^(?:letter|newspaper|mail|envelope)$/.test(nounOf(one)) && one.name !== 'newspaper',
    );
    if (!letter) continue;
    Object.assign(letter, { noun: findNoun('envelope'), count: 1, plural: false });
    const box = findOrAdd(draft, 'mailbox', /mailbox|letterbox/);
    if (box < 0) continue;
    draft.things[box]!.isImplied = false;
    thing.acts = [{ ...newAct('reach', 'reach'), object: box }];
    thing.ties = [
      { kind: 'holding', to: draft.things.indexOf(letter) },
      { kind: 'facing', to: box },
    ];
  }
};

/** At the stop, with the bus still to come. */
const waitForBus = (draft: Draft) => {
  const bus = draft.things.findIndex((thing) => nounOf(thing) === 'bus');
  if (bus < 0 || draft.things.some((thing) => nounOf(thing) === 'bus stop')) return;
  const waits = (thing: DraftThing) =>
    isPerson(thing) &&
    thing.acts.some(({ verb, object }) => /^wait/.test(verb) && (object === bus || object === null));
  const waiting = draft.things.filter(waits);
  if (waiting.length === 0) return;
  Object.assign(draft.things[bus]!, { name: 'bus stop', noun: findNoun('bus stop'), acts: [] });
  for (const thing of waiting) {
    thing.acts = thing.acts.filter(({ verb }) => !/^wait/.test(verb));
    retie(thing, 'in_front_of', bus);
  }
  setPlace(draft, 'street');
};

/** Smoke and coloured lamps belong to a concert. */
const playRock = (draft: Draft) => {
  const isRock =
    draft.things.some(({ noun }) => noun?.name === 'rock star') ||
    draft.things.some(({ name }) => /rock band/.test(name));
  if (!isRock) return;
  for (const place of draft.places) if (place.place === 'theatre_stage') place.place = 'concert';
  const player = draft.things.find((thing) => thing.noun?.name === 'guitarist');
  const guitar = player ? add(draft, 'electric guitar', { isImplied: true }) : -1;
  if (player && guitar >= 0) retie(player, 'holding', guitar);
};

/** "A glowing fairy who sits": what shines does something else besides. */
const shineAndAct = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const others = thing.acts.filter(({ action, object }) => action !== 'shine' || object !== null);
    if (others.length === thing.acts.length) continue;
    addOnce(thing.traits, 'glowing');
    thing.acts = others;
  }
};

/** A baby that crawls across the picture shows an ear: it comes towards us. */
const crawlTowardsUs = ({ things }: Draft) => {
  for (const thing of things)
    if ((thing.age ?? thing.noun?.person?.age) === 'baby')
      for (const act of thing.acts)
        if (
          act.action === 'crawl' &&
          act.object === null &&
          !['left', 'right', 'away'].includes(act.direction ?? '')
        )
          act.direction = 'toward';
};

export const settleEverydayScenes = (draft: Draft) => {
  crawlTowardsUs(draft);
  playWithBlocks(draft);
  shineAndAct(draft);
  rakeLeaves(draft);
  hangLaundry(draft);
  deliverMail(draft);
  waitForBus(draft);
  playRock(draft);
};

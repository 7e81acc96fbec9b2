/** Everyday scenes that need things nobody names: a bed for a bedtime story, a bus stop for who waits for the bus. */

import { addOnce, type Draft, type DraftThing, newAct } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { acts, add, countOf, does, findOrAdd, isPerson, nounOf, retie } from './draft-things.ts';
import { without } from './rearrange-things.ts';
import { playWithBlocks } from './together/block-play.ts';

const setPlace = (draft: Draft, place: Draft['places'][number]['place']) => {
  if (draft.places.length === 0) draft.places.push({ place, text: '', link: null, isBehind: false });
};

/** The children sit in bed with whoever reads, and it is night. */
const readAtBedtime = (draft: Draft) => {
  if (!draft.notDrawn.includes('bedtime') && !draft.things.some(({ name }) => /bedtime/.test(name))) return;
  draft.notDrawn = draft.notDrawn.filter((name) => name !== 'bedtime');
  draft.things = without(draft.things, ({ name }) => /bedtime|^story$/.test(name));
  draft.timeOfDay ??= 'night';
  setPlace(draft, 'bedroom');
  const reader = draft.things.find((thing) => isPerson(thing) && acts(thing, 'read', 'talk'));
  const listeners = draft.things.filter((thing) => isPerson(thing) && thing !== reader);
  if (!reader || listeners.length === 0) return;
  const bed = findOrAdd(draft, 'bed', /^bed$|double bed/);
  const book = findOrAdd(draft, 'book', /book/);
  if (bed < 0 || book < 0) return;
  reader.ties = [
    { kind: 'in', to: bed },
    { kind: 'holding', to: book },
  ];
  reader.acts = [{ ...newAct('read', 'read'), object: book }];
  for (const thing of listeners) {
    thing.ties = [{ kind: 'in', to: bed }];
    thing.acts = [{ ...newAct('sit', 'sit'), object: book }];
    if (thing.wears.length === 0) thing.wears.push({ name: 'pyjamas', colour: null });
  }
};

/** Raked leaves are one heap, and it is autumn. */
const rakeLeaves = (draft: Draft) => {
  for (const thing of draft.things) {
    if (!isPerson(thing) || !does(thing, /^rake/)) continue;
    const leaves = draft.things.find((one) => /^leaf$|leaves/.test(`${nounOf(one)}`));
    draft.season ??= 'autumn';
    addOnce(draft.effects, 'leaves');
    const heap = leaves ? draft.things.indexOf(leaves) : add(draft, 'pile of leaves');
    if (heap < 0) continue;
    Object.assign(draft.things[heap]!, {
      name: 'pile of leaves',
      noun: findNoun('pile of leaves'),
      count: 1,
      plural: false,
      colour: null,
      acts: [],
    });
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
  kept.ties = kept.ties.filter(({ to }) => !isLine(draft.things[to]!));
  draft.things = without(draft.things, (thing) => thing !== kept && isLine(thing));
  if (!hanger) return;
  hanger.ties = [{ kind: 'behind', to: draft.things.indexOf(kept) }];
  hanger.acts = [{ ...newAct('reach', 'reach'), object: draft.things.indexOf(kept) }];
  addOnce(kept.traits, 'being hung');
  addOnce(hanger.traits, 'hangs laundry');
  kept.ties = [];
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
    if (thing.acts.length === 0) thing.acts = [newAct('stand', 'stand')];
    retie(thing, 'in_front_of', bus);
  }
  setPlace(draft, 'street');
};

/** A small tub, so that the baby looks over its edge. */
const bathBaby = (draft: Draft) => {
  const tub = draft.things.findIndex((thing) => nounOf(thing) === 'bathtub');
  const baby = draft.things.find(({ age, noun }) => age === 'baby' || noun?.person?.age === 'baby');
  if (tub < 0 || !baby) return;
  draft.things[tub]!.size ??= 'small';
  if (does(baby, /splash/)) addOnce(draft.effects, 'splash');
  retie(baby, 'in', tub);
  // No figure bathes in pyjamas; foam covers the rest.
  if (baby.wears.length === 0) {
    baby.wears = [{ name: 'swimsuit', colour: null }];
    baby.sex ??= 'male';
  }
  baby.acts = [newAct('laugh', 'laugh')];
};

/** A crowd that watches turns to those who perform. */
const watchPerformers = (draft: Draft) => {
  const performer = draft.things.findIndex(
    (thing) =>
      isPerson(thing) &&
      acts(thing, 'dance', 'headspin', 'flip', 'juggle', 'sing', 'play_guitar', 'play_violin'),
  );
  if (performer < 0) return;
  for (const [index, thing] of draft.things.entries()) {
    if (index === performer || !isPerson(thing) || countOf(thing) < 3) continue;
    for (const act of thing.acts)
      if (act.action === 'look' && act.object === null) {
        act.object = performer;
        retie(thing, 'behind', performer);
      }
  }
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

/** Toys lie about where children play. */
const fillToyRoom = (draft: Draft) => {
  if (!draft.places.some(({ text }) => /toy ?room|play ?room|nursery|day ?care|kindergarten/.test(text)))
    return;
  if (draft.things.length === 0 || draft.things.some((thing) => /block|rocking horse/.test(nounOf(thing))))
    return;
  for (const [noun, kind] of [
    ['rocking horse', 'behind'],
    ['toy blocks', 'beside'],
    ['toy train', 'in_front_of'],
    ['beach ball', 'beside'],
  ] as const) {
    const toy = add(draft, noun, { isImplied: true });
    if (toy >= 0) draft.things[toy]!.ties.push({ kind, to: 0 });
  }
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
  fillToyRoom(draft);
  shineAndAct(draft);
  readAtBedtime(draft);
  rakeLeaves(draft);
  hangLaundry(draft);
  deliverMail(draft);
  waitForBus(draft);
  bathBaby(draft);
  watchPerformers(draft);
  playRock(draft);
};

/** Occasions with a look of their own: costumes at Halloween, colours at Holi, a doze on the train, a lean into a turn. */

import { addOnce, type Draft, type DraftThing, newAct } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { wearsOf } from '../nouns/usual-clothes.ts';
import { acts, add, countOf, does, isPerson, nounOf, retie } from './draft-things.ts';
import { without } from './rearrange-things.ts';

/** Running for a bus: it leaves, he is behind it. */
const runForBus = (draft: Draft) => {
  for (const thing of draft.things) {
    const act = thing.acts.find(
      ({ verb, object }) => object !== null && /^(?:catch|miss|chase|run after)/.test(verb),
    );
    const vehicle = act && draft.things[act.object!];
    if (!vehicle || !isPerson(thing) || !/^(?:bus|train|tram|taxi|school bus)$/.test(nounOf(vehicle)))
      continue;
    thing.acts = [{ ...newAct('run', 'run'), direction: 'away' }];
    retie(thing, 'following', act.object!);
    vehicle.acts = [{ ...newAct('drive', 'drive'), pace: 0.6, direction: 'away' }];
  }
};

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
  const [first, ...rest] = kinds;
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
  for (const noun of rest) {
    const at = add(draft, noun);
    if (at < 0) continue;
    disguise(draft.things[at]!, noun);
    bucket(draft.things[at]!);
  }
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
  addOnce(draft.effects, 'colour_powder');
  draft.things = without(draft.things, isPowder);
  if (!draft.things.some(isPerson))
    add(draft, 'person', { count: 6, plural: true, acts: [newAct('throw', 'throw')] });
  for (const thing of draft.things.filter(isPerson)) {
    if (thing.count === null && thing.plural) thing.count = 6;
    // A crowd is near enough to be seen in its colours.
    if ((thing.count ?? 0) > 12) thing.count = 12;
    thing.acts = thing.acts.map((act) => ({ ...act, object: null }));
    if (acts(thing, 'throw') || thing.acts.length === 0) thing.acts = [newAct('dance', 'dance')];
    if (thing.wears.length === 0 && (thing.count ?? 1) < 12)
      thing.wears.push(
        { name: 't_shirt', colour: { name: 'white', hex: '#f4f1ea' } },
        { name: 'trousers', colour: { name: 'white', hex: '#ece8de' } },
      );
  }
  if (draft.places.length === 0)
    draft.places.push({ place: 'square', text: '', link: null, isBehind: false });
};

/** A thing in bed with somebody is in the hands of somebody in bed. */
const joinInBed = (draft: Draft) => {
  const bed = draft.things.findIndex((thing) => nounOf(thing) === 'bed');
  if (bed < 0) return;
  for (const thing of draft.things.filter(isPerson)) {
    // A figure that is awake in bed or on it sits at the pillows.
    const tied = thing.ties.find(({ to, kind }) => to === bed && kind === 'on');
    if (tied && acts(thing, 'sit', 'phone', 'read', 'eat', 'drink', 'type', 'write', 'laugh', 'talk', 'cry'))
      tied.kind = 'in';
    const object = thing.acts.find(
      ({ action, object: at }) =>
        at !== null && ['phone', 'read', 'eat', 'drink', 'type'].includes(action ?? ''),
    )?.object;
    const held = object === undefined || object === null ? undefined : draft.things[object];
    const tie = held?.ties.find(({ to, kind }) => to === bed && (kind === 'in' || kind === 'on'));
    if (!held || !tie || thing.ties.some(({ to }) => to === bed)) continue;
    held.ties = held.ties.filter((one) => one !== tie);
    retie(thing, 'holding', object!);
    retie(thing, 'in', bed);
    thing.acts = thing.acts.filter(({ object: at }) => at === object);
  }
};

/** The white head of seeds is blown away, not the yellow flower. */
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

/** Riders who lean into a turn go on riding, and their machine leans with them. */
const leanIntoTurn = (draft: Draft) => {
  for (const thing of draft.things) {
    const leans = isPerson(thing) && does(thing, /^(?:lean|bank|turn|corner|take a (?:turn|corner|bend))/);
    const called = /cyclist|biker|rider|racer/.test(thing.noun?.name ?? thing.name);
    const vehicle = thing.ties.find(({ kind }) => kind === 'riding')?.to;
    if (!leans || (!called && vehicle === undefined)) continue;
    const machine =
      vehicle ?? add(draft, thing.noun?.person?.brings?.noun ?? 'motorcycle', { isImplied: true });
    if (machine < 0) continue;
    retie(thing, 'riding', machine);
    addOnce(draft.things[machine]!.traits, 'leaning');
    thing.acts = [newAct('ride', 'ride')];
    if (nounOf(draft.things[machine]!) === 'motorcycle')
      draft.things[machine]!.noun = { ...findNoun('superbike')!, name: 'motorcycle' };
  }
};

/** The barrel that a surfer is in is the wave's. */
const surfInWave = (draft: Draft) => {
  const surfer = draft.things.find(
    (thing) => isPerson(thing) && (acts(thing, 'surf') || nounOf(thing) === 'surfer'),
  );
  if (!surfer || !draft.effects.includes('waves')) return;
  draft.things = without(draft.things, (thing) => /^(?:barrel|tube|pipe)$/.test(nounOf(thing)));
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
      if (thing.ties.some(({ to }) => nounOf(draft.things[to]!) === 'bed')) thing.acts = [act];
      break;
    }
};

/** Raked leaves lie under autumn trees, and every tree of autumn is one. */
const turnToAutumn = (draft: Draft) => {
  if (draft.things.some((thing) => /pile of leaves|leaf pile/.test(nounOf(thing)))) draft.season ??= 'autumn';
  if (draft.season !== 'autumn') return;
  for (const { noun, traits } of draft.things)
    if (noun?.nature === 'plant' && noun.base.includes('tree')) addOnce(traits, 'autumn');
};

export const settleOccasions = (draft: Draft) => {
  runForBus(draft);
  dressForHalloween(draft);
  throwColours(draft);
  joinInBed(draft);
  lookAtPhone(draft);
  turnToAutumn(draft);
  surfInWave(draft);
  leanIntoTurn(draft);
  blowSeeds(draft);
  passBehind(draft);
};

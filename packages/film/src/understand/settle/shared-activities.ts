/** What people do together: who has the ball and who watches, who stands on which side, who sits in the wheelchair. */

import { addOnce, type Draft, type DraftThing, newAct } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { fleeFromGiants } from './animals/panic.ts';
import { careAtBedside } from './crafts/at-the-bedside.ts';
import { settleWork } from './crafts/at-work.ts';
import { workAtDesk } from './crafts/desk-work.ts';
import { tellFortunes } from './crafts/fortune-teller.ts';
import { eatInHighChair } from './crafts/high-chair.ts';
import { standOnRoofs } from './crafts/high-up.ts';
import { acts, add, countOf, does, findOrAdd, isPerson, nounOf, retie, splitOff } from './draft-things.ts';
import { settleEverydayScenes } from './everyday-scenes.ts';
import { settleOccasions } from './occasions.ts';
import { settlePairsAndMirrors } from './pairs-and-mirrors.ts';
import { without } from './rearrange-things.ts';
import { cutCake } from './together/cake-cutting.ts';
import { comeOut } from './together/coming-out.ts';
import { settleFamilyOccasions } from './together/family-occasions.ts';
import { riseFromLamp, settleGames } from './together/games.ts';
import { sprinkleGlitter } from './together/glitter.ts';
import { settleGrooming } from './together/grooming.ts';
import { settleHandiwork } from './together/handiwork.ts';
import { laughAndAct } from './together/laughter.ts';
import { paintAtEasel } from './together/painting.ts';
import { watchScreen } from './together/screens.ts';
import { settleSports } from './together/sports.ts';
import { pushSwing } from './together/swings.ts';
import { marryOnce } from './together/weddings.ts';

/** A figure that is at a pillow fight has a pillow. */
const fightWithPillows = (draft: Draft) => {
  const extras = draft.things.find(({ noun }) => noun?.name === 'pillow fighter');
  const others = draft.things.filter((thing) => isPerson(thing) && thing !== extras);
  if (!extras || others.length === 0) return;
  draft.things = without(draft.things, (thing) => thing === extras);
  for (const thing of others) {
    const pillow = add(draft, 'pillow', {
      isImplied: true,
      count: countOf(thing),
      plural: countOf(thing) > 1,
    });
    if (pillow >= 0) retie(thing, 'holding', pillow);
    thing.acts = [newAct('hit', 'hit')];
    if (thing.wears.length === 0) thing.wears.push({ name: 'pyjamas', colour: null });
  }
};

/** Two play across a table or a net: the stage puts it between those who are marked so. */
const playTableTennis = (draft: Draft) => {
  const isPlayer = (thing: DraftThing) =>
    isPerson(thing) && (does(thing, /table tennis|ping ?pong/) || /ping ?pong/.test(thing.name));
  const players = draft.things.filter(isPlayer);
  if (players.length === 0) return;
  if (players.reduce((sum, thing) => sum + countOf(thing), 0) === 1) {
    const rival = add(draft, 'person', { age: players[0]!.age });
    if (rival >= 0) players.push(draft.things[rival]!);
  }
  draft.things = without(draft.things, ({ name }) => /^(?:ping ?pong|table tennis)$/.test(name));
  const table = findOrAdd(draft, 'ping pong table', /ping pong table/);
  if (table < 0) return;
  draft.things[table]!.isImplied = false;
  addOnce(draft.things[table]!.traits, 'across');
  for (const thing of players) {
    addOnce(thing.traits, 'across');
    thing.ties = thing.ties.filter(({ kind }) => kind !== 'holding');
    const paddle = add(draft, 'ping pong paddle', {
      isImplied: true,
      count: countOf(thing),
      plural: countOf(thing) > 1,
    });
    if (paddle >= 0) retie(thing, 'holding', paddle);
    thing.acts = [{ ...newAct('hit', 'hit'), instrument: paddle >= 0 ? paddle : null }];
  }
};

/** One spins on the head, the others stand around and clap. */
const breakdanceInTurn = (draft: Draft) => {
  for (const thing of [...draft.things]) {
    if (!isPerson(thing) || countOf(thing) < 3) continue;
    const isBreaker = /^break ?dancer/.test(thing.name) && acts(thing, 'dance');
    if (isBreaker) thing.acts = [newAct('headspin', 'headspin')];
    if (!acts(thing, 'headspin', 'flip')) continue;
    const mat = thing.ties.find(({ kind }) => kind === 'on')?.to;
    const rest = splitOff(draft, thing, 'clap');
    if (rest < 0) continue;
    draft.things[rest]!.count = Math.min(4, countOf(draft.things[rest]!));
    addOnce(thing.traits, 'dancer');
    thing.wears = streetWear;
    draft.things[rest]!.wears = streetWear;
    draft.things[rest]!.ties.push({ kind: 'behind', to: draft.things.indexOf(thing) });
    for (const act of thing.acts) act.object = null;
    if (mat === undefined) continue;
    draft.things[mat]!.noun = { ...findNoun('dance mat')!, name: draft.things[mat]!.name };
  }
};
const streetWear: DraftThing['wears'] = [
  { name: 'hoodie', colour: null },
  { name: 'trousers', colour: null },
  { name: 'sneakers', colour: null },
];

/** One has the ball, the others guard, and there is a hoop. */
const playBasketball = (draft: Draft) => {
  for (const thing of [...draft.things]) {
    if (!isPerson(thing) || countOf(thing) < 2 || !acts(thing, 'dribble', 'dunk')) continue;
    const rest = splitOff(draft, thing, 'catch');
    if (rest >= 0) {
      draft.things[rest]!.count = Math.min(3, countOf(draft.things[rest]!));
      draft.things[rest]!.ties.push({ kind: 'behind', to: draft.things.indexOf(thing) });
    }
    const ball = findOrAdd(draft, 'basketball', /basketball$|^ball$/);
    if (ball >= 0) Object.assign(draft.things[ball]!, { count: 1, plural: false });
    const hoop = findOrAdd(draft, 'basketball hoop', /hoop/);
    // Children have a lower one.
    if (hoop >= 0 && thing.age === 'child') draft.things[hoop]!.size ??= 'small';
  }
};

/** Three brothers with one kite: one has the string. */
const flyOneKite = (draft: Draft) => {
  for (const thing of [...draft.things]) {
    const kite = thing.ties.find(
      ({ kind, to }) => kind === 'holding' && nounOf(draft.things[to]!) === 'kite',
    );
    if (!isPerson(thing) || countOf(thing) < 2 || !kite) continue;
    const held = draft.things[kite.to]!;
    if (held.plural || (held.count ?? 1) > 1) continue;
    held.count = 1;
    splitOff(draft, thing, 'point');
  }
};

/** A figure that learns to ride does it out of doors, slowly, with somebody beside the saddle. */
const teachToRide = (draft: Draft) => {
  const pupil = draft.things.findIndex(
    (thing) => isPerson(thing) && thing.ties.some(({ kind }) => kind === 'riding') && acts(thing, 'ride'),
  );
  const teacher = draft.things.find(
    (thing, index) =>
      index !== pupil && isPerson(thing) && does(thing, /^(?:teach|help|show|guide|learn|coach)/),
  );
  if (pupil < 0 || !teacher) return;
  if (draft.places.length === 0) draft.places.push({ place: 'park', text: '', link: null, isBehind: false });
  teacher.acts = [{ ...newAct('push', 'push'), pace: 1.3 }];
  addOnce(teacher.traits, 'at the saddle');
  const bicycle = draft.things[pupil]!.ties.find(({ kind }) => kind === 'riding')!.to;
  const isChild = (draft.things[pupil]!.age ?? draft.things[pupil]!.noun?.person?.age) === 'child';
  if (isChild) draft.things[bicycle]!.size ??= 'small';
  teacher.ties = [{ kind: 'following', to: bicycle }];
};

/** A child's first steps lead to somebody who waits with open arms. */
const takeFirstSteps = (draft: Draft) => {
  const child = draft.things.find((thing) => isPerson(thing) && does(thing, /first steps?$/));
  if (!child) return;
  child.age = 'baby';
  const others = draft.things.filter((thing) => isPerson(thing) && thing !== child);
  const waiting = others[0] ?? draft.things[add(draft, 'mother')];
  if (!waiting) return;
  waiting.acts = [newAct('kneel', 'kneel')];
  addOnce(waiting.traits, 'open arms');
  child.acts = [{ ...newAct('walk', 'walk'), object: draft.things.indexOf(waiting), pace: 0.6 }];
};

/** A wheelchair or pram that is pushed is not empty. */
const fillWheelchair = (draft: Draft) => {
  const chair = draft.things.findIndex((thing) => nounOf(thing) === 'wheelchair');
  const isPushed = draft.things.some((thing) => isPerson(thing) && acts(thing, 'push'));
  const isTaken = draft.things.some(({ ties }) =>
    ties.some(({ kind, to }) => to === chair && ['on', 'in', 'riding'].includes(kind)),
  );
  if (chair < 0 || !isPushed || isTaken) return;
  const patient = add(draft, 'old man', { isImplied: true, acts: [newAct('sit', 'sit')] });
  if (patient >= 0) draft.things[patient]!.ties.push({ kind: 'on', to: chair });
};

/** Those who run through a sprinkler stay where its water is. */
const playInSprinkler = (draft: Draft) => {
  const sprinkler = draft.things.findIndex((thing) => /sprinkler/.test(nounOf(thing)));
  if (sprinkler < 0) return;
  for (const thing of draft.things) {
    if (!isPerson(thing) || !acts(thing, 'run', 'jump', 'walk', 'dance', 'laugh')) continue;
    thing.ties = thing.ties.filter(({ to }) => to !== sprinkler);
    retie(thing, 'around', sprinkler);
    thing.acts = [newAct('jump', 'jump')];
  }
};

/** Grilled food lies on a grill. */
const cookOnGrill = (draft: Draft) => {
  const cook = draft.things.find((thing) => isPerson(thing) && does(thing, /^(?:grill|barbecue|roast)/));
  if (
    !cook ||
    draft.things.some((thing) => /fire|oven|stove|marshmallow/.test(`${nounOf(thing)} ${thing.name}`))
  )
    return;
  const isSkewer = (thing: DraftThing) =>
    /skewer|kebab|yakitori|satay/.test(`${nounOf(thing)} ${thing.name}`);
  const grill = findOrAdd(draft, 'grill', /grill|barbecue/);
  if (grill < 0) return;
  // Skewers lie in a row over a long trough, which is drawn with them.
  const isStall = draft.things.some(isSkewer) || /vendor|seller|hawker/.test(cook.name);
  if (isStall) draft.things[grill]!.noun = findNoun('skewer grill') ?? draft.things[grill]!.noun;
  for (const act of cook.acts.filter(({ verb }) => /^(?:grill|barbecue|roast)/.test(verb))) {
    const food = act.object === null || act.object === grill ? undefined : draft.things[act.object];
    if (food?.noun?.base === 'corn') food.noun = { ...findNoun('corn on the cob')!, name: 'corn' };
    if (food && food.noun?.nature === 'food') {
      Object.assign(food, { count: Math.max(3, food.count ?? 3), plural: true, acts: [] });
      food.ties = [{ kind: 'on', to: grill }];
      cook.ties = cook.ties.filter(({ to }) => to !== act.object);
    }
    Object.assign(act, { action: 'cook', object: grill });
    retie(cook, 'facing', grill);
  }
  const tool = isStall
    ? add(draft, 'meat skewer', { isImplied: true })
    : findOrAdd(draft, 'spatula', /spatula|tongs/);
  if (tool >= 0) retie(cook, 'holding', tool);
  if (!isStall) return;
  draft.things[grill]!.isImplied = false;
  draft.things = without(
    draft.things,
    (thing) => isSkewer(thing) && thing.ties.some(({ to }) => to === grill),
  );
};

/** A figure that chooses among fruit has a heap of it before them. */
const chooseGoods = (draft: Draft) => {
  if (!draft.places.some(({ place }) => place === 'market' || place === 'supermarket')) return;
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(
      ({ verb, object }) =>
        object !== null && /^(?:choos|pick|select|buy|sell|inspect|weigh|check|squeeze)/.test(verb),
    );
    if (!act) continue;
    const goods = draft.things[act.object!];
    if (goods?.noun?.nature !== 'food' || goods.ties.length > 0) continue;
    const table = findOrAdd(draft, 'table', /table|counter|stall/);
    if (table < 0) continue;
    Object.assign(goods, { count: 9, plural: true, ties: [{ kind: 'on', to: table }] });
    thing.ties = thing.ties.filter(({ to }) => to !== act.object);
    retie(thing, 'facing', table);
    Object.assign(act, { action: 'reach', verb: 'reach' });
  }
};

/** Before crafts and the place are settled. */
export const shareActivities = (draft: Draft) => {
  marryOnce(draft);
  standOnRoofs(draft);
  settleGrooming(draft);
  fightWithPillows(draft);
  playTableTennis(draft);
  fleeFromGiants(draft);
  settleGames(draft);
  settleSports(draft);
  riseFromLamp(draft);
  breakdanceInTurn(draft);
  playBasketball(draft);
  flyOneKite(draft);
  teachToRide(draft);
  takeFirstSteps(draft);
  fillWheelchair(draft);
  pushSwing(draft);
  playInSprinkler(draft);
  cookOnGrill(draft);
  chooseGoods(draft);
  settleOccasions(draft);
  settlePairsAndMirrors(draft);
  settleEverydayScenes(draft);
  settleFamilyOccasions(draft);
  settleWork(draft);
  paintAtEasel(draft);
  watchScreen(draft);
  laughAndAct(draft);
  sprinkleGlitter(draft);
  comeOut(draft);
  careAtBedside(draft);
  tellFortunes(draft);
  workAtDesk(draft);
  eatInHighChair(draft);
  settleHandiwork(draft);
  cutCake(draft);
};

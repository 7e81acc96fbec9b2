/** What animals, ships and creatures are seen doing: a hummingbird at its flower, a squirrel that buries an acorn. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { settleMechanics } from '../crafts/mechanics.ts';
import { settleWaters } from '../places/on-water.ts';
import { without } from '../rearrange-things.ts';
import { settleOutdoors } from '../set-pieces/outdoor-moments.ts';
import { settleSportGrounds } from '../set-pieces/sport-grounds.ts';
import { settleSports } from '../set-pieces/sport-moments.ts';
import { settleArmies } from '../together/armies.ts';
import { settleAthletes } from '../together/athletes.ts';
import { bringToLife, celebrateChristmasEve } from '../together/christmas-eve.ts';
import { settleCrowds } from '../together/crowds.ts';
import { settleParties } from '../together/parties.ts';
import { cookTogether, gatherAtSmallTable } from '../together/small-table.ts';
import { settleStreetFestivals } from '../together/street-festivals.ts';
import { settleTownLife } from '../together/town-life.ts';
import { batheSmallAnimals } from './bathing.ts';
import { browse } from './browse.ts';
import { chaseEachOther } from './chases.ts';
import { settleFeeders } from './feeders.ts';
import { settleHabits } from './habits.ts';
import { batheInSprings } from './hot-springs.ts';
import { wallowInMud } from './mud.ts';
import { driftOnIce } from './on-ice.ts';
import { fightInWater } from './panic.ts';
import { holdInPaws } from './paws.ts';
import { settlePerches } from './perches.ts';
import { visitPool } from './pool-guests.ts';
import { shareMeal } from './sharing.ts';
import { settleWildMoments } from './wild-moments.ts';
import { settleYoung } from './young.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
const isOne = (thing: DraftThing, names: RegExp) => names.test(baseOf(thing)) || names.test(thing.name);

/** It drinks in the air, its bill in the blossom. */
const visitFlower = ({ things }: Draft) => {
  for (const bird of things) {
    if (!isOne(bird, /hummingbird|colibri/)) continue;
    const at = things.findIndex((thing) => thing !== bird && thing.noun?.nature === 'plant');
    if (at < 0 || !bird.acts.some(({ action }) => ['drink', 'eat', 'feed'].includes(action ?? ''))) continue;
    bird.acts = [{ ...newAct('hover', 'hover'), object: at }];
    bird.ties = [{ kind: 'beside', to: at }];
  }
};

/** A figure that flies through a forest is among its trunks, not over its crowns. */
const flyBetweenTrees = (text: string, draft: Draft) => {
  const { things } = draft;
  if (
    !/\b(?:through|among|amongst|between|in) (?:an? |the )?(?:\w+ ){0,3}(?:forest|woods?|jungle|woodland|trees|rainforest)\b/.test(
      text,
    )
  )
    return;
  if (/\b(?:over|above)\b/.test(text)) return;
  for (const { noun, acts, traits } of things) {
    const flight = acts.find(({ action }) => action === 'fly');
    if (noun?.nature !== 'bird' || !flight) continue;
    traits.push('between the trees');
    // Along a path it comes towards us; across, leaves would pass before the lens.
    flight.direction ??= 'toward';
    if (/forest|wood/.test(text)) addOnce(draft.details, 'forest_path');
  }
};

/** Light of its own is seen in deep water. */
const lightTheDeep = (text: string, draft: Draft) => {
  if (
    !/glow|biolumin|\bdark\b|\bdeep\b/.test(text) ||
    !draft.things.some((thing) => isOne(thing, /jellyfish|angler|plankton|squid/))
  )
    return;
  draft.timeOfDay ??= 'night';
  if (/surface|sky|beach|boat|ship|shore/.test(text)) return;
  for (const where of draft.places) if (where.place === 'sea') where.place = 'underwater';
};

/** It scratches in the earth with what it buries before it, not in its mouth. */
const bury = (draft: Draft) => {
  for (const thing of draft.things)
    for (const act of thing.acts) {
      if (!/^(?:bury|dig)/.test(act.verb) || thing.noun?.nature === 'person') continue;
      const { object } = act;
      act.action = 'dig';
      act.object = null;
      thing.acts = [act];
      thing.ties = thing.ties.filter(({ to }) => to !== object);
      const buried = object === null ? undefined : draft.things[object];
      if (buried) buried.ties = [{ kind: 'in_front_of', to: draft.things.indexOf(thing) }];
    }
};

/** Guns fire from their ports; who is in battle has an enemy. */
const fireGuns = (text: string, draft: Draft) => {
  if (!/cannon|battle|broadside|firing|fight|attack/.test(text)) return;
  const ship = draft.things.find((thing) => isOne(thing, /^(?:pirate ship|galleon|warship|sailing ship)$/));
  if (!ship) return;
  draft.things = without(draft.things, (thing) => isOne(thing, /^cannon(?:ball)?s?$/));
  ship.traits.push('firing');
  ship.acts = [newAct('float', 'float')];
  const others = draft.things.filter((thing) => /ship|galleon|boat|navy|frigate/.test(baseOf(thing)));
  if (
    others.length > 1 ||
    /\bclouds\b|\bsky\b/.test(text) ||
    (ship.count ?? 1) > 1 ||
    draft.things.length >= limits.things
  )
    return;
  const enemy = newThing('galleon', findNoun('galleon') ?? ship.noun);
  enemy.traits.push('firing');
  enemy.acts.push(newAct('float', 'float'));
  enemy.ties.push({ kind: 'beside', to: draft.things.indexOf(ship) });
  draft.things.push(enemy);
};

/** Sand is wet from the sea, not from rain. */
const dryTheSky = (text: string, draft: Draft) => {
  if (
    /\bwet (?:\w+ )?(?:sand|beach|shore|fur|hair|nose|paint|clay|cement|pavement)/.test(text) &&
    !/rain|storm|drizzl/.test(text)
  )
    draft.weather = draft.weather.filter((one) => one !== 'rain');
};

/** A figure that orders food has somebody who takes the order. */
const takeOrder = (text: string, draft: Draft) => {
  if (!/\border(?:s|ing)?\b/.test(text) || draft.things.length >= limits.things) return;
  const guest = draft.things.find(({ acts }) => acts.some(({ verb }) => verb === 'order'));
  const hasStaff = draft.things.some((thing) =>
    isOne(thing, /waiter|waitress|barista|server|cashier|bartender/),
  );
  const isServed = draft.places.some(({ place }) => /diner|cafe|restaurant|bar/.test(place));
  const noun = findNoun('waitress');
  if (!guest || hasStaff || !isServed || !noun) return;
  const waitress = newThing('waitress', noun);
  waitress.isImplied = true;
  waitress.acts.push(newAct('write', 'write'));
  waitress.ties.push({ kind: 'facing', to: draft.things.indexOf(guest) });
  guest.ties.push({ kind: 'facing', to: draft.things.length });
  draft.things.push(waitress);
};

/** The wok shows what is tossed in it, and is in the cook's hand. */
const tossInWok = (text: string, draft: Draft) => {
  const wok = draft.things.find((thing) => isOne(thing, /^(?:wok|frying pan|pan)$/));
  // Food is tossed in it, not thrown at somebody.
  for (const { acts } of wok ? draft.things : [])
    for (const act of acts)
      if (
        act.action === 'throw' &&
        /toss|flip/.test(act.verb) &&
        draft.things[act.object ?? -1]?.noun?.nature === 'food'
      )
        act.action = 'cook';
  const cook = draft.things.find(({ acts }) => acts.some(({ action }) => action === 'cook'));
  if (!wok || !cook || cook.noun?.nature !== 'person' || !/toss|stir.?fr|flip|saut/.test(text)) return;
  if (/pancake|egg|omelet|steak|fish|burger|crepe|dough/.test(text)) return;
  draft.things = without(
    draft.things,
    ({ noun, ties }) =>
      noun?.nature === 'food' && ties.some(({ kind, to }) => kind === 'in' && draft.things[to] === wok),
  );
  const at = draft.things.indexOf(wok);
  for (const act of cook.acts)
    if (act.action === 'cook') Object.assign(act, { object: at, instrument: null });
  cook.ties = [{ kind: 'holding', to: at }];
  wok.ties = [];
  wok.traits.push('tossed');
};

/** A thing small enough to lie on food is seen where food is. */
const lieOnFood = ({ things, places }: Draft) => {
  const isOnFood = things.some(
    ({ size, noun, ties }) =>
      size === 'tiny' &&
      noun?.nature === 'animal' &&
      ties.some(({ kind, to }) => kind === 'on' && things[to]!.noun?.nature === 'food'),
  );
  if (isOnFood && places.length === 0)
    places.push({ place: 'kitchen', text: '', link: null, isBehind: false });
};

const still = /^(?:sit|stand|lie|sleep|fall|lean|hang|float|look|wait|rest|shine|glow)$/;

/** A teddy bear that walks or dances does so on its legs. */
const wakeTeddies = ({ things }: Draft) => {
  for (const [index, thing] of things.entries()) {
    const isHeld = things.some(({ ties }) => ties.some(({ kind, to }) => kind === 'holding' && to === index));
    const isAwake = thing.acts.some(({ action }) => action !== null && !still.test(action));
    if (isHeld || !isAwake || !thing.noun || thing.noun.kit === null || !isOne(thing, /^teddy(?: bear)?$/))
      continue;
    thing.noun = {
      ...thing.noun,
      kit: 'teddy bear',
      nature: 'person',
      person: { sex: null, age: 'child', wears: [], brings: null },
    };
    thing.age ??= 'child';
  }
};

const crumbs = /crumb|bread|sugar|cookie|cake|seed|rice/;

/** An ant with a crumb or a leaf in its jaws, which nothing else would show. */
const carryInJaws = (text: string, draft: Draft) => {
  for (const ant of draft.things) {
    const tie = ant.ties.find(({ kind }) => kind === 'holding');
    const held = tie && draft.things[tie.to];
    if (
      !held ||
      !isOne(ant, /^(?:ant|red ant|termite|leafcutter ant)$/) ||
      !isOne(held, /^(?:leaf|leaves|petal)$/)
    )
      continue;
    ant.traits.push('carries a leaf');
    ant.acts = [newAct('walk', 'walk')];
    ant.ties = ant.ties.filter((one) => one !== tie);
    draft.things = without(draft.things, (thing) => thing === held);
    break;
  }
  const ant = draft.things.find((thing) => isOne(thing, /^(?:ant|red ant|termite)$/));
  if (!ant || !crumbs.test(text) || !/\b(?:carr|drag|haul|lift|pull|push|bring|hold)/.test(text)) return;
  ant.traits.push('carries a crumb');
  ant.acts = [newAct('walk', 'walk')];
  ant.ties = ant.ties.filter(({ to }) => !crumbs.test(draft.things[to]!.name));
  draft.things = without(draft.things, (thing) => thing !== ant && crumbs.test(thing.name));
  draft.notDrawn = draft.notDrawn.filter((name) => !crumbs.test(name));
};

/** Curtains that blow hang at the windows of the room; the sea of a sea breeze is outside. */
const hangCurtains = (draft: Draft) => {
  if (!draft.details.includes('blowing_curtains')) return;
  const isCurtain = (thing: DraftThing) =>
    isOne(thing, /^(?:curtain|drape)s?$/) && thing.colour === null && thing.material === null;
  if (!draft.things.some((thing) => !isCurtain(thing))) return;
  draft.things = without(draft.things, isCurtain);
  draft.places = draft.places.filter(({ place }) => place !== 'sea' && place !== 'beach');
  if (draft.places.length === 0) draft.places.push({ place: 'room', text: '', link: null, isBehind: false });
};

/** The dragon of a castle or a knight has wings. */
const giveWings = ({ things }: Draft) => {
  if (!things.some((thing) => isOne(thing, /^(?:castle|knight|princess|tower)$/))) return;
  for (const thing of things)
    if (baseOf(thing) === 'chinese dragon') thing.noun = findNoun('dragon') ?? thing.noun;
};

export const settleMoments = (prompt: string, draft: Draft) => {
  const text = prompt.toLowerCase();
  browse(text, draft);
  settleFeeders(text, draft);
  settleHabits(text, draft);
  flyBetweenTrees(text, draft);
  settleWildMoments(text, draft);
  settleYoung(text, draft);
  driftOnIce(text, draft);
  wallowInMud(text, draft);
  batheInSprings(text, draft);
  batheSmallAnimals(text, draft);
  holdInPaws(draft);
  visitPool(text, draft);
  shareMeal(draft);
  visitFlower(draft);
  lightTheDeep(text, draft);
  bury(draft);
  chaseEachOther(draft);
  fireGuns(text, draft);
  dryTheSky(text, draft);
  takeOrder(text, draft);
  tossInWok(text, draft);
  gatherAtSmallTable(text, draft);
  cookTogether(draft);
  celebrateChristmasEve(text, draft);
  bringToLife(text, draft);
  wakeTeddies(draft);
  lieOnFood(draft);
  hangCurtains(draft);
  giveWings(draft);
  settleMechanics(text, draft);
  carryInJaws(text, draft);
  settlePerches(text, draft);
  settleOutdoors(draft);
  settleWaters(text, draft);
  fightInWater(text.toLowerCase(), draft);
  settleSports(text, draft);
  settleSportGrounds(text, draft);
  settleCrowds(text, draft);
  settleArmies(text, draft);
  settleParties(text, draft);
  settleAthletes(text, draft);
  settleStreetFestivals(text, draft);
  settleTownLife(text.toLowerCase(), draft);
};

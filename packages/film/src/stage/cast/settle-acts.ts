/** What an act needs of its things before anybody is placed: tools in hands, boards under feet, food on the stove. */

import { findKit } from '../../kits/find-kit.ts';
import type { Action } from '../../scene/actions.ts';
import type { Scene, Thing, TieKind } from '../../scene/scene.ts';
import { rideOffCliff } from '../move/leaps/cliff-jumps.ts';
import { offDock } from '../move/leaps/dock-jumps.ts';
import { atSink } from './at-sink.ts';
import { isDrink } from './needed-things.ts';
import { openCars } from './open-cars.ts';

const nounOf = (thing: Thing | undefined) => thing?.kit ?? thing?.name ?? '';

const does = (thing: Thing, ...actions: Action[]) =>
  thing.acts.some(({ action }) => actions.includes(action));

const retie = (thing: Thing, to: number, kind: TieKind) => {
  thing.ties = [...thing.ties.filter((tie) => tie.to !== to), { kind, to }];
};

const setAction = (thing: Thing, from: readonly Action[], action: Action) => {
  for (const act of thing.acts) if (from.includes(act.action)) act.action = action;
};

const onRide = (thing: Thing, things: Thing[]) => {
  for (const tie of [...thing.ties]) {
    const noun = nounOf(things[tie.to]);
    const goes: readonly Action[] = ['walk', 'run', 'jump', 'slide', 'stand', 'sit', 'ride', 'dance', 'look'];
    if (
      noun === 'slide' &&
      ['along', 'on', 'through', 'in', 'beside'].includes(tie.kind) &&
      does(thing, ...goes)
    ) {
      retie(thing, tie.to, 'on');
      setAction(thing, goes, 'slide');
    }
    if (noun === 'slide' && ['along', 'on', 'beside'].includes(tie.kind) && does(thing, 'climb'))
      retie(thing, tie.to, 'on');
    // The board leaves the ground with whoever is on it.
    if (/^(?:snowboard|skis)$/.test(noun) && ['riding', 'on'].includes(tie.kind) && does(thing, 'jump')) {
      setAction(thing, ['jump'], 'ski');
      if (thing.traits.includes('flip')) things[tie.to]!.traits = [...things[tie.to]!.traits, 'flip'];
      things[tie.to]!.acts = [{ action: 'jump', object: null, instrument: null, direction: null, pace: 1 }];
    }
    // A child's scooter is pushed with a foot.
    if (noun === 'scooter' && tie.kind === 'riding' && thing.person?.age === 'child')
      things[tie.to]!.kit = 'kick scooter';
    if (nounOf(things[tie.to]) === 'kick scooter') {
      retie(thing, tie.to, 'on');
      setAction(thing, ['ride', 'drive', 'walk', 'run'], 'skate');
    }
  }
};

/** A child carried by a grown person who is said to be on the shoulders or the back sits there. */
const carryHigh = (thing: Thing, things: Thing[]) => {
  if (!does(thing, 'carry', 'lift', 'hold')) return;
  for (const tie of [...thing.ties]) {
    const carried = things[tie.to];
    const isChild = carried?.person?.age === 'child' || carried?.person?.age === 'baby';
    if (tie.kind !== 'holding' || !carried?.person || !isChild) continue;
    if (!/shoulder|piggyback|back/.test([...thing.traits, ...carried.traits].join(' '))) continue;
    thing.ties = thing.ties.filter((one) => one !== tie);
    retie(carried, things.indexOf(thing), 'riding');
    carried.acts = [{ action: 'ride', object: null, instrument: null, direction: null, pace: 1 }];
    for (const act of thing.acts)
      if (act.object === tie.to) Object.assign(act, { action: 'walk', object: null });
  }
};

/** Food that is cooked is in the pot, not on a table. */
const onStove = (thing: Thing, things: Thing[], add: (noun: string) => number) => {
  for (const act of thing.acts) {
    if (act.action !== 'cook' && act.action !== 'stir') continue;
    const dish = act.object === null ? undefined : things[act.object];
    if (!dish || dish.person || dish.ties.length > 0 || findKit(nounOf(dish))?.locomotion !== 'none')
      continue;
    if (/stove|oven|grill|fire|pan|pot|wok|cauldron|barbecue/.test(nounOf(dish))) continue;
    // Food roasted over a campfire is held into it.
    if (things.some((one) => nounOf(one) === 'campfire')) continue;
    const isOnTable = isDrink(nounOf(dish));
    const surfaces = isOnTable
      ? /^(table|desk|counter|kitchen counter|bar counter|bar)$/
      : /^(stove|oven|grill|barbecue)$/;
    const known = things.findIndex((one) => surfaces.test(nounOf(one)));
    const stove = known >= 0 ? known : add(isOnTable ? 'table' : 'stove');
    if (stove === -1) continue;
    dish.ties.push({ kind: 'on', to: stove });
    thing.ties = thing.ties.filter(({ to }) => to !== act.object && to !== stove);
    thing.ties.push({ kind: 'facing', to: stove });
    if (!isOnTable) act.object = stove;
    if (act.action === 'cook' && /soup|stew|broth|curry|sauce|noodle|pasta|porridge/.test(nounOf(dish)))
      act.action = 'stir';
  }
};

/** Tools that are worn or swung: never on a table. */
const inHands: readonly [Action, RegExp][] = [
  ['hula_hoop', /hoop/],
  ['jump_rope', /rope/],
  ['hit', /club$|racket|racquet|bat$/],
  ['brush_teeth', /toothbrush|comb|hairbrush|razor|makeup brush/],
  ['blow', /wand|dandelion|whistle|horn|feather/],
];

const takeTools = (thing: Thing, things: Thing[]) => {
  for (const [action, tool] of inHands) {
    if (!does(thing, action)) continue;
    const at = things.findIndex((one) => tool.test(nounOf(one)) && !one.person);
    if (at === -1) continue;
    if (/^club$/.test(nounOf(things[at]))) things[at]!.kit = 'golf club';
    retie(thing, at, 'holding');
    for (const act of thing.acts)
      if (act.action === action && act.object === at) Object.assign(act, { object: null, instrument: at });
  }
};

/** A figure that fishes from a pier, a bridge or a boat is on it. */
const fishFrom = (thing: Thing, things: Thing[]) => {
  if (!does(thing, 'fish')) return;
  for (const tie of thing.ties)
    if (
      ['beside', 'with', 'facing', 'along', 'against'].includes(tie.kind) &&
      /pier|dock|jetty|bridge|boat|canoe|rock|raft/.test(nounOf(things[tie.to]))
    )
      tie.kind = 'on';
};

/** Yarn becomes a piece of knitting on its needles. */
const knitYarn = (thing: Thing, things: Thing[]) => {
  if (!does(thing, 'knit')) return;
  for (const { kind, to } of thing.ties) {
    const yarn = things[to]!;
    if (kind === 'holding' && yarn.isImplied && /yarn/.test(nounOf(yarn))) yarn.kit = 'knitting';
  }
};

/** Food that animals eat where it grows or is served, or that their own models hold. */
const eatenInPlace =
  /bowl|plate|dish|trough|grass|tree|bush|hay|plant|table|bamboo|leaf|leaves|eucalyptus|seed|feeder/;

/** What an animal is said to eat is in its paws or its mouth. */
const holdMeal = (thing: Thing, things: Thing[]) => {
  const act = thing.acts.find(({ action }) => action === 'eat');
  const meal = act && act.object !== null ? things[act.object] : undefined;
  const isShared = meal !== undefined && meal.count > 3 && meal.count !== thing.count;
  if (!meal || thing.person || meal.person || isShared || eatenInPlace.test(nounOf(meal))) return;
  if (!thing.ties.some(({ kind, to }) => kind === 'holding' && to === act!.object)) return;
  thing.traits.push('named food');
  meal.count = thing.count;
  meal.ties = [];
};

/** A figure that eats at a table has something on it to eat. */
const layTable = (thing: Thing, things: Thing[], add: (noun: string) => number) => {
  if (!does(thing, 'eat')) return;
  const tie = thing.ties.find(({ to }) => /table$/.test(nounOf(things[to])));
  const isLaid = things.some(
    (one) => one.ties.some(({ kind, to }) => kind === 'on' && to === tie?.to) && !one.person,
  );
  const hasFood = thing.acts.some(
    ({ object }) => object !== null && !/table|fork|knife|spoon/.test(nounOf(things[object])),
  );
  if (!tie || isLaid || hasFood) return;
  for (const noun of ['plate', 'roast chicken', 'salad']) {
    const at = findKit(noun) ? add(noun) : -1;
    if (at >= 0) things[at]!.ties.push({ kind: 'on', to: tie.to });
    if (at >= 0 && noun === 'plate') things[at]!.count = Math.min(2, Math.max(1, thing.count));
  }
};

/** The jug is in the hand, the cup on the table before it. */
const pourInto = (thing: Thing, things: Thing[], add: (noun: string) => number) => {
  const act = thing.acts.find(({ action }) => action === 'pour');
  if (!act) return;
  // What it is poured from and onto is said.
  const isSaid =
    act.instrument !== null &&
    act.object !== null &&
    !/^(tea|coffee|milk|water|wine|juice)$/.test(nounOf(things[act.object])) &&
    thing.ties.some(({ kind, to }) => kind === 'holding' && to === act.instrument);
  const vessel = things.findIndex((one) =>
    /teapot|shaker|jug|bottle|kettle|coffee pot|carafe|pitcher|carton|pouring flask/.test(nounOf(one)),
  );
  const jug = isSaid ? act.instrument! : vessel >= 0 ? vessel : add('teapot');
  if (jug === -1) return;
  const drink = things.findIndex(
    (one) => one !== things[jug] && /^(tea|coffee|milk|water|wine|juice)$/.test(nounOf(one)),
  );
  const cups =
    /^(mixing flask|cup|mug|glass|bowl|teacup|cup of \w+|glass of \w+|wine glass|vase|bucket|latte art|\w+ poured over ice|cocktail|drink|martini|mojito|margarita|whiskey|beer)$/;
  const known = isSaid ? act.object! : things.findIndex((one) => cups.test(nounOf(one)));
  const cup =
    known >= 0
      ? known
      : drink >= 0
        ? drink
        : add(/tea|coffee|kettle/.test(nounOf(things[jug])) ? 'cup' : 'glass');
  // An implied jug suits what is in it.
  const liquid = `${nounOf(things[cup])} ${nounOf(things[drink])}`;
  if (things[jug]!.isImplied && !/shaker|flask/.test(nounOf(things[jug])))
    things[jug]!.kit = /wine|champagne|beer|cocktail|juice|soda/.test(liquid)
      ? 'wine bottle'
      : /tea/.test(liquid)
        ? 'teapot'
        : /coffee/.test(liquid)
          ? 'coffee pot'
          : things[jug]!.kit;
  // The owner of the cup holds it out.
  const holder = things.find(
    (one) => one !== thing && one.person && one.ties.some(({ kind, to }) => kind === 'holding' && to === cup),
  );
  for (const one of things) one.ties = one.ties.filter(({ to }) => to !== jug && to !== cup && to !== drink);
  holder?.ties.push({ kind: 'holding', to: cup });
  things[jug]!.ties = [];
  thing.ties.push({ kind: 'holding', to: jug });
  if (cup === -1) return;
  if (!holder && !things[cup]!.ties.some(({ kind }) => kind === 'on')) {
    const found = things.findIndex((one) => /table|counter|desk/.test(nounOf(one)));
    const table = found >= 0 ? found : add('table');
    if (table >= 0) {
      things[cup]!.ties = [{ kind: 'on', to: table }];
      thing.ties = thing.ties.filter(({ to }) => to !== table);
      thing.ties.push({ kind: 'facing', to: table });
    }
  }
  Object.assign(act, { object: cup, instrument: jug });
  // A liquid that is poured is seen as it flows.
  if (drink >= 0 && drink !== cup && drink !== jug) {
    things[drink]!.ties = [{ kind: 'in', to: cup }];
    things[drink]!.traits.push('poured');
  }
};

/** Candles are blown out by somebody who stands at the cake. */
const atCandles = (thing: Thing, things: Thing[]) => {
  for (const act of thing.acts) {
    if (act.action !== 'blow' || act.object === null) continue;
    const cake = things[act.object]?.ties.find(
      ({ kind, to }) => kind === 'on' && /cake/.test(nounOf(things[to])),
    );
    if (!cake) continue;
    retie(thing, cake.to, 'facing');
    act.object = cake.to;
  }
};

const under = (thing: Thing, noun: string, things: Thing[], add: (noun: string) => number) => {
  const known = things.findIndex((one) => nounOf(one) === noun);
  const at = known >= 0 ? known : add(noun);
  if (at >= 0) retie(thing, at, 'on');
};

/** Soap bubbles come from the lips of whoever blows them. */
const bubbleCount = 14;

const blowBubbles = (thing: Thing, things: Thing[], { effects }: Scene, add: (noun: string) => number) => {
  const act = thing.acts.find(({ action }) => action === 'blow');
  const known = things.findIndex((one) => /bubble$/.test(nounOf(one)));
  if (!act || (known === -1 && !effects.includes('bubbles'))) return;
  const at = known >= 0 ? known : add('soap bubble');
  if (at === -1) return;
  thing.ties = thing.ties.filter(({ to }) => to !== at);
  act.object = at;
  Object.assign(things[at]!, { count: bubbleCount, ties: [], acts: [] });
  const isFree = !thing.ties.some(({ kind }) => kind === 'holding');
  const wand = isFree ? add('bubble wand') : -1;
  if (wand >= 0) thing.ties.push({ kind: 'holding', to: wand });
};

/** A fairy's house in a tree is as small as it is in picture books, so that both are in the picture. */
const houseOfFairy = (thing: Thing, things: Thing[]) => {
  if (!/fairy|pixie|sprite|elf/.test(nounOf(thing))) return;
  for (const { to } of thing.ties) if (/tree ?house/.test(nounOf(things[to]!))) things[to]!.size = 'small';
};

/** A figure that laughs on a bench laughs at the others, not at the bench. */
const laughTogether = (thing: Thing) => {
  for (const act of thing.acts)
    if (
      (act.action === 'laugh' || act.action === 'talk') &&
      thing.ties.some(({ kind, to }) => kind === 'on' && to === act.object)
    )
      act.object = null;
};

export const settleActs = (things: Thing[], scene: Scene, add: (noun: string) => number): void => {
  const { place, details = [] } = scene.setting;
  rideOffCliff(things);
  for (const thing of [...things]) {
    // A tower of blocks is one thing made of many.
    if (does(thing, 'collapse') && /blocks|bricks|domino|books|cards|lego/.test(nounOf(thing)))
      thing.count = 1;
    holdMeal(thing, things);
    // One leaf on a stream is the picture.
    if (does(thing, 'float') && thing.count === 1 && /\bleaf$/.test(nounOf(thing))) thing.size = 'large';
    if (!thing.person) continue;
    laughTogether(thing);
    houseOfFairy(thing, things);
    openCars(thing, things);
    onRide(thing, things);
    carryHigh(thing, things);
    onStove(thing, things, add);
    takeTools(thing, things);
    pourInto(thing, things, add);
    atSink(thing, things, add);
    fishFrom(thing, things);
    knitYarn(thing, things);
    layTable(thing, things, add);
    blowBubbles(thing, things, scene, add);
    atCandles(thing, things);
    const juggling = thing.acts.find(({ action }) => action === 'juggle');
    if (juggling) {
      const at = juggling.object ?? add('ball');
      if (at >= 0) {
        thing.ties = thing.ties.filter(({ to }) => to !== at);
        juggling.object = at;
        things[at]!.count = Math.max(3, things[at]!.count);
      }
    }
    const isHigh = thing.ties.some(({ kind }) => kind === 'on');
    if (
      does(thing, 'balance') &&
      !isHigh &&
      thing.count < 3 &&
      /tightrope|acrobat|funambul/.test(nounOf(thing) + thing.name)
    )
      under(thing, 'tightrope', things, add);
    else if (does(thing, 'balance') && things.some((one) => nounOf(one) === 'tightrope'))
      under(thing, 'tightrope', things, add);
    const intoLake = place === 'lake' && details.includes('dock') && thing.person && does(thing, 'jump');
    if (intoLake) thing.traits = [...thing.traits, offDock, 'lands on water'];
    const intoPool = place === 'swimming_pool' && does(thing, 'jump', 'dive') && thing.count < 3;
    if (intoPool) {
      under(thing, 'diving board', things, add);
      setAction(thing, ['jump'], 'dive');
      if (thing.kit === 'diver') Object.assign(thing, { kit: 'swimmer', wears: [] });
    }
  }
};

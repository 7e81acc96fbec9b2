/** Food as it is served: what is poured over a dish, what is in a pan, and fish that has been cooked. */

import { findKit } from '../../kits/find-kit.ts';
import { limits, type Place } from '../../scene/scene.ts';
import { type Draft, type DraftThing, newThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { without } from './rearrange-things.ts';

const list = (text: string) => text.split(',').map((one) => one.trim());

/** What pours over food, by the kit that shows it flow. */
const streams: Record<string, string[]> = {
  'chocolate stream': list('chocolate, chocolate sauce, hot chocolate, melted chocolate, hot fudge, ganache'),
  'honey stream': list('honey, golden honey, olive oil, oil'),
  'syrup stream': list('syrup, maple syrup, caramel, caramel sauce, toffee sauce, gravy, soy sauce'),
  'cream stream': list('cream, milk, milk jug, icing, yogurt, white sauce, vanilla sauce, melted cheese'),
  'tomato stream': list(
    'ketchup, tomato sauce, sauce, strawberry sauce, hot sauce, salt shaker, raspberry sauce',
  ),
};
const pouringVerbs = /^(?:pour|drip|drizzle|fall|flow|melt|cascade|trickle|run|ooze|stream|spread)/;

const streamOf = ({ name, noun }: DraftThing) =>
  findKit(noun?.kit ?? '')?.name === 'chocolate stream'
    ? noun!.kit!
    : Object.entries(streams).find(
        ([, names]) => names.includes(name) || names.includes(noun?.name ?? ''),
      )?.[0];

/** "Pancakes with berries on a plate": the plate carries the pancakes. */
const passOnPlate = (things: DraftThing[]) => {
  for (const thing of things) {
    const host = thing.ties.find(({ kind, to }) => kind === 'with' && isFood(things[to]));
    const plate = thing.ties.find(
      ({ kind, to }) => kind === 'on' && /plate|table|board|tray/.test(things[to]!.noun?.base ?? ''),
    );
    if (!host || !plate || things[host.to]!.ties.some(({ kind }) => kind === 'on')) continue;
    things[host.to]!.ties.push(plate);
  }
};

const isFood = (thing: DraftThing | undefined) => thing?.noun?.nature === 'food';

/** "Chocolate sauce pouring over ice cream": it flows from above, and no bottle stands there. */
const pourOver = (things: DraftThing[]) => {
  for (const thing of things) {
    const kit = streamOf(thing);
    const pours = thing.acts.some(({ verb }) => pouringVerbs.test(verb));
    const tie = thing.ties.find(
      ({ kind, to }) => ['over', 'on', 'above', 'along', 'in'].includes(kind) && isFood(things[to]),
    );
    const noun = kit && findNoun(kit);
    if (!noun || !pours || !tie) continue;
    // "From a dipper onto pancakes": the dipper is drawn with the stream.
    const dipper = /dipper|spoon/.test(things[tie.to]!.name) ? things[tie.to]! : null;
    const onto = dipper?.ties.find(({ to }) => isFood(things[to]))?.to ?? tie.to;
    thing.noun = { ...noun, name: thing.name };
    thing.acts = [];
    thing.ties = [{ kind: 'on', to: onto }];
    // What drips into a jar is what the jar is full of.
    if (kit === 'honey stream' && /jar|bowl|pot$/.test(things[onto]!.name))
      things[onto]!.colour ??= { name: 'golden', hex: '#e0960e' };
    if (dipper && onto !== tie.to) {
      thing.traits.push('from a dipper');
      dipper.traits.push('part of another');
    }
  }
};

/** Animals that are a dish when they lie among dishes and do nothing. */
const cooked: Record<string, string> = {
  salmon: 'grilled fish',
  tuna: 'grilled fish',
  fish: 'grilled fish',
  trout: 'grilled fish',
  chicken: 'roast chicken',
  turkey: 'roast chicken',
  duck: 'roast chicken',
  goose: 'roast chicken',
  lamb: 'steak',
  pig: 'steak',
};
const kitchenware = new Set(
  list('plate, platter, pan, frying pan, pot, grill, cutting board, bowl, tray, wok'),
);

const cookAnimals = (things: DraftThing[]) => {
  const isMeal = things.some(
    (thing) => isFood(thing) || kitchenware.has(thing.noun?.base ?? '') || kitchenware.has(thing.name),
  );
  const isAlone = things.every(({ noun }) => noun?.nature !== 'person');
  if (!isMeal || !isAlone) return;
  for (const thing of things) {
    const dish = cooked[thing.noun?.base ?? ''] ?? cooked[thing.name];
    if (!dish || thing.acts.length > 0) continue;
    thing.noun = findNoun(dish)!;
    thing.name = dish;
    thing.count ??= 1;
    thing.plural = false;
  }
};

/** What a dish's own model shows: the cheese of a burger, the salmon of sushi. */
const contains: Record<string, string[]> = {
  burger: list('cheese, melting cheese, melted cheese, lettuce, tomato, beef, patty, bun, bacon'),
  pizza: list('cheese, pepperoni, basil, tomato sauce, mozzarella, sauce'),
  pancake: list('syrup, maple syrup, butter'),
  sandwich: list('cheese, ham, lettuce, tomato'),
  sushi: list('salmon, tuna, rice, wasabi, ginger, grilled fish, fish, shrimp, soy sauce'),
  ramen: list('egg, noodles, pork, broth'),
  taco: list('beef, lettuce, cheese, salsa'),
  salad: list('tomato, lettuce, cucumber'),
  'hot dog': list('sausage, mustard, ketchup, bun'),
  spaghetti: list('sauce, tomato sauce, meatball, meatballs, basil'),
  cocktail: list('umbrella, ice, ice cube, lime'),
};

const isPartOf = (thing: DraftThing, things: DraftThing[]) =>
  thing.ties.some(({ kind, to }) => {
    const host = things[to];
    const parts = host && (contains[host.noun?.base ?? ''] ?? contains[host.noun?.name ?? '']);
    return (
      parts !== undefined &&
      ['with', 'on', 'in', 'beside'].includes(kind) &&
      (parts.includes(thing.name) || parts.includes(thing.noun?.base ?? ''))
    );
  });

/** Pancakes come in a stack; what a family shares stands on its table. */
const shared = new Set(
  list(
    'hot pot, pizza, cake, birthday cake, roast chicken, roast turkey, dumpling, fondue, paella, grilled fish',
  ),
);
const serveTogether = (things: DraftThing[]) => {
  for (const [index, thing] of things.entries()) {
    if (thing.noun?.base === 'pancake' && (thing.plural || (thing.count ?? 1) > 1)) {
      thing.noun = { ...findNoun('stack of pancakes')!, name: thing.name };
      thing.plural = false;
      thing.count = 1;
    }
    // Seeds lie in a heap.
    if (/^(?:sunflower seed|seed)$/.test(thing.noun?.name ?? '') && thing.plural) {
      thing.noun = findNoun('sunflower seeds') ?? thing.noun;
      thing.plural = false;
      thing.count = 1;
    }
    const isShared = shared.has(thing.noun?.base ?? '') || shared.has(thing.noun?.name ?? '');
    const eaters = things.filter(({ acts }) =>
      acts.some(({ action, object }) => action === 'eat' && object === index),
    );
    const [eater] = eaters;
    const table = eater?.ties.find(({ to }) => /table$/.test(things[to]?.noun?.base ?? ''))?.to;
    if (!isShared || !eater || table === undefined) continue;
    for (const one of eaters) one.ties = one.ties.filter(({ to }) => to !== index);
    thing.ties = [{ kind: 'on', to: table }];
    thing.plural = false;
    thing.count = 1;
    for (const one of eaters) for (const act of one.acts) if (act.object === index) act.object = null;
  }
};

/** A pancake that is flipped flies up out of the pan in the cook's hand. */
const flipPancake = (draft: Draft) => {
  const { things } = draft;
  const isPancake = ({ noun }: DraftThing) =>
    /^(?:pancake|crepe|stack of pancakes|omelette)$/.test(noun?.base ?? '');
  const cook = things.find(
    ({ noun, acts }) =>
      noun?.nature === 'person' && acts.some(({ verb }) => /^(?:flip|toss|turn)/.test(verb)),
  );
  const noun = findNoun('pan with a pancake');
  if (!cook || !noun || !things.some(isPancake) || things.length >= limits.things) return;
  draft.things = without(things, (thing) => isPancake(thing) || isPan(thing));
  draft.things.push(newThing(noun.name, noun));
  const pan = draft.things.length - 1;
  cook.ties = cook.ties.filter(({ kind }) => kind !== 'holding');
  cook.ties.push({ kind: 'holding', to: pan });
  const act = cook.acts.find(({ verb }) => /^(?:flip|toss|turn)/.test(verb))!;
  Object.assign(act, { action: 'cook', verb: 'cook', object: pan, instrument: null });
};

const isPan = ({ noun }: DraftThing) => /^(?:pan|frying pan|skillet|wok)$/.test(noun?.name ?? '');

/** Eggs in a pan are fried. */
const fryEggs = (things: DraftThing[]) => {
  const isEgg = ({ noun }: DraftThing) => noun?.base === 'egg' || noun?.base === 'fried egg';
  const egg = things.find(isEgg);
  const panAt = egg?.ties.find(({ kind, to }) => (kind === 'in' || kind === 'on') && isPan(things[to]!))?.to;
  // Eggs and bacon in a pan are one dish.
  if (egg && panAt !== undefined) {
    things[panAt]!.noun = { ...findNoun('pan of eggs')!, name: 'pan' };
    for (const thing of things)
      if (
        thing.noun?.nature === 'food' &&
        thing !== things[panAt] &&
        thing.ties.some(({ to }) => to === panAt)
      )
        thing.traits.push('part of another');
    return;
  }
  for (const thing of things) {
    if (thing.noun?.base !== 'egg') continue;
    const isFried =
      thing.acts.some(({ verb }) => /^(?:fry|cook|sizzle)/.test(verb)) ||
      thing.ties.some(
        ({ kind, to }) => kind === 'in' && /pan|wok|skillet/.test(things[to]?.noun?.name ?? ''),
      );
    if (!isFried) continue;
    thing.noun = { ...findNoun('fried egg')!, name: thing.name };
    thing.count = Math.min(2, thing.count ?? 2);
  }
};

/** A pan nobody holds stands on the stove. */
export const setOnStove = (draft: Draft, place: Place) => {
  const { things } = draft;
  if (
    things.some(
      ({ noun, acts }) =>
        noun?.nature === 'person' && acts.some(({ action }) => action === 'cook' || action === 'stir'),
    )
  )
    return;
  for (const [index, pan] of [...things.entries()]) {
    if (
      !/^(?:pan|frying pan|skillet|pot|wok|saucepan|cooking pot|kettle|pan of eggs)$/.test(
        pan.noun?.name ?? '',
      )
    )
      continue;
    const isHeld = things.some(({ ties, acts }) =>
      [
        ...ties.filter(({ kind }) => kind === 'holding').map(({ to }) => to),
        ...acts.map(({ object }) => object),
      ].includes(index),
    );
    const isPlaced = pan.ties.some(({ kind }) => kind === 'on' || kind === 'in' || kind === 'over');
    if (place !== 'kitchen' || isHeld || isPlaced || things.length >= limits.things) continue;
    const known = things.findIndex(({ noun }) => noun?.base === 'stove');
    if (known < 0) things.push({ ...newThing('stove', findNoun('stove')!), isImplied: true });
    pan.ties.push({ kind: 'on', to: known < 0 ? things.length - 1 : known });
  }
};

/** The film shows the thing that is poured over. */
export const pouredOver = (things: DraftThing[]): number | null => {
  const [first] = things;
  const isStream = first && findKit(first.noun?.kit ?? '')?.name === 'chocolate stream';
  return (isStream && first.ties.find(({ kind }) => kind === 'on')?.to) || null;
};

export const serveFood = (draft: Draft) => {
  cookAnimals(draft.things);
  passOnPlate(draft.things);
  draft.things = without(draft.things, (thing) => isPartOf(thing, draft.things));
  serveTogether(draft.things);
  pourOver(draft.things);
  fryEggs(draft.things);
  flipPancake(draft);
  draft.things = without(draft.things, ({ traits }) => traits.includes('part of another'));
};

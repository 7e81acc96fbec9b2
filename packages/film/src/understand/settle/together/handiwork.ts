/** What hands work with and at: paper on a table, a fork for a dish, fruit on its tree, an animal in its tub. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';

const dishes: [RegExp, string][] = [
  [/noodle|ramen|sushi|dumpling|dim sum|\brice\b|hot ?pot|pho\b|udon/, 'chopsticks'],
  [/soup|cereal|porridge|oatmeal|stew|yogurt|pudding|congee|chili/, 'spoon'],
  [/pasta|spaghetti|salad|steak|cake|omelette|pancake|curry|lasagna|fish and chips|pie\b/, 'fork'],
];
const isUtensil = (thing: DraftThing) => /fork|spoon|chopstick|knife/.test(nounOf(thing));

/** A dish is eaten with something, the bowl in the other hand. */
const takeUtensil = (draft: Draft) => {
  for (const thing of [...draft.things]) {
    const act = thing.acts.find(({ action, object }) => action === 'eat' && object !== null);
    if (!act || !isPerson(thing) || countOf(thing) > 2) continue;
    const dish = draft.things[act.object!]!;
    const isInHand = thing.ties.some(({ kind, to }) => kind === 'holding' && to === act.object);
    const utensil = dishes.find(([names]) => names.test(`${nounOf(dish)} ${dish.name}`))?.[1];
    const byHand = draft.part === 'hands' || draft.things.some(isUtensil);
    if (!utensil || !isInHand || byHand) continue;
    const at = add(draft, utensil, { isImplied: true, count: countOf(thing), plural: countOf(thing) > 1 });
    if (at >= 0) retie(thing, 'holding', at);
    if (draft.places.length === 0)
      draft.places.push({ place: 'kitchen', text: '', link: null, isBehind: false });
  }
};

const fruits = /^(apple|orange|peach|lemon|cherry|pear|plum|olive|mango|apricot|lime|fig)s?$/;

/** Fruit is picked from its tree: one is in the hand, the others hang. */
const pickFromTree = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(
      ({ verb, object }) => /^(?:pick|harvest|gather|pluck|reach)/.test(verb) && object !== null,
    );
    const fruit = act && draft.things[act.object!];
    const name = fruit && fruits.exec(nounOf(fruit))?.[1];
    if (!act || !fruit || !name || fruit.ties.some(({ kind }) => kind === 'in' || kind === 'on')) continue;
    const isIndoors = draft.places.some(({ place }) =>
      ['market', 'supermarket', 'kitchen', 'shop', 'room'].includes(place),
    );
    if (isIndoors) continue;
    const at = act.object!;
    const tree = findOrAdd(draft, `${name} tree`, /tree$/);
    if (tree < 0) continue;
    const kind = findNoun(`${name} tree`) ?? findNoun('fruit tree');
    if (kind) draft.things[tree]!.noun = kind;
    Object.assign(draft.things[tree]!, { acts: [], isImplied: false });
    Object.assign(fruit, { count: countOf(thing), plural: countOf(thing) > 1, ties: [] });
    retie(thing, 'holding', at);
    const onLadder = thing.ties.some(({ to }) => /ladder/.test(nounOf(draft.things[to]!)));
    if (!onLadder) retie(thing, 'facing', tree);
    Object.assign(act, { action: 'reach', verb: 'pick', object: tree });
    if (draft.places.length === 0)
      draft.places.push({ place: 'orchard', text: '', link: null, isBehind: false });
  }
};

/** A case on wheels comes along behind, at the length of an arm. */
const rollSuitcase = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(({ action, object }) => action === 'pull' && object !== null);
    const pulled = act && draft.things[act.object!];
    if (!act || !pulled || !/suitcase|luggage|trolley/.test(`${nounOf(pulled)} ${pulled.name}`)) continue;
    pulled.noun = findNoun('rolling suitcase') ?? pulled.noun;
    retie(thing, 'holding', act.object!);
    Object.assign(act, { action: 'walk', verb: 'walk', object: null });
  }
};

/** Animals carry their prey and their toys in the mouth while they go or fly. */
const carryInMouth = (draft: Draft) => {
  for (const thing of draft.things) {
    if (!['animal', 'bird'].includes(thing.noun?.nature ?? '')) continue;
    const act = thing.acts.find(
      ({ action, object }) => action !== null && ['carry', 'hold'].includes(action) && object !== null,
    );
    const prey = act && draft.things[act.object!];
    if (!act || !prey || isPerson(prey) || countOf(prey) > 1) continue;
    retie(thing, 'holding', act.object!);
    if (act.action === 'carry')
      Object.assign(act, { action: thing.noun?.nature === 'bird' ? 'fly' : 'walk', object: null });
    prey.acts = [newAct('stand', 'stand')];
  }
};

/** A figure that sits hand in hand looks at no bench. */
const sitHandInHand = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    if (!thing.traits.includes('holding hands')) continue;
    for (const act of thing.acts) {
      const object = act.object === null ? undefined : draft.things[act.object];
      if (!object || isPerson(object)) continue;
      const isSeat = /bench|sofa|couch|swing|chair|bed|dock|pier/.test(nounOf(object));
      Object.assign(act, { object: null, ...(isSeat && { action: 'sit' as const, verb: 'sit' }) });
    }
  }
};

/** Before crafts and the place are settled. */
export const settleHandiwork = (draft: Draft) => {
  takeUtensil(draft);
  pickFromTree(draft);
  rollSuitcase(draft);
  carryInMouth(draft);
  sitHandInHand(draft);
};

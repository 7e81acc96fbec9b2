/** What hands work with and at: paper on a table, a fork for a dish, fruit on its tree, an animal in its tub. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { acts, add, countOf, findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';

const isPen = (thing: DraftThing) => /pencil|crayon|marker|\bpen$|felt tip|quill/.test(nounOf(thing));
const isTable = (thing: DraftThing) => /(?:table|desk|counter)$/.test(nounOf(thing));

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

/** However small a book is, it is as large as the hands that hold it open. */
const readOpenBook = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    for (const { action, object } of thing.acts) {
      const book = action === 'read' && object !== null ? draft.things[object] : undefined;
      if (book && !isPerson(book) && (book.size === 'tiny' || book.size === 'small')) book.size = null;
    }
};

/** "With a fork at her desk": who eats is at the desk, not the fork. */
const handOnTies = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    for (const { kind, to } of [...thing.ties]) {
      const tool = draft.things[to]!;
      if (kind !== 'holding' || !(isUtensil(tool) || isPen(tool))) continue;
      for (const tie of tool.ties) {
        const host = draft.things[tie.to]!;
        if (host !== thing && !thing.ties.some((own) => own.to === tie.to))
          thing.ties.push({ kind: isTable(host) ? 'around' : tie.kind, to: tie.to });
      }
      tool.ties = [];
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

/** The dog is in the tub, and whoever washes it stands before it. */
const washInTub = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    for (const act of thing.acts) {
      const beast = act.object === null ? undefined : draft.things[act.object];
      if (act.action !== 'wash' || !beast || beast.noun?.nature !== 'animal') continue;
      const isTub = (one: DraftThing) => /tub|bath|basin|bucket|sink|pool/.test(nounOf(one));
      const tub = thing.ties.find(({ to }) => isTub(draft.things[to]!))?.to;
      const at = tub ?? draft.things.findIndex(isTub);
      if (at < 0) continue;
      thing.ties = thing.ties.filter(({ to }) => to !== at && to !== act.object);
      thing.ties.push({ kind: 'facing', to: act.object! });
      beast.ties = [{ kind: 'in', to: at }];
      beast.acts = [newAct('stand', 'stand')];
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

/** A figure that walks about with a phone at the ear is out in the street. */
const phoneInStreet = (draft: Draft) => {
  if (draft.places.length > 0) return;
  const isOut = draft.things.some((thing) => isPerson(thing) && acts(thing, 'walk') && acts(thing, 'phone'));
  if (isOut) draft.places.push({ place: 'street', text: '', link: null, isBehind: false });
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
    prey.ties = prey.ties.filter(({ to }) => draft.things[to] !== thing);
  }
};

/** A figure that is read to in bed is in the bed too. */
const readInBed = (draft: Draft) => {
  const reader = draft.things.find((thing) => isPerson(thing) && acts(thing, 'read'));
  const bed = reader?.ties.find(({ kind, to }) => kind === 'in' && /bed$/.test(nounOf(draft.things[to]!)));
  if (!reader || !bed) return;
  for (const { kind, to } of [...reader.ties]) {
    const listener = draft.things[to]!;
    if (kind !== 'facing' || !isPerson(listener) || listener.ties.length > 0) continue;
    reader.ties = reader.ties.filter((tie) => tie.to !== to);
    listener.ties = [{ kind: 'in', to: bed.to }];
    const book = reader.acts.find(({ action }) => action === 'read')?.object ?? null;
    listener.acts = [{ ...newAct('sit', 'sit'), object: book }];
  }
};

/** "Feeding carrots to a rabbit": the carrot is in the hand, the rabbit is fed. */
const feedTo = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(({ action, object }) => action === 'feed' && object !== null);
    const food = act && draft.things[act.object!];
    if (!act || !food || food.noun?.nature !== 'food') continue;
    const fed = thing.ties.find(({ to }) =>
      ['animal', 'bird', 'fish', 'person'].includes(draft.things[to]!.noun?.nature ?? ''),
    )?.to;
    if (fed === undefined) continue;
    const at = act.object!;
    Object.assign(food, { count: 1, plural: false, ties: [] });
    thing.ties = thing.ties.filter(({ to }) => to !== at && to !== fed);
    thing.ties.push({ kind: 'holding', to: at }, { kind: 'facing', to: fed });
    act.object = fed;
    if (draft.things[fed]!.acts.every(({ action }) => action === 'stand' || action === 'jump'))
      draft.things[fed]!.acts = [newAct('stand', 'stand')];
    if (draft.places.length === 0)
      draft.places.push({ place: 'garden', text: '', link: null, isBehind: false });
  }
};

/** A nail goes into a board on a bench. */
const hammerAtBench = (draft: Draft) => {
  const worker = draft.things.find(
    (thing) =>
      isPerson(thing) &&
      thing.acts.some(({ verb, object }) => /^(?:hammer|nail)/.test(verb) && object === null),
  );
  // A figure with something else to work at is at its own place.
  const isBare = draft.things.every((thing) => isPerson(thing) || /hammer|nail/.test(nounOf(thing)));
  if (!worker || !isBare || /smith/.test(worker.name)) return;
  const bench = findOrAdd(draft, 'workbench', /bench$|anvil|table$/);
  const board = bench < 0 ? -1 : add(draft, 'plank', { isImplied: true, ties: [{ kind: 'on', to: bench }] });
  if (board < 0) return;
  retie(worker, 'facing', bench);
  for (const act of worker.acts) if (act.action === 'hammer') act.object = bench;
};

/** Wood is split with an axe. */
const takeAxe = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(({ action, object }) => action === 'chop' && object !== null);
    if (!act || !/wood|\blogs?$|timber/.test(nounOf(draft.things[act.object!]!))) continue;
    if (thing.ties.some(({ kind }) => kind === 'holding')) continue;
    const axe = add(draft, 'axe', { isImplied: true, count: countOf(thing), plural: countOf(thing) > 1 });
    if (axe >= 0) retie(thing, 'holding', axe);
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
  readOpenBook(draft);
  handOnTies(draft);
  takeUtensil(draft);
  pickFromTree(draft);
  washInTub(draft);
  rollSuitcase(draft);
  phoneInStreet(draft);
  carryInMouth(draft);
  sitHandInHand(draft);
  takeAxe(draft);
  feedTo(draft);
  hammerAtBench(draft);
  readInBed(draft);
};

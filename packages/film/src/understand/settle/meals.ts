/** Meals: whoever has one sits at a table, and the table is laid. */

import { limits, type Place } from '../../scene/scene.ts';
import { type Draft, type DraftThing, newAct, newThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { without } from './rearrange-things.ts';

const meals: [RegExp, string[]][] = [
  [/breakfast|brunch/, ['bread', 'fried egg', 'cup']],
  [/dinner|supper|dine|feast|thanksgiving/, ['roast chicken', 'bread', 'soup', 'plate']],
  [/lunch|meal/, ['soup', 'bread', 'plate']],
];

const indoorMeals: readonly Place[] = [
  'room',
  'kitchen',
  'living_room',
  'restaurant',
  'cafe',
  'garden',
  'porch',
  'balcony',
  'rooftop',
];

/** Where a meal is had. */
const isMealPlace = /table|counter|blanket|campfire|sofa|\bbed\b/;

/** "Having breakfast": the meal is what is on the table, not one more thing. */
const nameMeals = (draft: Draft) => {
  const isMeal = ({ name }: DraftThing) => /^(?:breakfast|brunch|lunch|dinner|supper)$/.test(name);
  const had = new Set<DraftThing>();
  for (const thing of draft.things)
    for (const act of thing.acts) {
      const meal = act.object === null ? undefined : draft.things[act.object];
      if (act.action !== 'eat' || !meal || !isMeal(meal)) continue;
      const { object } = act;
      thing.ties = thing.ties.filter(({ to }) => to !== object);
      Object.assign(act, newAct('sit', `have ${meal.name}`));
      had.add(meal);
    }
  draft.things = without(draft.things, (thing) => had.has(thing));
};

/** A figure that has dinner sits at a table. */
export const sitAtTable = (draft: Draft, place: Place) => {
  if (indoorMeals.includes(place)) nameMeals(draft);
  const { things } = draft;
  const eaters = things.filter(
    ({ noun, acts, ties }) =>
      noun?.nature === 'person' &&
      ties.every(({ kind }) => kind !== 'on' && kind !== 'around') &&
      acts.some(({ verb }) =>
        /^(?:have|eat) (?:dinner|supper|lunch|breakfast|brunch|a meal)$|^dine$/.test(verb),
      ),
  );
  const named = things.findIndex(({ noun }) => noun?.base === 'table' || noun?.base === 'table for two');
  for (const { ties } of eaters)
    for (const tie of ties)
      if (tie.to === named && tie.kind === 'beside') {
        tie.kind = 'around';
        if (!/bistro|for two/.test(things[named]!.noun?.name ?? ''))
          things[named]!.noun = { ...things[named]!.noun!, ...findNoun('dining table') };
      }
  if (eaters.length === 0 || !indoorMeals.includes(place) || things.length >= limits.things) return;
  if (things.some(({ noun, name }) => noun?.nature !== 'person' && isMealPlace.test(`${noun?.base} ${name}`)))
    return;
  things.push({ ...newThing('table', findNoun('dining table') ?? findNoun('table')!), isImplied: true });
  for (const eater of eaters) eater.ties.push({ kind: 'around', to: things.length - 1 });
};

/** A table that people eat at is laid. */
export const layTable = (things: DraftThing[]) => {
  const table = things.findIndex(({ noun }) => noun?.base === 'table');
  const isLaid = things.some(({ noun }) => noun?.nature === 'food');
  if (table === -1 || isLaid || /bistro|for two/.test(things[table]!.noun?.name ?? '')) return;
  const verbs = things.flatMap(({ acts }) => acts.map(({ verb }) => verb)).join(' ');
  const dishes = meals.find(([words]) => words.test(verbs))?.[1] ?? [];
  for (const dish of dishes) {
    const noun = findNoun(dish);
    if (!noun || things.length >= limits.things) continue;
    things.push({ ...newThing(noun.name, noun), isImplied: true, ties: [{ kind: 'on', to: table }] });
  }
};

/** Animals that share a meal: it lies between them, and both eat of it. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { countOf } from '../draft-things.ts';

const isBeast = ({ noun }: DraftThing) => noun?.nature === 'animal' || noun?.nature === 'bird';
const isMeal = ({ noun, name }: DraftThing) =>
  noun?.nature === 'food' ||
  /^(?:pizza|cake|watermelon|sandwich|cookie|apple|bowl|plate|strawberry|cheese)$/.test(name);

const shares = /^(?:shar|eat|nibbl|munch|devour|enjoy|bit|hav|split|fight)/;

/** Two hamsters and a pizza: on the ground between them, as large as they are long. */
export const shareMeal = (draft: Draft) => {
  const { things } = draft;
  for (const thing of things) {
    if (!isBeast(thing) || countOf(thing) < 2 || countOf(thing) > 5) continue;
    const act = thing.acts.find(
      ({ verb, object }) => object !== null && shares.test(verb) && isMeal(things[object]!),
    );
    if (act?.object == null) continue;
    const meal = things[act.object]!;
    if (meal.plural || (meal.count ?? 1) > 1) continue;
    Object.assign(meal, { ties: [], acts: [], size: null });
    meal.traits.push('shared');
    thing.ties = [
      ...thing.ties.filter(({ kind, to }) => to !== act.object && kind !== 'holding'),
      { kind: 'around', to: act.object },
    ];
    // From the height of small animals their faces are seen.
    if (draft.shot === null) draft.angle ??= 'low';
    thing.acts = [{ ...newAct('peck', 'eat'), object: act.object }];
  }
};

/** Food that somebody cuts lies on a board, and the knife of that board is in the hand. */

import { addOnce, type Draft, type DraftThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const cutWhole =
  /vegetable|veggie|\bfruits?$|carrot|tomato|onion|cucumber|zucchini|courgette|pepper|potato|eggplant|aubergine|mushroom|lemon|lime|orange|apple|\bpear|peach|mango|melon|pineapple|kiwi|avocado|banana|strawberr|bread|loaf|baguette|cheese|salmon|tuna|fillet|fish|sashimi|steak|beef|\bmeat|\bham\b|pork|chicken|celery|leek|radish|cabbage|garlic|herb|scallion|ginger/;
const notCut = /burger|sandwich|cake|pie\b|pizza|sushi|soup|salad|tree|field|aquarium|tank/;

const putOnTable = (draft: Draft, worker: DraftThing, food: number) => {
  const table = findOrAdd(draft, 'table', /table$|counter|island|bench$/);
  if (table < 0) return;
  worker.ties = worker.ties.filter(({ to, kind }) => to !== food && kind !== 'holding');
  retie(worker, 'facing', table);
  draft.things[food]!.ties = [{ kind: 'on', to: table }];
};

/** Icing is put on with both hands: nothing is cooked any more. */
const decorateCake = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(
      ({ verb, object, handling }) =>
        object !== null && !handling && /^(?:decorat|frost|ic(?:e|ing)\b|pip)/.test(verb),
    );
    if (!act || !/cake|cookie|pastry|eclair|donut/.test(nounOf(draft.things[act.object!]!))) continue;
    putOnTable(draft, thing, act.object!);
    Object.assign(act, { action: 'stir', verb: 'adorn', instrument: null });
  }
};

export const cutAtBoard = (draft: Draft): void => {
  decorateCake(draft);
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(({ action, object }) => action === 'chop' && object !== null);
    const food = act && draft.things[act.object!]!;
    if (!food || isPerson(food)) continue;
    const words = `${food.name} ${nounOf(food)}`;
    const isFood = food.noun?.nature === 'food' || /fillet/.test(words);
    if (!isFood || !cutWhole.test(words) || notCut.test(words)) continue;
    const isOther = thing.ties.some(
      ({ kind, to }) => kind === 'holding' && !/knife|cleaver/.test(nounOf(draft.things[to]!)),
    );
    if (isOther) continue;
    const noun = findNoun('food cut by hand');
    if (!noun) continue;
    addOnce(food.traits, `cut ${words}`.slice(0, 78));
    Object.assign(food, { noun: { ...noun, name: food.name }, count: 1, plural: false, acts: [] });
    putOnTable(draft, thing, act.object!);
    act.instrument = null;
    draft.things = without(draft.things, (other) =>
      /^(?:kitchen |sharp |long )?(?:knife|cleaver)$/.test(nounOf(other)),
    );
  }
};

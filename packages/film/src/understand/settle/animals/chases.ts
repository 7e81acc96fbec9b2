/** Animals that chase each other: one is ahead, the other close behind, both on foot. */

import { type Draft, type DraftThing, newAct } from '../../reading/draft.ts';
import { countOf } from '../draft-things.ts';

/** Birds of the yard run from a kitten; they do not fly. */
const runsOnFoot =
  /^(?:chick|baby chick|chicken|hen|rooster|duckling|duck|goose|gosling|turkey|ostrich|penguin|peacock|quail)$/;

const isBeast = ({ noun }: DraftThing) => noun?.nature === 'animal' || noun?.nature === 'bird';
const chases = ({ acts }: DraftThing) => acts.some(({ action }) => action === 'chase');
const isBusyOtherwise = (thing: DraftThing) =>
  thing.acts.some(({ action, object }) => action === 'chase' && object !== null);

export const chaseEachOther = ({ things }: Draft) => {
  const beasts = things.filter(isBeast);
  const [first, second] = beasts;
  if (
    first &&
    second &&
    beasts.length === 2 &&
    countOf(first) === 1 &&
    countOf(second) === 1 &&
    beasts.every((thing) => chases(thing) && !isBusyOtherwise(thing))
  ) {
    // The smaller one named last is ahead.
    const at = things.indexOf(second);
    first.acts = [{ ...newAct('chase', 'chase'), object: at }];
    first.ties = [...first.ties.filter(({ to }) => to !== at), { kind: 'chasing', to: at }];
    second.acts = [newAct('run', 'run')];
    second.ties = second.ties.filter(({ to }) => things[to] !== first);
  }
  for (const { ties } of things)
    for (const { kind, to } of ties) {
      const chased = things[to]!;
      if (kind === 'chasing' && runsOnFoot.test(chased.noun?.base ?? chased.name))
        chased.acts = [newAct('run', 'run')];
    }
};

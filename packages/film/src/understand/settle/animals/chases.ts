/** Animals that chase each other: one is ahead, the other close behind, both on foot. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { countOf, splitOff } from '../draft-things.ts';

/** Birds of the yard run from a kitten; they do not fly. */
const runsOnFoot =
  /^(?:chick|baby chick|chicken|hen|rooster|duckling|duck|goose|gosling|turkey|ostrich|penguin|peacock|quail)$/;

const isBeast = ({ noun }: DraftThing) => noun?.nature === 'animal' || noun?.nature === 'bird';
const chases = ({ acts }: DraftThing) => acts.some(({ action }) => action === 'chase');
const isBusyOtherwise = (thing: DraftThing) =>
  thing.acts.some(({ action, object }) => action === 'chase' && object !== null);

/** On the ground, among what stands there: from above only the ground would be seen behind small animals. */
const lookFromLow = (draft: Draft) => {
  if (draft.angle === null && draft.shot === null) draft.angle = 'low';
};

export const chaseEachOther = (draft: Draft) => {
  const { things } = draft;
  // Two of a kind are one and the other.
  for (const thing of [...things])
    if (isBeast(thing) && countOf(thing) === 2 && chases(thing) && !isBusyOtherwise(thing))
      splitOff(draft, thing, 'chase');
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
    lookFromLow(draft);
    // A paved courtyard is bare ground at the height of small animals; a yard with grass and a fence is seen.
    if (draft.region === 'chinese' && draft.places.some(({ text }) => /courtyard/.test(text)))
      draft.region = null;
    second.ties = second.ties.filter(({ to }) => things[to] !== first);
  }
  for (const { ties } of things)
    for (const { kind, to } of ties) {
      const chased = things[to]!;
      if (kind === 'chasing' && runsOnFoot.test(chased.noun?.base ?? chased.name))
        chased.acts = [newAct('run', 'run')];
    }
};

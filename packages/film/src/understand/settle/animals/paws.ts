/** Small animals that hold food hold it in both paws, sitting upright, and not in the mouth. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { without } from '../rearrange-things.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
const handy =
  /^(?:squirrel|chipmunk|hamster|mouse|rat|raccoon|otter|panda|red panda|monkey|koala|beaver|guinea pig|gerbil)$/;
/** These carry a nut of their own in their paws when they eat. */
const nutEaters = /^(?:squirrel|chipmunk|hamster|guinea pig|gerbil)$/;

export const holdInPaws = (draft: Draft) => {
  // Otters hold paws while they float: what they do besides is what they do.
  for (const thing of draft.things)
    if (thing.traits.includes('hand in hand') && thing.acts.length > 1)
      thing.acts = thing.acts.filter(({ verb }) => !verb.startsWith('hold'));
  for (const thing of [...draft.things]) {
    if (thing.noun?.nature !== 'animal' || !handy.test(baseOf(thing))) continue;
    const tie = thing.ties.find(({ kind }) => kind === 'holding');
    const held = tie && draft.things[tie.to];
    const isStill = thing.acts.every(
      ({ action }) => action === null || ['hold', 'stand', 'sit', 'look', 'pose'].includes(action),
    );
    if (!held || !isStill || (thing.count ?? 1) > 2) continue;
    const isNut = /^(?:acorn|nut|walnut|hazelnut|peanut|chestnut|almond)$/.test(held.name);
    if (isNut && nutEaters.test(baseOf(thing))) {
      thing.ties = thing.ties.filter((one) => one !== tie);
      thing.acts = [newAct('eat', 'eat')];
      draft.things = without(draft.things, (one) => one === held);
      draft.shot ??= 'medium';
    } else if (held.noun?.nature === 'food')
      thing.acts = [{ ...newAct('eat', 'eat'), object: draft.things.indexOf(held) }];
  }
};

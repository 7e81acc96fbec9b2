/** Children with toy blocks sit on the floor with the blocks around them and one in each hand. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isBlocks = (thing: DraftThing) =>
  !isPerson(thing) &&
  /^(?:(?:building|toy|wooden|alphabet|colou?rful|colou?red) )*(?:blocks?|legos?|lego bricks|bricks)$/.test(
    thing.name.replace(/^(?:tower|stack|pile) of /, ''),
  );

const isYoung = ({ age, noun }: DraftThing) => ['baby', 'child'].includes(age ?? noun?.person?.age ?? '');

export const playWithBlocks = (draft: Draft) => {
  const at = draft.things.findIndex(isBlocks);
  const blocks = draft.things[at];
  const players = draft.things.filter(
    (thing) =>
      isPerson(thing) &&
      isYoung(thing) &&
      thing.acts.every(
        ({ action }) => !action || ['build', 'sit', 'laugh', 'stand', 'hold', 'clap'].includes(action),
      ),
  );
  const sum = players.reduce((total, thing) => total + countOf(thing), 0);
  const noun = findNoun('blocks in play');
  if (!blocks || !noun || sum < 1 || sum > 3) return;
  // What falls or is kicked over is seen as that.
  if (blocks.acts.some(({ action }) => action && action !== 'stand')) return;
  if (/lego/.test(`${blocks.name} ${nounOf(blocks)}`)) addOnce(blocks.traits, 'lego');
  if (/wooden/.test(blocks.name)) blocks.material ??= 'wooden';
  Object.assign(blocks, {
    noun: { ...noun, name: nounOf(blocks) },
    count: sum,
    plural: sum > 1,
    ties: [],
    acts: [],
    size: null,
  });
  for (const thing of players) {
    addOnce(thing.traits, 'plays with blocks');
    addOnce(thing.traits, 'on the ground');
    if (!thing.traits.some((trait) => /sad|angry|tired|sleepy|crying/.test(trait)))
      addOnce(thing.traits, 'laughing');
    thing.acts = [newAct('build', 'build')];
    thing.ties = [];
    const held = add(draft, 'single toy block', {
      isImplied: true,
      count: countOf(thing),
      plural: countOf(thing) > 1,
      material: blocks.material,
      traits: blocks.traits.filter((trait) => trait === 'lego'),
    });
    if (held >= 0) thing.ties.push({ kind: 'holding', to: held });
  }
  // The room has its own rug, under the players.
  if (draft.places.length === 0 || draft.places.every(({ place }) => /room/.test(place)))
    draft.things = without(draft.things, (thing) => /^(?:rug|carpet|play ?mat|mat)$/.test(nounOf(thing)));
  if (draft.places.length === 0)
    draft.places.push({ place: 'living_room', text: '', link: null, isBehind: false });
};

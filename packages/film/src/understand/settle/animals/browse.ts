/** Animals that eat from trees and bushes: the leaves are at the mouth, on a bough of the tree that is named. */

import { limits } from '../../../scene/scene.ts';
import { type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { without } from '../rearrange-things.ts';

/** These hold what they eat in their paws, or crawl on it. */
const pickers =
  /koala|panda|squirrel|chipmunk|hamster|mouse|rat|raccoon|monkey|ape|chimp|gorilla|orangutan|lemur|sloth|beaver|bear|rabbit|bunny|tortoise|turtle|iguana|lizard|guinea pig|dinosaur|saurus/;

const eating =
  /^(?:eat|munch|nibble|graze|browse|chew|feed|pluck|strip|reach|stretch|pull|bite|snack|crop|tear)/;

const leafy =
  /^(?:leaf|leaves|foliage|treetop|tree top|branch|tree branch|twig|bough|(?:\w+ )?tree|acacia|bush|shrub|hedge|willow|oak|mango tree)$/;

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
const isLeafy = (thing: DraftThing) => leafy.test(thing.name) || leafy.test(baseOf(thing));

export const browse = (text: string, draft: Draft) => {
  const says =
    /\b(?:leaf|leaves|foliage|tree ?tops?|acacias?|branch(?:es)?|bush(?:es)?|shrubs?|hedge)\b/.test(text);
  for (const thing of draft.things) {
    if (thing.noun?.nature !== 'animal' || pickers.test(`${thing.name} ${baseOf(thing)}`)) continue;
    const isTall = /giraffe|elephant|mammoth/.test(baseOf(thing));
    const act = thing.acts.find(({ verb }) => eating.test(verb));
    if (!act || !(says || (isTall && /\btrees?\b/.test(text)))) continue;
    const isFood = (one: DraftThing) => one !== thing && isLeafy(one);
    const object = act.object === null ? undefined : draft.things[act.object];
    if (object && !isFood(object)) continue;
    const isBush = /\b(?:bush(?:es)?|shrubs?|hedge)\b/.test(text) && !isTall;
    const noun = findNoun(isBush ? 'bush to browse' : isTall ? 'browsed tree' : 'low browsed tree');
    if (!noun) return;
    let tree =
      draft.things.find((one) => isFood(one) && /tree|acacia|bush|shrub|oak|willow/.test(one.name)) ??
      draft.things.find(isFood);
    if (!tree) {
      if (draft.things.length >= limits.things) return;
      tree = newThing('tree', noun);
      draft.things.push(tree);
    }
    const kept = tree;
    Object.assign(kept, { noun, count: 1, plural: false, size: null, ties: [], acts: [] });
    draft.things = without(draft.things, (one) => one !== kept && isFood(one));
    const at = draft.things.indexOf(kept);
    thing.ties = [{ kind: 'facing', to: at }];
    thing.acts = [{ ...newAct('eat', 'eat'), object: at }];
    draft.notDrawn = draft.notDrawn.filter((name) => !/leaf|leaves|tree|branch|foliage/.test(name));
    return;
  }
};

/** A noun phrase is a thing that was named before, or a new one. */

import { limits } from '../../scene/scene.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';
import { makeThing } from './add-thing.ts';
import { addOnce, type DraftThing } from './draft.ts';
import type { NounPhrase } from './phrases.ts';
import { type ReaderState, thingAt } from './reader-state.ts';
import { personMeant } from './refer.ts';

/** Animals whose young have a name of their own. */
const grownUps: Record<string, string> = {
  foal: 'horse',
  colt: 'horse',
  pony: 'horse',
  calf: 'cow',
  lamb: 'sheep',
  chick: 'chicken',
  duckling: 'duck',
  puppy: 'dog',
  kitten: 'cat',
  piglet: 'pig',
  fawn: 'deer',
  cygnet: 'swan',
  gosling: 'goose',
};

export const findExisting = (state: ReaderState, phrase: NounPhrase) => {
  const { modifiers, character, noun } = phrase;
  if (character) {
    const known = state.things.findIndex((one) => one.character === character);
    return known === -1 ? null : known;
  }
  const isSame = (one: DraftThing) =>
    one.character === null &&
    noun !== null &&
    (one.noun?.name === noun.name ||
      one.name === noun.name ||
      (modifiers.isDefinite && one.noun?.base === noun.base));
  const found = state.things.findIndex(isSame);
  if (found === -1) return personMeant(state, phrase);
  const old = state.things[found]!;
  if (modifiers.colour && old.colour && modifiers.colour.name !== old.colour.name) return null;
  // "Cat and dog on a rug, cat licks dog": named again without an article.
  const isAgain = old.isBare && !modifiers.hasDeterminer && modifiers.count === null && !phrase.plural;
  if (isAgain && living.has(noun?.nature ?? 'prop')) return found;
  if (modifiers.isDefinite && !modifiers.isPossessive) return found;
  return null;
};

export const findOrAdd = (state: ReaderState, phrase: NounPhrase): number | null => {
  const parent = thingAt(state, state.agents.at(-1));
  // "A kangaroo with a baby", "beside its mother": one of its own kind.
  const kin = /^(?:baby|cub|calf|young|mother|father|mom|puppy|kitten|chick|parent|foal|lamb|pup)$/.exec(
    phrase.noun?.name ?? '',
  )?.[0];
  if (
    kin &&
    (kin === 'baby' ||
      phrase.modifiers.isPossessive ||
      (/cub|pup|calf|young|chick/.test(kin) && state.link?.tie === 'with')) &&
    parent?.noun &&
    living.has(parent.noun.nature) &&
    parent.noun.nature !== 'person'
  ) {
    const isYoung = !/mother|father|mom|parent/.test(kin);
    const adult = grownUps[parent.noun.name] ?? parent.noun.name.replace(/ cub$/, '');
    const name = isYoung ? `baby ${parent.noun.name}` : adult;
    const grown = isYoung ? parent.noun : (findNoun(name) ?? parent.noun);
    phrase = {
      ...phrase,
      noun: { ...grown, name: isYoung ? name : `${kin} ${name}` },
      modifiers: { ...phrase.modifiers, isDefinite: false, size: isYoung ? 'small' : null },
    };
  }
  const known = findExisting(state, phrase);
  const made = makeThing(phrase, state.draft);
  if (known !== null) {
    const old = state.things[known]!;
    old.colour ??= made.colour;
    old.size ??= made.size;
    for (const act of made.acts) old.acts.push(act);
    return known;
  }
  if (state.things.length >= limits.things) {
    addOnce(state.draft.notDrawn, made.name);
    return null;
  }
  state.things.push(made);
  return state.things.length - 1;
};

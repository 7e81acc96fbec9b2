/** A noun phrase as a thing of the draft. */

import type { NamedColour } from '../../scene/named-colour.ts';
import { findNoun, isEveryday, type Noun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';
import { colours } from '../vocabulary/amounts.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from './draft.ts';
import { noteSetting } from './note-setting.ts';
import type { NounPhrase } from './phrases.ts';

const youngs: Record<string, 'puppy' | 'baby'> = {
  puppy: 'puppy',
  kitten: 'baby',
  cub: 'baby',
  calf: 'baby',
  foal: 'baby',
  chick: 'baby',
  lamb: 'baby',
  duckling: 'baby',
  pup: 'puppy',
};

export const namedColour = (name: string): NamedColour | null => {
  const known = colours[name];
  return known ? { name, hex: known.hex } : null;
};

/** "A golden retriever puppy" is a small golden retriever. */
const mergeCompound = (thing: DraftThing, phrase: NounPhrase, draft: Draft) => {
  for (const part of phrase.modifiers.compound) {
    const joined = findNoun(`${part.text} ${phrase.text}`);
    const single = findNoun(`${part.text} ${thing.noun?.name ?? phrase.text}`);
    if (part.noun?.base === 'robot' && phrase.noun?.nature === 'person')
      thing.noun = { ...part.noun, name: `robot ${phrase.text}` };
    else if (part.noun?.base === 'robot' && phrase.noun && living.has(phrase.noun.nature)) {
      thing.material ??= 'metal';
      thing.colour ??= namedColour('silver');
      addOnce(thing.traits, 'robot');
    } else if (joined ?? single) thing.noun = joined ?? single ?? thing.noun;
    else if (part.noun && part.noun.nature === thing.noun?.nature && youngs[phrase.noun?.name ?? '']) {
      thing.noun = { ...part.noun, name: `${part.text} ${phrase.noun?.name}` };
      thing.size ??= 'small';
      addOnce(thing.traits, phrase.noun?.name ?? 'baby');
    } else if (part.noun && thing.noun?.nature === 'person' && part.noun.nature === 'person') {
      // "A street musician", "a robot friend": the first word tells how the second looks.
      thing.wears.push(...wearsOf(part.noun));
      thing.sex ??= part.noun.person?.sex ?? null;
    } else if (/\p{Script=Han}/u.test(part.text)) addOnce(draft.notDrawn, part.text);
    else if (!part.meanings.some(({ is }) => is === 'place')) addOnce(thing.traits, part.text);
    for (const meaning of part.meanings) {
      if (meaning.is === 'place') {
        if (!draft.places.some(({ place }) => place === meaning.place))
          draft.places.push({ place: meaning.place, text: '', link: null, isBehind: true });
      } else noteSetting(draft, meaning);
    }
    if (thing.name === (phrase.noun?.name ?? phrase.text)) thing.name = `${part.text} ${thing.name}`;
  }
};

export const wearsOf = (noun: Noun | null) =>
  (noun?.person?.wears ?? []).map(({ name, colour }) => ({
    name,
    colour: colour === null ? null : namedColour(colour),
  }));

export const makeThing = (phrase: NounPhrase, draft: Draft): DraftThing => {
  const { modifiers } = phrase;
  const thing = newThing(phrase.noun?.name ?? phrase.character ?? phrase.text, phrase.noun);
  thing.character = phrase.character;
  thing.count = modifiers.count;
  // "Sheep grazing" are several; "a sheep" is one.
  const isBare =
    /(?:sheep|deer|fish|cattle|salmon|koi|bison|people)$/.test(phrase.text) &&
    !modifiers.hasDeterminer &&
    modifiers.count === null;
  thing.plural = phrase.plural || modifiers.isMany || isBare;
  thing.isBare = !modifiers.hasDeterminer && modifiers.count === null;
  mergeCompound(thing, phrase, draft);
  // "A vintage red car" is a vintage car.
  for (const trait of [...modifiers.traits, ...modifiers.acts.map(({ text }) => `${text}ing`)]) {
    const special = thing.noun && findNoun(`${trait} ${thing.noun.name}`);
    if (
      special &&
      isEveryday(special.name) &&
      special.kit !== thing.noun!.kit &&
      special.nature === thing.noun!.nature
    )
      thing.noun = special;
  }
  thing.sex = thing.noun?.person?.sex ?? thing.sex;
  thing.age = thing.noun?.person?.age ?? thing.age;
  const isLiving = thing.noun !== null && living.has(thing.noun.nature);
  const isPerson = thing.noun?.nature === 'person';
  thing.colour = modifiers.colour ?? thing.colour;
  thing.material = modifiers.material ?? thing.material;
  thing.size = modifiers.size ?? thing.size;
  thing.traits.push(...modifiers.traits.filter((trait) => !thing.traits.includes(trait)));
  thing.hair = modifiers.hair;
  if (modifiers.age !== null) {
    if (isPerson || phrase.character) {
      // "A little girl" is a child already; "a young woman" stays a woman.
      const keeps = modifiers.age === 'child' && thing.age !== null;
      if (!keeps) thing.age = modifiers.age;
      if (thing.size === 'small') thing.size = null;
    } else if (isLiving && modifiers.age !== 'old') thing.size ??= 'small';
    else if (modifiers.age === 'old') addOnce(thing.traits, 'old');
  }
  if (isPerson && thing.size === 'small' && thing.age === 'child') thing.size = null;
  thing.wears.push(...wearsOf(thing.noun));
  if (isPerson && /^(?:female|women|girls)\b/.test(thing.name)) thing.sex = 'female';
  if (thing.sex === 'female')
    thing.wears = thing.wears.filter(({ name }) => name !== 'beard' && name !== 'moustache');
  if (thing.traits.includes('asleep')) thing.acts.push(newAct('sleep', 'sleep'));
  for (const { action, text } of modifiers.acts) thing.acts.push(newAct(action, text));
  return thing;
};

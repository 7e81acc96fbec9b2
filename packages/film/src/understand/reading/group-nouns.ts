/** Nouns and the words before them. */

import { type Meaning, meaningsOf } from '../lexicon.ts';
import { find, has, type Token } from '../tag-words.ts';
import { addColour } from './draft.ts';
import { noteSetting, settingKinds } from './note-setting.ts';
import {
  addPhrase,
  closeNoun,
  intransitive,
  isModifyingParticiple,
  isNounish,
  modifierKinds,
  nounKinds,
  type PhraseState,
  resetNoun,
  roleBefore,
  wasPlural,
} from './phrase-state.ts';

const busy = new Set(['busy', 'crowded', 'packed', 'bustling']);

const smallPrepositions: Record<string, 'facing' | 'beside' | 'on'> = {
  to: 'facing',
  from: 'beside',
  for: 'beside',
  off: 'on',
};

export const addNoun = (state: PhraseState, token: Token, meanings: Meaning[]) => {
  state.nouns.push({ text: token.text, meanings });
};

/** A snowy night has falling snow; snowy mountains need none. */
const noteSnowy = (state: PhraseState, next: Token | undefined) => {
  const place = find(next, 'place')?.place;
  const town =
    place && ['street', 'city', 'village', 'road', 'square', 'alley', 'railway', 'park'].includes(place);
  if (town || (next && has(next, 'time', 'season')))
    noteSetting(state.draft, { is: 'weather', weather: 'snow' });
};

const addModifier = (state: PhraseState, token: Token): boolean => {
  const { text } = token;
  const next = state.tokens[state.at + 1];
  const continues = isNounish(next);
  const afterNoun = state.nouns.length > 0;
  if (afterNoun) closeNoun(state);
  let used = false;
  const colour = find(token, 'colour');
  if (colour) {
    // Of a black and red dress the red is what is seen.
    const isPale = /^(?:black|white|gr[ae]y)$/.test(state.modifiers.colour?.name ?? '');
    if (isPale && has(next, 'garment') && !/^(?:black|white|gr[ae]y)$/.test(colour.colour.name))
      state.modifiers.colour = colour.colour;
    state.modifiers.colour ??= colour.colour;
    used = true;
  }
  const tone = find(token, 'tone');
  if (tone && !used) {
    if (tone.colour.name === 'dark') {
      if (has(next, 'place') || has(state.tokens[state.at + 2], 'place')) state.draft.isDark = true;
      else if (!continues) addColour(state.draft.palette, tone.colour);
    } else if (tone.colour.name === 'vivid' && continues) state.modifiers.traits.push('colourful');
    else if (!has(next, 'thing')) addColour(state.draft.palette, tone.colour);
    used = true;
  }
  const count = find(token, 'count');
  // "A family of four" names nobody else.
  if (
    count &&
    !used &&
    /\bfamily of$/.test(text) &&
    has(next, 'count') &&
    !has(state.tokens[state.at + 2], 'thing', 'group')
  ) {
    const number = find(next, 'count')!.count;
    state.modifiers.count = number;
    addNoun(state, { ...token, text: 'family' }, meaningsOf('family') ?? []);
    state.at += 1;
    closeNoun(state);
    return true;
  }
  if (count && !used) {
    state.modifiers.count ??= count.count;
    state.modifiers.isMany ||= count.isMany;
    used = true;
  }
  const size = find(token, 'size');
  if (size && !used) {
    state.modifiers.size ??= size.size;
    used = true;
  }
  const age = find(token, 'age');
  if (age) {
    state.modifiers.age ??= age.age;
    used = true;
  }
  const hair = find(token, 'hair');
  if (hair) {
    state.modifiers.hair = { name: token.text, hex: hair.hex };
    used = true;
  }
  const material = find(token, 'material');
  if (material && !colour) {
    state.modifiers.material ??= material.material;
    used = true;
  }
  const trait = find(token, 'trait');
  if (trait) {
    state.modifiers.traits.push(trait.trait);
    if (busy.has(trait.trait)) state.modifiers.isBusy = true;
    used = true;
  }
  for (const meaning of token.meanings) {
    if (!settingKinds.has(meaning.is) || meaning.is === 'place') continue;
    // A clay bowl is made of clay; the film is not.
    if (
      meaning.is === 'style' &&
      text === 'clay' &&
      /^(?:bowl|pot|vase|jar|jug|cup|mug|plate|tile|brick|oven|pots|bowls)s?$/.test(next?.text ?? '')
    ) {
      used = true;
      continue;
    }
    // Snow on far mountains lies nowhere else.
    if (
      meaning.is === 'lyingSnow' &&
      find(next, 'place')?.place === 'mountains' &&
      state.tokens.slice(0, state.at).some((one) => has(one, 'place'))
    ) {
      used = true;
      continue;
    }
    if (meaning.is === 'lyingSnow' && token.text === 'snowy') noteSnowy(state, next);
    noteSetting(state.draft, meaning, state.phrases.at(-1)?.is === 'negation');
    used = true;
  }
  if (used) state.pending = 'modifier';
  return used;
};

const isVerbNext = (state: PhraseState, token: Token) => {
  const next = state.tokens[state.at + 1];
  const verb = find(next, 'verb');
  // "A baby eating cake" is somebody who eats; "a baby flying dragon" is a dragon.
  if (
    verb?.form === 'participle' &&
    find(token, 'thing')?.noun.nature === 'person' &&
    !intransitive.has(verb.action ?? '') &&
    !has(next, ...nounKinds)
  )
    return true;
  return (
    verb !== undefined &&
    !has(next, ...nounKinds) &&
    !(isModifyingParticiple(next!) && isNounish(state.tokens[state.at + 2]) && state.pending !== 'none')
  );
};

export const readWord = (state: PhraseState, token: Token) => {
  const next = state.tokens[state.at + 1];
  const before = roleBefore(state);
  const { text } = token;
  if (
    has(token, 'silent') &&
    has(token, 'thing') &&
    !['determiner', 'modifier', 'preposition'].includes(before)
  )
    return;
  const isModifier = has(token, ...modifierKinds);
  const isNoun = has(token, ...nounKinds);
  const asNoun = isNoun && !(isModifier && isNounish(next) && !has(token, 'place'));
  // "An orange cat", "a glass bowl", "a rainy street".
  if (isModifier && (!isNoun || (isNounish(next) && !isVerbNext(state, token)))) {
    if (
      isNoun &&
      has(token, 'thing') &&
      !has(token, ...modifierKinds.filter((kind) => kind !== 'material')) &&
      !isNounish(next)
    ) {
      addNoun(state, token, token.meanings);
      return;
    }
    if (has(token, 'place') && isNounish(next)) {
      addNoun(state, token, token.meanings);
      return;
    }
    if (isNoun || !has(token, 'thing')) {
      if (addModifier(state, token)) return;
    }
  }
  if (asNoun || isNoun) {
    // A second noun goes on with the phrase; after a plural it begins a new one.
    if (state.nouns.length > 0 && wasPlural(state) && !has(state.nouns.at(-1) as unknown as Token, 'place'))
      closeNoun(state);
    addNoun(state, token, token.meanings);
    return;
  }
  if (isModifier && addModifier(state, token)) return;
  if (text === 'of') {
    addPhrase(state, { is: 'of' });
    return;
  }
  // "A 30 year old man" is one man.
  if (text === 'year old' || text === 'years old') {
    state.modifiers.count = null;
    return;
  }
  // "A mirror effect" shows no mirror.
  if (
    state.nouns.length > 0 &&
    /^(?:effect|effects|style|pattern|design|look|vibe|atmosphere|sound|noise)$/.test(text)
  ) {
    resetNoun(state);
    return;
  }
  const small = smallPrepositions[text];
  if (small) {
    addPhrase(state, { is: 'preposition', text, tie: small });
    return;
  }
  if (before === 'determiner' || before === 'modifier') {
    if (isNounish(next)) return;
    // "Turquoise water", "warm light": nothing by itself, but it colours the picture.
    if (state.modifiers.colour) addColour(state.draft.palette, state.modifiers.colour);
    resetNoun(state);
    return;
  }
  if (state.nouns.length > 0) closeNoun(state);
};

const partOf = (text: string) =>
  /hand|finger/.test(text)
    ? 'hands'
    : /feet|foot|legs/.test(text)
      ? 'feet'
      : /^eyes?$/.test(text)
        ? 'eyes'
        : null;

/** "A farmer's wife" is one person, "the bride's dress" is worn, "a bird's nest" is a nest. */
const readOwner = (state: PhraseState) => {
  let end = state.at + 1;
  while (isNounish(state.tokens[end])) end += 1;
  const head = state.tokens[end - 1];
  // "A potter's hands shaping a bowl": the potter shapes it.
  const part = state.tokens.findIndex((token, at) => at > state.at && at < end && has(token, 'bodyPart'));
  if (
    part !== -1 &&
    (isModifyingParticiple(state.tokens[part + 1] ?? head!) || has(state.tokens[part + 1], 'verb'))
  ) {
    closeNoun(state);
    state.at = part;
    state.draft.part = partOf(state.tokens[part]!.text);
  } else if (head && has(head, 'bodyPart') && partOf(head.text) && state.draft.shot?.endsWith('close_up')) {
    state.draft.part = partOf(head.text);
    closeNoun(state);
    state.at = end - 1;
  } else if (end === state.at + 1 || !head || has(head, 'bodyPart')) closeNoun(state);
  else if (has(head, 'garment')) addPhrase(state, { is: 'owner' });
  else if (has(head, 'thing') && find(head, 'thing')!.noun.nature !== 'animal') {
    resetNoun(state);
    state.modifiers.hasDeterminer = true;
    state.pending = 'determiner';
  } else closeNoun(state);
};

export const readUnknown = (state: PhraseState, token: Token) => {
  const before = roleBefore(state);
  const next = state.tokens[state.at + 1];
  const inPhrase = before === 'determiner' || before === 'modifier' || before === 'preposition';
  if (token.unknown === null) {
    if (token.text === 's' && state.nouns.length > 0) readOwner(state);
    else if (state.nouns.length > 0) closeNoun(state);
    return;
  }
  // "A UFO abducting a cow": no list knows the verb, but its ending and place do.
  if (/ing$/.test(token.text) && token.text.length > 5 && before === 'noun') {
    addPhrase(state, { is: 'unknownVerb', text: token.text, isPast: false });
    state.clauseHasVerb = true;
    return;
  }
  if (token.unknown === 'adjective' || (token.unknown === 'verb' && inPhrase && isNounish(next))) {
    if (state.nouns.length > 0) closeNoun(state);
    state.modifiers.traits.push(token.text);
    state.pending = 'modifier';
    return;
  }
  const isVerb =
    token.unknown === 'verb' &&
    !inPhrase &&
    (/(?:ing|ed|s)$/.test(token.text) || before === 'pronoun' || (before === 'noun' && wasPlural(state)));
  if (isVerb) {
    addPhrase(state, { is: 'unknownVerb', text: token.text, isPast: token.text.endsWith('ed') });
    state.clauseHasVerb = true;
    return;
  }
  addNoun(state, token, []);
};

/** Is a word a verb here, or does it describe the noun that follows? */

import { meaningsOf, type VerbMeaning } from '../lexicon.ts';
import { living } from '../nouns/nature.ts';
import { find, has, type Token } from '../tag-words.ts';
import { addColour } from './draft.ts';
import { noteSetting } from './note-setting.ts';
import {
  addPhrase,
  closeNoun,
  endNoun,
  intransitive,
  isModifyingParticiple,
  isNounish,
  isPlural,
  modifierKinds,
  nounKinds,
  type PhraseState,
  resetNoun,
  roleBefore,
  wasPlural,
} from './phrase-state.ts';
import { splitTail } from './verb-tail.ts';

const objectPronouns = new Set(['it', 'him', 'her', 'them', 'himself', 'herself', 'itself', 'themselves']);

/** "A sloop and a schooner race". */
const isJoined = (state: PhraseState) => {
  const [before, and] = state.phrases.slice(state.nouns.length > 0 ? -2 : -3);
  return before?.is === 'noun' && and?.is === 'and';
};

/** Whether the token is a verb here, a participle that describes the next noun, or neither. */
const verbUse = (state: PhraseState, token: Token, verb: VerbMeaning): 'verb' | 'modifier' | 'none' => {
  const before = roleBefore(state);
  const next = state.tokens[state.at + 1];
  const isNominal = has(token, ...nounKinds.filter((kind) => kind !== 'region'), 'size', 'trait', 'style');
  const inPhrase = before === 'determiner' || before === 'modifier' || before === 'preposition';
  if (verb.form === 'past' && next?.text === 'by' && !inPhrase) return 'verb';
  if (verb.form === 'participle' || verb.form === 'past') {
    const nextDescribes = isNounish(next) && !has(next, 'verb');
    const compound = isNounish(next) && isModifyingParticiple(next!);
    if (inPhrase) {
      if (nextDescribes || compound)
        return has(token, 'thing') && !intransitive.has(verb.action ?? '') ? 'none' : 'modifier';
      if (before === 'preposition' && !isNominal) return 'verb';
      return 'none';
    }
    if (has(token, 'weather', 'effect') && !(before === 'noun' && verb.form === 'participle')) {
      if (nextDescribes) return 'modifier';
      return 'none';
    }
    if (verb.form === 'past' && isNominal) return before === 'noun' || before === 'pronoun' ? 'verb' : 'none';
    if (
      (before === 'start' || before === 'other' || before === 'verb') &&
      nextDescribes &&
      isPlural(next) &&
      intransitive.has(verb.action ?? '')
    )
      return 'modifier';
    return 'verb';
  }
  if (inPhrase) return 'none';
  if (before === 'pronoun') return 'verb';
  if (before === 'noun') {
    // "Make the dog sleep".
    const causes =
      verb.form === 'base' &&
      state.phrases.some(
        (one) => one.is === 'verb' && one.verb.form === 'base' && /^(?:make|let|have)$/.test(one.verb.base),
      );
    if (causes && !isNounish(next)) return 'verb';
    if (verb.form === 'base' && isJoined(state)) return 'verb';
    // "People wave flags", "kids water plants".
    const subject = state.nouns.at(-1)?.meanings.find((one) => one.is === 'thing');
    const isAlive = subject?.is === 'thing' && living.has(subject.noun.nature) && wasPlural(state);
    if (verb.form === 'base' && isAlive && verb.tie !== null && !state.clauseHasVerb) return 'verb';
    if (verb.form === 'base')
      return wasPlural(state) && !(isNominal && isNounish(next))
        ? 'verb'
        : isNominal
          ? 'none'
          : wasPlural(state)
            ? 'verb'
            : 'none';
    return isNominal && (state.clauseHasVerb || wasPlural(state)) ? 'none' : 'verb';
  }
  // "A surfer paddles out, stands up and rides": whoever acted before goes on.
  const goesOn =
    verb.form === 'third' &&
    (has(next, 'determiner', 'direction') || objectPronouns.has(next?.text ?? '')) &&
    state.phrases.some(({ is }) => is === 'verb' || is === 'unknownVerb');
  if (isNominal) return goesOn && !has(token, 'effect') ? 'verb' : 'none';
  if (before === 'verb') return 'none';
  if (before === 'other') return state.clauseHasNoun || verb.form === 'third' ? 'verb' : 'none';
  // "A majestic lion, roars".
  const last = state.phrases.at(-1);
  if (verb.form === 'third' && last?.is === 'comma' && state.phrases.at(-2)?.is === 'noun') return 'verb';
  // "Two balloons, one red and one blue, float".
  const names = state.phrases.filter(({ is }) => is !== 'comma' && is !== 'and' && is !== 'adjectives');
  const [first] = names;
  if (
    verb.form === 'base' &&
    first?.is === 'noun' &&
    (first.plural || (first.modifiers.count ?? 1) > 1) &&
    names.slice(1).every(({ is }) => is === 'pronoun')
  )
    return 'verb';
  const begins = state.phrases.length === 0 || state.phrases.at(-1)?.is === 'stop';
  return verb.form === 'base' && !state.clauseHasNoun && begins ? 'verb' : 'none';
};

/** After these, "to" begins what somebody does, also where the word could be a noun: "learning to fish". */
const beforeInfinitive =
  /^(?:teach|learn|try|tri|help|begin|start|prepar|train|want|attempt|struggl|wait|stop|bend|lean|kneel|reach|ready|about|going|love|allow)/;
const infinitiveReach = 6;

const isInfinitive = (state: PhraseState, token: Token, verb: VerbMeaning): boolean => {
  const to = state.phrases.at(-1);
  if (to?.is !== 'preposition' || to.text !== 'to' || verb.form !== 'base') return false;
  if (state.nouns.length > 0 || state.pending !== 'none') return false;
  if (!has(token, ...nounKinds, ...modifierKinds) && token.text !== 'work') return true;
  return state.tokens
    .slice(Math.max(0, state.at - infinitiveReach), state.at)
    .some(({ text }) => beforeInfinitive.test(text));
};

const useVerb = (state: PhraseState, token: Token, verb: VerbMeaning) => {
  const afterTo = isInfinitive(state, token, verb);
  if (afterTo) state.phrases.pop();
  addPhrase(state, {
    is: 'verb',
    text: token.text,
    verb,
    pace: state.pace,
    ...(afterTo && { isInfinitive: true }),
  });
  state.pace = null;
  state.clauseHasVerb = true;
  state.lastVerbWasCamera = false;
  splitTail(state, token, verb);
};

/** What somebody does who "does a backflip", "jumps for a slam dunk" or "performs a headspin". */
const feats = new Set([
  'dunk',
  'jump',
  'spin',
  'punch',
  'kick',
  'dive',
  'bow',
  'roll',
  'headspin',
  'handstand',
  'flip',
  'save',
]);
const doing = /^(?:do|make|perform|attempt|try|land|practi[sc]e|jump|leap|rise|go|throw|execute|pull off)\b/;

const doFeat = (state: PhraseState, verb: VerbMeaning): boolean => {
  if (!verb.action || !feats.has(verb.action) || state.nouns.length > 0) return false;
  const at = state.phrases.findLastIndex(({ is }) => is !== 'preposition');
  const last = state.phrases[at];
  if (last?.is !== 'verb' || !doing.test(last.verb.base)) return false;
  state.phrases.splice(at, state.phrases.length - at, { ...last, verb: { ...verb, form: last.verb.form } });
  resetNoun(state);
  return true;
};

/** Verbs, participles before nouns, and events named like verbs. */
export const readVerbWord = (state: PhraseState, token: Token): boolean => {
  const next = state.tokens[state.at + 1];
  const verb = find(token, 'verb');
  if (verb) {
    // "A skyline reflected in a river".
    if (verb.form === 'past' && roleBefore(state) === 'noun' && has(token, 'effect')) {
      closeNoun(state);
      for (const meaning of token.meanings) noteSetting(state.draft, meaning);
      return true;
    }
    const use = isInfinitive(state, token, verb) ? 'verb' : verbUse(state, token, verb);
    if (use === 'modifier') {
      if (state.nouns.length > 0) closeNoun(state);
      const trait = find(token, 'trait');
      if (verb.base === 'crowd' || verb.base === 'pack') state.modifiers.isBusy = true;
      if (trait) state.modifiers.traits.push(trait.trait);
      else if (verb.action) state.modifiers.acts.push({ action: verb.action, text: verb.base });
      for (const meaning of token.meanings) if (meaning.is === 'effect') noteSetting(state.draft, meaning);
      state.pending = 'modifier';
      return true;
    }
    if (use === 'verb') {
      useVerb(state, token, verb);
      return true;
    }
    if (!has(token, ...nounKinds, ...modifierKinds, 'preposition', 'direction')) {
      // "A ride", "the climb": named, but nothing to see.
      const [first, ...rest] = token.text.split(' ');
      const event = meaningsOf(first!)?.filter(({ is }) => is === 'event') ?? [];
      const tail = meaningsOf(rest.join(' '))?.find((one) => one.is === 'preposition');
      // "A bicycle race through the streets".
      if (event.length > 0 && tail?.is === 'preposition' && state.nouns.length > 0) {
        state.nouns.push({ text: first!, meanings: event });
        addPhrase(state, { is: 'preposition', text: rest.join(' '), tie: tail.tie });
        return true;
      }
      if (doFeat(state, verb)) return true;
      // "A dragon dance".
      if (state.nouns.length > 0 && verb.action && ['dance', 'fight', 'jump', 'march'].includes(verb.action))
        state.modifiers.acts.push({ action: verb.action, text: verb.base });
      if (state.modifiers.colour && !isNounish(next)) addColour(state.draft.palette, state.modifiers.colour);
      if (!isNounish(next)) endNoun(state);
      return true;
    }
  }
  return false;
};

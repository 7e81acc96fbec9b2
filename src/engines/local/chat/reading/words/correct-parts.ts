/** Corrects parts of speech that the tagger mistakes, by what stands beside a word. */
import { infinitive } from './roots.ts';
import type { Token } from './token.ts';

const asVerb = (token: Token): Token => ({ ...token, part: 'verb', root: infinitive(token.word) });
const asNoun = (token: Token): Token => ({ ...token, part: 'noun' });

/** Tagged as adjectives before a noun. */
const prepositionLike = /^(?:near|next|opposite|past|worth|like|close)$/;
/** The words that follow a possessive. */
const startsNoun = /^(?:noun|adjective|number|adverb|verb|other)$/;
const goesToWork = /^(?:go|get|ride|drive|walk|come|cycle|travel|way|late)$/;

type Beside = { previous: Token | undefined; next: Token | undefined; index: number; tokens: Token[] };
type Rule = (token: Token, beside: Beside) => Token | undefined | false;

const rules: Rule[] = [
  // "A storm broke the window": an adjective between a noun and an article is a verb.
  (token, { previous, next }) =>
    token.part === 'adjective' &&
    previous?.part === 'noun' &&
    next?.part === 'determiner' &&
    previous.after.trim() === '' &&
    !prepositionLike.test(token.word) &&
    asVerb(token),
  // "What colour was the car?": between these there is a noun.
  (token, { previous, next }) =>
    token.part === 'verb' &&
    /^(?:what|which|whose)$/.test(previous?.word ?? '') &&
    (next?.part === 'auxiliary' || next?.part === 'verb') &&
    asNoun(token),
  // "What part did the man replace?", "How did Eva pay for it?": after "did" and a subject there is a verb.
  (token, { previous, next, index, tokens }) => {
    const did = tokens.findIndex(({ word }) => /^(?:do|does|did)$/.test(word));
    const isAsked = did > 0 && tokens.slice(0, did).some(({ part }) => part === 'question');
    const clause = tokens.slice(did + 1).findIndex(({ part }) => part === 'conjunction');
    const end = clause < 0 ? tokens.length : did + 1 + clause;
    const isOver = next?.part !== 'noun';
    return (
      isAsked &&
      token.part === 'noun' &&
      index > did + 1 &&
      index < end &&
      !token.tags.has('Plural') &&
      !token.tags.has('ProperNoun') &&
      /^(?:noun|pronoun)$/.test(previous?.part ?? '') &&
      isOver &&
      !tokens.slice(did + 1, index).some(({ part }) => part === 'preposition') &&
      !tokens.slice(did + 1, index).some(({ part, word }) => part === 'verb' || word === 'have') && {
        ...token,
        part: 'verb',
        root: token.word,
      }
    );
  },
  // "Who is going to pay?" asks who will.
  (token, { previous, next, index, tokens }) =>
    token.word === 'going' &&
    previous !== undefined &&
    next?.word === 'to' &&
    tokens[index + 2]?.part === 'verb' && { ...token, part: 'auxiliary' },
  // "Shop owners are against it": a plural stands between it and its verb.
  (token, { previous, next, index, tokens }) =>
    token.part === 'verb' &&
    !previous &&
    next?.tags.has('Plural') &&
    /^(?:are|were|have)$/.test(tokens[index + 2]?.word ?? '') && { ...asNoun(token), root: token.word },
  // "Where should jewellery be left?"
  (token, { previous, next }) =>
    token.part === 'verb' &&
    /^(?:should|can|could|will|must|may|would)$/.test(previous?.word ?? '') &&
    next?.word === 'be' && { ...asNoun(token), root: token.word },
  // "Farid takes it": a name that is not known.
  (token, { previous, next }) =>
    token.part === 'adjective' &&
    !previous &&
    /^\p{Lu}/u.test(token.text) &&
    next?.part === 'verb' &&
    next.tags.has('PresentTense') &&
    asNoun(token),
  // "For her training": no verb stands after a preposition and a possessive.
  (token, { previous, index, tokens }) =>
    token.part === 'verb' &&
    previous?.word === 'her' &&
    tokens[index - 2]?.part === 'preposition' &&
    asNoun(token),
  // "Did Tom paint the fence?": of two nouns after "did" the one before an article is the verb.
  (token, { previous, next, tokens }) =>
    token.part === 'noun' &&
    previous?.part === 'noun' &&
    (next?.part === 'determiner' || (next?.part === 'preposition' && previous.tags.has('Person'))) &&
    /^(?:do|does|did)$/.test(tokens[0]!.word) &&
    asVerb(token),
  // "Does the teacher sell apples?": where no verb follows "does", the noun before a plural is one.
  (token, { previous, next, tokens }) =>
    token.part === 'noun' &&
    previous?.part === 'noun' &&
    next?.part === 'noun' &&
    next.tags.has('Plural') &&
    !token.tags.has('Plural') &&
    /^(?:do|does|did)$/.test(tokens[0]!.word) &&
    !tokens.some(({ part }) => part === 'verb') && { ...token, part: 'verb', root: token.word },
  // "But the oven works": a clause of an article and two nouns has its verb at the end.
  (token, { previous, index, tokens }) => {
    const opening = tokens.findLastIndex(
      ({ part, after }, at) => at < index && (/[,;:]/.test(after) || part === 'conjunction'),
    );
    const clause = tokens.slice(opening + 1, index);
    return (
      token.part === 'noun' &&
      /[^s]s$/.test(token.word) &&
      previous?.part === 'noun' &&
      !previous.tags.has('Plural') &&
      /^(?:the|my|your|his|her|its|our|their|this|that)$/.test(clause[0]?.word ?? '') &&
      clause.length === 2 &&
      (index === tokens.length - 1 || /[,;:.!]/.test(token.after)) &&
      !/^\p{Lu}/u.test(token.text) && { ...token, part: 'verb', root: token.word.replace(/s$/, '') }
    );
  },
  // "Miss Abernathy".
  (token, { next }) =>
    /^(?:miss|missus)$/.test(token.word) &&
    /^\p{Lu}/u.test(token.text) &&
    next?.part === 'noun' && {
      ...asNoun(token),
      tags: new Set(['Noun', 'Honorific', 'ProperNoun']),
    },
  // "Lighter than the old one".
  (token, { next }) =>
    token.part === 'noun' &&
    token.word.endsWith('er') &&
    next?.word === 'than' && { ...token, part: 'adjective', root: token.word.replace(/i?er$/, '') },
  // "Went to work".
  (token, { previous, index, tokens }) =>
    token.word === 'work' &&
    previous?.word === 'to' &&
    goesToWork.test(tokens[index - 2]?.root ?? '') &&
    asNoun(token),
  // "I don't like": no preposition.
  (token, { previous }) =>
    token.word === 'like' &&
    (previous?.part === 'negation' || /^(?:i|we|they|you|would|really|do)$/.test(previous?.word ?? '')) && {
      ...token,
      part: 'verb',
      root: 'like',
    },
  // "They can still cross".
  (token, { previous, index, tokens }) => {
    const isBetween = /^(?:still|also|only|soon|always|often|even)$/.test(previous?.word ?? '');
    const modal = isBetween ? tokens[index - 2] : previous;
    const isModal = /^(?:can|could|will|would|should|must|may|might)$/.test(modal?.word ?? '');
    return (
      isModal &&
      token.part === 'noun' &&
      index > 1 &&
      !token.tags.has('ProperNoun') &&
      !token.tags.has('Plural') && { ...token, part: 'verb', root: token.word }
    );
  },
  // "What did the children like?"
  (token, { next, tokens }) =>
    token.word === 'like' &&
    !next &&
    /^(?:do|does|did)$/.test(tokens[1]?.word ?? '') && { ...token, part: 'verb', root: 'like' },
  // "A new flat yet": what an article or a possessive stands before ends with a noun.
  (token, { previous, next, index, tokens }) => {
    if (token.part !== 'adjective' || token.tags.has('Superlative') || token.tags.has('Comparative'))
      return false;
    const before = /^(?:adjective|number)$/.test(previous?.part ?? '') ? tokens[index - 2] : previous;
    const ends =
      !next || /[,;.]/.test(token.after) || /^(?:auxiliary|verb|negation|conjunction)$/.test(next.part);
    return (
      /^(?:a|an|the|my|your|his|her|its|our|their)$/.test(before?.word ?? '') &&
      previous!.after.trim() === '' &&
      (ends || next?.word === 'yet') &&
      asNoun(token)
    );
  },
  // "Allergic to nuts": no adjective has a plural.
  (token, { previous, next }) =>
    token.part === 'adjective' &&
    previous?.part === 'preposition' &&
    /[^s]s$/.test(token.word) &&
    (!next || /[,;.]/.test(token.after) || next.part === 'conjunction') &&
    asNoun(token),
  // "I carry dates": of two verbs without "to" the second is a noun.
  (token, { previous, next }) =>
    token.part === 'verb' &&
    previous?.part === 'verb' &&
    previous.after.trim() === '' &&
    token.tags.has('PresentTense') &&
    token.word.endsWith('s') &&
    next?.part !== 'determiner' &&
    asNoun(token),
  // "Tonight you can see Saturn".
  (token) =>
    /^(?:today|tonight|tomorrow|yesterday)$/.test(token.word) &&
    token.after.charAt(0) !== "'" && { ...token, part: 'adverb' },
  // "The keys were lost": an irregular participle has the form of its verb.
  (token, { previous }) => {
    if (token.part !== 'adjective' || previous?.part !== 'auxiliary' || /ed$|^done$/.test(token.word))
      return undefined;
    const root = infinitive(token.word);
    return root !== token.word && root.charAt(0) === token.word.charAt(0) && { ...token, root };
  },
  // "A bunch of grapes".
  (token, { previous }) =>
    token.part === 'verb' &&
    previous?.part === 'preposition' &&
    previous.word !== 'to' &&
    previous.after.trim() === '' &&
    !token.tags.has('Gerund') &&
    asNoun(token),
  // "Could you water the plants?", "Who should water the plants?"
  (token, { previous, next }) =>
    token.part === 'noun' &&
    /^(?:i|you|we|they|should|will|would|can|could|must|may|might)$/.test(previous?.word ?? '') &&
    next?.part === 'determiner' &&
    token.after.trim() === '' && { ...token, part: 'verb', root: token.word },
  // "They gather and shiver to keep warm": a bare noun between "and" and an infinitive is a verb.
  (token, { previous, next, index, tokens }) =>
    token.part === 'noun' &&
    previous?.word === 'and' &&
    next?.word === 'to' &&
    tokens[index + 2]?.part === 'verb' &&
    !token.tags.has('Plural') &&
    !token.tags.has('ProperNoun') &&
    tokens.slice(0, index).some(({ part }) => part === 'verb') && {
      ...token,
      part: 'verb',
      root: token.word,
    },
  // "But fires are allowed": what stands before "are" at the beginning of a clause is no verb.
  (token, { previous, next }) =>
    token.part === 'verb' &&
    token.tags.has('PresentTense') &&
    /[^s]s$/.test(token.word) &&
    /^(?:are|were)$/.test(next?.word ?? '') &&
    (!previous || previous.part === 'conjunction' || /[,;]/.test(previous.after)) && {
      ...asNoun(token),
      root: token.word.replace(/s$/, ''),
      tags: new Set(['Noun', 'Plural']),
    },
  // "To milk the cows".
  (token, { previous, next }) =>
    token.part === 'noun' &&
    previous?.word === 'to' &&
    next?.part === 'determiner' &&
    !token.tags.has('ProperNoun') &&
    token.after.trim() === '' && { ...token, part: 'verb', root: token.word },
  // "If she wakes up, read her a story".
  (token, { previous, next, tokens }) =>
    token.part === 'noun' &&
    /,/.test(previous?.after ?? '') &&
    /^(?:if|when|before|after)$/.test(tokens[0]!.word) &&
    /^(?:her|him|it|me|us|them)$/.test(next?.word ?? '') && { ...token, part: 'verb', root: token.word },
  // "Last year it was more".
  (token, { next }) =>
    /^(?:last|next)$/.test(token.word) &&
    token.part === 'verb' &&
    next?.part === 'noun' && { ...token, part: 'adjective', root: token.word },
  // "Call our team", "plant the bulbs": no noun stands before an article without a verb between them.
  (token, { previous, next }) =>
    token.part === 'noun' &&
    (!previous || /[,;:]/.test(previous.after) || /^(?:please|then|first|and)$/.test(previous.word)) &&
    next?.part === 'determiner' &&
    !token.tags.has('ProperNoun') &&
    token.after.trim() === '' && { ...token, part: 'verb', root: token.word },
  // After an article or a possessive there is no verb: "the delay", "the paintings".
  (token, { previous, next }) =>
    token.part === 'verb' &&
    previous?.part === 'determiner' &&
    /^(?:a|an|the|my|your|his|its|our|their)$/.test(previous.word) && {
      ...token,
      part: next?.part === 'noun' ? 'adjective' : 'noun',
    },
];

/** "Found that the light was broken", "send it to her": neither belongs to a noun after it. */
const correctDeterminers = (tokens: Token[]): Token[] =>
  tokens.map((token, index) => {
    const next = tokens[index + 1]?.part ?? '';
    if (token.word === 'that' && /^(?:determiner|pronoun)$/.test(next))
      return { ...token, part: 'conjunction' };
    const isAlone = token.after.trim() !== '' || !startsNoun.test(next);
    return token.word === 'her' && isAlone ? { ...token, part: 'pronoun' } : token;
  });

export const correctParts = (words: Token[]): Token[] =>
  correctDeterminers(words).map((token, index, tokens) => {
    const beside = { previous: tokens[index - 1], next: tokens[index + 1], index, tokens };
    for (const rule of rules) {
      const corrected = rule(token, beside);
      if (corrected) return corrected;
    }
    return token;
  });

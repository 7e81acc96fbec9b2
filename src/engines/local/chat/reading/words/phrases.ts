/** Groups the words of a sentence into phrases: who or what, verbs, circumstances. */
import type { Token } from './parse.ts';
import { nounKind } from './similar-words.ts';

export type Phrase = {
  kind: 'noun' | 'verb' | 'place-or-time' | 'adjective' | 'clause-start' | 'other';
  /** Indexes of its first word and of the word after its last. */
  start: number;
  end: number;
  /** Of a phrase with a preposition. */
  preposition?: string;
};

const compoundPrepositions = [
  ['next', 'to'],
  ['in', 'front', 'of'],
  ['because', 'of'],
  ['due', 'to'],
  ['close', 'to'],
  ['out', 'of'],
  ['instead', 'of'],
  ['on', 'top', 'of'],
];

const isNounWord = ({ part, tags }: Token): boolean =>
  part === 'noun' || (part === 'number' && !tags.has('Preposition'));
const mayPrecedeNoun = ({ part }: Token): boolean =>
  part === 'determiner' || part === 'adjective' || part === 'number' || part === 'adverb';

/** The end of the noun phrase that begins here; undefined: none does. */
const nounPhraseEnd = (tokens: Token[], start: number): number | undefined => {
  if (tokens[start]?.part === 'pronoun') return start + 1;
  let end = start;
  let nounEnd: number | undefined;
  while (end < tokens.length) {
    const token = tokens[end]!;
    // "from next week Fatima is responsible".
    const isNameAfterTime =
      nounEnd === end && token.tags.has('Person') && nounKind(tokens[end - 1]!.root) === 'time';
    const startsAnother = nounEnd !== undefined && (token.part === 'determiner' || isNameAfterTime);
    if (startsAnother || !(isNounWord(token) || mayPrecedeNoun(token))) break;
    if (nounEnd !== undefined && token.part === 'adverb') break;
    end += 1;
    if (isNounWord(token)) nounEnd = end;
    if (/[,;:.!?]/.test(token.after)) break;
  }
  return nounEnd;
};

/** With "of ...", and with the further nouns of a list. */
export const wholeNounPhraseEnd = (tokens: Token[], start: number): number | undefined => {
  let end = nounPhraseEnd(tokens, start);
  while (end !== undefined && end < tokens.length) {
    const joins = tokens[end]!.word;
    const isList = /^(?:and|or)$/.test(joins) && tokens[end + 1]?.part !== 'pronoun';
    const next: number | undefined =
      joins === 'of' || isList
        ? nounPhraseEnd(tokens, end + 1)
        : /,/.test(tokens[end - 1]!.after)
          ? listContinues(tokens, end)
          : undefined;
    // "the oven and the children bought": the second noun begins a sentence of its own.
    if (next === undefined || (joins !== 'of' && /^(?:verb|auxiliary)$/.test(tokens[next]?.part ?? '')))
      break;
    end = next;
  }
  return end;
};

/** "milk, eggs and butter". */
const listContinues = (tokens: Token[], start: number): number | undefined => {
  const end = nounPhraseEnd(tokens, start);
  if (end === undefined) return undefined;
  const follows = tokens[end]?.word;
  return /,/.test(tokens[end - 1]!.after) || follows === 'and' || follows === 'or' ? end : undefined;
};

const compoundAt = (tokens: Token[], at: number): string[] | undefined =>
  compoundPrepositions.find((words) => words.every((word, offset) => tokens[at + offset]?.word === word));

const verbEnd = (tokens: Token[], start: number): number => {
  let end = start;
  while (end < tokens.length) {
    const { part, word, after } = tokens[end]!;
    const isVerb = part === 'verb' || part === 'auxiliary' || part === 'negation';
    const isInside =
      isVerb ||
      (part === 'adverb' && /^(?:verb|auxiliary)$/.test(tokens[end + 1]?.part ?? '')) ||
      (word === 'to' &&
        (tokens[end + 1]?.part === 'verb' || /^(?:be|have|do)$/.test(tokens[end + 1]?.word ?? '')));
    // "I hated singing" has an act for its object.
    const isObject =
      end > start &&
      tokens[end]!.tags.has('Gerund') &&
      tokens[end - 1]!.part === 'verb' &&
      tokens[end - 1]!.root !== 'go';
    // "The bell that you ordered has not come": the verb of the relative clause ends before the next.
    const isNextClause =
      end > start &&
      tokens[end]!.part === 'auxiliary' &&
      tokens[end - 1]!.part === 'verb' &&
      !/^(?:be|been|being)$/.test(word);
    if (!isInside || isObject || isNextClause) break;
    end += 1;
    if (/[,;:.!?]/.test(after)) break;
  }
  return end;
};

const phraseAt = (tokens: Token[], at: number): Phrase => {
  const token = tokens[at]!;
  const compound = compoundAt(tokens, at);
  const prepositionLength = compound?.length ?? (token.part === 'preposition' ? 1 : 0);
  // "If she wakes up, read to her": a comma ends what the preposition belongs to.
  const isCutOff = /[,;:]/.test(tokens[at + prepositionLength - 1]?.after ?? '');
  if (prepositionLength > 0 && !isCutOff) {
    const end = nounPhraseEnd(tokens, at + prepositionLength);
    const isInfinitive = token.word === 'to' && tokens[at + 1]?.part === 'verb';
    // "After divers found a crack" opens a clause.
    const opensClause =
      /^(?:after|before|since|until|till)$/.test(token.word) &&
      end !== undefined &&
      /^(?:verb|auxiliary)$/.test(tokens[end]?.part ?? '') &&
      !tokens[end]!.tags.has('Gerund') &&
      !/[,;:]/.test(tokens[end - 1]!.after) &&
      at > 0;
    if (opensClause) return { kind: 'clause-start', start: at, end: at + 1 };
    if (end !== undefined && !isInfinitive)
      return { kind: 'place-or-time', start: at, end, preposition: compound?.join(' ') ?? token.word };
  }
  if (token.part === 'verb' || token.part === 'auxiliary' || token.part === 'negation')
    return { kind: 'verb', start: at, end: verbEnd(tokens, at) };
  if (token.word === 'to' && tokens[at + 1]?.part === 'verb')
    return { kind: 'verb', start: at, end: verbEnd(tokens, at + 1) };
  const nounEnd = nounPhraseEnd(tokens, at);
  if (nounEnd !== undefined) return { kind: 'noun', start: at, end: nounEnd };
  if (token.part === 'conjunction' || token.part === 'question')
    return { kind: 'clause-start', start: at, end: at + 1 };
  return { kind: token.part === 'adjective' ? 'adjective' : 'other', start: at, end: at + 1 };
};

export const phrasesOf = (tokens: Token[]): Phrase[] => {
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at);
    phrases.push(phrase);
    at = phrase.end;
  }
  return phrases;
};

/** The end of the clause that contains this word: at a stop, or where another verb with its own subject begins. */
export const clauseEnd = (tokens: Token[], from: number): number => {
  for (let at = from; at < tokens.length; at += 1) {
    // "So fertile" begins no clause.
    const isDegree = tokens[at]!.word === 'so' && /^(?:adjective|adverb)$/.test(tokens[at + 1]?.part ?? '');
    if (
      at > from &&
      !isDegree &&
      /^(?:because|if|when|while|although|which|who|but|so|unless)$/.test(tokens[at]!.word)
    )
      return at;
    if (at > from && tokens[at]!.word === 'and' && startsClause(tokens, at + 1)) return at;
    if (/[;:.!?]/.test(tokens[at]!.after) && at + 1 < tokens.length) return at + 1;
    if (/,/.test(tokens[at]!.after) && startsClause(tokens, at + 1)) return at + 1;
  }
  return tokens.length;
};

const startsClause = (tokens: Token[], from: number): boolean => {
  // "On Mondays it stays closed".
  const isSet =
    tokens[from]?.part === 'preposition' && /^(?:noun|number|determiner)$/.test(tokens[from + 1]?.part ?? '');
  const circumstance = isSet ? nounPhraseEnd(tokens, from + 1) : undefined;
  const at = tokens[circumstance ?? -1]?.part === 'pronoun' ? circumstance! : from;
  const end = nounPhraseEnd(tokens, at);
  return end !== undefined && /^(?:verb|auxiliary|negation)$/.test(tokens[end]?.part ?? '');
};

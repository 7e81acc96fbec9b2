/** Participles that describe a noun where their place would let them be done: "a snowman decorated cake", "glowing, enormous mushrooms". */

import { nounReading, verbReadings } from '../morphology.ts';
import { adjectiveKinds } from '../rows/adjective-kinds.ts';
import { closedTags, type Tag } from '../rows/closed-words.ts';
import type { VerbForm } from '../rows/irregular-forms.ts';
import type { Token } from '../tokenise.ts';
import { classesOf } from '../word-classes.ts';
import { verbNamed } from './candidate-tags.ts';

const isOpen = (token: Token | undefined): token is Token =>
  token?.kind === 'word' && !closedTags.has(token.text);
const isForm = ({ text }: Token, form: VerbForm) => verbReadings(text).some((one) => one.form === form);
const isNoun = (token: Token | undefined) => isOpen(token) && nounReading(token.text) !== undefined;
const isDescribing = (token: Token | undefined): boolean =>
  isOpen(token) && (adjectiveKinds.has(token.text) || (classesOf(token.text)?.adjective ?? -1) >= 1);

/** Prompts are told in the present: a past form between two nouns without an article tells how the second is made. */
export const isMadeSo = (tokens: Token[], at: number): boolean =>
  isNoun(tokens[at - 1]) &&
  isOpen(tokens[at]) &&
  isForm(tokens[at]!, 'past') &&
  isNoun(tokens[at + 1]) &&
  !isDescribing(tokens[at + 1]) &&
  !isForm(tokens[at + 1]!, 'ing');

const opensGroup = (token: Token | undefined): boolean =>
  closedTags.get(token?.text ?? '')?.some((tag) => tag === 'det' || tag === 'prep' || tag === 'poss') ??
  false;
const isListedBeforeNoun = (tokens: Token[], at: number): boolean =>
  opensGroup(tokens[at - 1]) &&
  isOpen(tokens[at]) &&
  isForm(tokens[at]!, 'ing') &&
  tokens[at + 1]?.kind === 'comma' &&
  isDescribing(tokens[at + 2]) &&
  isNoun(tokens[at + 3]);

/** "Wakes up afraid and disoriented": what is joined to a feeling by "and" is felt too. */
const isFelt = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'and' &&
  isForm(tokens[at]!, 'past') &&
  adjectiveKinds.get(tokens[at - 2]?.text ?? '') === 'feeling' &&
  !isNoun(tokens[at + 1]) &&
  tokens[at + 1]?.text !== 'by';

/** "Her cosplay costume": what the dictionary has as a verb alone names what is done between these. */
const isVerbNamed = (tokens: Token[], at: number): boolean =>
  closedTags.get(tokens[at - 1]?.text ?? '')?.some((tag) => tag === 'det' || tag === 'poss') === true &&
  isOpen(tokens[at]) &&
  isForm(tokens[at]!, 'base') &&
  !isNoun(tokens[at]) &&
  isNoun(tokens[at + 1]);

/** Taken off the cost of an adjective and added to that of a verb. */
const describesInstead = 1.6;

export const participleCost = (tokens: Token[], at: number): ((tag: Tag) => number) => {
  const describes = isMadeSo(tokens, at) || isListedBeforeNoun(tokens, at) || isFelt(tokens, at);
  const isNamed = isVerbNamed(tokens, at);
  return (tag) =>
    isNamed && tag === 'noun'
      ? -verbNamed
      : !describes
        ? 0
        : tag === 'adj'
          ? -describesInstead
          : tag === 'past' || tag === 'ing'
            ? describesInstead
            : 0;
};

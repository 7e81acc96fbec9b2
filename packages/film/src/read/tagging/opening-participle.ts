/** "Adding sugar to a cup", "hanging pictures on a wall": a prompt that opens so tells what is done, not what the noun is like. */

import { nounReading, verbReadings } from '../morphology.ts';
import { natural } from '../rows/verbs.ts';
import type { Token } from '../tokenise.ts';
import { classesOf, isKind } from '../word-classes.ts';

const behindObject = new Set(
  'to, into, onto, in, on, over, with, from, at, off, through, out, up, down'.split(', '),
);
/** "Singing birds", "fishing boats" are called so. */
const calledSo = ['person', 'animal', 'vehicle'] as const;

/** Added to the cost of a participle that describes. */
export const openingDone = 2;

/** How many words of its object may stand before the place that it is brought to. */
const longestObject = 3;

/** "Running shoes", "a washing machine", "roasted" and other words that texts use to describe. */
const isUsedToDescribe = (word: string) => {
  const classes = classesOf(word);
  return classes !== null && (classes.adjective >= 0 || classes.noun >= 1);
};
const isSeveral = ({ text }: Token) =>
  nounReading(text)?.isPlural === true || isKind(nounReading(text)?.singular ?? text, 'food');

export const opensWithDeed = (tokens: readonly Token[], at: number): boolean => {
  if (at > 0 && tokens[at - 1]!.kind !== 'stop') return false;
  const { text } = tokens[at]!;
  const base = verbReadings(text).find(({ form }) => form === 'ing')?.base;
  if (base === undefined || !classesOf(base)?.takesObject || natural.has(base)) return false;
  const found = tokens.findIndex(
    ({ kind, text: word }, n) => n > at + 1 && (kind !== 'word' || behindObject.has(word)),
  );
  const end = found < 0 ? tokens.length : found;
  const isBrought = found >= 0 && behindObject.has(tokens[end]!.text);
  // "Slicing ripe tomatoes" and no more: what is not used to describe is done.
  const isAll = (found < 0 || tokens[end]!.kind === 'stop') && isSeveral(tokens[end - 1]!);
  if (isBrought ? end - at - 1 > longestObject : !isAll || isUsedToDescribe(text)) return false;
  const head = nounReading(tokens[end - 1]!.text)?.singular;
  // "Fishing boats", "a washing machine".
  if (head !== undefined && classesOf(`${text} ${head}`)) return false;
  return head !== undefined && !calledSo.some((kind) => isKind(head, kind));
};

/** Words for those who act: people, animals, weather. */

import { nounReading } from '../morphology.ts';
import { words } from '../rows/list.ts';
import { weatherNouns } from '../rows/settings.ts';
import type { Token } from '../tokenise.ts';
import { classesOf, isKind } from '../word-classes.ts';

export const singularOf = ({ text }: Token) => nounReading(text)?.singular ?? text;
/** "An antique diving helmet": what texts use rather to describe than to name is nobody. */
const isNamed = (word: string) => {
  const classes = classesOf(word);
  return classes === null || classes.noun >= classes.adjective;
};
export const isSomebody = (token: Token | undefined) =>
  token?.kind === 'word' && isKind(singularOf(token), 'person') && isNamed(singularOf(token));
const weathers = new Set(words(weatherNouns));
export const isAgent = (token: Token | undefined) =>
  isSomebody(token) ||
  // "A ship in a storm sailing".
  weathers.has(token?.text ?? '') ||
  (token?.kind === 'word' && (isKind(singularOf(token), 'animal') || singularOf(token) === 'robot'));

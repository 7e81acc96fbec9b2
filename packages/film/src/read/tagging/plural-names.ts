/** Words in -s that end a name, and are no verbs: "tree leaves", "wedding padlocks". */

import { nounReading, verbReadings } from '../morphology.ts';
import { closedTags, type Tag } from '../rows/closed-words.ts';
import { words } from '../rows/list.ts';
import { natural } from '../rows/verbs.ts';
import type { Token } from '../tokenise.ts';
import { classesOf, isKind, type NounKind } from '../word-classes.ts';
import { isAgent, singularOf } from './agents.ts';

/** "A pelican dives": behind "a" a word in s is a verb rather than a plural. */
export const pluralAfterA = 2;

/** "Tree leaves", "train tracks": parts of what is named before, and no verbs. */
const partNotVerb = 2.6;
const partsOf = new Map<string, readonly NounKind[]>([
  ['leaves', ['plant', 'food', 'substance']],
  ['tracks', ['vehicle', 'artifact']],
  ['rolls', ['food', 'plant']],
]);
const goingAlong = new Set(words('down up off across along toward towards past away into left right over'));
const isPartName = (tokens: Token[], at: number) => {
  const kinds = partsOf.get(tokens[at]!.text);
  const before = tokens[at - 1];
  if (!kinds || before?.kind !== 'word' || isAgent(before) || closedTags.has(before.text)) return false;
  const name = singularOf(before);
  // "An orange rolls off the table".
  if (tokens[at]!.text === 'rolls' && goingAlong.has(tokens[at + 1]?.text ?? '')) return false;
  // Trains and boats leave; mint and tea do not.
  if (
    tokens[at]!.text === 'leaves' &&
    classesOf(name) &&
    !isKind(name, 'artifact') &&
    !isKind(name, 'vehicle')
  )
    return (nounReading(name)?.uses ?? -1) >= 0;
  return kinds.some((kind) => isKind(name, kind));
};

/** "Wedding padlocks on a railing": without an article a thing's name goes on, where the second word is a noun as often as a verb. */
const nameGoesOn = 0.6;
const isNameGoingOn = (tokens: Token[], at: number): boolean => {
  const [start, before] = [tokens[at - 2], tokens[at - 1]];
  const opens = start === undefined || start.kind !== 'word' || closedTags.get(start.text)?.includes('prep');
  if (!opens || before?.kind !== 'word' || closedTags.has(before.text)) return false;
  const name = nounReading(before.text);
  const noun = nounReading(tokens[at]!.text);
  if (!name || name.isPlural || !noun?.isPlural || isAgent(before) || isKind(name.singular, 'vehicle'))
    return false;
  const done = verbReadings(tokens[at]!.text).find(({ form }) => form === 'third');
  // "Water flows under a bridge".
  if (done === undefined || natural.has(done.base)) return false;
  return noun.uses >= done.uses && isPlacedOrEnds(tokens[at + 1]);
};
/** "Crashes into": a way is gone. */
const placing = new Set(words('on in at under behind near beside with of for and'));
const isPlacedOrEnds = (token: Token | undefined) => token?.kind !== 'word' || placing.has(token.text);

/** What the noun before it adds to the cost of a word in -s. */
export const pluralNameCost = (tokens: Token[], at: number): ((tag: Tag) => number) => {
  const [isPart, goesOn] = [isPartName(tokens, at), isNameGoingOn(tokens, at)];
  return (tag) =>
    tag === 'third'
      ? (isPart ? partNotVerb : 0) + (goesOn ? nameGoesOn : 0)
      : tag === 'nouns' && isPart
        ? -pluralAfterA
        : 0;
};

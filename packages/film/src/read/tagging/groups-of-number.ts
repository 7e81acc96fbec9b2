/** "A family of five eats": five people do; behind the number stands no noun that is counted. */

import { verbReadings } from '../morphology.ts';
import { closedTags, numbers } from '../rows/closed-words.ts';
import { words } from '../rows/list.ts';
import type { Token } from '../tokenise.ts';
import { classesOf, isKind } from '../word-classes.ts';

const groups = new Set(words('family group team crew gang band party circle'));
const articles = new Set(['a', 'an', 'the']);

/** A deed rather than what there are five of: "five ducks". */
const isDeed = ({ text }: Token): boolean =>
  verbReadings(text).some(
    ({ base, form, uses }) =>
      (form === 'third' || form === 'ing') && uses >= (classesOf(base)?.noun ?? 0) && !isKind(base, 'animal'),
  );

const isNoMember = (next: Token | undefined): boolean =>
  next === undefined ||
  next.kind === 'comma' ||
  next.kind === 'stop' ||
  (next.kind === 'word' && (closedTags.has(next.text) || isDeed(next)));

/** Of the words from here on: the length of "a family of five" where it names people by their number. */
export const groupOfNumber = (tokens: readonly Token[], at: number): number => {
  const first = at + (articles.has(tokens[at]?.text ?? '') ? 1 : 0);
  const [group, of, number, next] = tokens.slice(first, first + 4);
  if (!group || !groups.has(group.text) || of?.text !== 'of' || !number) return 0;
  const count = number.kind === 'number' ? Number(number.text) : (numbers.get(number.text) ?? 0);
  return count > 1 && isNoMember(next) ? first + 3 - at : 0;
};

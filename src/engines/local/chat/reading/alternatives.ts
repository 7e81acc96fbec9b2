/** "Is the meeting on Monday?" where the text says that it is on Tuesday: one excludes the other. */
import type { Match } from './find-sentences.ts';
import type { QuestionForm } from './question-form.ts';
import { isDenial } from './words/denial.ts';
import type { Token } from './words/parse.ts';
import { phrasesOf } from './words/phrases.ts';
import { antecedentOf } from './words/references.ts';
import { nearness, nounKind } from './words/similar-words.ts';

/** Of each of these a thing has one. */
const families = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'january february march april may june july august september october november december',
  'spring summer autumn fall winter',
  'morning afternoon evening night noon midnight',
  'yesterday today tomorrow',
  'red blue green yellow black white brown grey gray orange purple violet pink silver gold beige turquoise',
  'north south east west',
  'left right',
  'first second third fourth fifth sixth seventh eighth ninth tenth last',
].map((words) => new Set(words.split(' ')));

const singular = (word: string): string => word.replace(/(day|month|er|ing)s$/, '$1');
const familyOf = ({ word }: Token) => families.findIndex((family) => family.has(singular(word)));

/** The words beside a number say what it counts: "room four", "six years", "at ten". */
const isSameMeasure = (asked: Token[], at: number, told: Token[], place: number): boolean => {
  const [after, other] = [asked[at + 1], told[place + 1]];
  if (after?.part === 'noun') return other !== undefined && nearness(after, other) >= 0.75;
  const [before, previous] = [asked[at - 1], told[place - 1]];
  const isBare = other?.part !== 'noun';
  return isBare && before !== undefined && previous !== undefined && before.word === previous.word;
};

const isProperPlace = (token: Token): boolean =>
  token.part === 'noun' && /^\p{Lu}/u.test(token.text) && !token.tags.has('Person');

const governing = (tokens: Token[], at: number): string | undefined =>
  phrasesOf(tokens).find(({ start, end }) => start <= at && at < end)?.preposition;

/** Whether the word at one place and the word at another cannot both be so. */
const excludes = (asked: Token[], at: number, told: Token[], place: number): boolean => {
  const [one, other] = [asked[at]!, told[place]!];
  if (nearness(one, other) >= 0.75) return false;
  const family = familyOf(one);
  if (family >= 0) return familyOf(other) === family;
  if (one.part === 'number') return other.part === 'number' && isSameMeasure(asked, at, told, place);
  const preposition = governing(asked, at);
  const [asPlace, toldPlace] = [preposition, governing(told, place)].map((word) =>
    /^(?:in|on|at)$/.test(word ?? ''),
  );
  const isSame = preposition === governing(told, place) || (asPlace && toldPlace);
  if (preposition === undefined || !isSame) return false;
  if (isProperPlace(one)) return isProperPlace(other);
  const kind = nounKind(one.root);
  return one.part === 'noun' && other.part === 'noun' && kind !== '' && kind === nounKind(other.root);
};

/** How much of the rest of the question a statement has before it is taken to speak of the same. */
const minRest = 0.85;

/** "Is at ten" says when it starts. */
const happening = /^(?:start|begin|happen|occur|take)$/;

const shareOfRest = (form: QuestionForm, without: Token[], match: Match): number => {
  const isCopula = match.tokens.every(({ part }) => part !== 'verb');
  const rest = form.content.filter(
    ({ token }) => !without.includes(token) && !(isCopula && happening.test(token.root)),
  );
  const total = rest.reduce((sum, { weight }) => sum + weight, 0);
  if (total < 0.8) return 0;
  const found = rest.filter(({ token }) => match.tokens.some((other) => nearness(token, other) >= 0.6));
  return found.reduce((sum, { weight }) => sum + weight, 0) / total;
};

const subjectIn = (tokens: Token[]): Token[] => {
  const [first] = phrasesOf(tokens);
  return first?.kind === 'noun' ? tokens.slice(first.start, first.end) : [];
};
const isName = (tokens: Token[]): boolean =>
  tokens.length > 0 &&
  tokens.every(({ text, part, tags }) => part === 'noun' && /^\p{Lu}/u.test(text) && !tags.has('Plural'));
/** A sister may be the gardener too, but no son is a daughter. */
const isRelative = (tokens: Token[]): boolean =>
  /^(?:son|daughter|mother|father|brother|sister|wife|husband|aunt|uncle|grandmother|grandfather|grandma|grandpa|mum|mom|dad)$/.test(
    tokens.at(-1)?.root ?? '',
  );

/** "Will Peter bring it?" where Lena is said to. */
const saysAnotherDid = (form: QuestionForm, matches: Match[], statements: Token[][]): boolean => {
  const asked = subjectIn(form.tokens.slice(1)).filter((token) => token !== form.verb);
  if (!isName(asked) && !isRelative(asked)) return false;
  const about = matches
    .filter((match) => shareOfRest(form, asked, match) >= minRest && !isDenial(match.tokens))
    .map((match) => {
      const subject = subjectIn(match.tokens);
      const [only] = subject;
      return only?.part === 'pronoun' ? (antecedentOf(only.word, match.index, statements) ?? []) : subject;
    });
  const isAsked = (tokens: Token[]) =>
    tokens.some((token) => asked.some((one) => nearness(one, token) >= 0.75));
  const isOther = (tokens: Token[]) => (isName(asked) ? isName(tokens) : isRelative(tokens));
  return !about.some(isAsked) && about.some(isOther);
};

/** Whether a statement says another thing in the place of one that is asked about. */
export const saysAnother = (form: QuestionForm, matches: Match[], statements: Token[][]): boolean => {
  const { tokens } = form;
  if (saysAnotherDid(form, matches, statements)) return true;
  for (const { token } of form.content) {
    const at = tokens.indexOf(token);
    if (at < 1) continue;
    const about = matches.filter((match) => shareOfRest(form, [token], match) >= minRest);
    // Said somewhere of the same thing: both are so.
    if (about.some((match) => match.tokens.some((other) => nearness(token, other) >= 0.75))) continue;
    const found = about.some(
      (match) =>
        !isDenial(match.tokens) && match.tokens.some((_, place) => excludes(tokens, at, match.tokens, place)),
    );
    if (found) return true;
  }
  return false;
};

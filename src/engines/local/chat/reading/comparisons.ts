/** Compares two things that a question sets side by side: by what the text says of them, or by their numbers. */
import type { Match } from './find-sentences.ts';
import { type Amount, amountsIn } from './measured-amounts.ts';
import { type Option, optionsIn } from './options.ts';
import type { QuestionForm } from './question-form.ts';
import { contentOf } from './words/content.ts';
import { isWordDenied } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';
import { areOpposite, nearness } from './words/similar-words.ts';

const irregular: Record<string, string> = {
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
  further: 'far',
  farther: 'far',
  furthest: 'far',
  fewer: 'few',
  less: 'little',
  more: 'much',
};
/** Adjectives that say which of two numbers is asked for. */
const ofMore = new Set(
  'expensive dear long old late large big heavy tall high far fast hot warm wide deep strong much many popular loud'.split(
    ' ',
  ),
);
/** Words for the same measure. */
const scales = [
  ['big large wide great huge tall broad', 'small little tiny narrow short'],
  ['expensive dear costly', 'cheap'],
  ['fast quick', 'slow'],
  ['loud noisy', 'quiet silent soft'],
  ['old', 'young new modern'],
  ['hot warm', 'cold cool'],
  ['good', 'bad'],
  ['easy simple', 'hard difficult'],
  ['many much', 'few little'],
  ['near close', 'far'],
  ['strong', 'weak'],
  ['thick', 'thin'],
  ['bright light', 'dark'],
].map((ends) => ends.map((words) => new Set(words.split(' '))) as [Set<string>, Set<string>]);
const ofFewer = new Set(
  'cheap short young early small light low near slow cold cool narrow little few'.split(' '),
);

type Comparative = { at: number; root: string; isLess: boolean };

const comparativeAt = (tokens: Token[]): Comparative | undefined => {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (/^(?:more|less)$/.test(token.word) && next && /^(?:adjective|adverb)$/.test(next.part))
      return { at, root: next.root, isLess: token.word === 'less' };
    const base = irregular[token.word];
    if (base) return { at, root: base, isLess: false };
    const isComparative = token.tags.has('Comparative') || /^(?:adjective|adverb)$/.test(token.part);
    if (isComparative && /(?:er|est)$/.test(token.word) && token.root !== token.word)
      return { at, root: token.root, isLess: false };
    const stem = token.word.replace(/(?:i?er|i?est)$/, '');
    const spelled = [stem, `${stem}e`, `${stem}y`, stem.slice(0, -1)].find(
      (one) => ofMore.has(one) || ofFewer.has(one),
    );
    if (/(?:er|est)$/.test(token.word) && spelled) return { at, root: spelled, isLess: false };
  }
  return undefined;
};

/** "Ten times as wide as the Earth" says that it is wider. */
const asOften = (tokens: Token[]): { said: Comparative; object: Token[] } | undefined => {
  const at = tokens.findIndex(
    ({ word }, place) => word === 'as' && /^(?:times|twice|half)$/.test(tokens[place - 1]?.word ?? ''),
  );
  const second = tokens.findIndex(({ word }, place) => place > at + 1 && word === 'as');
  const adjective = tokens[at + 1];
  if (at < 0 || second < 0 || !adjective) return undefined;
  const isLess = tokens[at - 1]!.word === 'half';
  return { said: { at: at + 1, root: adjective.root, isLess }, object: tokens.slice(second + 1) };
};

const asToken = (root: string): Token => ({
  text: root,
  before: '',
  after: '',
  word: root,
  root,
  part: 'adjective',
  tags: new Set(),
});

/** 1: the same direction, -1: the other one, 0: they have nothing to do with each other. */
const direction = (asked: Comparative, said: Comparative): number => {
  const sign = asked.isLess === said.isLess ? 1 : -1;
  const [one, other] = [asToken(asked.root), asToken(said.root)];
  if (asked.root === said.root || nearness(one, other) >= 0.75) return sign;
  if (areOpposite(one, other)) return -sign;
  for (const ends of scales) {
    const [left, right] = [asked.root, said.root].map((root) => ends.findIndex((end) => end.has(root)));
    if (left! >= 0 && right! >= 0) return left === right ? sign : -sign;
  }
  return 0;
};

const shareOf = (asked: Token[], tokens: Token[]): number => {
  const words = contentOf(asked);
  if (words.length === 0) return 0;
  return words.filter((one) => tokens.some((other) => nearness(one, other) >= 0.75)).length / words.length;
};

/** "Heavier than my old one" for "lighter than the old one". Undefined: the text does not compare these. */
export const answerComparison = (form: QuestionForm, matches: Match[]): 'yes' | 'no' | undefined => {
  const asked = comparativeAt(form.tokens);
  const thanAt = form.tokens.findIndex(({ word }) => word === 'than');
  if (!asked || thanAt < 0) return undefined;
  const askedObject = form.tokens.slice(thanAt + 1);
  const askedSubject = form.tokens.slice(1, asked.at);
  for (const { tokens } of matches) {
    const than = tokens.findIndex(({ word }) => word === 'than');
    const multiple = asOften(tokens);
    // "Compared with last year, fewer people drive".
    const isBeside = than < 0 && !multiple && shareOf(askedObject, tokens) >= 0.9;
    const said =
      than >= 0 ? comparativeAt(tokens.slice(0, than)) : isBeside ? comparativeAt(tokens) : multiple?.said;
    if (!said) continue;
    const sign = direction(asked, said);
    const object = isBeside ? askedObject : than < 0 ? multiple!.object : tokens.slice(than + 1);
    const isSame = shareOf(askedObject, object) >= 0.5;
    const isSwapped = !isSame && shareOf(askedSubject, object) >= 0.5;
    if (sign === 0 || (!isSame && !isSwapped)) continue;
    const isDenied = isWordDenied(tokens, said.at);
    return (sign > 0 === isSame) !== isDenied ? 'yes' : 'no';
  }
  return compareNumbers(form, matches, asked, askedSubject, askedObject);
};

/** How far before a comparison without "than" stands what it is compared with. */
const maxBefore = 3;

/** "Monday will be much colder", after what Sunday is like. */
export const answerImplied = (form: QuestionForm, matches: Match[]): 'yes' | 'no' | undefined => {
  const asked = comparativeAt(form.tokens);
  const thanAt = form.tokens.findIndex(({ word }) => word === 'than');
  if (!asked || thanAt < 0) return undefined;
  const subject = form.tokens.slice(1, asked.at);
  const object = form.tokens.slice(thanAt + 1);
  if (contentOf(subject).length === 0 || contentOf(object).length === 0) return undefined;
  for (const [index, { tokens }] of matches.entries()) {
    const said = comparativeAt(tokens);
    if (!said || tokens.some(({ word }) => word === 'than')) continue;
    const sign = direction(asked, said);
    const before = matches.slice(Math.max(0, index - maxBefore), index);
    const isBefore = (thing: Token[]) => before.some((match) => shareOf(thing, match.tokens) >= 0.9);
    const opening = tokens.slice(0, said.at);
    const isSame = shareOf(subject, opening) >= 0.9 && isBefore(object);
    const isSwapped = shareOf(object, opening) >= 0.9 && isBefore(subject);
    if (sign === 0 || isSame === isSwapped) continue;
    return (sign > 0 === isSame) !== isWordDenied(tokens, said.at) ? 'yes' : 'no';
  }
  return undefined;
};

/** "Is the tram faster than the bus?" */
export const asksToCompare = ({ tokens }: QuestionForm): boolean =>
  tokens.some(({ word }) => word === 'than') && comparativeAt(tokens) !== undefined;

/** The number that the first statement naming an option has behind the name. */
const numberOf = ({ tokens }: Pick<Option, 'tokens'>, matches: Match[]): Amount | undefined => {
  const own = contentOf(tokens);
  for (const match of matches) {
    const at = match.tokens.findIndex((_, start) =>
      own.every((one, offset) =>
        match.tokens.slice(start + offset, start + offset + 2).some((other) => nearness(one, other) >= 0.9),
      ),
    );
    if (at < 0) continue;
    const behind = amountsIn(textOf(match.tokens.slice(at + own.length)));
    const all = behind.length > 0 ? behind : amountsIn(textOf(match.tokens));
    // "Bus 12 takes twenty minutes": what has a unit first.
    const found = all.find(({ hasUnit }) => hasUnit) ?? all[0];
    if (found) return found;
  }
  return undefined;
};

/** "Is it on Monday or on Tuesday?": the one that is said of the rest of the question. */
export const chooseStated = (form: QuestionForm, matches: Match[]): string | undefined => {
  const options = optionsIn(form.tokens);
  if (!options || comparativeAt(form.tokens)) return undefined;
  const rest = form.content.filter(({ token }) => !options.some(({ tokens }) => tokens.includes(token)));
  const shares = matches.map(
    ({ tokens }) =>
      rest.filter(({ token }) => tokens.some((other) => nearness(token, other) >= 0.6)).length /
      Math.max(1, rest.length),
  );
  const order = matches.map((_, index) => index).toSorted((a, b) => shares[b]! - shares[a]!);
  for (const index of order) {
    if (rest.length > 0 && shares[index]! < 0.5) break;
    const { tokens } = matches[index]!;
    const said = options.filter((option) => shareOf(option.tokens, tokens) >= 0.9);
    const [only] = said;
    if (said.length !== 1 || !only) continue;
    const at = tokens.findIndex((token) =>
      contentOf(only.tokens).some((one) => nearness(one, token) >= 0.75),
    );
    return isWordDenied(tokens, at) ? options.find((option) => option !== only)!.text : only.text;
  }
  return undefined;
};

/** Whether the first has more (1) or less (-1) of what both are measured in. */
const differenceOf = (
  things: [Pick<Option, 'tokens'>, Pick<Option, 'tokens'>],
  matches: Match[],
): { sign: number; isTime: boolean } | undefined => {
  const [first, second] = things.map((thing) => numberOf(thing, matches));
  if (!first || !second || first.value === second.value || first.isTime !== second.isTime) return undefined;
  return { sign: Math.sign(first.value - second.value), isTime: first.isTime };
};

/** A thing that takes less time is faster. */
const wantedSign = ({ root, isLess }: Comparative, isTime: boolean): number => {
  const sign = ofMore.has(root) ? 1 : ofFewer.has(root) ? -1 : 0;
  return sign * (isLess ? -1 : 1) * (isTime && /^(?:fast|quick|slow)$/.test(root) ? -1 : 1);
};

const compareNumbers = (
  form: QuestionForm,
  matches: Match[],
  asked: Comparative,
  subject: Token[],
  object: Token[],
): 'yes' | 'no' | undefined => {
  if (contentOf(subject).length === 0 || contentOf(object).length === 0) return undefined;
  const difference = differenceOf([{ tokens: subject }, { tokens: object }], matches);
  const wanted = wantedSign(asked, difference?.isTime ?? false);
  if (!difference || wanted === 0 || form.content.length > 5) return undefined;
  return difference.sign * wanted > 0 ? 'yes' : 'no';
};

/** "Sophie runs faster". */
const aloneIn = (options: Option[], asked: Comparative, tokens: Token[]): Option | undefined => {
  const said = comparativeAt(tokens);
  const sign = said ? direction(asked, said) : 0;
  const named = options.filter((option) => shareOf(option.tokens, tokens) >= 0.9);
  if (!said || sign === 0 || named.length !== 1) return undefined;
  const isMore = sign > 0 !== isWordDenied(tokens, said.at);
  return isMore ? named[0] : options.find((option) => option !== named[0]);
};

/** Which of two things it is. `matches` are of statements, so that each option has its own numbers. */
export const chooseOption = (form: QuestionForm, matches: Match[]): string | undefined => {
  const options = optionsIn(form.tokens);
  if (!options) return undefined;
  const asked = comparativeAt(form.tokens);
  if (!asked) return undefined;
  for (const { tokens } of matches) {
    const than = tokens.findIndex(({ word }) => word === 'than');
    const said = than < 0 ? undefined : comparativeAt(tokens.slice(0, than));
    const sign = said ? direction(asked, said) : 0;
    if (!said || sign === 0) {
      const alone = than < 0 ? aloneIn(options, asked, tokens) : undefined;
      if (alone) return alone.text;
      continue;
    }
    const before = options.find((option) => shareOf(option.tokens, tokens.slice(0, said.at)) >= 0.9);
    const after = options.find((option) => shareOf(option.tokens, tokens.slice(than)) >= 0.9);
    const one = before ?? options.find((option) => after && option !== after);
    const other = after ?? options.find((option) => before && option !== before);
    const winner = sign > 0 !== isWordDenied(tokens, said.at) ? one : other;
    if (winner && (before || after)) return winner.text;
  }
  const difference = differenceOf(options, matches);
  const wantsMore = wantedSign(asked, difference?.isTime ?? false);
  if (wantsMore === 0 || !difference) return undefined;
  return options[difference.sign * wantsMore > 0 ? 0 : 1].text;
};

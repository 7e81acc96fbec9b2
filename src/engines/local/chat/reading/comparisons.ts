/** Compares two things that a question sets side by side: by what the text says of them, or by their numbers. */
import { numberPattern } from './amounts.ts';
import type { Match } from './find-sentences.ts';
import type { QuestionForm } from './question-form.ts';
import { isWordDenied } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';
import { wholeNounPhraseEnd } from './words/phrases.ts';
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

const content = (tokens: Token[]): Token[] =>
  tokens.filter(({ part }) => /^(?:noun|number|adjective|adverb|other)$/.test(part));

const shareOf = (asked: Token[], tokens: Token[]): number => {
  const words = content(asked);
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
    const said = than < 0 ? multiple?.said : comparativeAt(tokens.slice(0, than));
    if (!said) continue;
    const sign = direction(asked, said);
    const object = than < 0 ? multiple!.object : tokens.slice(than + 1);
    const isSame = shareOf(askedObject, object) >= 0.5;
    const isSwapped = !isSame && shareOf(askedSubject, object) >= 0.5;
    if (sign === 0 || (!isSame && !isSwapped)) continue;
    const isDenied = isWordDenied(tokens, said.at);
    return (sign > 0 === isSame) !== isDenied ? 'yes' : 'no';
  }
  return undefined;
};

type Option = { text: string; tokens: Token[] };

/** "..., coffee or a bright screen?" */
const optionsIn = (tokens: Token[]): [Option, Option] | undefined => {
  const or = tokens.findLastIndex(({ word }) => word === 'or');
  if (or < 1) return undefined;
  const second = tokens.slice(or + 1);
  let start = or - 1;
  // As far back as a noun phrase reaches that ends at "or".
  while (
    start > 0 &&
    !/[,:]/.test(tokens[start - 1]!.after) &&
    wholeNounPhraseEnd(tokens, start - 1) !== undefined
  )
    start -= 1;
  const first = tokens.slice(start, or);
  if (content(first).length === 0 || content(second).length === 0) return undefined;
  return [
    { text: textOf(first), tokens: first },
    { text: textOf(second), tokens: second },
  ];
};

const numberNear = new RegExp(`\\b${numberPattern}`, 'i');
const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numericValue = (text: string): number =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((sum, word) => {
      if (/^\d/.test(word)) return sum + Number(word.replaceAll(',', ''));
      if (word === 'hundred' || word === 'thousand') return (sum || 1) * (word === 'hundred' ? 100 : 1000);
      const small = names.indexOf(word);
      return sum + (small >= 0 ? small : (tens.indexOf(word) + 2) * (tens.includes(word) ? 10 : 0));
    }, 0);

/** The number that the first statement naming an option has behind the name. */
const numberOf = ({ tokens }: Option, matches: Match[]): number | undefined => {
  const own = content(tokens);
  for (const match of matches) {
    const at = match.tokens.findIndex((_, start) =>
      own.every((one, offset) =>
        match.tokens.slice(start + offset, start + offset + 2).some((other) => nearness(one, other) >= 0.9),
      ),
    );
    const found = at < 0 ? null : numberNear.exec(textOf(match.tokens.slice(at + own.length)));
    if (found) return numericValue(found[0]);
  }
  return undefined;
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
    if (!said || sign === 0) continue;
    const before = options.find((option) => shareOf(option.tokens, tokens.slice(0, said.at)) >= 0.9);
    const after = options.find((option) => shareOf(option.tokens, tokens.slice(than)) >= 0.9);
    const one = before ?? options.find((option) => after && option !== after);
    const other = after ?? options.find((option) => before && option !== before);
    const winner = sign > 0 !== isWordDenied(tokens, said.at) ? one : other;
    if (winner && (before || after)) return winner.text;
  }
  const wantsMore = ofMore.has(asked.root) ? 1 : ofFewer.has(asked.root) ? -1 : 0;
  const [first, second] = options.map((option) => numberOf(option, matches));
  if (wantsMore === 0 || first === undefined || second === undefined || first === second) return undefined;
  const isFirst = (first - second) * wantsMore * (asked.isLess ? -1 : 1) > 0;
  return options[isFirst ? 0 : 1].text;
};

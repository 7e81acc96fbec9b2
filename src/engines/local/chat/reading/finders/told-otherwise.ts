/** Finds who does something where it is told with another verb or none: "the second place went to Daniel". */
import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import { isPersonPhrase } from '../words/references.ts';
import { type Candidate, isNew, nounText } from './participants.ts';

/** An act is told from the side of the other: "I learned it from him" says that he taught it. */
const converses: { asked: RegExp; told: RegExp; preposition: string }[] = [
  { asked: /^teach$/, told: /^learn$/, preposition: 'from' },
  {
    asked: /^(?:sell|lend|rent|give)$/,
    told: /^(?:buy|purchase|borrow|rent|get|receive|inherit)$/,
    preposition: 'from',
  },
  { asked: /^(?:bring|carry)$/, told: /^(?:come|arrive|travel)$/, preposition: 'with' },
  { asked: /^(?:buy|purchase|borrow|rent)$/, told: /^(?:sell|lend|rent)$/, preposition: 'to' },
];

/** Undefined: the statement does not tell it from the other side. */
const conversesIn = (form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] | undefined => {
  const { tokens } = match;
  const root = form.verb?.root ?? '';
  if (tokens.some((token) => token.part === 'verb' && token.root === root)) return undefined;
  const pair = converses.find(
    ({ asked, told }) =>
      asked.test(root) && tokens.some(({ part, root }) => part === 'verb' && told.test(root)),
  );
  if (!pair) return undefined;
  const other = phrasesOf(tokens).find(({ preposition }) => preposition === pair.preposition);
  const noun = other && nounText(match, other.start + 1, sentences);
  return noun ? [{ text: noun.text, score: 1 }] : [];
};

const stemOfAgent = (word: string): string => word.replace(/(.)\1er$/, '$1').replace(/(?:e?r|or)$/, '');

/** "Our winner was Rosa" says who won. */
const agentNounsIn = (form: QuestionForm, { tokens }: Match): Candidate[] => {
  const root = form.verb?.root ?? '';
  const at = tokens.findIndex(
    ({ part, root: noun }) =>
      part === 'noun' &&
      /(?:er|or)$/.test(noun) &&
      root.length > 2 &&
      stemOfAgent(noun) === root.replace(/e$/, ''),
  );
  const phrases = phrasesOf(tokens);
  const copula = phrases.findIndex(
    ({ kind, start, end }) =>
      kind === 'verb' && start > at && tokens.slice(start, end).every(({ part }) => part === 'auxiliary'),
  );
  const name = phrases[copula + 1];
  return at >= 0 && copula > 0 && name?.kind === 'noun'
    ? [{ text: textOf(tokens.slice(name.start, name.end)), score: 1 }]
    : [];
};

const being = /^(?:live|be|stay|stand|sit|wait|work|hide|hang)$/;

/** "Upstairs there is a woman who plays the cello" says who lives there. */
const presentIn = ({ tokens }: Match, isPerson: boolean): Candidate[] => {
  const at = tokens.findIndex(
    ({ word }, place) => word === 'there' && /^(?:is|are|was|were)$/.test(tokens[place + 1]?.word ?? ''),
  );
  const end = at < 0 ? undefined : wholeNounPhraseEnd(tokens, at + 2);
  const noun = end === undefined ? [] : tokens.slice(at + 2, end);
  return noun.length > 0 && (!isPerson || isPersonPhrase(noun)) ? [{ text: textOf(noun), score: 1 }] : [];
};

const prize = /^(?:prize|place|award|medal|cup|title|trophy)$/;

/** "The second place went to Daniel" says who came second. */
const prizeWinnersIn = (match: Match, sentences: Token[][]): Candidate[] => {
  const { tokens } = match;
  const at = tokens.findIndex(({ root, part }) => part === 'verb' && root === 'go');
  const to = phrasesOf(tokens).find(({ preposition, start }) => preposition === 'to' && start === at + 1);
  const noun =
    to && tokens.slice(0, at).some(({ root }) => prize.test(root))
      ? nounText(match, to.start + 1, sentences)
      : undefined;
  return noun && isNew(noun.tokens, match) ? [{ text: noun.text, score: 1 }] : [];
};

export const toldOtherwise = (
  form: QuestionForm,
  match: Match,
  sentences: Token[][],
  isPerson: boolean,
): Candidate[] => {
  const told = conversesIn(form, match, sentences) ?? agentNounsIn(form, match);
  if (told.length > 0) return told;
  const present = being.test(form.verb?.root ?? '') ? presentIn(match, isPerson) : [];
  if (present.length > 0) return present;
  return isPerson ? prizeWinnersIn(match, sentences) : [];
};

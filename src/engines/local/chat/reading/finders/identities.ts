/** Finds names, and what somebody or something is. */
import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { clauseEnd, phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import { nearness, nounKind } from '../words/similar-words.ts';
import { type Candidate, nounText, peopleIn } from './participants.ts';

const naming =
  /\b(?:(?:[Mm]y|[Hh]is|[Hh]er|[Ii]ts|[Yy]our|[Tt]heir|[Tt]he) name (?:is|was)|(?:the )?name of|is called|was called|named|called|[Tt]his is|I am|I'm|(?<=\b(?:[Hh]i|[Hh]ey|[Hh]ello|[Mm]orning|[Gg]ood (?:morning|afternoon|evening)|Dear)\b[^.!?]{0,40})[Ii]t is|[Ii]t is(?=\s[A-Z]\w+(?:\s[A-Z]\w+)?\s(?:from|here|again|calling)\b))\s+((?:(?:Mr|Mrs|Ms|Dr)\s)?[A-Z]\w+(?:\s[A-Z]\w+)*(?:'s \w+)?)/;
/** "Lena here from the shop", "Tom speaking". */
const calling = /(?:^|, )()([A-Z]\w+(?:\s[A-Z]\w+)*)(?= (?:here|speaking)\b)/;
const isCaller = ({ content }: QuestionForm): boolean => content.length === 0;

/** The one that a name is said of stands in the same sentence or shortly before. */
const bearerSentences = 2;
const minNearness = 0.6;

const isNearAny = (asked: Token[], tokens: Token[]): boolean =>
  tokens.some((token) => asked.some((one) => nearness(one, token) >= minNearness));

/** "The horse is called Juniper" names the horse; "his name is Rex" whom the sentences before are about. */
const isNamed = (
  bearers: Token[],
  match: Match,
  sentences: Token[][],
  found: string,
  at: number,
): boolean => {
  if (bearers.length === 0) return true;
  const isSelf = /^(?:my name|this is|i am|i'm)/i.test(found);
  if (isSelf && bearers.every(({ root }) => nounKind(root) === 'person')) return true;
  const words = textOf(match.tokens).slice(0, at).split(/\s+/).filter(Boolean).length;
  const own = phrasesOf(match.tokens.slice(0, words)).at(-1);
  const subject = own && /called|named/.test(found) ? match.tokens.slice(own.start, own.end) : [];
  if (subject.some(({ part }) => part === 'noun')) return isNearAny(bearers, subject);
  const before = sentences.slice(Math.max(0, match.index - bearerSentences), match.index + 1).flat();
  return isNearAny(bearers, before);
};

/** "One teacher, Miss Abernathy," and "my cousin Laura". */
const namedBeside = (bearers: Token[], { tokens }: Match): string | undefined => {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const isSetBeside = next && /^(?:,\s*)?\s*$/.test(token.after) && /^\p{Lu}/u.test(next.text);
    if (token.part !== 'noun' || !isSetBeside || !bearers.some((one) => nearness(one, token) >= minNearness))
      continue;
    const end = tokens.findIndex(
      ({ text, part }, place) => place > at && (part === 'verb' || !/^\p{Lu}/u.test(text)),
    );
    const name = tokens.slice(at + 1, end < 0 ? tokens.length : end);
    if (name.length > 0 && !/^\p{Lu}/u.test(token.text)) return textOf(name);
  }
  return undefined;
};

/** "What was the dog called?" wants a name of the dog, not that of anybody else. */
export const namesIn = (form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] => {
  const bearers = form.content
    .map(({ token }) => token)
    .filter(({ part, root }) => part === 'noun' && root !== 'name');
  const text = textOf(match.tokens);
  const found = naming.exec(text) ?? (isCaller(form) ? calling.exec(text) : null);
  // Told apart from people who are only mentioned.
  if (found && isNamed(bearers, match, sentences, found[0], found.index))
    return [{ text: found[2] ?? found[1]!, score: 3 }];
  const named = bearers.length > 0 ? namedBeside(bearers, match) : undefined;
  if (named) return [{ text: named, score: 1.5 }];
  if (!bearers.every(({ root }) => nounKind(root) === 'person')) return [];
  return peopleIn(match, sentences).filter(({ text }) => {
    const words = match.tokens.filter((token) => text.includes(token.text));
    const hasName = words.some(({ tags }) => tags.has('ProperNoun') || tags.has('Person'));
    return hasName && (bearers.length === 0 || isNearAny(bearers, match.tokens));
  });
};

/** The noun that "Who is the captain of the ferry?" asks about. */
const askedNoun = (form: QuestionForm): Token | undefined => {
  const first = form.content.findIndex(({ token }) => token.part === 'noun');
  const from = first < 0 ? -1 : form.tokens.indexOf(form.content[first]!.token);
  let head = form.tokens[from];
  for (let at = from + 1; at > 0 && form.tokens[at]?.part === 'noun'; at += 1) head = form.tokens[at];
  return head;
};

/** "Who is the message for?", "What is the password?". */
export const identityIn = (form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] => {
  const { tokens, near } = match;
  const phrases = phrasesOf(tokens);
  const last = form.tokens.at(-1)!;
  const isWho = /^who/.test(form.tokens[0]!.word);
  if (last.part === 'preposition') {
    const ending = phrases.filter(({ preposition }) => preposition === last.word);
    const nouns = ending.flatMap(({ start, end }) => {
      if (tokens[start + 1]?.part !== 'pronoun')
        return [{ text: textOf(tokens.slice(start + 1, end)), score: 0.9 }];
      const noun = nounText(match, start + 1, sentences);
      return noun ? [{ text: noun.text, score: 0.9 }] : [];
    });
    return nouns.length > 0 ? nouns : isWho ? peopleIn(match, sentences) : [];
  }
  // A sentence about the ferry says nothing of its captain.
  const head = askedNoun(form);
  if (head && !isNearAny([head], tokens)) return [];
  const copula = phrases.findIndex(
    ({ kind, start, end }) =>
      kind === 'verb' && tokens.slice(start, end).every(({ part }) => part !== 'verb'),
  );
  if (copula > 0) {
    const verb = phrases[copula]!;
    const end = clauseEnd(tokens, verb.end);
    const isNear = (from: number, to: number) => near.slice(from, to).some((score) => score >= 0.75);
    if (isNear(0, verb.start)) return [{ text: textOf(tokens.slice(verb.end, end)), score: 0.9 }];
    if (isNear(verb.end, end))
      return [{ text: textOf(tokens.slice(phrases[copula - 1]!.start, verb.start)), score: 0.8 }];
  }
  const apposition = phrases.findIndex(
    ({ start, end }, at) =>
      near.slice(start, end).some((score) => score >= 0.9) &&
      /,/.test(tokens[end - 1]!.after) &&
      phrases[at + 1]?.kind === 'noun',
  );
  if (apposition >= 0) {
    const { start, end } = phrases[apposition + 1]!;
    return [{ text: textOf(tokens.slice(start, wholeNounPhraseEnd(tokens, start) ?? end)), score: 0.7 }];
  }
  return isWho ? peopleIn(match, sentences) : [];
};

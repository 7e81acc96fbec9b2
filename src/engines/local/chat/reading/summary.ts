/** Picks the sentences that say most of what a text is about. */
import { type Token, textOf } from './words/parse.ts';

const greeting =
  /^(?:hi|hello|good (?:morning|evening|afternoon|day)|dear|welcome|attention|thank|thanks|well|oh|really|yes|no)\b/i;
const minWords = 4;

export const summarise = (sentences: Token[][], count: number): string => {
  const uses = new Map<string, number>();
  const contentOf = (tokens: Token[]): Token[] =>
    tokens.filter(
      ({ part, tags }) => part === 'noun' || tags.has('ProperNoun') || (count === 1 && part === 'number'),
    );
  for (const token of sentences.flatMap(contentOf)) uses.set(token.root, (uses.get(token.root) ?? 0) + 1);
  const scored = sentences.map((tokens, index) => {
    const content = new Set(contentOf(tokens).map(({ root }) => root));
    const sum = [...content].reduce((total, root) => total + uses.get(root)!, 0);
    const isGreeting = greeting.test(textOf(tokens)) && tokens.length < 8;
    const isQuestion = tokens.at(-1)!.after.includes('?');
    // The first sentence usually says what a text is about.
    const early = 1 + (count === 1 ? 3 : 0.6) / (1 + index);
    const score = (sum / Math.sqrt(content.size + 2)) * early * (isGreeting ? 0.2 : isQuestion ? 0.5 : 1);
    return { index, score: tokens.length < minWords ? 0 : score };
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ index }) => `${textOf(sentences[index]!)}.`)
    .join(' ');
};

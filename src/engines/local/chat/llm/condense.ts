/** Selects the passages of a long transcript closest to a question, when it exceeds the language model's input. */
import { foldWords, sentencesOf } from '../answers/words.ts';

const minStemCharacters = 4;
const gap = ' [...] ';

/** Different forms of a word count as the same when they begin alike. */
const stemsOf = (text: string, language: string): string[] =>
  foldWords(text, language)
    .filter((word) => word.length >= minStemCharacters || /\d/.test(word))
    .map((word) => word.slice(0, Math.max(minStemCharacters, word.length - 3)));

/** Splits into sentences, and long sentences into pieces. */
const piecesOf = (text: string, language: string, longest: number): string[] =>
  sentencesOf(text, language).flatMap((sentence) => {
    const pieces: string[] = [];
    for (const word of sentence.split(/(?<=\s)/)) {
      const last = pieces.at(-1);
      if (last === undefined || last.length + word.length > longest) pieces.push(word);
      else pieces[pieces.length - 1] = last + word;
    }
    return pieces.map((piece) => piece.trim());
  });

/**
 * Scores each piece by the question's words it contains, rare words highest. Half of a piece's score is added to the
 * next piece and a quarter to the previous one, since the passage around a match often has the answer.
 */
const scorePieces = (pieces: readonly string[], question: string, language: string): number[] => {
  const stems = pieces.map((piece) => new Set(stemsOf(piece, language)));
  const asked = new Set(stemsOf(question, language));
  const weights = new Map(
    [...asked].map((stem) => {
      const having = stems.filter((set) => set.has(stem)).length;
      return [stem, having === 0 ? 0 : Math.log(1 + pieces.length / having)];
    }),
  );
  const own = stems.map((set) =>
    [...weights].reduce((sum, [stem, weight]) => sum + (set.has(stem) ? weight : 0), 0),
  );
  return own.map((score, index) => score + (own[index - 1] ?? 0) / 2 + (own[index + 1] ?? 0) / 4);
};

export const condense = (text: string, question: string, language: string, maxCharacters: number): string => {
  if (text.length <= maxCharacters) return text;
  const pieces = piecesOf(text, language, Math.max(80, Math.floor(maxCharacters / 3)));
  const scores = scorePieces(pieces, question, language);
  const hasMatches = scores.some((score) => score > 0);
  // A question about the whole recording gets pieces from all of it, beginning at the start.
  const spread = (index: number): number => {
    let [step, rank] = [pieces.length, 0];
    while (step > 1 && index % Math.ceil(step) !== 0) [step, rank] = [step / 2, rank - 1];
    return rank;
  };
  const order = pieces
    .map((_, index) => index)
    .sort((a, b) => (hasMatches ? scores[b]! - scores[a]! : spread(b) - spread(a)) || a - b);
  const chosen = new Set<number>();
  let left = maxCharacters;
  for (const index of order) {
    const cost = pieces[index]!.length + gap.length;
    if (cost > left || (hasMatches && scores[index] === 0)) continue;
    chosen.add(index);
    left -= cost;
  }
  return [...chosen]
    .sort((a, b) => a - b)
    .map((index, at, all) => {
      const isNext = at > 0 && all[at - 1] === index - 1;
      const before = at === 0 ? (index === 0 ? '' : gap.trimStart()) : isNext ? ' ' : gap;
      return (
        before + pieces[index]! + (at === all.length - 1 && index < pieces.length - 1 ? gap.trimEnd() : '')
      );
    })
    .join('');
};

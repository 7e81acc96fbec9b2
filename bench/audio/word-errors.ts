/** Word error rate after the usual normalisation: case, punctuation, contractions, keys of a telephone, spelled-out numbers and titles. */

const spelled: Record<string, string> = {
  mister: 'mr',
  missus: 'mrs',
  doctor: 'dr',
  okay: 'ok',
};
for (const [number, word] of 'zero one two three four five six seven eight nine ten eleven twelve'
  .split(' ')
  .entries()) {
  spelled[word] = String(number);
}

export const normalizeWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\*/g, ' star ')
    .replace(/#/g, ' pound ')
    .replace(/['’]m\b/g, ' am')
    .replace(/['’]re\b/g, ' are')
    .replace(/['’]ll\b/g, ' will')
    .replace(/['’]ve\b/g, ' have')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => spelled[word] ?? word);

export const wordErrors = (reference: string, hypothesis: string): { errors: number; words: number } => {
  const expected = normalizeWords(reference);
  const actual = normalizeWords(hypothesis);
  let row = Array.from({ length: actual.length + 1 }, (_, column) => column);
  for (const [index, word] of expected.entries()) {
    const next = [index + 1];
    for (const [column, other] of actual.entries()) {
      const substituted = (row[column] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(substituted, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: expected.length };
};

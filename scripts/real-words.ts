/**
 * Writes src/engines/local/chat/questions/real-words.ts: the English words a letter away from one that matters in a
 * question, so that they are not taken for slips of the finger. Needed when words are added to the English lexicon.
 * node scripts/real-words.ts LIST, where LIST is a file of English words, one to a line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { english } from '../src/engines/local/chat/questions/lexicons/english.ts';
import { correctable, isNear } from '../src/engines/local/chat/questions/spelling.ts';

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('usage: node scripts/real-words.ts LIST');
const meant = [...correctable];
const words = readFileSync(list, 'utf8')
  .split('\n')
  .filter((word) => /^[a-z]{3,20}$/.test(word) && !english.concepts.has(word) && !correctable.has(word))
  .filter((word) => meant.some((other) => isNear(word, other)));

const lines = [''];
for (const word of words) {
  if (lines.at(-1)!.length + word.length > 100) lines.push('');
  lines[lines.length - 1] += `${word} `;
}
writeFileSync(
  new URL('../src/engines/local/chat/questions/real-words.ts', import.meta.url),
  `/** English words a letter away from one of ours. Written by scripts/real-words.ts. */
export const realWords = new Set(
  (
${lines.map((line) => `    '${line}'`).join(' +\n')}
  ).split(' '),
);
`,
);

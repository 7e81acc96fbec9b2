/** How many questions in the wordings of test/engines/local/chat are read for what they ask: node bench/audio/question-wordings.ts [file] */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findIntents } from '../../src/engines/local/chat/questions/find-intents.ts';

const path =
  process.argv[2] ??
  fileURLToPath(new URL('../../test/engines/local/chat/question-wordings.txt', import.meta.url));

/** A total of one recording is its duration; the order of two questions does not matter. */
const sorted = (kinds: string): string =>
  kinds.replaceAll('total-duration', 'duration').split(' + ').toSorted().join(' + ');

export const readAs = (question: string): string => {
  const { asked, hasUnansweredPart } = findIntents(question);
  const kinds = asked.map(({ intent: { kind, ...details }, recordings }) =>
    [kind, ...Object.values(details), ...recordings.map((which) => `#${which}`)].join(' '),
  );
  return [...kinds, ...(hasUnansweredPart ? ['?'] : [])].join(' + ');
};

export const readWordings = (file: string) => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ expected: line.split('|')[0]!, question: line.slice(line.indexOf('|') + 1) }))
    .map((line) => ({ ...line, read: readAs(line.question) }));
  const [exact, others] = [
    lines.filter((line) => line.expected !== '?'),
    lines.filter((line) => line.expected === '?'),
  ];
  return {
    exact: exact.length,
    missed: exact.filter(({ expected, read }) => sorted(expected) !== sorted(read)),
    others: others.length,
    mistaken: others.filter(({ read }) => read !== '?'),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { exact, missed, others, mistaken } = readWordings(path);
  for (const { expected, question, read } of [...missed, ...mistaken])
    console.log(`${question}: ${read}, not ${expected}`);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(`recognised: ${exact - missed.length} of ${exact}, ${percent(exact - missed.length, exact)}`);
  console.log(
    `taken for exact wrongly: ${mistaken.length} of ${others}, ${percent(mistaken.length, others)}`,
  );
}

/** `node packages/film/tools/score-facts.ts file [--misses]`: precision, recall and F1 of the reader on gold facts, by kind of fact. */

import { readFileSync } from 'node:fs';
import { f1, scoreFacts, totalOf } from '../test/score-facts.ts';

const [path, flag] = process.argv.slice(2);
const { counts, misses } = scoreFacts(readFileSync(path!, 'utf8'));
for (const [kind, one] of [...Object.entries(counts), ['all', totalOf(counts)] as const])
  console.log(
    `${kind.padEnd(10)} precision ${(one.right / Math.max(1, one.read)).toFixed(3)} recall ${(one.right / Math.max(1, one.gold)).toFixed(3)} F1 ${f1(one).toFixed(3)} of ${one.gold}`,
  );
if (flag === '--misses')
  for (const { prompt, kind, missing, extra } of misses)
    console.log(`${prompt}\n   ${kind}: missing [${missing.join('; ')}] extra [${extra.join('; ')}]`);

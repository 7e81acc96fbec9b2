/**
 * `node packages/film/tools/framing.ts --file prompts.txt [--from 1] [--every 1] [--count 10] [--rows rows.jsonl]`, or
 * prompts as arguments: how large and how well the subject of each prompt is seen, without drawing it. `--rows` adds a line
 * of JSON a prompt to a file.
 */

import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { readFacts } from '../src/read/read-facts.ts';
import { inEnglish } from '../src/understand/understand.ts';
import { framingOf } from '../src/verify/framing.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    from: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    count: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    rows: { type: 'string' },
  },
});
const listed = values.file ? readFileSync(values.file, 'utf8').split('\n').filter(Boolean) : positionals;
const prompts = listed
  .slice(Number(values.from) - 1)
  .filter((_, n) => n % Number(values.every) === 0)
  .slice(0, Number(values.count));
const seconds = Number(values.seconds);
/** Asked by the words, whether they are understood or not. */
const closeUp = /\b(?:extreme )?close[- ]?up|\bmacro\b/i;

const sums = new Map<string, string[]>();
let good = 0;
for (const prompt of prompts) {
  try {
    const screenplay = direct(prompt, { seconds });
    const film = await compile(screenplay, { seed: Number(values.seed), seconds, width: 320, height: 180 });
    const later = await Promise.all(
      film.later.map(async (beat) => ({ ...beat, film: await beat.createFilm() })),
    );
    const facts = readFacts(inEnglish(prompt));
    const framing = framingOf(facts, screenplay, [film, ...later], closeUp.test(prompt));
    if (values.rows) appendFileSync(values.rows, `${JSON.stringify({ prompt, ...framing })}\n`);
    if (framing.faults.length === 0) good += 1;
    for (const fault of framing.faults) sums.set(fault, [...(sums.get(fault) ?? []), prompt]);
    const percent = (share: number) => Math.round(share * 100);
    const { subject, tall, wide, second } = framing;
    const size = `${subject} ${percent(tall)}x${percent(wide)}`;
    const other = second ? `, ${second.name} ${percent(second.tall)}x${percent(second.wide)}` : '';
    if (framing.faults.length > 0 || positionals.length > 0)
      console.log(`${framing.faults.join(', ') || 'good'} | ${size}${other} | ${prompt.slice(0, 160)}`);
  } catch (error) {
    console.log(`FAILED ${prompt}\n  ${(error as Error).stack}`);
  }
}
for (const [fault, of] of [...sums].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${fault}: ${of.length}`);
console.log(`${good} of ${prompts.length} prompts without a fault`);

/**
 * `node packages/film/tools/framing.ts --file prompts.txt [--from 1] [--every 1] [--count 10] [--rows rows.jsonl]`, or
 * prompts as arguments: how large and how well the subject of each prompt is seen, without drawing it. `--rows` adds a line
 * of JSON a prompt to a file.
 */

import { appendFileSync } from 'node:fs';
import { framingOf } from '../src/verify/framing.ts';
import { areTyped, options, prompts, stagePrompt } from './staged-prompts.ts';

/** Asked by the words, whether they are understood or not. */
const closeUp = /\b(?:extreme )?close[- ]?up|\bmacro\b/i;

const sums = new Map<string, string[]>();
let good = 0;
for (const prompt of prompts) {
  try {
    const { facts, screenplay, staged } = await stagePrompt(prompt);
    const framing = framingOf(facts, screenplay, staged, closeUp.test(prompt));
    if (options.rows) appendFileSync(options.rows, `${JSON.stringify({ prompt, ...framing })}\n`);
    if (framing.faults.length === 0) good += 1;
    for (const fault of framing.faults) sums.set(fault, [...(sums.get(fault) ?? []), prompt]);
    const percent = (share: number) => Math.round(share * 100);
    const { subject, tall, wide, second } = framing;
    const size = `${subject} ${percent(tall)}x${percent(wide)}`;
    const other = second ? `, ${second.name} ${percent(second.tall)}x${percent(second.wide)}` : '';
    if (framing.faults.length > 0 || areTyped)
      console.log(`${framing.faults.join(', ') || 'good'} | ${size}${other} | ${prompt.slice(0, 160)}`);
  } catch (error) {
    console.log(`FAILED ${prompt}\n  ${(error as Error).stack}`);
  }
}
for (const [fault, of] of [...sums].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${fault}: ${of.length}`);
console.log(`${good} of ${prompts.length} prompts without a fault`);

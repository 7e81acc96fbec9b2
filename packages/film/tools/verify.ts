/**
 * `npm run verify -- --file prompts.txt [--json] [--from 1] [--every 1] [--count 10] [--worst 10] [--rows rows.jsonl]`, or
 * prompts as arguments: which facts of each prompt are seen in its film, without drawing it. `--rows` adds a line of JSON a
 * prompt to a file.
 */

import { appendFileSync } from 'node:fs';
import { type CheckedFact, type Verdict, verifyFilm } from '../src/verify/verify-film.ts';
import { options, prompts, stagePrompt } from './staged-prompts.ts';

const sums = { prompts: 0, facts: 0, seen: 0, words: 0, unread: 0, emptyShots: 0, failed: 0 };
const kinds = new Map<string, { facts: number; seen: number }>();
const faults = new Map<string, number>();
const rows: { prompt: string; share: number; missing: CheckedFact[]; faults: Verdict['faults'] }[] = [];
for (const prompt of prompts) {
  sums.prompts += 1;
  try {
    const { facts, screenplay, staged } = await stagePrompt(prompt);
    const verdict = verifyFilm(facts, screenplay, staged);
    const missing = verdict.facts.filter(({ isSeen }) => !isSeen);
    sums.words += facts.words;
    sums.unread += facts.unread.length;
    sums.facts += verdict.facts.length;
    sums.seen += verdict.facts.length - missing.length;
    sums.emptyShots += verdict.faults.filter(({ fault }) => fault === 'empty').length;
    for (const { fault } of verdict.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    for (const { kind, isSeen } of verdict.facts) {
      const sum = kinds.get(kind) ?? { facts: 0, seen: 0 };
      kinds.set(kind, { facts: sum.facts + 1, seen: sum.seen + (isSeen ? 1 : 0) });
    }
    const share = verdict.facts.length === 0 ? 1 : 1 - missing.length / verdict.facts.length;
    rows.push({ prompt, share, missing, faults: verdict.faults });
    if (options.rows) appendFileSync(options.rows, `${JSON.stringify({ prompt, share, ...verdict })}\n`);
  } catch (error) {
    sums.failed += 1;
    console.log(`FAILED ${prompt}\n  ${(error as Error).stack}`);
  }
}
for (const [kind, { facts, seen }] of kinds)
  console.log(`${kind}: ${seen} of ${facts} seen (${(seen / facts).toFixed(2)})`);
if (faults.size > 0)
  console.log(`shots: ${[...faults].map(([fault, count]) => `${count} ${fault}`).join(', ')}`);
for (const { prompt, share, missing, faults: found } of rows
  .filter((row) => row.share < 1 || row.faults.length > 0)
  .toSorted((a, b) => a.share - b.share)
  .slice(0, Number(options.worst))) {
  console.log(`${share.toFixed(2)} ${prompt}`);
  if (missing.length > 0)
    console.log(`  not seen: ${missing.map(({ kind, text }) => `${kind} ${text}`).join('; ')}`);
  for (const { shot, fault, text } of found) console.log(`  shot ${shot} ${fault}: ${text}`);
}
if (options.json) console.log(JSON.stringify(sums));
else
  console.log(
    `${sums.seen} of ${sums.facts} facts of ${sums.prompts} prompts are seen (${(sums.seen / (sums.facts || 1)).toFixed(3)}); ${sums.unread} of ${sums.words} words unread; ${sums.emptyShots} empty shots, ${sums.failed} failed`,
  );

/** `npm run verify -- --file prompts.txt [--json] [--from 1] [--count 10]`: which facts of each prompt are seen in its film, without drawing it. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileStage } from '../src/stage/compile.ts';
import { createFilm } from '../src/stage/film.ts';
import { describe } from '../src/understand/understand.ts';
import { type CheckedFact, verifyScene } from '../src/verify/verify-scene.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    worst: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
const listed = values.file ? readFileSync(values.file, 'utf8').split('\n').filter(Boolean) : positionals;
const first = Number(values.from) - 1;
const prompts = listed.slice(first, first + Number(values.count));
const seconds = Number(values.seconds);
const sums = { prompts: 0, facts: 0, seen: 0, words: 0, unread: 0, emptyShots: 0, failed: 0 };
const kinds = new Map<string, { facts: number; seen: number }>();
const rows: { prompt: string; share: number; missing: CheckedFact[] }[] = [];
for (const prompt of prompts) {
  sums.prompts += 1;
  sums.words += prompt.split(/\s+/).filter(Boolean).length;
  try {
    const scene = describe(prompt);
    // Until facts are read, what the reader gave up on is what it did not read.
    sums.unread += scene.notDrawn.reduce((sum, name) => sum + name.split(/\s+/).length, 0);
    const stage = await compileStage(scene, { seed: 1, seconds, width: 320, height: 180 });
    const { facts, emptyShots } = verifyScene(scene, stage, await createFilm(stage));
    const missing = facts.filter(({ isSeen }) => !isSeen);
    sums.facts += facts.length;
    sums.seen += facts.length - missing.length;
    sums.emptyShots += emptyShots;
    for (const { kind, isSeen } of facts) {
      const sum = kinds.get(kind) ?? { facts: 0, seen: 0 };
      kinds.set(kind, { facts: sum.facts + 1, seen: sum.seen + (isSeen ? 1 : 0) });
    }
    rows.push({ prompt, share: facts.length === 0 ? 1 : 1 - missing.length / facts.length, missing });
  } catch (error) {
    sums.failed += 1;
    console.log(`FAILED ${prompt}\n  ${(error as Error).message}`);
  }
}
for (const [kind, { facts, seen }] of kinds) console.log(`${kind}: ${seen} of ${facts} seen`);
for (const { prompt, share, missing } of rows
  .filter((row) => row.share < 1)
  .toSorted((a, b) => a.share - b.share)
  .slice(0, Number(values.worst)))
  console.log(`${share.toFixed(2)} ${prompt}\n  not seen: ${missing.map(({ text }) => text).join('; ')}`);
if (values.json) console.log(JSON.stringify(sums));
else
  console.log(
    `${sums.seen} of ${sums.facts} facts of ${sums.prompts} prompts are seen; ${sums.emptyShots} empty moments, ${sums.failed} failed`,
  );

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it, describe as suite } from 'node:test';
import { f1, scoreFacts, totalOf } from './score-facts.ts';

/** F1 that a change of the grammar may not fall under. */
const floor = 0.95;

suite('gold facts', () => {
  for (const name of ['seen', 'held'])
    it(`${name}: F1 of at least ${floor}`, () => {
      const text = readFileSync(new URL(`./gold-facts/${name}.txt`, import.meta.url), 'utf8');
      const { counts, misses } = scoreFacts(text);
      const worst = misses
        .slice(0, 5)
        .map(({ prompt, kind, missing, extra }) => `${prompt}: ${kind} -${missing} +${extra}`);
      assert.ok(f1(totalOf(counts)) >= floor, `${f1(totalOf(counts))}\n${worst.join('\n')}`);
    });
});

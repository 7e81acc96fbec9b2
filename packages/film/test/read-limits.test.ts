import assert from 'node:assert/strict';
import { it, describe as suite } from 'node:test';
import fc from 'fast-check';
import { readFacts } from '../src/read/read-facts.ts';
import { anyCharacter } from './support/any-character.ts';
import { assertGrowth } from './support/cpu-time.ts';

suite('any text can be read', () => {
  it('words in any order', () => {
    const word = fc.constantFrom(
      ...'a the dog red runs run running ran is of to and then, . "hi" \' not her 12 4k left with on top in front each other camera pans turns into from shot who up @bob'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (parts) => {
        const facts = readFacts(parts.join(' '));
        const count = facts.entities.length;
        const used = facts.events.flatMap(({ agents, objects, recipients, instruments }) => [
          ...agents,
          ...objects,
          ...recipients,
          ...instruments,
        ]);
        assert.ok(
          [...used, ...facts.relations.flatMap(({ subject, objects }) => [subject, ...objects])].every(
            (index) => index >= 0 && index < count,
          ),
        );
        assert.ok(facts.unread.length <= facts.words);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => void readFacts(text)),
      { numRuns: 60, seed: 2 },
    );
  });

  // Four times the text may take eight times as long, for caches and the collector of garbage; the square takes sixteen.
  for (const part of [
    'a dog of ',
    'starts to ',
    'very ',
    "dog's ",
    'red, ',
    'it sees it ',
    'A man sees them. ',
    '"',
    'on the left side of the ',
    'a-',
  ])
    it(`32,000 characters of "${part}" take linear time`, async () => {
      const long = part.repeat(32_000 / part.length);
      const quarter = long.slice(0, 8_000);
      await assertGrowth({ part: () => readFacts(quarter), whole: () => readFacts(long), times: 8 });
    });
});

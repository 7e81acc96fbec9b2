import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { splitAtSentences } from '../../src/cli/client/split-text.ts';

test('parts end where sentences end', () => {
  const text = 'One is short. Two is longer than that! Is three a question? Four.\n\nFive.';
  assert.deepEqual(splitAtSentences(text, 40), [
    'One is short. Two is longer than that!',
    'Is three a question? Four.\n\nFive.',
  ]);
  assert.deepEqual(splitAtSentences(text, 1000), [text]);
  assert.deepEqual(splitAtSentences('猫は寝ている。犬は走っている。', 8), [
    '猫は寝ている。',
    '犬は走っている。',
  ]);
});

test('whatever the text, every part fits, is well formed, and no letter is lost', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 60 });
  fc.assert(
    fc.property(words, fc.constantFrom(' ', '. ', '\n', ''), (list, between) => {
      const text = list.join(between);
      const parts = splitAtSentences(text, 40);
      for (const part of parts) assert.ok(part.length <= 40 && part.length > 0 && part.isWellFormed());
      assert.equal(parts.join('').replaceAll(/\s/g, ''), text.replaceAll(/\s/g, ''));
    }),
  );
});

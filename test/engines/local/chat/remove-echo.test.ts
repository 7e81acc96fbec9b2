/** Instructions that a small model repeats do not reach the user, also while the answer is streamed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEchoFilter } from '../../../../src/engines/local/chat/llm/remove-echo.ts';

const system = [
  'This is a spoken conversation. Answer in one or two short sentences. The shop opens at nine.',
  'Answer briefly. What was said in a recording is given in quotes.',
].join('\n');

const cases: [string, string][] = [
  [
    'Answer: Good morning, how can I help? Answer in one or two sentences. Answer briefly. What was said in a recording is given in quotes.',
    'Good morning, how can I help?',
  ],
  ['The shop opens at nine. What else?', 'The shop opens at nine. What else?'],
  ['Answer the phone when it rings. Then hang up.', 'Answer the phone when it rings. Then hang up.'],
  ['What was said in the meeting? That it rains.', 'What was said in the meeting? That it rains.'],
  ['It costs 3.5 euros.\nThis is cheap', 'It costs 3.5 euros.\nThis is cheap'],
  ['Answer briefly.', ''],
];

for (const step of [1, 4, 1000])
  test(`the answer without repeated instructions, in pieces of ${step}`, () => {
    for (const [text, expected] of cases) {
      const emitted: string[] = [];
      const filter = createEchoFilter(system, (part) => emitted.push(part));
      for (let at = 0; at < text.length; at += step) filter.push(text.slice(at, at + step));
      assert.equal(filter.end(), expected);
      assert.equal(emitted.join(''), expected);
    }
  });

test('an ordinary answer is not held back', () => {
  const emitted: string[] = [];
  const filter = createEchoFilter(system, (part) => emitted.push(part));
  filter.push('It rained ');
  assert.equal(emitted.join(''), 'It rained ');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TranscriptSegment } from '../../../../src/domain/transcript/transcript.ts';
import { createModelHints, isWeakTranscript } from '../../../../src/engines/local/models/model-hints.ts';

const segment = (avgLogprob: number, tokenCount: number, temperature = 0): TranscriptSegment => ({
  id: 0,
  startSeconds: 0,
  endSeconds: 1,
  text: ' word',
  tokens: Array.from({ length: tokenCount }, () => 1),
  temperature,
  avgLogprob,
  compressionRatio: 1,
  noSpeechProb: 0,
});

test('a weak answer names the model to install and its size, in the log once', () => {
  const lines: string[] = [];
  const hints = createModelHints({ info: (_: object, line: string) => lines.push(line) } as never);
  hints.tell('chat-small', 'A question was not about a recording');
  const again = hints.tell('chat-small', 'A question was not answered from a recording');
  hints.tell('whisper-medium', 'A recording was hard to understand');
  assert.equal(lines.length, 2);
  assert.match(again, /^A question was not answered .*`kinora models pull chat-small` \(1\.1 GB\)/);
  assert.match(lines[0]!, /^A question .*`kinora models pull chat-small` \(1\.1 GB\)/);
  assert.match(lines[1]!, /`kinora models pull whisper-medium` \(0\.8 GB\)/);
});

test('a transcript is weak when its words are unlikely or came at a higher temperature', () => {
  assert.equal(isWeakTranscript({ segments: [] }), false);
  assert.equal(isWeakTranscript({ segments: [segment(-0.3, 20), segment(-1.2, 2)] }), false);
  assert.equal(isWeakTranscript({ segments: [segment(-0.3, 2), segment(-1.2, 20)] }), true);
  assert.equal(isWeakTranscript({ segments: [segment(-0.3, 20, 0.2)] }), true);
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, test } from 'node:test';
import { leastCpuMs } from '../../../../packages/film/test/support/cpu-time.ts';
import { ApiError } from '../../../../src/domain/errors.ts';
import type { ChatJob } from '../../../../src/engines/engine.ts';
import { createLocalChat } from '../../../../src/engines/local/chat/chat.ts';
import { condense } from '../../../../src/engines/local/chat/llm/condense.ts';
import type { CompletionRequest } from '../../../../src/engines/local/chat/llm/language-model.ts';
import { createReading } from '../../../../src/engines/local/chat/reading/reading.ts';
import { createLogger } from '../../../../src/lib/logger.ts';

const reading = createReading({ maxQueue: 4, idleMs: 0, logger: createLogger('silent') });
after(reading.close);

const lines = Array.from(
  { length: 200 },
  (_, index) => `In part ${index} the committee spoke about the ordinary business of the town.`,
);
const wanted =
  'The treasurer said that the library roof will be repaired in March for nine thousand dollars.';
lines[137] = wanted;
const transcript = lines.join(' ');
const durationSeconds = 600;

test('a long transcript is cut down to the passages nearest to the question', () => {
  assert.equal(condense('Short.', 'What?', 'en', 100), 'Short.');
  const near = condense(transcript, 'When will they repair the roof of the library?', 'en', 500);
  assert.ok(near.includes(wanted) && near.length <= 500, near);
  assert.ok(near.startsWith('[...] ') && near.endsWith(' [...]'), near);
  const spread = condense(transcript, 'Summarise it.', 'en', 1_000);
  const parts = [...spread.matchAll(/part (\d+)/g)].map(([, number]) => Number(number));
  assert.ok(spread.length <= 1_000 && parts.length >= 8);
  assert.deepEqual(
    parts,
    parts.toSorted((a, b) => a - b),
  );
  assert.ok(parts[0] === 0 && parts.at(-1)! > 120, parts.join());
  assert.ok(condense('word '.repeat(2_000), 'x', 'en', 300).length <= 300);
  assert.ok(condense('我们今天在会议室里开会。'.repeat(300), '会议', 'zh', 300).length <= 300);
});

test('a long transcript is cut down in another process', async () => {
  const text = transcript.repeat(25);
  const request = { text, question: 'When will they repair the roof?', language: 'en', maxCharacters: 500 };
  const call = { signal: new AbortController().signal, accountId: 'acc' };
  await reading.condense(request, call);
  const here = await leastCpuMs(() => condense(text, request.question, 'en', 500));
  const there = await leastCpuMs(() => reading.condense(request, call), here / 2);
  assert.ok(there < here / 2, `${there} ms of this process, ${here} ms when it is done here`);
  assert.equal(await reading.condense(request, call), condense(text, request.question, 'en', 500));
  assert.equal(await reading.condense({ ...request, text: 'Short.' }, call), 'Short.');
});

describe('a recording of ten minutes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-long-'));
  const recordingPath = join(folder, 'recording');
  writeFileSync(recordingPath, 'a stand-in: what is heard in it is given below');
  after(() => rmSync(folder, { recursive: true, force: true }));
  const asked: CompletionRequest[] = [];
  let heard = 0;
  const contextCharacters = 2_000;
  const engine = createLocalChat({
    transcription: {
      transcribe: async () => {
        heard += 1;
        return { language: 'en', durationSeconds, text: transcript, segments: [], words: null };
      },
    },
    measure: () => Promise.reject(new Error('not needed')),
    read: () => Promise.reject(new Error('not needed')),
    condense: reading.condense,
    modelHint: () => '',
    llm: {
      transcriptCharacters: 12_000,
      isInstalled: async () => true,
      complete: async (request) => {
        asked.push(request);
        const read = request.messages.reduce((sum, { text }) => sum + text.length, 0);
        if (read > contextCharacters) throw new ApiError('context_length_exceeded', { param: 'messages' });
        return { text: 'In March.', finishReason: 'stop', completionTokens: 3 };
      },
    },
  });
  const ask = (text: string) => {
    const parts: ChatJob['messages'][number]['parts'] = [
      { type: 'text', text },
      { type: 'audio', audioPath: recordingPath, pcmPath: recordingPath, durationSeconds },
    ];
    const job: ChatJob = {
      model: 'omni-audio-preview',
      messages: [{ role: 'user', parts }],
      temperature: null,
      topP: null,
      maxTokens: null,
      stop: [],
    };
    return engine.reply(job, { signal: new AbortController().signal });
  };

  it('is answered exactly as a short one is', async () => {
    const words = transcript.split(' ').length;
    assert.equal((await ask('How many words are spoken? Only the number.')).text, String(words));
    assert.equal((await ask('How long is it?')).text, 'The recording is 10 minutes long.');
    assert.equal((await ask('Transcribe this.')).text, transcript);
    assert.match((await ask('Does he say "treasurer"?')).text, /^Yes/);
    assert.equal(asked.length, 0);
  });

  it('is heard once, however often it comes again', async () => {
    const before = heard;
    assert.ok(before <= 1);
    assert.match((await ask('What is the first word?')).text, /"In"/);
    assert.equal(heard, Math.max(1, before));
    writeFileSync(recordingPath, 'another recording');
    await ask('Which language is it?');
    assert.equal(heard, Math.max(1, before) + 1, 'another one is heard for itself');
  });

  it('is read by the language model in part, until it fits', async () => {
    assert.equal((await ask('What does the committee think of the library in the town?')).text, 'In March.');
    assert.ok(asked.length > 1);
    assert.ok(asked.at(-1)!.messages.some(({ text }) => text.includes(wanted)));
  });

  it('context_length_exceeded when the question alone is too long', async () => {
    await assert.rejects(ask(`Why? ${'because '.repeat(400)}`), { code: 'context_length_exceeded' });
  });
});

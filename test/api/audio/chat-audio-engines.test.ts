/** Audio chat over HTTP with the engines that really hear, think and speak, through the official client. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import OpenAI, { toFile } from 'openai';
import type {
  ChatCompletionAudioParam,
  ChatCompletionContentPart,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { createMedia } from '../../../src/engines/media/media.ts';
import { wavHeader } from '../../../src/engines/media/wav.ts';
import { joinTinyLlama } from '../../engines/local/chat/tiny-llama.ts';
import { firstKey, startTestService, type TestService } from '../../support/service.ts';

const model = 'omni-audio-preview';
const folder = mkdtempSync(join(tmpdir(), 'kinora-talk-'));
const media = createMedia({ processes: 1 });
const closers: (() => unknown)[] = [];
/** Subtests share their engines, so what is opened is closed after all of them. */
const later = { after: (close: () => unknown) => void closers.push(close) };
after(async () => {
  for (const close of closers.toReversed()) await close();
  await media.close();
  rmSync(folder, { recursive: true, force: true });
});

const text = (words: string): ChatCompletionContentPart => ({ type: 'text', text: words });
const user = (...content: ChatCompletionContentPart[]): ChatCompletionMessageParam => ({
  role: 'user',
  content,
});
const clientOf = (service: TestService) =>
  new OpenAI({ apiKey: firstKey, baseURL: `${service.url}/v1`, maxRetries: 0 });

const recordingOf = async (fixture: string, format: 'wav' | 'mp3'): Promise<ChatCompletionContentPart> => {
  const source = fileURLToPath(new URL(`../../fixtures/${fixture}`, import.meta.url));
  const pcmPath = join(folder, `${fixture}.pcm`);
  await media.decodeAudio(source, pcmPath, { maxSeconds: 60, sampleRate: 24_000 });
  const pcm = await readFile(pcmPath);
  const samples = new Float32Array(pcm.buffer, pcm.byteOffset, pcm.length / 4);
  const sixteenBit = Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * 32_767),
  );
  async function* stream() {
    yield new Uint8Array(sixteenBit.buffer);
  }
  const parts: Uint8Array[] = [];
  for await (const part of media.encodeAudio(format, stream())) parts.push(part);
  return {
    type: 'input_audio',
    input_audio: { format, data: Buffer.concat(parts).toString('base64') },
  };
};

describe('without a language model', () => {
  let client: OpenAI;
  let amiable: ChatCompletionContentPart;
  let dashwood: ChatCompletionContentPart;
  const ask = async (
    messages: ChatCompletionMessageParam[],
    fields: Partial<OpenAI.ChatCompletionCreateParamsNonStreaming> = {},
  ) => client.chat.completions.create({ model, messages, ...fields });
  const answer = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked)).choices[0]!.message.content;

  before(async () => {
    const service = await startTestService(later, { config: { chatModel: join(folder, 'no-such.gguf') } });
    client = clientOf(service);
    [amiable, dashwood] = [
      await recordingOf('amiable.flac', 'wav'),
      await recordingOf('dashwood.ogg', 'mp3'),
    ];
  });

  it('hears wav and mp3, and counts tokens of text and of sound', async () => {
    const { choices, usage } = await ask([user(text('Transcribe this.'), amiable)]);
    assert.equal(choices[0]!.message.content, 'He might even have been made amiable himself.');
    assert.equal(choices[0]!.finish_reason, 'stop');
    assert.equal(usage!.prompt_tokens_details!.audio_tokens, 33);
    assert.equal(usage!.prompt_tokens, 33 + 4);
    assert.equal(usage!.completion_tokens, 12);
    assert.equal(usage!.total_tokens, usage!.prompt_tokens + usage!.completion_tokens);
    assert.match(
      (await answer([user(dashwood, text('What does he say?'))]))!,
      /^And Mr\.? John Dashwood .* for them\.$/,
    );
  });

  it('several recordings in several messages, with a system message and earlier turns', async () => {
    const turns: ChatCompletionMessageParam[] = [
      { role: 'system', content: 'You are an assistant for recordings.' },
      user(text('Here is the first one.'), amiable),
      { role: 'assistant', content: 'Thank you.' },
      user(dashwood, text('And here comes another.')),
      { role: 'assistant', content: 'Thank you.' },
    ];
    assert.match(
      (await answer([...turns, user(text('Which recording is longer?'))]))!,
      /^Recording 2 is longer/,
    );
    assert.match((await answer([...turns, user(text('What does the first clip say?'))]))!, /^He might even/);
    const both = await answer([user(amiable, text('How many words are said in each?'), dashwood)]);
    assert.equal(both, 'Recording 1: The recording has 8 words.\nRecording 2: The recording has 22 words.');
  });

  it('n, stop, max_tokens and stream', async () => {
    const messages = [user(text('Transcribe this.'), amiable)];
    const three = await ask(messages, { n: 3, stop: [' amiable'] });
    assert.deepEqual(
      three.choices.map(({ index, message }) => [index, message.content]),
      [0, 1, 2].map((index) => [index, 'He might even have been made']),
    );
    const short = await ask(messages, { max_tokens: 2 });
    assert.deepEqual(
      [short.choices[0]!.message.content, short.choices[0]!.finish_reason],
      ['He might', 'length'],
    );
    const stream = await client.chat.completions.create({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    let said = '';
    let audioTokens = 0;
    for await (const { choices, usage } of stream) {
      said += choices[0]?.delta.content ?? '';
      audioTokens += usage?.prompt_tokens_details?.audio_tokens ?? 0;
    }
    assert.equal(said, 'He might even have been made amiable himself.');
    assert.equal(audioTokens, 33);
  });

  it('answers in speech that is understood', async () => {
    // chat-audio.test.ts has the other formats.
    for (const format of ['opus', 'pcm16'] satisfies ChatCompletionAudioParam['format'][]) {
      const { choices, usage } = await ask([user(text('Which language is it? One word.'), amiable)], {
        modalities: ['text', 'audio'],
        audio: { voice: 'nova', format },
      });
      const { content, audio } = choices[0]!.message;
      assert.equal(content, 'English');
      assert.equal(audio!.transcript, content);
      assert.ok(usage!.completion_tokens_details!.audio_tokens! >= 5);
      const bytes = Buffer.from(audio!.data, 'base64');
      const path = join(folder, `spoken.${format}`);
      if (format === 'pcm16') await writeFile(path, Buffer.concat([wavHeader(bytes.length), bytes]));
      else await writeFile(path, bytes);
      const { durationSeconds } = await media.decodeAudio(path, `${path}.pcm`, { maxSeconds: 60 });
      assert.ok(durationSeconds > 0.4 && durationSeconds < 3, `${format}: ${durationSeconds} s`);
      const file = await toFile(await readFile(path), format === 'opus' ? 'spoken.ogg' : 'spoken.wav');
      const heard = await client.audio.transcriptions.create({ model: 'listen-1', file });
      assert.match(heard.text, /^English\.?$/, format);
    }
  });

  it('answers what was said, says what was not, and names the model that would know more', async () => {
    const half = await answer([user(text('How many words are there? Who painted the house?'), amiable)]);
    assert.equal(half, 'The recording has 8 words.\nThe recording does not say.');
    const { choices, usage } = await ask([user(text('What is the capital of France?'))]);
    assert.match(
      choices[0]!.message.content!,
      /^I can only answer questions about recordings\. .*kinora models pull chat-small/,
    );
    assert.equal(usage!.total_tokens, 0, 'to be told so costs nothing');
  });
});

describe('with the language model', async () => {
  const chatModel = await joinTinyLlama();

  it('answers what has no exact answer', {
    skip: chatModel === null && 'its packages are not installed',
  }, async () => {
    const client = clientOf(await startTestService(later, { config: { chatModel } }));
    const question = { model, messages: [user(text('What is the capital of France?'))], temperature: 0 };
    const first = await client.chat.completions.create({ ...question, max_tokens: 8 });
    assert.match(first.choices[0]!.message.content!, /Paris/);
    assert.ok(first.usage!.completion_tokens > 0 && first.usage!.completion_tokens <= 8);
    assert.equal(first.usage!.prompt_tokens_details!.audio_tokens, 0);
    let said = '';
    const stream = await client.chat.completions.create({ ...question, max_tokens: 8, stream: true });
    for await (const chunk of stream) said += chunk.choices[0]?.delta.content ?? '';
    assert.equal(said, first.choices[0]!.message.content);
  });
});

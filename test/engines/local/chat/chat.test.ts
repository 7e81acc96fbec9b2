import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ChatEngine, ChatJob, ChatPart, TranscriptionJob } from '../../../../src/engines/engine.ts';
import { createAudioFeatures } from '../../../../src/engines/local/chat/audio-features/audio-features.ts';
import { createLocalChat } from '../../../../src/engines/local/chat/chat.ts';
import { createLanguageModel } from '../../../../src/engines/local/chat/llm/language-model.ts';
import { createReading } from '../../../../src/engines/local/chat/reading/reading.ts';
import { createMedia } from '../../../../src/engines/media/media.ts';
import { createLogger } from '../../../../src/lib/logger.ts';
import { createSmallRecogniser } from '../small-recogniser.ts';
import { joinTinyLlama } from './tiny-llama.ts';

const logger = createLogger('silent');
const folder = await mkdtemp(join(tmpdir(), 'kinora-chat-'));
const modelsDir = join(folder, 'models');
const { signal } = new AbortController();
const rate = 16_000;

const whisper = createSmallRecogniser(modelsDir, { 'listen-1': 'base', 'listen-large-v3': 'base' });
const facts = createAudioFeatures({ maxQueue: 4, idleMs: 0, logger });
const reading = createReading({ maxQueue: 4, idleMs: 0, logger });
const tinyLlama = await joinTinyLlama();
const llm = createLanguageModel({ model: tinyLlama, modelsDir, threads: 1, maxQueue: 4, idleMs: 0, logger });
const hint = '`kinora models pull chat-small` adds a language model.';
const modelHint = () => hint;

after(async () => {
  await Promise.all([whisper.close(), facts.close(), reading.close(), llm.close()]);
  await rm(folder, { recursive: true, force: true });
});

type AudioPart = Extract<ChatPart, { type: 'audio' }>;
const text = (words: string): ChatPart => ({ type: 'text', text: words });
const user = (...parts: ChatPart[]) => ({ role: 'user', parts });
const jobOf = (messages: ChatJob['messages'], changes: Partial<ChatJob> = {}): ChatJob => ({
  model: 'omni-audio-preview',
  messages,
  temperature: null,
  topP: null,
  maxTokens: null,
  stop: [],
  ...changes,
});

const withoutModel = {
  measure: facts.measure,
  read: reading.read,
  condense: reading.condense,
  llm: null,
  modelHint,
  notFoundHint: () => 'pull a language model',
  hearingHint: async () => 'pull larger ears',
};

describe('chat about recordings', () => {
  const listened: TranscriptionJob[] = [];
  const engine: ChatEngine = createLocalChat({
    transcription: {
      transcribe(job, call) {
        listened.push(job);
        return whisper.transcribe(job, call);
      },
    },
    ...withoutModel,
  });
  let amiable: AudioPart;
  let dashwood: AudioPart;
  let tone: AudioPart;
  let silence: AudioPart;

  const fromSamples = async (name: string, samples: Float32Array): Promise<AudioPart> => {
    const path = join(folder, name);
    await writeFile(path, new Uint8Array(samples.buffer));
    return { type: 'audio', audioPath: path, pcmPath: path, durationSeconds: samples.length / rate };
  };

  before(async () => {
    const media = createMedia({ processes: 1 });
    const decode = async (name: string): Promise<AudioPart> => {
      const audioPath = fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url));
      const pcmPath = join(folder, `${name}.pcm`);
      const { durationSeconds } = await media.decodeAudio(audioPath, pcmPath, { maxSeconds: 60 });
      return { type: 'audio', audioPath, pcmPath, durationSeconds };
    };
    [amiable, dashwood] = [await decode('amiable.flac'), await decode('dashwood.ogg')];
    await media.close();
    const wave = (_: unknown, at: number) => 0.2 * Math.sin((2 * Math.PI * 220 * at) / rate);
    tone = await fromSamples('tone', Float32Array.from({ length: 2 * rate }, wave));
    silence = await fromSamples('silence', new Float32Array(2 * rate));
  });

  const ask = async (messages: ChatJob['messages'], changes: Partial<ChatJob> = {}) =>
    (await engine.reply(jobOf(messages, changes), { signal })).text;

  it('says what is said, in text and in answer to its measures', async () => {
    const answers: string[] = [];
    for (const question of [
      'What does it say?',
      'How long is the recording?',
      'How many words are spoken? Answer with a number only.',
      'Which language is it?',
      'What is the first word?',
      'What is the last word? One word.',
      'Does he say "amiable"?',
      'Does she say Dashwood? Yes or no.',
      'How often is the word "might" said? Just the number.',
      'Is anybody speaking?',
      'List the numbers said.',
    ])
      answers.push(await ask([user(text(question), amiable)]));
    assert.deepEqual(answers, [
      'He might even have been made amiable himself.',
      `The recording is ${Math.round(amiable.durationSeconds * 10) / 10} seconds long.`,
      '8',
      'The recording is in English.',
      'The first word is "He".',
      'himself',
      'Yes, "amiable" is said.',
      'No',
      '1',
      'Yes, somebody speaks.',
      'No numbers are said.',
    ]);
  });

  it('knows the recordings of earlier turns by their order, and compares them', async () => {
    const turns = [
      { role: 'system', parts: [text('You are helpful.')] },
      user(text('Here is a recording.'), amiable),
      { role: 'assistant', parts: [text('Thank you.')] },
      user(dashwood, text('And another one.')),
      { role: 'assistant', parts: [text('Thank you.')] },
    ];
    const about = (question: string) => ask([...turns, user(text(question))]);
    assert.match(await about('What does the first recording say?'), /^He might even/);
    assert.match(await about('Transcribe it.'), /^And Mr\.? John Dashwood/);
    assert.match(
      await about('Which recording is longer?'),
      /^Recording 2 is longer \(recording 1: 3\.3 seconds, recording 2: 7\.1 seconds\)\.$/,
    );
    assert.equal(await about('Do both recordings say the same? Yes or no.'), 'No');
    assert.equal(await about('What does the fifth recording say?'), 'There is no such recording.');
    const both = await ask([user(amiable, text('How long are these?'), dashwood)]);
    assert.match(both, /^Recording 1: The recording is .* long\.\nRecording 2: The recording is .* long\.$/);
    const two = await ask([user(amiable, text('What language is it, and how many words are there?'))]);
    assert.equal(two, 'The recording is in English.\nThe recording has 8 words.');
  });

  it('tells tones and silence from speech', async () => {
    const kind = (part: AudioPart) => ask([user(text('Is this speech, music or silence?'), part)]);
    assert.equal(await kind(tone), 'It is music or a tone, without speech.');
    assert.equal(await kind(silence), 'It is silence.');
    assert.equal(await kind(amiable), 'It is speech.');
    assert.equal(await ask([user(text('Transcribe this'), silence)]), 'Nothing is said in the recording.');
    assert.equal(await ask([user(text('What is the pitch? Only the number.'), tone)]), '220 Hz');
  });

  it('follows a standing order', async () => {
    const order = { role: 'system', parts: [text('Transcribe whatever the user says.')] };
    assert.equal(await ask([order, user(amiable)]), 'He might even have been made amiable himself.');
  });

  it('listens once for several answers to one request, and when the recording comes again', async () => {
    const audioPath = join(folder, 'copy');
    await writeFile(audioPath, await readFile(amiable.audioPath));
    await appendFile(audioPath, 'unheard so far');
    const part = { ...amiable, audioPath };
    const job = jobOf([user(text('Transcribe this.'), part)]);
    listened.length = 0;
    for (let n = 0; n < 3; n++) await engine.reply(job, { signal });
    await ask([user(text('How many words are said?'), { ...part })]);
    assert.equal(listened.length, 1);
  });

  it('is brief when a system message says so', async () => {
    const order = { role: 'developer', parts: [text('Answer with the number of words only.')] };
    assert.equal(await ask([order, user(text('How many words are said?'), amiable)]), '8');
  });

  it('counts tokens, honours max_tokens and stop, and streams', async () => {
    const messages = [user(text('Transcribe this.'), amiable)];
    const deltas: string[] = [];
    const whole = await engine.reply(jobOf(messages), { signal, onText: (delta) => deltas.push(delta) });
    assert.equal(deltas.join(''), whole.text);
    assert.equal(whole.promptAudioTokens, Math.ceil(amiable.durationSeconds * 10));
    assert.equal(whole.promptTokens, whole.promptAudioTokens! + 4);
    assert.equal(whole.finishReason, 'stop');
    const short = await engine.reply(jobOf(messages, { maxTokens: 2 }), { signal });
    assert.deepEqual([short.text, short.finishReason, short.completionTokens], ['He might', 'length', 2]);
    const stopped = await engine.reply(jobOf(messages, { stop: ['zebra', ' been'] }), { signal });
    assert.deepEqual([stopped.text, stopped.finishReason], ['He might even have', 'stop']);
  });

  it('answers from what was said, says what was not, and names the model that would know more', async () => {
    assert.equal(await ask([user(text('Who had leisure to consider?'), dashwood)]), 'Mr John Dashwood.');
    assert.equal(await ask([user(text('Who painted the house?'), dashwood)]), 'The recording does not say.');
    assert.equal(
      await ask([user(text('How many words are there? How much did the ticket cost?'), amiable)]),
      'The recording has 8 words.\nThe recording does not say.',
    );
    for (const messages of [
      [user(text('Write a poem about it.'), amiable)],
      [user(text('What is the capital of France?'))],
      [user(amiable)],
      [{ role: 'assistant', parts: [text('Hello')] }],
    ])
      assert.match(await ask(messages), new RegExp(`^I can only answer questions about .*${hint}$`));
  });

  it('says beside a weak answer which model to install, and beside no other', async () => {
    const hintOf = async (words: string) =>
      (await engine.reply(jobOf([user(text(words), dashwood)]), { signal })).hint;
    assert.equal(await hintOf('Who painted the house?'), 'pull a language model');
    assert.equal(await hintOf('Who had leisure to consider?'), undefined);
    assert.equal(await hintOf('How long is it?'), undefined);
    // The cached transcript is as weak as it was when it was made.
    const unsure = createLocalChat({
      transcription: {
        async transcribe(job, call) {
          const heard = await whisper.transcribe(job, call);
          return { ...heard, segments: heard.segments.map((one) => ({ ...one, avgLogprob: -0.9 })) };
        },
      },
      ...withoutModel,
    });
    for (const words of ['Who had leisure to consider?', 'Who painted the house?']) {
      const made = await unsure.reply(jobOf([user(text(words), { ...dashwood })]), { signal });
      assert.equal(made.hint, 'pull larger ears', words);
    }
    const measured = await unsure.reply(jobOf([user(text('How long is it?'), { ...amiable })]), { signal });
    assert.equal(measured.hint, undefined, 'nothing was transcribed for it');
  });
});

describe('the language model', { skip: tinyLlama === null && 'its packages are not installed' }, () => {
  const engine = createLocalChat({
    transcription: whisper,
    measure: facts.measure,
    read: reading.read,
    condense: reading.condense,
    llm,
    modelHint,
  });

  it('answers, streams and stops where it is told', async () => {
    const question = [user(text('What is the capital of France?'))];
    const deltas: string[] = [];
    const made = await engine.reply(jobOf(question, { temperature: 0, maxTokens: 24 }), {
      signal,
      onText: (delta) => deltas.push(delta),
    });
    assert.match(made.text, /Paris/);
    assert.equal(deltas.join(''), made.text);
    assert.ok(made.completionTokens > 0 && made.completionTokens <= 24);
    const short = await engine.reply(jobOf(question, { temperature: 0, maxTokens: 2 }), { signal });
    assert.deepEqual([short.finishReason, short.completionTokens], ['length', 2]);
    const stopped = await engine.reply(jobOf(question, { temperature: 0, stop: ['Paris'] }), { signal });
    assert.ok(!stopped.text.includes('Paris'));
    assert.equal(stopped.finishReason, 'stop');
  });

  it('refuses more than it can read', async () => {
    const long = [user(text(`Who is this? ${'word '.repeat(6_000)}`))];
    await assert.rejects(engine.reply(jobOf(long), { signal }), { code: 'context_length_exceeded' });
  });
});

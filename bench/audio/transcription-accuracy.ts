/**
 * Word error rate on a folder of recordings, each beside a .txt with what is said in it.
 * node bench/audio/transcription-accuracy.ts <folder> [--size base|small] [--language en] [--every N] [--verbose]
 */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { WhisperSize } from '../../src/engines/local/whisper/weight-set.ts';
import { createWhisperEngine } from '../../src/engines/local/whisper/whisper-engine.ts';
import { createMedia } from '../../src/engines/media/media.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { processUsage } from '../process-usage.ts';
import { wordErrors } from './word-errors.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'base' },
    language: { type: 'string' },
    every: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
const folder = positionals[0];
if (folder === undefined) throw new Error('Name a folder of recordings.');
const size = values.size as WhisperSize;

const workDir = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const logger = createLogger('warn');
const media = createMedia({ processes: 1, logger });
const engine = createWhisperEngine({
  models: { bench: size },
  modelsDir: workDir,
  hubUrl: null,
  threads: 1,
  processes: 1,
  maxQueue: 1,
  logger,
});

const names = await readdir(folder);
const clips = names.filter(
  (name) => extname(name) !== '.txt' && names.includes(name.replace(/\.\w+$/, '.txt')),
);
const chosen = clips.sort().filter((_, index) => index % Number(values.every) === 0);
const total = { errors: 0, withJoins: 0, words: 0, seconds: 0 };

for (const name of chosen) {
  const reference = (await readFile(join(folder, name.replace(/\.\w+$/, '.txt')), 'utf8')).trim();
  const audioPath = join(folder, name);
  const pcmPath = join(workDir, 'clip.pcm');
  const { durationSeconds } = await media.decodeAudio(audioPath, pcmPath, { maxSeconds: 3600 });
  const transcript = await engine.transcribe(
    {
      model: 'bench',
      task: 'transcribe',
      audioPath,
      pcmPath,
      durationSeconds,
      language: values.language ?? null,
      prompt: null,
      temperature: 0,
      wordTimestamps: false,
    },
    { signal: new AbortController().signal },
  );
  const language = values.language ?? transcript.language;
  const { errors, words } = wordErrors(reference, transcript.text, { language });
  total.errors += errors;
  total.withJoins += wordErrors(reference, transcript.text, { language, joins: true }).errors;
  total.words += words;
  total.seconds += durationSeconds;
  if (values.verbose && errors > 0)
    console.log(`${errors}  ${name} [${transcript.language}]\n   ${reference}\n   ${transcript.text}`);
}

const percentOfWords = (errors: number) => Math.round((10_000 * errors) / total.words) / 100;
const [pid] = (await engine.stats())[size]?.pids ?? [];
const usage = processUsage(pid ?? 0);
console.log(
  JSON.stringify({
    size,
    clips: chosen.length,
    audioSeconds: Math.round(total.seconds),
    words: total.words,
    wordErrorRatePercent: percentOfWords(total.errors),
    /** Words that are only joined or split differently not counted. */
    withoutJoinsPercent: percentOfWords(total.withJoins),
    cpuSeconds: usage.cpuSeconds,
    audioSecondsPerCpuSecond: Math.round((100 * total.seconds) / usage.cpuSeconds) / 100,
    peakRssMb: usage.peakRssMb,
  }),
);
await engine.close();
await media.close();
await rm(workDir, { recursive: true, force: true });

/**
 * Audio made per CPU second and the time to the first byte, against kokoro-js with the same weights in the same run.
 * node bench/audio/speech-speed.ts [--baseline <folder where kokoro-js and its dependencies are installed>] [--model tts-1]
 */

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createKokoroEngine } from '../../src/engines/local/kokoro/kokoro.ts';
import { kokoroWeights } from '../../src/engines/local/kokoro/kokoro-weights.ts';
import { symbolNumbers } from '../../src/engines/local/kokoro/symbol-ids.ts';
import { createWeights, readWeights } from '../../src/engines/local/weights.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { processUsage } from '../process-usage.ts';

const { values } = parseArgs({
  options: {
    baseline: { type: 'string' },
    model: { type: 'string', default: 'tts-1' },
    threads: { type: 'string', default: '1' },
  },
});

/** Sixty words. */
const sentences = [
  'When the old keeper climbed the stairs of the lighthouse for the last time, he carried a lamp and a letter.',
  'He had written it to his daughter many years before, and had never found the courage to send it.',
  'Now, with the storm coming closer and all the boats safe in the harbour, he read it aloud to the empty room.',
];

const workDir = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const logger = createLogger('warn');

type Figures = { audioSeconds: number; cpuSeconds: number; wallSeconds: number };

const report = (name: string, { audioSeconds, cpuSeconds, wallSeconds }: Figures): number => {
  const rate = audioSeconds / cpuSeconds;
  console.log(
    `${name}: ${audioSeconds.toFixed(1)} s of audio, ${cpuSeconds.toFixed(1)} CPU s, ${wallSeconds.toFixed(1)} s: ` +
      `${rate.toFixed(3)} s of audio per CPU second`,
  );
  return rate;
};

const measureOurs = async (): Promise<Figures> => {
  const engine = createKokoroEngine({
    modelsDir: workDir,
    hubUrl: null,
    threads: Number(values.threads),
    processes: 1,
    maxQueue: 1,
    logger,
  });
  const { signal } = new AbortController();
  const job = { model: values.model, voice: 'alloy', speed: 1, instructions: null };
  for await (const _ of engine.speak({ ...job, input: 'Warm up.' }, { signal }));
  const [host] = Object.values(await engine.stats());
  const pid = host?.pids[0];
  if (pid === undefined) throw new Error('no engine process');
  const before = processUsage(pid);
  const startMs = performance.now();
  let firstMs = 0;
  let sizeBytes = 0;
  for await (const chunk of engine.speak({ ...job, input: sentences.join(' ') }, { signal })) {
    firstMs ||= performance.now() - startMs;
    sizeBytes += chunk.length;
  }
  const totalMs = performance.now() - startMs;
  const after = processUsage(pid);
  console.log(
    `first byte after ${((100 * firstMs) / totalMs).toFixed(0)} % of the total time (bar: 35 %), peak ${after.peakRssMb} MB`,
  );
  await engine.close();
  return {
    audioSeconds: sizeBytes / 48_000,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    wallSeconds: totalMs / 1000,
  };
};

type BaselineModel = object;
type BaselineModule = {
  KokoroTTS: new (
    model: BaselineModel,
    tokenizer: (symbols: string) => { input_ids: unknown },
  ) => { generate(text: string, options: { voice: string }): Promise<{ audio: Float32Array }> };
};
type TransformersModule = {
  env: { localModelPath: string; allowRemoteModels: boolean };
  StyleTextToSpeech2Model: {
    from_pretrained(
      name: string,
      options: { dtype: string; device: string; session_options: object },
    ): Promise<BaselineModel>;
  };
  Tensor: new (type: string, data: BigInt64Array, dims: number[]) => unknown;
};

/** kokoro-js with its own text rules and its own runtime; only its files come from disk instead of the network. */
const measureBaseline = async (folder: string): Promise<Figures> => {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = (name: string) => import(pathToFileURL(resolve(name).replace(/\.cjs$/, '.js')).href);
  const { KokoroTTS } = (await load('kokoro-js')) as BaselineModule;
  const transformersPath = resolve('@huggingface/transformers').replace(
    'transformers.node.cjs',
    'transformers.node.mjs',
  );
  const { env, StyleTextToSpeech2Model, Tensor } = (await import(
    pathToFileURL(transformersPath).href
  )) as TransformersModule;
  const files = await createWeights({ modelsDir: workDir, hubUrl: null, logger }).resolve(kokoroWeights);
  await mkdir(join(workDir, 'baseline/onnx'), { recursive: true });
  await writeFile(join(workDir, 'baseline/config.json'), '{"model_type":"style_text_to_speech_2"}');
  const model = files['model.onnx'] ?? [];
  const target = join(workDir, 'baseline/onnx/model.onnx');
  if (model.length === 1) await symlink(model[0]!, target);
  else await writeFile(target, await readWeights(model));
  env.localModelPath = workDir;
  env.allowRemoteModels = false;
  const threads = { intraOpNumThreads: Number(values.threads), interOpNumThreads: 1 };
  const tts = new KokoroTTS(
    await StyleTextToSpeech2Model.from_pretrained('baseline', {
      dtype: 'fp32',
      device: 'cpu',
      session_options: threads,
    }),
    (symbols) => {
      const ids = BigInt64Array.from([0, ...symbolNumbers(symbols), 0], BigInt);
      return { input_ids: new Tensor('int64', ids, [1, ids.length]) };
    },
  );
  await tts.generate('Warm up.', { voice: 'af_alloy' });
  const cpuBefore = process.cpuUsage();
  const startMs = performance.now();
  let samples = 0;
  for (const sentence of sentences)
    samples += (await tts.generate(sentence, { voice: 'af_alloy' })).audio.length;
  const cpu = process.cpuUsage(cpuBefore);
  return {
    audioSeconds: samples / 24_000,
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    wallSeconds: (performance.now() - startMs) / 1000,
  };
};

const ours = report(`Kinora ${values.model}`, await measureOurs());
if (values.baseline) {
  const baseline = report('kokoro-js', await measureBaseline(values.baseline));
  console.log(`ratio: ${(ours / baseline).toFixed(2)} (bar: 1.2)`);
}
await rm(workDir, { recursive: true });

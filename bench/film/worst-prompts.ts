/**
 * `node bench/film/worst-prompts.ts [--prompts 500] [--seed 1,2,3,4] [--worst 6] [--sample 6] [--results FILE]`: reads so many generated
 * prompts of each seed that ask for as much as possible, predicts what each will cost, and makes in full those that should be worst
 * and a random sample of all, which shows whether the prediction ranks right: 4 s at 1280x720, each in a new process as
 * the service starts it, from the bundle where that is current. With `--only PROMPT` that one alone. What is in the results file
 * is not made again: a long run can be made in parts.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../../packages/film/src/math/random.ts';
import { stagePercents } from '../../src/domain/video/making-progress.ts';
import { createLocalVideoEngine } from '../../src/engines/local/video/video-engine.ts';
import { peakMegabytes } from '../../test/support/process/process-memory.ts';
import { childPids } from '../../test/support/process/process-tree.ts';
import { videoJob } from '../../test/support/video-job.ts';
import { generatePrompts } from './worst-prompts/generate-prompts.ts';
import { createPredictor, type Prediction, predictedCost } from './worst-prompts/predict-cost.ts';

const limits = { megabytes: 900, cpuSeconds: 60 };
const film = { model: 'beta-2', seed: 1, seconds: 4, width: 1280, height: 720 };
const clockTicks = 100;
const megabytesOfMebibyte = 1.048576;
const { values } = parseArgs({
  options: {
    prompts: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1,2,3,4' },
    worst: { type: 'string', default: '6' },
    sample: { type: 'string', default: '6' },
    only: { type: 'string' },
    results: { type: 'string' },
  },
});

type Measured = {
  prompt: string;
  megabytes: number;
  cpuSeconds: number;
  composing: number;
  /** Its peak until the first frame is drawn; not of films that earlier runs have measured. */
  composingMegabytes?: number;
};
type Line = { seed: string; predicted: Prediction } | { measured: Measured };

const cpuSecondsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / clockTicks;
};

const measure = async (prompt: string): Promise<Measured | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'film-worst-'));
  const engine = createLocalVideoEngine({ processes: 1 });
  const videoProcess = () => childPids(process.pid)[0]!;
  let composing = 0;
  let composingMegabytes = 0;
  try {
    await engine.generate(videoJob({ ...film, prompt, workDir: folder }), {
      signal: new AbortController().signal,
      onProgress(percent) {
        if (percent > stagePercents.drawing) return;
        composing = cpuSecondsOf(videoProcess());
        composingMegabytes = peakMegabytes(videoProcess()) * megabytesOfMebibyte;
      },
    });
    return {
      prompt,
      megabytes: peakMegabytes(videoProcess()) * megabytesOfMebibyte,
      cpuSeconds: cpuSecondsOf(videoProcess()),
      composing,
      composingMegabytes,
    };
  } catch (error) {
    console.log((error as Error).stack);
    return undefined;
  } finally {
    await engine.close();
    await rm(folder, { recursive: true });
  }
};

const { results } = values;
const lines: Line[] =
  results !== undefined && existsSync(results)
    ? readFileSync(results, 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line)
    : [];
const keep = (line: Line): void => {
  lines.push(line);
  if (results !== undefined) appendFileSync(results, `${JSON.stringify(line)}\n`);
};

const predictAll = async (): Promise<number> => {
  const predict = createPredictor();
  let failures = 0;
  for (const seed of values.seed.split(',')) {
    const known = lines.filter((line) => 'predicted' in line && line.seed === seed).length;
    for (const prompt of generatePrompts(Number(seed), Number(values.prompts)).slice(known)) {
      try {
        keep({ seed, predicted: await predict(prompt) });
      } catch (error) {
        failures += 1;
        console.log(`not read: ${prompt}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`);
      }
    }
  }
  return failures;
};

const text = ({
  megabytes,
  cpuSeconds: cpu,
  composing,
  composingMegabytes: mb = 0,
  prompt,
}: Measured): string =>
  `${megabytes.toFixed(0)} MB, ${cpu.toFixed(1)} s of CPU (${mb.toFixed(0)} MB, ${composing.toFixed(1)} s until composed): ${prompt.slice(0, 160)}`;

/** Spearman's: 1 where two orders agree, 0 where one says nothing about the other. */
const rankCorrelation = (pairs: [number, number][]): number => {
  const ranks = (values: number[]) => values.map((value) => values.filter((other) => other < value).length);
  const [a, b] = [ranks(pairs.map(([first]) => first)), ranks(pairs.map(([, second]) => second))];
  const n = pairs.length;
  return 1 - (6 * a.reduce((sum, rank, at) => sum + (rank - b[at]!) ** 2, 0)) / (n * (n * n - 1));
};

const measureChosen = async (): Promise<boolean> => {
  const predictions = lines.flatMap((line) => ('predicted' in line ? [line.predicted] : []));
  const costs = new Map(predictions.map((one) => [one.prompt, predictedCost(one)]));
  const random = createRandom(1);
  const shuffled = predictions.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at);
  const sample = shuffled.slice(0, Number(values.sample)).map(({ one }) => one.prompt);
  const ordered = predictions.toSorted((a, b) => predictedCost(b) - predictedCost(a));
  const worst = ordered.slice(0, Number(values.worst)).map(({ prompt }) => prompt);
  const measured: Measured[] = [];
  for (const prompt of new Set(['a cat on a lawn', ...worst, ...sample])) {
    const before = lines.find((line) => 'measured' in line && line.measured.prompt === prompt);
    const one = before && 'measured' in before ? before.measured : await measure(prompt);
    if (!one) {
      console.log(`FAIL, not made: ${prompt.slice(0, 160)}`);
      return false;
    }
    if (!before) keep({ measured: one });
    measured.push(one);
    const holds = one.megabytes <= limits.megabytes && one.cpuSeconds <= limits.cpuSeconds;
    console.log(`${holds ? 'PASS' : 'FAIL'}, ${sample.includes(prompt) ? 'random' : 'worst'}, ${text(one)}`);
  }
  const ranked = measured.filter(({ prompt }) => costs.has(prompt));
  const orders = ranked.map((one): [number, number] => [costs.get(one.prompt)!, one.cpuSeconds]);
  console.log(
    `${predictions.length} prompts read, ${ranked.length} made; rank correlation of predicted and measured CPU ${rankCorrelation(orders).toFixed(2)}`,
  );
  return measured.every((one) => one.megabytes <= limits.megabytes && one.cpuSeconds <= limits.cpuSeconds);
};

if (values.only) {
  const one = await measure(values.only);
  if (one) console.log(text(one));
} else {
  const failures = await predictAll();
  process.exitCode = (await measureChosen()) && failures === 0 ? 0 : 1;
}

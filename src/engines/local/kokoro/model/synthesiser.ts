/** Runs Kokoro: symbols and a style in, sound out. */
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { collectGarbage } from '../../collect-garbage.ts';
import type { SavedGraphs } from '../../onnx/graph-folders.ts';
import { openSession } from '../../onnx/saved-graphs.ts';
import { readWeights } from '../../weights.ts';
import { maxSymbols, symbolNumbers } from '../symbol-ids.ts';
import { durationsOutput, prepareModel, soundOutput } from './prepare-model.ts';
import { speechRange } from './speech-range.ts';

const styleSize = 256;

type Synthesis = {
  /** The speech without the silence that the model adds around it. */
  samples: Float32Array;
  /** How many samples the same speech has at speed 1. */
  lengthAtNormalSpeed: number;
};

type SynthesiserOptions = {
  modelPaths: string[];
  graphs: SavedGraphs;
  threads: number;
  integerConvolutions: boolean;
};

const buildModel = async ({ modelPaths, integerConvolutions }: SynthesiserOptions): Promise<Buffer> => {
  const bytes = await readWeights(modelPaths);
  return prepareModel(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), integerConvolutions);
};

const openModel = (options: SynthesiserOptions): Promise<InferenceSession> =>
  openSession(
    {
      part: options.integerConvolutions ? 'integer' : 'float',
      build: async () => {
        const model = await buildModel(options);
        collectGarbage();
        return model;
      },
    },
    options.graphs,
    {
      executionProviders: ['cpu'],
      intraOpNumThreads: options.threads,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      // Threads that spin while waiting took a quarter more CPU time with two threads on busy cores.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
      logSeverityLevel: 3,
    },
  );

export const createSynthesiser = async (options: SynthesiserOptions) => {
  const session = await openModel(options);
  collectGarbage();

  /** `styles` has a row of 256 numbers for each possible count of symbols. */
  return async (symbols: string, styles: Float32Array, speed: number): Promise<Synthesis> => {
    const numbers = symbolNumbers(symbols).slice(0, maxSymbols);
    const row = styleSize * Math.min(numbers.length, styles.length / styleSize - 1);
    const ids = BigInt64Array.from([0, ...numbers, 0], BigInt);
    const result = await session.run({
      input_ids: new Tensor('int64', ids, [1, ids.length]),
      style: new Tensor('float32', styles.slice(row, row + styleSize), [1, styleSize]),
      speed: new Tensor('float32', [speed], [1]),
    });
    const durations = result[durationsOutput]!.data as Float32Array;
    const range = speechRange(numbers, durations, speed);
    return {
      samples: (result[soundOutput]!.data as Float32Array).subarray(range.start, range.end),
      lengthAtNormalSpeed: speechRange(numbers, durations, 1).length,
    };
  };
};

export type Synthesiser = Awaited<ReturnType<typeof createSynthesiser>>;

/** Networks, each loaded when it is first needed and released together. */

import { readFile } from 'node:fs/promises';
import { loadRuntime } from '../../network-runtime.ts';
import { detectorNetwork, detectorSide } from './detector-network.ts';
import { findWeights, type WeightFile } from './find-weights.ts';
import { readGraphModel } from './graph-model.ts';
import { type Cut, graphToOnnx } from './graph-to-onnx.ts';

export type NetworkName = 'matte' | 'depth' | 'face' | 'face mesh' | 'pose' | 'things';
export type Floats = { values: Float32Array; dims: readonly number[] };
export type Network = {
  /** Planes of colour, one after the other, in the network's own size. */
  run: (input: Float32Array) => Promise<Floats[]>;
};

const poseBody = 'StatefulPartitionedCall';
const cuts: Partial<Record<NetworkName, Cut>> = {
  face: {
    input: { node: 'input', dims: [1, 3, 256, 256] },
    outputs: ['Identity', 'Identity_1', 'Identity_2', 'Identity_3'],
  },
  'face mesh': {
    input: { node: 'input_1', dims: [1, 3, 192, 192] },
    outputs: ['Identity_2', 'Identity_1'],
  },
  pose: {
    // Centre, heat map, coarse and fine places of the joints; they are joined by find-pose.ts.
    input: { node: `${poseBody}/sub_1`, dims: [1, 3, 192, 192] },
    outputs: [
      `${poseBody}/Sigmoid_1`,
      `${poseBody}/Sigmoid`,
      `${poseBody}/kpt_regress_0/conv2d_6/BiasAdd`,
      `${poseBody}/kpt_offset_0/conv2d_7/BiasAdd`,
    ],
  },
};
const inputDims: Record<'matte' | 'depth' | 'things', number[]> = {
  things: [1, 3, detectorSide, detectorSide],
  matte: [1, 3, 320, 320],
  depth: [1, 3, 224, 224],
};

const loadModel = async (name: NetworkName): Promise<Buffer | undefined> => {
  if (name === 'things') return detectorNetwork(await readFile(new URL('detector.bin', import.meta.url)));
  const cut = cuts[name];
  if (!cut) return findWeights(name as WeightFile);
  const [graph, weights] = [
    await findWeights(`${name} graph` as WeightFile),
    await findWeights(`${name} weights` as WeightFile),
  ];
  return graph && weights && graphToOnnx(readGraphModel(graph.toString(), weights), cut);
};

type Session = { run: Network['run']; release: () => Promise<void> };

const openSession = async (name: NetworkName, threads: number): Promise<Session | undefined> => {
  const model = await loadModel(name);
  const runtime = model && (await loadRuntime());
  if (!runtime) return undefined;
  const session = await runtime.InferenceSession.create(model, {
    // The arena keeps what one network used for as long as the process lives.
    enableCpuMemArena: false,
    enableMemPattern: false,
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const dims = cuts[name]?.input.dims ?? inputDims[name as keyof typeof inputDims];
  return {
    run: async (input) => {
      const results = await session.run({
        [session.inputNames[0]!]: new runtime.Tensor('float32', input, dims),
      });
      return session.outputNames.map((output) => {
        const { data, dims: shape } = results[output]!;
        return { values: (data as Float32Array).slice(), dims: shape };
      });
    },
    release: () => session.release(),
  };
};

type Sessions = Map<NetworkName, Promise<Session | undefined>>;

const releaseAll = async (sessions: Sessions): Promise<void> => {
  const open = [...sessions.values()];
  sessions.clear();
  for (const session of open) await (await session.catch(() => undefined))?.release();
};

let kept: Sessions | undefined;

/**
 * For a program that looks at many pictures, one after another: to load the networks takes a third of a second of CPU
 * for each. What is loaded from now on stays until the function is called that this gives back.
 */
export const keepNetworks = (): (() => Promise<void>) => {
  const sessions: Sessions = new Map();
  kept = sessions;
  return async () => {
    kept = undefined;
    await releaseAll(sessions);
  };
};

/** `threads` does not change what is found: the runtime splits work by rows, not sums. */
export const createNetworks = (threads = 1) => {
  const shared = kept;
  const sessions: Sessions = shared ?? new Map();
  const missing = new Set<NetworkName>();
  return {
    /** Undefined when its weights or the runtime are not installed. */
    find: async (name: NetworkName): Promise<Network | undefined> => {
      if (!sessions.has(name)) sessions.set(name, openSession(name, threads));
      const session = await sessions.get(name)!;
      if (!session) missing.add(name);
      return session;
    },
    missing: (): NetworkName[] => [...missing],
    release: async (): Promise<void> => {
      if (!shared) await releaseAll(sessions);
    },
  };
};

export type Networks = ReturnType<typeof createNetworks>;

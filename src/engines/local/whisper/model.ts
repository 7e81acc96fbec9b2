/** Whisper in memory: the two graphs, and the running state of one window's decoding. */

import { readFile } from 'node:fs/promises';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { SavedGraphs } from '../onnx/graph-folders.ts';
import { readOnnxWeights } from '../onnx/read-weights.ts';
import { openSession } from '../onnx/saved-graphs.ts';
import { buildDecoder } from './decoder-graph.ts';
import { buildEncoder } from './encoder-graph.ts';
import { headWidth, type WhisperShape } from './layers.ts';
import { createTokenizer, type TokenizerFile } from './tokenizer.ts';
import type { ModelFiles } from './weight-set.ts';

type Config = {
  vocab_size: number;
  d_model: number;
  decoder_attention_heads: number;
  decoder_layers: number;
  encoder_layers: number;
  num_mel_bins: number;
  max_source_positions: number;
  max_target_positions: number;
};

type GenerationConfig = {
  suppress_tokens: number[];
  begin_suppress_tokens: number[];
  lang_to_id: Record<string, number>;
  alignment_heads: [number, number][];
};

/** The decoder's inputs for a window of sound. */
export type EncodedWindow = { tensors: Record<string, Tensor>; frames: number };

export type DecoderState = { past: Record<string, Tensor>; length: number };

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T;

const int64 = (values: number[], dims: number[]) =>
  new Tensor('int64', BigInt64Array.from(values, BigInt), dims);

/** Reused buffers: a new one for each step would accumulate faster than garbage is collected. */
const createTensorPool = () => {
  const buffers = new Map<string, Float32Array>();
  return {
    /** `capacity`: the most numbers the slot will ever hold; memory is only used as far as it is filled. */
    tensor(slot: string, dims: number[], capacity: number): Tensor {
      const size = dims.reduce((product, dim) => product * dim, 1);
      const buffer = buffers.get(slot) ?? new Float32Array(Math.max(size, capacity));
      buffers.set(slot, buffer);
      return new Tensor('float32', buffer.subarray(0, size), dims);
    },
  };
};

export const loadWhisper = async (files: ModelFiles, graphs: SavedGraphs, threads: number) => {
  const config = await readJson<Config>(files.config);
  const generation = await readJson<GenerationConfig>(files.generationConfig);
  const tokenizer = createTokenizer(await readJson<TokenizerFile>(files.tokenizer));
  const shape: WhisperShape = {
    width: config.d_model,
    heads: config.decoder_attention_heads,
    layers: config.decoder_layers,
    encoderLayers: config.encoder_layers,
    melBands: config.num_mel_bins,
  };
  const vocabulary = config.vocab_size;
  const sessionOptions: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Arenas sized for the largest window cost 80 MB more and save no time.
    enableCpuMemArena: false,
    enableMemPattern: false,
    graphOptimizationLevel: 'all',
  };
  const alignmentLayers = [...new Set(generation.alignment_heads.map(([layer]) => layer))];

  const readDecoder = async () => readOnnxWeights(await readFile(files.decoder));
  // One after the other, so that the copies made while building are not all in memory at once.
  const encoder = await openSession(
    {
      part: 'encoder',
      build: async () =>
        buildEncoder(readOnnxWeights(await readFile(files.encoder)), await readDecoder(), shape),
    },
    graphs,
    sessionOptions,
  );
  const decoder = await openSession(
    { part: 'decoder', build: async () => buildDecoder(await readDecoder(), shape, alignmentLayers) },
    graphs,
    sessionOptions,
  );

  const layerNames = (prefix: string) =>
    Array.from({ length: shape.layers }, (_, layer) => [
      `${prefix}_key.${layer}`,
      `${prefix}_value.${layer}`,
    ]).flat();
  const alignmentOutputs = alignmentLayers.map((layer) => `scores.${layer}`);

  /** Whisper writes Javanese as jw; ISO 639-1 says jv. */
  const languages = new Map(
    Object.entries(generation.lang_to_id).map(([token, id]) => [
      token.slice(2, -2).replace(/^jw$/, 'jv'),
      id,
    ]),
  );
  const languageToken = (code: string): number => {
    const token = languages.get(code);
    if (token === undefined) throw new Error(`The model does not know the language ${code}.`);
    return token;
  };

  const pool = createTensorPool();
  const headTensor = (slot: string, length: number, capacity: number) =>
    pool.tensor(slot, [1, shape.heads, length, headWidth], shape.heads * capacity * headWidth);

  const inputs = (window: EncodedWindow, state: DecoderState, ids: number[], wanted: number[]) => ({
    ids: int64(ids, [1, ids.length]),
    positions: int64(
      ids.map((_, index) => state.length + index),
      [ids.length],
    ),
    wanted: int64(wanted, [wanted.length]),
    ...state.past,
    ...window.tensors,
  });

  const start = (): DecoderState => ({
    length: 0,
    past: Object.fromEntries(layerNames('past').map((name) => [name, headTensor('empty', 0, 0)])),
  });

  return {
    tokenizer,
    melBands: shape.melBands,
    maxTokens: config.max_target_positions,
    suppressTokens: generation.suppress_tokens,
    beginSuppressTokens: generation.begin_suppress_tokens,
    languages,
    languageToken,
    start,

    /** The window is valid until the next one is encoded. */
    async encode(mel: Float32Array): Promise<EncodedWindow> {
      const melFrames = mel.length / shape.melBands;
      const frames = Math.ceil(melFrames / 2);
      const tensors = Object.fromEntries(
        layerNames('cross').map((name) => [name, headTensor(name, frames, config.max_source_positions)]),
      );
      await encoder.run({ mel: new Tensor('float32', mel, [1, shape.melBands, melFrames]) }, tensors);
      return { tensors, frames };
    },

    /**
     * Feeds tokens and returns the next-token scores at the `wanted` positions among them, valid until the next call. A
     * state that was fed several tokens at once can be branched from; single steps alternate between two sets of
     * buffers.
     */
    async decode(
      window: EncodedWindow,
      state: DecoderState,
      ids: number[],
      wanted: number[],
    ): Promise<Float32Array[]> {
      const length = state.length + ids.length;
      const set = ids.length > 1 || state.length === 0 ? 'prompt' : length % 2 === 0 ? 'even' : 'odd';
      const logits = pool.tensor('logits', [1, wanted.length, vocabulary], 2 * vocabulary);
      const outputs: Record<string, Tensor> = { logits };
      const past: Record<string, Tensor> = {};
      for (const name of layerNames('past')) {
        const present = headTensor(`${set} ${name}`, length, config.max_target_positions);
        outputs[name.replace('past', 'present')] = present;
        past[name] = present;
      }
      await decoder.run(inputs(window, state, ids, wanted), outputs);
      state.past = past;
      state.length = length;
      const data = logits.data as Float32Array;
      return wanted.map((_, row) => data.subarray(row * vocabulary, (row + 1) * vocabulary));
    },

    /** For each alignment head, the attention of each token to each 20 ms of sound, before the softmax. */
    async attention(window: EncodedWindow, ids: number[]): Promise<Float32Array[]> {
      const outputs = await decoder.run(inputs(window, start(), ids, [0]), alignmentOutputs);
      const size = ids.length * window.frames;
      return generation.alignment_heads.map(([layer, head]) => {
        const scores = (outputs[`scores.${layer}`] as Tensor).data as Float32Array;
        return scores.subarray(head * size, (head + 1) * size);
      });
    },
  };
};

export type Whisper = Awaited<ReturnType<typeof loadWhisper>>;

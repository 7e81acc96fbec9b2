/** Whisper in memory: the two graphs, and the running state of one window's decoding. */

import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { buildDecoder } from './decoder-graph.ts';
import { buildEncoder } from './encoder-graph.ts';
import { headWidth, type WhisperShape } from './layers.ts';
import { melBands } from './mel.ts';
import { readOnnx } from './onnx-reader.ts';
import { createTokenizer, type TokenizerFile } from './tokenizer.ts';

export type ModelFiles = {
  encoder: string;
  decoder: string;
  config: string;
  generationConfig: string;
  tokenizer: string;
};

type Config = {
  d_model: number;
  decoder_attention_heads: number;
  decoder_layers: number;
  max_target_positions: number;
};

type GenerationConfig = {
  suppress_tokens: number[];
  begin_suppress_tokens: number[];
  lang_to_id: Record<string, number>;
  alignment_heads: [number, number][];
};

/** What the decoder needs to know of a window of sound. */
export type EncodedWindow = { tensors: Record<string, Tensor>; frames: number };

export type DecoderState = { past: Record<string, Tensor>; length: number };

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T;

const int64 = (values: number[], dims: number[]) =>
  new Tensor('int64', BigInt64Array.from(values, BigInt), dims);

export const loadWhisper = async (files: ModelFiles, threads: number) => {
  const config = await readJson<Config>(files.config);
  const generation = await readJson<GenerationConfig>(files.generationConfig);
  const tokenizer = createTokenizer(await readJson<TokenizerFile>(files.tokenizer));
  const shape: WhisperShape = {
    width: config.d_model,
    heads: config.decoder_attention_heads,
    layers: config.decoder_layers,
  };
  const sessionOptions: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
  };
  const alignmentLayers = [...new Set(generation.alignment_heads.map(([layer]) => layer))];

  /** One after the other, so that the copies made while building are not all in memory at once. */
  const openSessions = async () => {
    const decoderFile = readOnnx(await readFile(files.decoder));
    const encoder = await InferenceSession.create(
      buildEncoder(readOnnx(await readFile(files.encoder)), decoderFile, shape),
      sessionOptions,
    );
    const decoder = await InferenceSession.create(
      buildDecoder(decoderFile, shape, alignmentLayers),
      sessionOptions,
    );
    return { encoder, decoder };
  };
  const { encoder, decoder } = await openSessions();

  const layerNames = (prefix: string) =>
    Array.from({ length: shape.layers }, (_, layer) => [
      `${prefix}_key.${layer}`,
      `${prefix}_value.${layer}`,
    ]).flat();
  const stepOutputs = ['logits', ...layerNames('present')];
  const alignmentOutputs = alignmentLayers.map((layer) => `scores.${layer}`);

  const step = async (
    window: EncodedWindow,
    state: DecoderState,
    ids: number[],
    wanted: number[],
    outputs: string[],
  ) => {
    const positions = ids.map((_, index) => state.length + index);
    return decoder.run(
      {
        ids: int64(ids, [1, ids.length]),
        positions: int64(positions, [ids.length]),
        wanted: int64(wanted, [wanted.length]),
        ...state.past,
        ...window.tensors,
      },
      outputs,
    );
  };

  const start = (): DecoderState => ({
    length: 0,
    past: Object.fromEntries(
      layerNames('past').map((name) => [
        name,
        new Tensor('float32', new Float32Array(0), [1, shape.heads, 0, headWidth]),
      ]),
    ),
  });

  return {
    tokenizer,
    maxTokens: config.max_target_positions,
    suppressTokens: generation.suppress_tokens,
    beginSuppressTokens: generation.begin_suppress_tokens,
    languages: new Map(Object.entries(generation.lang_to_id).map(([token, id]) => [token.slice(2, -2), id])),
    alignmentHeads: generation.alignment_heads,
    start,

    async encode(mel: Float32Array): Promise<EncodedWindow> {
      const melFrames = mel.length / melBands;
      const tensors = await encoder.run({ mel: new Tensor('float32', mel, [1, melBands, melFrames]) });
      return { tensors: { ...tensors } as Record<string, Tensor>, frames: melFrames / 2 };
    },

    /** Feeds tokens and gives the next-token scores at the `wanted` places among them. */
    async decode(
      window: EncodedWindow,
      state: DecoderState,
      ids: number[],
      wanted: number[],
    ): Promise<Float32Array[]> {
      const outputs = await step(window, state, ids, wanted, stepOutputs);
      for (const name of layerNames('past'))
        state.past[name] = outputs[name.replace('past', 'present')] as Tensor;
      state.length += ids.length;
      const logits = outputs.logits as Tensor;
      const vocabulary = logits.dims[2] ?? 0;
      const data = logits.data as Float32Array;
      return wanted.map((_, row) => data.subarray(row * vocabulary, (row + 1) * vocabulary));
    },

    /** For each alignment head, how strongly each token looked at each 20 ms of sound, before the softmax. */
    async attention(window: EncodedWindow, ids: number[]): Promise<Float32Array[]> {
      const outputs = await step(window, start(), ids, [0], alignmentOutputs);
      const size = ids.length * window.frames;
      return generation.alignment_heads.map(([layer, head]) => {
        const scores = (outputs[`scores.${layer}`] as Tensor).data as Float32Array;
        return scores.subarray(head * size, (head + 1) * size);
      });
    },

    async release(): Promise<void> {
      await Promise.all([encoder.release(), decoder.release()]);
    },
  };
};

export type Whisper = Awaited<ReturnType<typeof loadWhisper>>;

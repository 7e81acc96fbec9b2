/** One attempt to transcribe a window, with its quality. */

import { deflateSync } from 'node:zlib';
import { applyRules, chooseToken, type DecodingRules, probabilityOf } from './decoding-rules.ts';
import type { DecoderState, EncodedWindow, Whisper } from './model.ts';

export type Attempt = {
  tokens: number[];
  text: string;
  temperature: number;
  avgLogprob: number;
  compressionRatio: number;
  noSpeechProb: number;
};

export type WindowInput = {
  window: EncodedWindow;
  /** The preceding text, or the client's prompt. */
  promptTokens: number[];
  languageToken: number;
  taskToken: number;
  rules: DecodingRules;
  signal: AbortSignal;
};

/** A sequence of tokens that repeated at least this often, over at least this many tokens, will not end. */
const loopRepeats = 4;
const loopTokens = 32;

export const prefillPrompt = async (whisper: Whisper, input: WindowInput) => {
  const { tokenizer } = whisper;
  const maxLength = Math.floor(whisper.maxTokens / 2);
  const previous = input.promptTokens.slice(-(maxLength - 1));
  const start = [tokenizer.startOfTranscript, input.languageToken, input.taskToken];
  const ids = previous.length > 0 ? [tokenizer.startOfPrevious, ...previous, ...start] : start;
  const state = whisper.start();
  const [atStart, first] = await whisper.decode(input.window, state, ids, [
    ids.length - start.length,
    ids.length - 1,
  ]);
  if (atStart === undefined || first === undefined) throw new Error('The decoder returned no logits.');
  const noSpeechProb = probabilityOf(tokenizer.noSpeech, atStart);
  const firstLogits = first.slice();

  return {
    noSpeechProb,

    async attempt(temperature: number, random: () => number): Promise<Attempt> {
      const branch: DecoderState = { length: state.length, past: { ...state.past } };
      const tokens: number[] = [];
      let logits: Float32Array = firstLogits.slice();
      let sumLogprob = 0;
      while (tokens.length < maxLength) {
        applyRules(logits, tokens, input.rules);
        const { token, logprob } = chooseToken(logits, temperature, random);
        sumLogprob += logprob;
        if (token === tokenizer.endOfText) break;
        tokens.push(token);
        if (isLooping(tokens, tokenizer.firstTimestamp)) break;
        input.signal.throwIfAborted();
        const [next] = await whisper.decode(input.window, branch, [token], [0]);
        if (next === undefined) throw new Error('The decoder returned no logits.');
        logits = next;
      }
      const text = tokenizer.decode(tokens).trim();
      return {
        tokens,
        text,
        temperature,
        avgLogprob: sumLogprob / (tokens.length + 1),
        compressionRatio: compressionRatio(text),
        noSpeechProb,
      };
    },
  };
};

export const compressionRatio = (text: string): number => {
  const bytes = Buffer.from(text);
  return bytes.length === 0 ? 0 : bytes.length / deflateSync(bytes).length;
};

const isLooping = (tokens: readonly number[], firstTimestamp: number): boolean => {
  if (tokens.length < loopTokens) return false;
  const kind = (index: number) => Math.min(tokens[index] ?? 0, firstTimestamp);
  for (let period = 1; period * loopRepeats <= tokens.length; period++) {
    const span = Math.max(loopTokens, period * loopRepeats);
    if (span > tokens.length) return false;
    let same = period;
    while (same < span && kind(tokens.length - 1 - same) === kind(tokens.length - 1 - same + period)) same++;
    if (same >= span) return true;
  }
  return false;
};

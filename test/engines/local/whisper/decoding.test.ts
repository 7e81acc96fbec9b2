import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cutSegments } from '../../../../src/engines/local/whisper/cut-segments.ts';
import { compressionRatio } from '../../../../src/engines/local/whisper/decode-window.ts';
import {
  applyRules,
  chooseToken,
  type DecodingRules,
  probabilityOf,
} from '../../../../src/engines/local/whisper/decoding-rules.ts';
import type { Whisper } from '../../../../src/engines/local/whisper/model.ts';
import { temperaturesFrom } from '../../../../src/engines/local/whisper/temperature-fallback.ts';
import {
  createWindowDecoder,
  OtherLanguage,
  shortWidth,
  type TranscribeRequest,
} from '../../../../src/engines/local/whisper/window-decoder.ts';
import { alignTokens } from '../../../../src/engines/local/whisper/words/alignment.ts';
import { splitWords } from '../../../../src/engines/local/whisper/words/split-words.ts';

/** A small vocabulary: 0-9 text, 10 end, 11 no timestamps, 12-111 timestamps. */
const T = 12;
const rules: DecodingRules = {
  tokenizer: { endOfText: 10, noTimestamps: 11, firstTimestamp: T },
  suppressed: [3],
  suppressedAtStart: [5, 10],
  lastTimestamp: T + 80,
};
const allowed = (sampled: number[], logits = new Float32Array(112)) => {
  logits[4] = logits[4]! + 9;
  applyRules(logits, sampled, rules);
  return [...logits.keys()].filter((token) => logits[token] !== Number.NEGATIVE_INFINITY);
};
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('decoding rules', () => {
  it('begins with a timestamp within the first second', () => {
    assert.deepEqual(allowed([]), range(T, T + 51));
  });
  it('wants text after the first timestamp, never what is suppressed', () => {
    assert.deepEqual(allowed([T]), [0, 1, 2, 4, 5, 6, 7, 8, 9, 10]);
  });
  it('lets text go on, or end at a later time', () => {
    assert.deepEqual(allowed([T + 5, 4]), [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, ...range(T + 6, T + 81)]);
  });
  it('closes a pair with the same time or later, or ends', () => {
    const logits = new Float32Array(112);
    logits[10] = 9;
    assert.deepEqual(allowed([T, 4, T + 30], logits), [10, ...range(T + 30, T + 81)]);
  });
  it('takes a timestamp when together they are likelier than any text', () => {
    const logits = new Float32Array(112);
    logits.fill(8, T + 10);
    assert.deepEqual(allowed([T, 4], logits), range(T + 1, T + 81));
  });
});

describe('choosing a token', () => {
  it('takes the likeliest and says how likely it was', () => {
    const { token, logprob } = chooseToken(Float32Array.of(0, Math.log(3), 0), 0, () => 0.9);
    assert.equal(token, 1);
    assert.ok(Math.abs(logprob - Math.log(3 / 5)) < 1e-6);
  });
  it('draws by chance above zero', () => {
    const draw = (at: number) => chooseToken(Float32Array.of(0, Math.log(2), 0), 1, () => at).token;
    assert.deepEqual([0, 0.24, 0.26, 0.74, 0.76, 0.999].map(draw), [0, 0, 1, 1, 2, 2]);
  });
  it('never draws what is ruled out', () => {
    const logits = Float32Array.of(Number.NEGATIVE_INFINITY, 0, Number.NEGATIVE_INFINITY, 0);
    assert.deepEqual(
      [0, 0.49, 0.51, 0.9999999].map((at) => chooseToken(logits, 0.4, () => at).token),
      [1, 1, 3, 3],
    );
  });
  it('knows a probability', () => {
    assert.ok(Math.abs(probabilityOf(2, Float32Array.of(0, 0, Math.log(2))) - 0.5) < 1e-6);
  });
});

describe('cutting segments', () => {
  it('cuts at pairs of timestamps and goes on after the last', () => {
    const cut = cutSegments([T, 1, 2, T + 10, T + 12, 3, T + 20, T + 20, 4], T, 3000);
    assert.deepEqual(cut.pieces, [
      { start: 0, end: 10, tokens: [T, 1, 2, T + 10] },
      { start: 12, end: 20, tokens: [T + 12, 3, T + 20] },
    ]);
    assert.equal(cut.advanceFrames, 40);
  });
  it('takes the rest of the window as heard when it ends with one timestamp', () => {
    const cut = cutSegments([T, 1, T + 10, T + 10, 2, T + 15], T, 3000);
    assert.deepEqual(
      cut.pieces.map(({ start, end }) => [start, end]),
      [
        [0, 10],
        [10, 15],
      ],
    );
    assert.equal(cut.advanceFrames, 3000);
  });
  it('makes one segment where there are no pairs', () => {
    assert.deepEqual(cutSegments([T + 4, 1, T + 50], T, 700), {
      pieces: [{ start: 4, end: 50, tokens: [T + 4, 1, T + 50] }],
      advanceFrames: 700,
    });
    assert.equal(cutSegments([T, 1], T, 700).pieces[0]?.end, 350);
  });
  it('always moves on', () => {
    assert.equal(cutSegments([T, T, 1], T, 3000).advanceFrames, 3000);
  });
});

describe('fallback', () => {
  it('climbs from the temperature asked for to 1', () => {
    assert.deepEqual(temperaturesFrom(0), [0, 0.2, 0.4, 0.6, 0.8, 1]);
    assert.deepEqual(temperaturesFrom(0.7), [0.7, 0.9]);
    assert.deepEqual(temperaturesFrom(1), [1]);
  });
  it('sees repetition in the compression ratio', () => {
    assert.ok(compressionRatio('I am. '.repeat(40)) > 10);
    assert.ok(compressionRatio('He might even have been made amiable himself.') < 1.2);
    assert.equal(compressionRatio(''), 0);
  });
  it('leaves four seconds after the sound in a short window', () => {
    assert.deepEqual([100, 600, 601, 1100, 2700, 3000].map(shortWidth), [1000, 1000, 1500, 1500, 3000, 3000]);
  });
});

describe('a request for one language', () => {
  /** Hears French with `probability`, and fails when it is asked to write anything down. */
  const hearing = (probability: number, request: Partial<TranscribeRequest>) => {
    const languages = new Map([
      ['en', 0],
      ['fr', 1],
    ]);
    const whisper = {
      tokenizer: { startOfTranscript: 2 },
      languages,
      languageToken: (code: string) => {
        throw new Error(`writes ${code}`);
      },
      start: () => ({ past: {}, length: 0 }),
      encode: async () => ({ tensors: {}, frames: 1 }),
      decode: async () => [Float32Array.of(0, Math.log(probability / (1 - probability)))],
    } as unknown as Whisper;
    return createWindowDecoder({
      whisper,
      reader: { frames: 300, window: async () => new Float32Array(1) },
      request: { task: 'transcribe', language: null, ...request } as TranscribeRequest,
      signal: new AbortController().signal,
    }).decode(0, 300, []);
  };

  it('ends where another is heard, in a short window and in a full one', async () => {
    for (const probability of [0.9, 0.6])
      await assert.rejects(hearing(probability, { onlyLanguage: 'en' }), OtherLanguage);
    await assert.rejects(hearing(0.9, { onlyLanguage: 'en', task: 'translate' }), OtherLanguage);
  });

  it('goes on where that one is heard, where it was named, or where any will do', async () => {
    await assert.rejects(hearing(0.1, { onlyLanguage: 'en' }), /writes en/);
    await assert.rejects(hearing(0.9, { onlyLanguage: 'en', language: 'en' }), /writes en/);
    await assert.rejects(hearing(0.9, {}), /writes fr/);
  });
});

describe('words', () => {
  const texts = [' He', "'s", ' ill', '-', 'dis', 'posed', '.', ' (', 'really', ')', ' “', 'No', '”'];
  const tokenizer = { decode: (tokens: readonly number[]) => tokens.map((token) => texts[token]).join('') };
  it('joins parts, inner hyphens and punctuation', () => {
    const words = splitWords(tokenizer, [...texts.keys()], 'en').map((word) => word.text.trim());
    assert.deepEqual(words, ["He's", 'ill-disposed.', '(really)', '“No”']);
  });
  it('takes each character by itself where there are no spaces', () => {
    const letters = ['你', '好', '。'];
    const chinese = { decode: (tokens: readonly number[]) => tokens.map((token) => letters[token]).join('') };
    assert.deepEqual(
      splitWords(chinese, [0, 1, 2], 'zh').map((word) => word.text),
      ['你', '好。'],
    );
  });
  it('follows attention through time', () => {
    const frames = 60;
    const begins = [0, 10, 18, 40, 52];
    const head = new Float32Array((begins.length + 2) * frames).fill(-4);
    for (const [row, begin] of begins.entries()) {
      for (let frame = begin; frame < (begins[row + 1] ?? frames); frame++)
        head[(row + 1) * frames + frame] = 4;
    }
    assert.deepEqual(alignTokens([head, head], frames, frames, 1, begins.length), begins);
  });
});

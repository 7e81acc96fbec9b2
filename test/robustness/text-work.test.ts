/**
 * Every function that reads what a client wrote, against texts made to hold it up: at its longest input it takes no time
 * worth mentioning, or no more than its share of what a quarter of that takes.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enhancePrompt } from '@kinora/film';
import { cpuMsOf, threadCpuMs } from '../../packages/film/test/support/cpu-time.ts';
import { mentionedUsernames, parseTimestamps } from '../../src/domain/character.ts';
import { maxSpeechCharacters, voices } from '../../src/domain/models.ts';
import { makeCues } from '../../src/domain/transcript/subtitle-cues.ts';
import type { Transcript } from '../../src/domain/transcript/transcript.ts';
import { answerExactly } from '../../src/engines/local/chat/answers/answer-exactly.ts';
import { readQuestion } from '../../src/engines/local/chat/conversation.ts';
import { condense } from '../../src/engines/local/chat/llm/condense.ts';
import { compileAhead } from '../../src/engines/local/chat/questions/expressions.ts';
import { findIntents } from '../../src/engines/local/chat/questions/find-intents.ts';
import type { Recording } from '../../src/engines/local/chat/recording.ts';
import { planSpeech } from '../../src/engines/local/kokoro/speech-plan.ts';
import { objectIn } from '../../src/engines/routing/scene-writer.ts';
import { parseErrorBody } from '../../src/engines/upstream/parse-error-body.ts';
import { jobFailure } from '../../src/engines/upstream/upstream-failure.ts';
import { checkUrlForm } from '../../src/lib/safe-fetch.ts';
import { createContentPolicy } from '../../src/services/content-policy.ts';
import { decodeBase64 } from '../support/decode-base64.ts';

/** Pieces that are repeated to fill a text: each has held up some pattern, here or elsewhere. */
const units = [
  'a', 'A', 'é', '1', ' ', '\n', '.', ',', '-', "'", '"', '@', '#', '*', '_', '`', '(', '[', '{', '<', '/', '$', '…',
  '\u0301', '\u0344\u0316', 'ﾞﾟ', 'ﷺ', '你', 'क', '😀', '©', 'a ', 'A ', '1 ', '1,', '1.', '1/', '1-', '1:', '. ', ', ', '\n ', ' \n', '- ', '* ',
  '...', '--', '**', '```', '[a](', '](a', 'A.', 'a.', 'e.g. ', 'St. ', 'Mr. A', '$1', '1,000', '12/', '10:', '1st ',
  'www.', 'a@a.', 'http://a/', 'x.com ', 'not slow ', 'very slow', 'and ', 'one ', 'twenty, ', 'hundred ', '"a ', '“',
  'what, ', 'how long and ', 'please ', 'only the a an ', 'is it ', ';a=', '{}', 'data:', '\u200d', '١', 'ß', 'İ',
  ';', '?', '!', ':', '=', '+', '%', '&', '|', '\t', '>', ')', ']', '}', '~', '^', '。', '、', '\\', 'aA',
]; // biome-ignore format: one line each would be a page

const fill = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Characters that nothing expects after them: many patterns are slow only where they fail. */
const unexpected = 'é\u0001x';

/** Of a text in two halves each may be harmless alone. */
const halves = [
  '1',
  '1,',
  '1.',
  ' 1',
  'a',
  'a ',
  ' St B',
  ' Dr. A',
  ' 12 B St ',
  '. ',
  ' - ',
  ' e.g. ',
  '\n',
  '(',
  '$1 ',
];

const segment = (text: string, at: number) => ({
  id: at,
  startSeconds: at,
  endSeconds: at + 1,
  text,
  tokens: [],
  temperature: 0,
  avgLogprob: 0,
  compressionRatio: 1,
  noSpeechProb: 0,
});
const transcriptOf = (text: string, pieces: number): Transcript => {
  const size = Math.ceil(text.length / pieces);
  const segments = Array.from({ length: pieces }, (_, at) =>
    segment(text.slice(at * size, (at + 1) * size), at),
  );
  const words = segments.flatMap((piece) =>
    piece.text
      .split(/(?<=\s)/)
      .map((word) => ({ word, startSeconds: piece.startSeconds, endSeconds: piece.endSeconds })),
  );
  return { language: 'en', durationSeconds: pieces, text, segments, words };
};
const recordingOf = (text: string): Recording => ({
  durationSeconds: 21_600,
  transcript: async () => transcriptOf(text, 1),
  isHardToHear: async () => false,
  inEnglish: async () => text,
  facts: async () => {
    throw new Error('no facts');
  },
});

/** The length of six hours of fast speech. */
const longestTranscript = 400_000;
/** The longest text a model of 128,000 tokens takes. */
const longestMessage = 512_000;
const longestPrompt = 32_000;
const charactersPerSegment = 100;
const plainBody = 1_000_000;

type Work = {
  name: string;
  longest: number;
  run: (text: string) => unknown;
  /** Whether texts of two units are tried as well. */
  takesPairs?: boolean;
  /** Tried only with an unexpected end, where patterns are slow: to read one takes as long as all the others. */
  isLong?: boolean;
};

const policy = createContentPolicy(['forbidden word', 'verboten', '禁']);
const speech = { voice: voices[0]!, speed: 1, instructions: null };
const works: Work[] = [
  ...['tts-1', 'tts-1-hd', 'multi-3.1-flash-tts-preview'].map((model) => ({
    name: `plan of speech, ${model}`,
    longest: maxSpeechCharacters,
    takesPairs: model === 'tts-1',
    run: (input: string) => planSpeech({ ...speech, model, input }),
  })),
  {
    name: 'instructions of speech',
    longest: plainBody,
    run: (instructions) =>
      planSpeech({ ...speech, model: 'omni-mini-tts-2025-12-15', input: 'Hello.', instructions }),
  },
  { name: 'content policy', longest: plainBody, run: (text) => policy.require(text, 'prompt') },
  // It reads the first two thousand words or so: in longer texts of short words growth would not show.
  { name: 'enhancing a prompt', longest: 4_000, run: (text) => enhancePrompt(text), isLong: true },
  { name: 'names of characters', longest: longestPrompt, run: mentionedUsernames },
  { name: 'timestamps', longest: plainBody, run: parseTimestamps },
  { name: 'URLs', longest: 32_000, run: (text) => checkUrlForm(`http://${text}`) },
  { name: 'base64', longest: plainBody, run: decodeBase64 },
  { name: 'questions', longest: 1_000, run: findIntents },
  {
    name: 'questions in a conversation',
    longest: longestMessage,
    run: (text) => {
      const part = { type: 'audio' as const, audioPath: '', pcmPath: '', durationSeconds: 1 };
      const numbered = { number: 1, recording: recordingOf('hello') };
      const messages = [
        { role: 'system', parts: [{ type: 'text' as const, text }] },
        { role: 'user', parts: [{ type: 'text' as const, text }, part] },
      ];
      return readQuestion(messages, new Map([[part, numbered]]));
    },
  },
  ...(
    [
      'how many words are said',
      'how many sentences are there',
      'which numbers are said',
      'what is the last word',
      'how often does he say "the same thing"',
    ] as const
  ).map((question) => ({
    name: `answer to "${question}"`,
    longest: longestTranscript,
    run: async (text: string) => {
      const numbered = { number: 1, recording: recordingOf(text) };
      return answerExactly(findIntents(question).asked, [numbered], [numbered], false);
    },
  })),
  {
    name: 'choice of passages',
    longest: longestTranscript,
    run: (text) => condense(text, text.slice(0, 4_000), 'en', 1_600),
  },
  {
    name: 'subtitles of one segment',
    longest: longestTranscript,
    run: (text) => makeCues(transcriptOf(text, 1)),
  },
  {
    name: 'subtitles of many segments',
    longest: longestTranscript,
    run: (text) => makeCues(transcriptOf(text, Math.ceil(text.length / charactersPerSegment))),
  },
  { name: 'scene from a language model', longest: plainBody, run: (text) => objectIn(text) },
  {
    name: 'refusal of an upstream that repeats the request',
    longest: 64_000,
    run: (message) => jobFailure({ status: 400, message }),
  },
  {
    name: 'error of an upstream',
    longest: plainBody,
    run: (text) => parseErrorBody(400, JSON.stringify({ error: { message: text, code: text } })),
  },
];

/** Long enough for anything that grows faster than its input to show. */
const measuredCharacters = 20_000;
const cheapMs = 30;
/** Four times the text may take ten times as long, for caches, compilers and neighbours; the square takes sixteen. */
const tolerance = 2.5;

const cpuMs = async (work: () => Promise<void>): Promise<number> => {
  const before = threadCpuMs();
  await work();
  return threadCpuMs() - before;
};

const suspicions = 6;

const runOn =
  ({ run }: Work, text: string) =>
  async () => {
    try {
      await run(text);
    } catch {
      // A refusal is an answer too.
    }
  };

/** Milliseconds that each work takes for any text: exact enough for the first look. */
const fixedMsOf = new Map<Work, number>();
const roughFixedMs = async (work: Work): Promise<number> => {
  const fixedMs = fixedMsOf.get(work) ?? (await cpuMsOf(runOn(work, `a${unexpected}`)));
  fixedMsOf.set(work, fixedMs);
  return fixedMs;
};

const growsTooFast = async (work: Work, parts: string[], end = ''): Promise<string | null> => {
  const longest = Math.min(work.longest, measuredCharacters);
  const textOf = (length: number) => parts.map((unit) => fill(unit, length / parts.length)).join('') + end;
  const quarter = runOn(work, textOf(longest / 4));
  const measure = async (isFirst: boolean) => ({
    fixedMs: isFirst ? await roughFixedMs(work) : await cpuMsOf(runOn(work, textOf(parts.length))),
    quarterMs: await (isFirst ? cpuMs(quarter) : cpuMsOf(quarter)),
  });
  // Neighbours, compilers and the collector of garbage only ever add time, so the least of several runs is the work itself.
  const least = { fixedMs: Infinity, quarterMs: Infinity, wholeMs: Infinity };
  for (let attempt = 0; attempt < suspicions; attempt += 1) {
    least.wholeMs = Math.min(least.wholeMs, await cpuMs(runOn(work, textOf(longest))));
    if (least.wholeMs <= cheapMs) return null;
    const measured = await measure(attempt === 0);
    least.fixedMs = Math.min(least.fixedMs, measured.fixedMs);
    least.quarterMs = Math.min(least.quarterMs, measured.quarterMs);
    // Work that is the same for every text would hide what grows.
    const [quarterMs, wholeMs] = [least.quarterMs - least.fixedMs, least.wholeMs - least.fixedMs];
    if (wholeMs <= cheapMs || wholeMs <= 4 * tolerance * quarterMs) return null;
  }
  return `${JSON.stringify(parts)} takes ${least.quarterMs} ms at a quarter of its length and ${least.wholeMs} ms at all of it, ${least.fixedMs} ms of them always`;
};

test('of a message of any length a few questions are read, each of which is a search of all that was said', async () => {
  await compileAhead();
  for (const unit of ['a? ', 'what is it?\n', '你好。']) {
    const text = fill(unit, longestMessage);
    const written = [{ role: 'user', parts: [{ type: 'text' as const, text }] }];
    assert.ok((await readQuestion(written, new Map())).unanswered.sentences.length <= 20, unit);
    const part = { type: 'audio' as const, audioPath: '', pcmPath: '', durationSeconds: 1 };
    const said = fill('Who is it? ', longestTranscript);
    const spoken = [{ role: 'user', parts: [part] }];
    const heard = new Map([[part, { number: 1, recording: recordingOf(said) }]]);
    assert.ok((await readQuestion(spoken, heard)).unanswered.sentences.length <= 20);
  }
});

test('processor time grows in proportion to the text', async (t) => {
  await compileAhead();
  for (const work of works)
    await t.test(work.name, async () => {
      const slow: string[] = [];
      for (const unit of units)
        for (const end of work.isLong ? [unexpected] : ['', unexpected])
          slow.push((await growsTooFast(work, [unit], end)) ?? '');
      for (const first of work.takesPairs ? halves : [])
        for (const second of halves) slow.push((await growsTooFast(work, [first, second])) ?? '');
      assert.deepEqual(
        slow.filter((found) => found !== ''),
        [],
      );
    });
});

test('other requests are served between the answers to one', async () => {
  await compileAhead();
  const asked = [...'abcdefghijkl'].flatMap(
    (letter) => findIntents(`How often does he say "${letter}"?`).asked,
  );
  assert.equal(asked.length, 12);
  const numbered = { number: 1, recording: recordingOf('a b c') };
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await answerExactly(asked, [numbered], [numbered], false);
  clearImmediate(next);
  assert.ok(turns >= asked.length - 1, `${turns} turns of the event loop`);
});

test('of a long message the beginning and the end are read as questions', async () => {
  const text = `What is asked first? ${'Was it. '.repeat(60_000)}What is asked last?`;
  const { unanswered } = await readQuestion([{ role: 'user', parts: [{ type: 'text', text }] }], new Map());
  assert.ok(unanswered.sentences.length < 600, `${unanswered.sentences.length} sentences`);
  assert.equal(unanswered.sentences[0], 'What is asked first?');
  assert.equal(unanswered.sentences.at(-1), 'What is asked last?');
});

/**
 * Questions about spoken texts, sixty about twenty unless a set is named, asked of the embedded chat without a
 * language model:
 * `node bench/audio/comprehension/run.ts [open|held-back|later|everyday|everyday-second|everyday-third|
 * everyday-fourth|messages|mixed-open|mixed-held-back|shapes-open|shapes-held-back|spoken-open|spoken-held-back] [--text]`;
 * with --text the texts are read, not spoken, with --half every second one is asked about. What was heard is printed above the questions.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalChat } from '../../../src/engines/local/chat/chat.ts';
import { startLocalEngines } from '../local-engines.ts';
import { everyday } from './everyday.ts';
import { everydayFourth } from './everyday-fourth.ts';
import { everydaySecond } from './everyday-second.ts';
import { everydayThird } from './everyday-third.ts';
import { heldBack } from './held-back.ts';
import { later } from './later.ts';
import { messages } from './messages.ts';
import { mixedHeldBack } from './mixed-held-back.ts';
import { mixedOpen } from './mixed-open.ts';
import { open } from './open.ts';
import type { Passage } from './passage.ts';
import { shapesHeldBack } from './shapes-held-back.ts';
import { shapesOpen } from './shapes-open.ts';
import { spokenHeldBack } from './spoken-held-back.ts';
import { spokenOpen } from './spoken-open.ts';

const chosen = {
  open,
  'held-back': heldBack,
  later,
  messages,
  everyday,
  'everyday-second': everydaySecond,
  'everyday-third': everydayThird,
  'everyday-fourth': everydayFourth,
  'mixed-open': mixedOpen,
  'mixed-held-back': mixedHeldBack,
  'shapes-open': shapesOpen,
  'shapes-held-back': shapesHeldBack,
  'spoken-open': spokenOpen,
  'spoken-held-back': spokenHeldBack,
}[process.argv[2] ?? ''] ?? [...open, ...heldBack];
const isText = process.argv.includes('--text');
const asked = process.argv.includes('--half') ? chosen.filter((_, index) => index % 2 === 0) : chosen;
/** More is not "as few words as the question asks for"; a summary is a sentence or two. */
const maxWords = 14;
const [summary, maxSummaryWords] = [/\bsummar|what is it about/i, 60];
const refusal = /does not say|only answer questions|is not mentioned/;
const voices = ['nova', 'onyx', 'alloy', 'echo', 'shimmer', 'fable'];

const folder = await mkdtemp(join(tmpdir(), 'kinora-comprehension-'));
const { media, voice, whisper, facts, reading, close } = startLocalEngines(folder);
const { signal } = new AbortController();

/** Whether an answer is right, and whether it says what the text does not; 'wrong' are other words of the text. */
const judge = (
  question: string,
  answer: string,
  right: Passage['questions'][number][1],
): 'right' | 'not-said' | 'wrong' | 'invented' => {
  const isRefused = refusal.test(answer);
  if (right === 'unanswerable') return isRefused ? 'right' : 'invented';
  if (right === 'yes' || right === 'no') {
    if (new RegExp(`^${right}\\b`, 'i').test(answer)) return 'right';
    return isRefused ? 'not-said' : 'invented';
  }
  // A refusal that is right is among what must be there.
  if (isRefused && !right.test(answer)) return 'not-said';
  const limit = summary.test(question) ? maxSummaryWords : maxWords;
  return right.test(answer) && answer.split(/\s+/).length <= limit ? 'right' : 'wrong';
};

try {
  const counts = { right: 0, 'not-said': 0, wrong: 0, invented: 0 };
  for (const [index, { name, text, questions }] of asked.entries()) {
    const path = join(folder, `${name}.wav`);
    const pcmPath = `${path}.pcm`;
    let durationSeconds = 1;
    if (isText) await writeFile(path, name);
    else {
      const job = {
        model: 'tts-1',
        input: text,
        voice: voices[index % voices.length]!,
        speed: 1,
        instructions: null,
      };
      await writeFile(path, media.encodeAudio('wav', voice.speak(job, { signal })));
      ({ durationSeconds } = await media.decodeAudio(path, pcmPath, { maxSeconds: 600 }));
    }
    const transcription = isText
      ? { transcribe: async () => ({ language: 'en', durationSeconds, text, segments: [], words: null }) }
      : {
          transcribe: async (...[transcriptionJob, call]: Parameters<typeof whisper.transcribe>) => {
            const heard = await whisper.transcribe(transcriptionJob, call);
            console.log(`heard    ${name} | ${heard.text}`);
            return heard;
          },
        };
    const chat = createLocalChat({
      transcription,
      measure: facts.measure,
      read: reading.read,
      condense: reading.condense,
      llm: null,
      modelHint: () => '',
    });
    for (const [question, right] of questions) {
      const parts = [
        { type: 'text' as const, text: question },
        { type: 'audio' as const, audioPath: path, pcmPath, durationSeconds },
      ];
      const job = {
        model: 'x',
        messages: [{ role: 'user', parts }],
        temperature: 0,
        topP: null,
        maxTokens: null,
        stop: [],
      };
      const { text: answer } = await chat.reply(job, { signal });
      const verdict = judge(question, answer, right);
      counts[verdict] += 1;
      console.log(`${verdict.padEnd(8)} ${name} | ${question} | ${answer}`);
    }
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const percent = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
  console.log(
    `${all} questions: right ${percent(counts.right)}, not said ${percent(counts['not-said'])}, wrong ${percent(counts.wrong)}, invented ${percent(counts.invented)}`,
  );
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}

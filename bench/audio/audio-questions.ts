/** Questions about recordings that code answers, asked of the embedded chat engine: prints the table of docs/audio-chat.md. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalChat } from '../../src/engines/local/chat/chat.ts';
import { type ClipName, makeClips } from './audio-clips.ts';
import { startLocalEngines } from './local-engines.ts';

type Asked = {
  clips: ClipName[];
  /** Absent: the question is spoken. */
  question?: string;
  /** Every one of them is in a right answer. */
  right: RegExp[];
};

/** The same words, whatever the punctuation. */
const words = (text: string): RegExp => new RegExp(`^\\W*${text.split(' ').join('\\W+')}\\W*$`, 'i');

const byCode = (clips: ClipName[], question: string | undefined, ...right: RegExp[]): Asked => ({
  clips,
  ...(question !== undefined && { question }),
  right,
});

const questions: Asked[] = [
  byCode(['amiable'], 'Transcribe this recording.', words('he might even have been made amiable himself')),
  byCode(
    ['dashwood'],
    'What does the speaker say?',
    words(
      'and mr john dashwood had then leisure to consider how much there might be prudently in his power to do for them',
    ),
  ),
  byCode(
    ['meeting'],
    'Write down what you hear, word for word.',
    words(
      'the meeting was moved to tuesday at half past three because the room was double booked please bring your laptops',
    ),
  ),
  byCode(['french'], 'Translate this into English.', /my name is marie/i, /live in paris/i, /two children/i),
  byCode(['spanish'], 'What does it say in English?', /train/i, /madrid/i, /tomorrow/i, /\b(?:8|eight)\b/i),
  byCode(['french'], 'Which language is spoken?', /french/i),
  byCode(['spanish'], 'What language is this? One word.', /^spanish$/i),
  byCode(['dashwood'], 'In what language does he speak?', /english/i),
  byCode(['amiable'], 'How long is this recording?', /\b3\.3 seconds/),
  byCode(['dashwood'], 'What is the duration of the audio in seconds?', /\b7\.1 seconds/),
  byCode(['amiable'], 'How many words does he say?', /\b8 words/),
  byCode(['dashwood'], 'How many words are spoken? Only the number.', /^22$/),
  byCode(['shopping'], 'List the numbers you hear.', /^3, 12, 2$/),
  byCode(['shopping'], 'What is the sum of the numbers?', /= 17$/),
  byCode(['address'], 'Which numbers does he mention?', /5\D*5\D*5\D*0\D*1\D*3\D*4\D+22$/),
  byCode(['meeting'], 'Does she say "Tuesday"?', /^yes/i),
  byCode(['meeting'], 'Does the speaker mention Friday?', /^no/i),
  byCode(['meeting'], 'What is the last word?', /"laptops"/i),
  byCode(['dashwood'], 'How often is the word "there" said?', /\b1 time\b/),
  byCode(['fox'], undefined, words('the quick brown fox jumps over the lazy dog')),
  byCode(['counting'], undefined, /\b8 words/),
  byCode(['tone'], 'Is anybody speaking?', /^no/i),
  byCode(['silence'], 'Is this speech, music or silence?', /silence/),
  byCode(['amiable', 'dashwood'], 'Which recording is longer?', /^recording 2/i),
  byCode(['shopping', 'meeting'], 'Which one has the higher voice?', /^recording 2/i),
];

const folder = await mkdtemp(join(tmpdir(), 'kinora-questions-'));
const { media, voice, whisper, facts, reading, close } = startLocalEngines(folder);
const modelHint = () => '`kinora models pull chat-small` adds a language model.';
const chat = createLocalChat({
  transcription: whisper,
  measure: facts.measure,
  read: reading.read,
  condense: reading.condense,
  llm: null,
  modelHint,
});

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>').trim();

try {
  const clips = await makeClips(folder, voice, media);
  const score = [0, 0];
  console.log('| # | recording | question | answer | right | seconds |\n|---|---|---|---|---|---|');
  for (const [index, { clips: names, question, right }] of questions.entries()) {
    const parts = [
      ...names.map((name) => clips[name]),
      ...(question ? [{ type: 'text' as const, text: question }] : []),
    ];
    const job = {
      model: 'omni-audio-preview',
      messages: [{ role: 'user', parts }],
      temperature: 0,
      topP: null,
      maxTokens: 60,
      stop: [],
    };
    const startMs = performance.now();
    const { text } = await chat.reply(job, { signal: AbortSignal.timeout(300_000) });
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    const isRight = right.every((pattern) => pattern.test(text));
    score[0]! += isRight ? 1 : 0;
    score[1]! += 1;
    const asked = question ?? '(spoken)';
    console.log(
      `| ${index + 1} | ${names.join(', ')} | ${cell(asked)} | ${cell(text)} | ${isRight ? 'yes' : '**no**'} | ${seconds} |`,
    );
  }
  console.log(`\n${score[0]} of ${score[1]} right`);
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}

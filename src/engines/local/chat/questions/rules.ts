/** Which notions ask for what. The first rule that fits wins. */
import type { Concept } from './concepts.ts';
import type { Intent } from './intent.ts';

export type Rule = {
  intent: Intent;
  /** One of each group must be there. */
  needs: Concept[][];
  /** May be there too. */
  allows?: Concept[];
};

const asking: Concept[] = ['what', 'how'];
const saying: Concept[] = ['say', 'hear', 'speech'];
const written: Concept[] = ['write', 'text', 'transcribe'];

export const rules: Rule[] = [
  {
    intent: { kind: 'longest-pause' },
    needs: [['longest'], ['pause', 'silence']],
    allows: [
      'make',
      'run',
      ...asking,
      'many',
      'long',
      'length',
      'time',
      'seconds',
      'place',
      'list',
      'word',
      'sentence',
      'say',
      'speech',
    ],
  },
  {
    intent: { kind: 'pauses' },
    needs: [['pause']],
    allows: [
      'run',
      ...asking,
      ...saying,
      'many',
      'often',
      'count',
      'number',
      'any',
      'list',
      'sentence',
      'word',
      'long',
      'silence',
      'total',
      'make',
    ],
  },
  {
    intent: { kind: 'sum-of-numbers' },
    needs: [['sum', 'total'], ['number']],
    allows: [...asking, ...saying, 'total', 'sum', 'any'],
  },
  {
    intent: { kind: 'pace' },
    needs: [['word'], ['seconds'], ['many', 'count', 'per', 'speed']],
    allows: ['statistic', ...asking, ...saying, 'per'],
  },
  {
    intent: { kind: 'pace' },
    needs: [['speed'], ['how', 'be', 'say', 'what', 'speech', 'who', 'word', 'voice']],
    allows: [
      'statistic',
      ...asking,
      ...saying,
      'many',
      'word',
      'seconds',
      'per',
      'too',
      'or',
      'any',
      'list',
      'height',
    ],
  },
  {
    intent: { kind: 'kind-of-sound' },
    needs: [
      ['or', 'what'],
      ['music', 'noise', 'silence', 'sound'],
      ['or', 'kind'],
    ],
    allows: ['what', ...saying, 'voice', 'music', 'noise', 'silence', 'sound', 'or', 'any', 'kind'],
  },
  {
    intent: { kind: 'kind-of-sound' },
    needs: [['what'], ['kind'], ['rec', 'sound']],
    allows: ['hear', 'or'],
  },
  {
    intent: { kind: 'is-music' },
    needs: [['music'], ['be', 'any', 'hear', 'kind', 'rec', 'run']],
    allows: ['run', 'hear', 'any', 'kind'],
  },
  {
    intent: { kind: 'is-silent' },
    needs: [['silence']],
    allows: ['any', 'sound', 'too', 'hear'],
  },
  { intent: { kind: 'is-silent' }, needs: [['quiet'], ['whole']] },
  {
    intent: { kind: 'loudness' },
    needs: [['loud', 'quiet']],
    allows: [
      'statistic',
      ...asking,
      ...saying,
      'loud',
      'quiet',
      'many',
      'height',
      'voice',
      'sound',
      'too',
      'or',
    ],
  },
  {
    intent: { kind: 'pitch' },
    needs: [['pitch']],
    allows: ['statistic', ...asking, ...saying, 'height', 'voice', 'or', 'too', 'many'],
  },
  {
    intent: { kind: 'pitch' },
    needs: [['height'], ['voice', 'say', 'speech']],
    allows: ['run', 'statistic', ...asking, 'voice', 'or', 'too', 'sound'],
  },
  {
    intent: { kind: 'translate' },
    needs: [['translate'], ['english']],
    allows: [
      'what',
      'make',
      'how',
      ...saying,
      ...written,
      'word',
      'version',
      'language-name',
      'language',
      'voice',
      'mean',
      'modal',
    ],
  },
  {
    intent: { kind: 'language' },
    needs: [['say'], ['language-name', 'english'], ['who']],
    allows: ['or', 'language-name', 'english', 'voice'],
  },
  {
    intent: { kind: 'translate' },
    needs: [
      ['english'],
      ['say', 'mean', 'write', 'make', 'turn', 'what', 'version', 'text', 'how', 'speech'],
      ['rec', 'what', 'who', 'version', 'text', 'how', 'speech', 'mean'],
    ],
    allows: ['what', 'how', ...saying, ...written, 'word', 'version', 'mean', 'voice', 'modal'],
  },
  {
    intent: { kind: 'translate' },
    needs: [['translate']],
    allows: ['what', ...saying, 'word', 'text', 'sentence', 'make'],
  },
  {
    intent: { kind: 'language' },
    needs: [['language']],
    allows: ['what', ...saying, 'list', 'language-name', 'english', 'voice', 'kind', 'or', 'text'],
  },
  {
    intent: { kind: 'language' },
    needs: [['be'], ['language-name', 'english']],
    allows: ['say', 'speech', 'or', 'english', 'language-name', 'voice', 'modal'],
  },
  {
    intent: { kind: 'language' },
    needs: [['language-name'], ['or'], ['say', 'be']],
    allows: ['what', 'say', 'english', 'modal'],
  },
  {
    intent: { kind: 'count-words' },
    needs: [['word'], ['many', 'count', 'total']],
    allows: [...asking, ...saying, ...written, 'count', 'many', 'total', 'list', 'long', 'voice'],
  },
  {
    intent: { kind: 'count-sentences' },
    needs: [['sentence'], ['many', 'count', 'total']],
    allows: [...asking, ...saying, 'count', 'many', 'total'],
  },
  {
    intent: { kind: 'duration' },
    needs: [
      ['long', 'length', 'many'],
      ['long', 'length', 'seconds', 'time'],
    ],
    allows: [
      'run',
      ...asking,
      'time',
      'seconds',
      'say',
      'speech',
      'many',
      'total',
      'too',
      'voice',
      'count',
      'sound',
      'long',
      'length',
    ],
  },
  { intent: { kind: 'duration' }, needs: [['time'], ['rec']], allows: ['run', 'seconds'] },
  {
    intent: { kind: 'duration' },
    needs: [['how'], ['time']],
    allows: ['run', 'many', 'seconds', 'what', 'say'],
  },
  {
    intent: { kind: 'numbers' },
    needs: [['number'], ['list', 'what', 'all', 'any', 'say', 'hear', 'write']],
    allows: ['run', ...saying, 'what', 'list', 'write', 'any', 'text'],
  },
  {
    intent: { kind: 'numbers' },
    needs: [['number'], ['be'], ['rec']],
    allows: ['run', 'any', 'say', 'hear'],
  },
  {
    intent: { kind: 'repeat' },
    needs: [['repeat']],
    allows: ['what', ...saying, ...written, 'again', 'back', 'word', 'sentence', 'version'],
  },
  { intent: { kind: 'repeat' }, needs: [['say'], ['again', 'back']], allows: ['what', 'hear', 'word'] },
  {
    intent: { kind: 'transcribe' },
    needs: [['transcribe']],
    allows: ['what', 'make', 'turn', ...saying, ...written, 'word', 'version', 'voice', 'list'],
  },
  {
    intent: { kind: 'transcribe' },
    needs: [
      ['write', 'make', 'turn'],
      ['say', 'hear', 'rec', 'text', 'word', 'speech', 'version'],
      ['write', 'text'],
    ],
    allows: ['turn', 'what', 'make', ...saying, ...written, 'word', 'version', 'voice'],
  },
  {
    intent: { kind: 'transcribe' },
    needs: [
      ['what', 'all'],
      ['say', 'hear', 'text'],
    ],
    allows: ['what', ...saying, ...written, 'word', 'voice', 'version'],
  },
  {
    intent: { kind: 'transcribe' },
    needs: [['text'], ['say', 'hear', 'version']],
    allows: ['what', ...saying, ...written, 'word', 'voice', 'version'],
  },
  {
    intent: { kind: 'transcribe' },
    needs: [['what', 'all', 'say', 'text'], ['word']],
    allows: ['what', ...saying, ...written, 'voice', 'version'],
  },
  { intent: { kind: 'transcribe' }, needs: [['word'], ['rec']], allows: [...written, 'make'] },
  {
    intent: { kind: 'transcribe' },
    needs: [['sentence'], ['what', 'write', 'hear', 'say']],
    allows: ['what', ...saying, ...written],
  },
  {
    intent: { kind: 'is-speech' },
    needs: [['any'], ['say', 'voice', 'speech']],
    allows: ['hear', 'word', 'any', 'voice', ...saying],
  },
];

/** Exact answers about several recordings together. */
import type { Intent, Measure } from '../questions/intent.ts';
import type { Recording } from '../recording.ts';
import { type Answer, wordsPerMinute } from './about-recording.ts';
import { countOf, inSeconds } from './phrasing.ts';
import { foldWords, wordsOf } from './words.ts';

export type Numbered = { number: number; recording: Recording };

const measures: Record<Measure, (recording: Recording) => Promise<number>> = {
  duration: async (recording) => recording.durationSeconds,
  words: async (recording) => {
    const { text, language } = await recording.transcript();
    return wordsOf(text, language).length;
  },
  loudness: async (recording) => (await recording.facts()).loudnessDbfs,
  pace: wordsPerMinute,
  pitch: async (recording) => (await recording.facts()).pitch?.medianHz ?? 0,
};

const shown: Record<Measure, (value: number) => string> = {
  duration: inSeconds,
  words: (value) => countOf(value, 'word'),
  loudness: (value) => `${Math.round(value)} dBFS`,
  pace: (value) => `${value} words per minute`,
  pitch: (value) => `${Math.round(value)} Hz`,
};

/** The wording for two recordings, and for more. */
const adjectives: Record<Measure, Record<'most' | 'least', [string, string]>> = {
  duration: { most: ['longer', 'the longest'], least: ['shorter', 'the shortest'] },
  words: {
    most: ['the one with more words', 'the one with the most words'],
    least: ['the one with fewer words', 'the one with the fewest words'],
  },
  loudness: { most: ['louder', 'the loudest'], least: ['quieter', 'the quietest'] },
  pace: { most: ['faster', 'the fastest'], least: ['slower', 'the slowest'] },
  pitch: { most: ['higher', 'the highest'], least: ['lower', 'the lowest'] },
};

const compare = async (recordings: Numbered[], measure: Measure, most: boolean): Promise<Answer> => {
  if (recordings.length < 2) {
    const only = 'There is only one recording, and nothing to compare it with.';
    return { full: only, bare: only };
  }
  const measured: { number: number; value: number }[] = [];
  for (const { number, recording } of recordings)
    measured.push({ number, value: await measures[measure](recording) });
  const best = measured.toSorted((a, b) => (most ? b.value - a.value : a.value - b.value))[0]!;
  const values = measured
    .map(({ number, value }) => `recording ${number}: ${shown[measure](value)}`)
    .join(', ');
  return {
    full: `Recording ${best.number} is ${adjectives[measure][most ? 'most' : 'least'][recordings.length === 2 ? 0 : 1]} (${values}).`,
    bare: `Recording ${best.number}`,
  };
};

/** Undefined: the question is about each recording alone. */
export const answerAcross = async (intent: Intent, recordings: Numbered[]): Promise<Answer | undefined> => {
  switch (intent.kind) {
    case 'compare':
      return compare(recordings, intent.measure, intent.most);
    case 'count-recordings':
      return {
        full: `There ${recordings.length === 1 ? 'is' : 'are'} ${countOf(recordings.length, 'recording')}.`,
        bare: String(recordings.length),
      };
    case 'total-duration': {
      const bare = inSeconds(recordings.reduce((sum, { recording }) => sum + recording.durationSeconds, 0));
      return {
        full: recordings.length === 1 ? `The recording is ${bare} long.` : `Together they are ${bare} long.`,
        bare,
      };
    }
    case 'same-words': {
      const texts = new Set<string>();
      for (const { recording } of recordings) {
        const { text, language } = await recording.transcript();
        texts.add(foldWords(text, language).join(' '));
      }
      return texts.size === 1
        ? { full: 'Yes, they say the same words.', bare: 'Yes' }
        : { full: 'No, they do not say the same words.', bare: 'No' };
    }
  }
  return undefined;
};

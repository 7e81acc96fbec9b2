/** Exact answers about one recording. */
import { soundingSeconds } from '../audio-features/measure.ts';
import type { Intent } from '../questions/intent.ts';
import type { Recording } from '../recording.ts';
import { numbersIn, numberValue } from './numbers.ts';
import { countOf, inSeconds, languageOf, loudnessWord, paceWord, pitchWord } from './phrasing.ts';
import { countPhrase, sentencesOf, wordsOf } from './words.ts';

/** The answer as a whole sentence, and as briefly as possible. */
export type Answer = { full: string; bare: string };

const same = (text: string): Answer => ({ full: text, bare: text });
const nothingSaid = same('Nothing is said in the recording.');
const yesNo = (yes: boolean, fact: string): Answer => ({
  full: `${yes ? 'Yes' : 'No'}, ${fact}.`,
  bare: yes ? 'Yes' : 'No',
});

export const wordsPerMinute = async (recording: Recording): Promise<number> => {
  const { text, language } = await recording.transcript();
  const seconds = soundingSeconds(await recording.facts());
  return seconds === 0 ? 0 : Math.round((wordsOf(text, language).length * 60) / seconds);
};

type Sound = 'speech' | 'music' | 'silence' | 'noise';

/** Instruments hold a pitch longer than voices do; sound that is neither speech nor pitched is noise. */
const musicPitchedShare = 0.4;

export const kindOfSound = async (recording: Recording): Promise<Sound> => {
  const { sounding, pitchedShare } = await recording.facts();
  if (sounding === null) return 'silence';
  if ((await recording.transcript()).text.trim() !== '') return 'speech';
  return pitchedShare >= musicPitchedShare ? 'music' : 'noise';
};

const soundNames: Record<Sound, string> = {
  speech: 'speech',
  music: 'music or a tone, without speech',
  silence: 'silence',
  noise: 'noise, without speech',
};

const aboutSound = async (intent: Intent, recording: Recording): Promise<Answer | undefined> => {
  switch (intent.kind) {
    case 'duration':
    case 'total-duration': {
      const bare = inSeconds(recording.durationSeconds);
      return { full: `The recording is ${bare} long.`, bare };
    }
    case 'loudness': {
      const { loudnessDbfs, peakDbfs } = await recording.facts();
      const bare = `${Math.round(loudnessDbfs)} dBFS`;
      return {
        full: `The recording is ${loudnessWord(loudnessDbfs)}: ${bare} on average where there is sound, ${Math.round(peakDbfs)} dBFS at its peak.`,
        bare,
      };
    }
    case 'pitch': {
      const { pitch } = await recording.facts();
      if (!pitch) return same('No pitch can be made out in the recording.');
      const bare = `${Math.round(pitch.medianHz)} Hz`;
      return {
        full: `It is ${pitchWord(pitch.medianHz)}: its median pitch is ${bare}, mostly between ${Math.round(pitch.lowHz)} and ${Math.round(pitch.highHz)} Hz.`,
        bare,
      };
    }
    case 'pauses': {
      const { pauses } = await recording.facts();
      return {
        full: `There ${pauses.length === 1 ? 'is' : 'are'} ${countOf(pauses.length, 'pause')} of 0.3 seconds or more.`,
        bare: String(pauses.length),
      };
    }
    case 'longest-pause': {
      const { pauses } = await recording.facts();
      const longest = pauses.toSorted(
        (a, b) => b.endSeconds - b.startSeconds - (a.endSeconds - a.startSeconds),
      )[0];
      if (!longest) return same('There is no pause of 0.3 seconds or more.');
      const bare = inSeconds(longest.endSeconds - longest.startSeconds);
      return {
        full: `The longest pause is ${bare} long and begins at ${inSeconds(longest.startSeconds)}.`,
        bare,
      };
    }
    case 'is-speech': {
      const speaks = (await recording.transcript()).text.trim() !== '';
      return yesNo(speaks, speaks ? 'somebody speaks' : 'nobody speaks');
    }
    case 'is-music': {
      const kind = await kindOfSound(recording);
      return yesNo(kind === 'music', `it is ${soundNames[kind]}`);
    }
    case 'is-silent': {
      const kind = await kindOfSound(recording);
      return yesNo(kind === 'silence', `it is ${soundNames[kind]}`);
    }
    case 'kind-of-sound': {
      const kind = await kindOfSound(recording);
      return { full: `It is ${soundNames[kind]}.`, bare: kind };
    }
  }
  return undefined;
};

const aboutWords = async (intent: Intent, recording: Recording): Promise<Answer | undefined> => {
  const { text: spoken, language } = await recording.transcript();
  const text = spoken.trim();
  const words = wordsOf(text, language);
  switch (intent.kind) {
    case 'count-words':
      return { full: `The recording has ${countOf(words.length, 'word')}.`, bare: String(words.length) };
    case 'says':
    case 'count-phrase': {
      const count = countPhrase(text, intent.phrase, language);
      if (intent.kind === 'says')
        return yesNo(count > 0, `"${intent.phrase}" is ${count > 0 ? 'said' : 'not said'}`);
      return { full: `"${intent.phrase}" is said ${countOf(count, 'time')}.`, bare: String(count) };
    }
    case 'numbers': {
      const numbers = numbersIn(text);
      return numbers.length === 0 ? same('No numbers are said.') : same(numbers.join(', '));
    }
    case 'sum-of-numbers': {
      const numbers = numbersIn(text).map(numberValue);
      const sum = Number(numbers.reduce((total, value) => total + value, 0).toFixed(6));
      return { full: `${numbers.join(' + ') || '0'} = ${sum}`, bare: String(sum) };
    }
  }
  if (text === '') return nothingSaid;
  switch (intent.kind) {
    case 'transcribe':
      return same(text);
    case 'translate':
      return same(await recording.inEnglish());
    case 'repeat':
      return same(text.replace(/^(?:please )?repeat after me\W+/i, ''));
    case 'language':
      return { full: `The recording is in ${languageOf(language)}.`, bare: languageOf(language) };
    case 'count-sentences': {
      const { length } = sentencesOf(text, language);
      return { full: `The recording has ${countOf(length, 'sentence')}.`, bare: String(length) };
    }
    case 'edge-words': {
      const picked = intent.edge === 'first' ? words.slice(0, intent.count) : words.slice(-intent.count);
      const which = `${intent.edge} ${picked.length === 1 ? 'word is' : `${picked.length} words are`}`;
      return { full: `The ${which} "${picked.join(' ')}".`, bare: picked.join(' ') };
    }
    case 'nth-word': {
      const word = words[intent.position - 1];
      if (word === undefined) return same(`The recording has only ${countOf(words.length, 'word')}.`);
      return { full: `Word ${intent.position} is "${word}".`, bare: word };
    }
    case 'pace': {
      const pace = await wordsPerMinute(recording);
      return {
        full: `The speech has ${pace} words per minute, which is ${paceWord(pace)}.`,
        bare: `${pace} words per minute`,
      };
    }
  }
  return undefined;
};

export const answerAbout = async (intent: Intent, recording: Recording): Promise<Answer> => {
  const answer = (await aboutSound(intent, recording)) ?? (await aboutWords(intent, recording));
  if (!answer) throw new Error(`There is no answer for ${intent.kind}.`);
  return answer;
};

/** The lines of a screenplay as sound, and when each is said. */

import type { Thing } from './scene/scene.ts';
import type { Screenplay } from './screenplay/screenplay.ts';
import { openingsOf, type Sound, type SpokenLine } from './stage/spoken-line.ts';

export type WordsToSpeak = {
  words: string;
  /** Other looks may be given another voice. */
  speaker: Pick<Thing, 'person' | 'lookSeed' | 'name'>;
  /** 1 as usual. */
  speed: number;
};

/** Null for what cannot be spoken. */
export type Speak = (lines: readonly WordsToSpeak[]) => Promise<readonly (Sound | null)[]>;

type Sentence = { beat: number; thing: number; words: string; sound: Sound | null };

const lengthOf = ({ samples, sampleRate }: Sound): number => samples.length / sampleRate;

const [lead, between, tail] = [0.25, 0.2, 0.1];
/** Characters a second of an unhurried voice, to know before speaking whether time is short. */
const usualPace = 14;
const fastest = 1.3;
/** Characters a second that no voice exceeds: what takes longer than the film is not asked for. */
const highestPace = 20;
/** Times the film's length of what is asked for in all: some of it turns out to take too long. */
const mostAsked = 2;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (words: string): string[] =>
  Array.from(sentences.segment(words), ({ segment }) => segment.trim()).filter((text) => text !== '');

/** Which of them to ask for: making speech takes longer than anything else that a prompt can ask for. */
const chooseAsked = (said: readonly { words: string }[], seconds: number): boolean[] => {
  let left = seconds * mostAsked;
  return said.map(({ words }) => {
    const shortest = words.length / highestPace;
    if (shortest > seconds || shortest + between > left) return false;
    left -= shortest + between;
    return true;
  });
};

/** Sentence by sentence, so that what there is no time for ends at a full stop. */
export const speakLines = async (
  { lines, beats }: Screenplay,
  { seconds, speak }: { seconds: number; speak?: Speak },
): Promise<Sentence[]> => {
  const said = lines.flatMap((line) => sentencesOf(line.words).map((words) => ({ ...line, words })));
  if (said.length === 0 || !speak) return said.map((line) => ({ ...line, sound: null }));
  const expected =
    said.reduce((sum, { words }) => sum + words.length / usualPace + between, 0) +
    beats.length * (lead + tail);
  const speed = Math.min(fastest, Math.max(1, expected / seconds));
  const isAsked = chooseAsked(said, seconds);
  const asked = said.filter((_, at) => isAsked[at]);
  const sounds = await speak(
    asked.map(({ words, beat, thing }) => ({ words, speed, speaker: beats[beat]!.scene.things[thing]! })),
  );
  let next = 0;
  return said.map((line, at) => ({ ...line, sound: isAsked[at] ? (sounds[next++] ?? null) : null }));
};

const timeFor = (spoken: readonly Sentence[], beat: number): number => {
  const own = spoken.flatMap((one) =>
    one.beat === beat && one.sound ? [lengthOf(one.sound) + between] : [],
  );
  return own.length === 0 ? 0 : own.reduce((sum, length) => sum + length, lead + tail - between);
};

/** Beats in which somebody speaks get the time it takes, as far as there is any. */
export const giveTimeToLines = (
  play: Screenplay,
  spoken: readonly Sentence[],
  seconds: number,
): Screenplay => {
  const needs = play.beats.map(({ share }, beat) => Math.max(share, timeFor(spoken, beat) / seconds));
  const total = needs.reduce((sum, need) => sum + need, 0);
  return { ...play, beats: play.beats.map((beat, at) => ({ ...beat, share: needs[at]! / total })) };
};

/** The lines of one beat, one after the other, and the words that there is no time or no voice for. */
export const planLines = (
  spoken: readonly Sentence[],
  beat: number,
  seconds: number,
): { lines: SpokenLine[]; unsaid: string[] } => {
  const lines: SpokenLine[] = [];
  const unsaid: string[] = [];
  let start = lead;
  for (const { thing, words, sound, beat: own } of spoken) {
    if (own !== beat) continue;
    const end = start + (sound ? lengthOf(sound) : 0);
    if (!sound || end > seconds - tail / 2) unsaid.push(words);
    else {
      lines.push({ thing, start, end, sound, openings: openingsOf(sound) });
      start = end + between;
    }
  }
  return { lines, unsaid };
};

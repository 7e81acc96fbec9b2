/** Parses the text of `instructions` into the changes that the engine supports. */
import { clamp } from '../../../lib/clamp.ts';
import type { Accent } from './phonemes.ts';

export type Prosody = {
  /** Multiplies the requested speed. */
  pace: number;
  /** Multiplies the pauses between clauses and sentences. */
  pauseFactor: number;
  gainDb: number;
  semitones: number;
  accent: Accent | null;
  soft: boolean;
};

export const neutralProsody: Prosody = {
  pace: 1,
  pauseFactor: 1,
  gainDb: 0,
  semitones: 0,
  accent: null,
  soft: false,
};

type Change = Partial<Prosody>;

const rules: [RegExp, Change][] = [
  [/very slow|extremely slow|as slow as/, { pace: 0.7, pauseFactor: 1.3 }],
  [/slow|unhurried|leisurely|drawl/, { pace: 0.82, pauseFactor: 1.2 }],
  [/very fast|extremely fast|as fast as|rapid-?fire/, { pace: 1.4, pauseFactor: 0.6 }],
  [/fast|quick|rapid|brisk|hurried|rush/, { pace: 1.2, pauseFactor: 0.8 }],
  [/calm|sooth|relax|gentle|meditat|bedtime/, { pace: 0.92, pauseFactor: 1.3, gainDb: -2, semitones: -0.5 }],
  [/excit|energetic|enthusias|lively|hype/, { pace: 1.08, gainDb: 2, semitones: 1 }],
  [/cheerful|happy|joyful|upbeat|playful|bright|friendly/, { pace: 1.04, semitones: 0.7 }],
  [
    /\bsad|melanchol|mournful|sorrow|somber|sombre|gloomy|tired|bored/,
    { pace: 0.9, semitones: -0.8, gainDb: -2 },
  ],
  [/angry|furious|stern|shout|yell/, { gainDb: 4, pace: 1.04 }],
  [/serious|authoritative|news ?(?:reader|anchor)|formal|professional/, { pace: 0.97, semitones: -0.4 }],
  [/dramatic|suspense|theatrical/, { pauseFactor: 1.6, pace: 0.95 }],
  [/(?:long|longer|more|frequent|many) pauses?|pause (?:often|longer|between|after)/, { pauseFactor: 2 }],
  [/(?:short|shorter|few|fewer|no|without) pauses?|without pausing/, { pauseFactor: 0.35 }],
  [/loud|project your voice/, { gainDb: 4 }],
  [/quiet|low volume|hushed/, { gainDb: -6 }],
  [/whisper|asmr|breathy|under your breath/, { soft: true, gainDb: -8, pace: 0.95 }],
  [/\bsoft/, { soft: true, gainDb: -4 }],
  [/(?:high|higher)[ -]?(?:pitch|voice)|high-pitched|squeaky|childlike|like a child/, { semitones: 3 }],
  [/(?:low|lower|deep|deeper)[ -]?(?:pitch|voice|tone)|low-pitched|baritone|\bdeep\b/, { semitones: -3 }],
];

const accents: [RegExp, Accent][] = [
  [/british|\buk\b|london|english accent|received pronunciation|oxford/, 'en-gb'],
  [/american|\bus accent|\bu\.s\.|new york|california/, 'en-us'],
  [/spanish|mexican/, 'es'],
  [/french/, 'fr'],
  [/italian/, 'it'],
  [/portuguese|brazil/, 'pt'],
  [/indian|hindi/, 'hi'],
];

/** "not too fast", "don't whisper": a negated word. */
const negation = /(?:\bnot|n['’]t|never|avoid|without|rather than|instead of)\s+(?:\w+\s+){0,2}\w*$/;

/** How many characters before a word are searched for a negation. */
const negationCharacters = 80;
/** Longer texts are cut here. */
const maxInstructionCharacters = 4_096;

const isRequested = (text: string, pattern: RegExp): boolean => {
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) {
    if (!negation.test(text.slice(Math.max(0, match.index - negationCharacters), match.index))) return true;
  }
  return false;
};

const combine = (prosody: Prosody, change: Change): Prosody => ({
  pace: prosody.pace * (change.pace ?? 1),
  pauseFactor: prosody.pauseFactor * (change.pauseFactor ?? 1),
  gainDb: prosody.gainDb + (change.gainDb ?? 0),
  semitones: prosody.semitones + (change.semitones ?? 0),
  accent: prosody.accent,
  soft: prosody.soft || (change.soft ?? false),
});

export const readInstructions = (instructions: string | null): Prosody => {
  const text = (instructions ?? '').slice(0, maxInstructionCharacters).toLowerCase();
  let rest = text;
  let prosody = neutralProsody;
  for (const [pattern, change] of rules) {
    if (!isRequested(rest, pattern)) continue;
    prosody = combine(prosody, change);
    // A strong form takes precedence over a weaker one that follows it.
    rest = rest.replace(new RegExp(pattern.source, 'g'), ' ');
  }
  return {
    pace: clamp(prosody.pace, 0.5, 2),
    pauseFactor: clamp(prosody.pauseFactor, 0.2, 3),
    gainDb: clamp(prosody.gainDb, -14, 5),
    semitones: clamp(prosody.semitones, -5, 5),
    accent: accents.find(([pattern]) => isRequested(text, pattern))?.[1] ?? null,
    soft: prosody.soft,
  };
};

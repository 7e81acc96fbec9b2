/** Sounds of one moment: steps, hits, splashes, voices of animals, notes. Each is made once and mixed in where it happens. */

import { createRandom } from '../math/random.ts';
import { sampleRate } from './noise-sources.ts';

const turn = Math.PI * 2;

type Tone = {
  seconds: number;
  /** Pitches at equal steps of the sound's length, joined smoothly. */
  pitches: number[];
  /** Strength of each harmonic, the first is the pitch itself. */
  harmonics: number[];
  /** 0 pure to 1 breath and noise. */
  noise: number;
  /** Times a second the loudness trembles. */
  tremolo?: number;
  /** How fast it begins and dies away, in shares of its length. */
  attack?: number;
};

const pitchAt = (pitches: number[], u: number): number => {
  const at = u * (pitches.length - 1);
  const n = Math.min(pitches.length - 1, Math.floor(at));
  const next = pitches[Math.min(n + 1, pitches.length - 1)]!;
  return pitches[n]! + (next - pitches[n]!) * (at - n);
};

const synthesize = (tone: Tone, seed: number): Float32Array => {
  const { seconds, pitches, harmonics, noise, tremolo = 0, attack = 0.12 } = tone;
  const count = Math.round(seconds * sampleRate);
  const samples = new Float32Array(count);
  const random = createRandom(seed);
  let [phase, low] = [0, 0];
  for (let n = 0; n < count; n += 1) {
    const u = n / count;
    const pitch = pitchAt(pitches, u) * (1 + 0.01 * Math.sin(u * seconds * 38));
    phase += (turn * pitch) / sampleRate;
    let value = 0;
    for (let h = 0; h < harmonics.length; h += 1) value += Math.sin(phase * (h + 1)) * harmonics[h]!;
    // Breath follows the pitch: a low voice has a dark breath.
    const keep = Math.exp((-turn * Math.max(200, pitch * 3)) / sampleRate);
    low = low * keep + (random() * 2 - 1) * (1 - keep);
    const shape = Math.min(1, u / attack) * (1 - u) ** 0.8;
    const shake = tremolo > 0 ? 0.6 + 0.4 * Math.sin(turn * tremolo * u * seconds) : 1;
    samples[n] = (value * (1 - noise) + low * 2.4 * noise) * shape * shake;
  }
  return samples;
};

/** A short burst of noise: `hertz` is how bright, `decay` how fast it is over. */
const burst = (seconds: number, hertz: number, decay: number, seed: number): Float32Array => {
  const count = Math.round(seconds * sampleRate);
  const samples = new Float32Array(count);
  const random = createRandom(seed);
  const keep = Math.exp((-turn * hertz) / sampleRate);
  let low = 0;
  for (let n = 0; n < count; n += 1) {
    low = low * keep + (random() * 2 - 1) * (1 - keep);
    samples[n] = low * Math.exp(-decay * (n / sampleRate)) * Math.min(1, n / 40) * 2.2;
  }
  return samples;
};

/** Struck metal or glass: partials that die at their own pace. */
const ring = (seconds: number, partials: number[], decay: number, seed: number): Float32Array => {
  const count = Math.round(seconds * sampleRate);
  const samples = burst(seconds, 3_000, 60, seed).map((value) => value * 0.5);
  for (let n = 0; n < count; n += 1) {
    const t = n / sampleRate;
    for (const [k, hertz] of partials.entries()) {
      samples[n]! += (Math.sin(turn * hertz * t) * Math.exp(-decay * (1 + k * 0.4) * t)) / (k + 1.5);
    }
  }
  return samples;
};

const rich = [1, 0.6, 0.4, 0.25, 0.15];
const soft = [1, 0.25, 0.08];

const voice = (seconds: number, pitches: number[], noise: number, extra: Partial<Tone> = {}): Tone => ({
  seconds,
  pitches,
  harmonics: rich,
  noise,
  ...extra,
});

/** What animals say; several nouns share one. */
const voices: Record<string, Tone> = {
  bark: voice(0.2, [380, 520, 300], 0.35),
  meow: voice(0.6, [520, 820, 760, 480], 0.08),
  neigh: voice(1.1, [950, 1_050, 700, 420], 0.25, { tremolo: 17 }),
  moo: voice(1.3, [120, 150, 140, 105], 0.1),
  bleat: voice(0.7, [430, 450, 420], 0.15, { tremolo: 11 }),
  oink: voice(0.3, [180, 260, 150], 0.55),
  roar: voice(1.5, [95, 150, 120, 70], 0.6, { attack: 0.2 }),
  growl: voice(0.9, [85, 95, 80], 0.55, { tremolo: 24 }),
  trumpet: voice(1, [340, 620, 700, 520], 0.25),
  howl: voice(2, [300, 520, 540, 500, 330], 0.06, { harmonics: soft }),
  hoot: voice(0.45, [330, 350, 310], 0.1, { harmonics: soft }),
  screech: voice(0.7, [2_300, 2_700, 1_900], 0.3),
  caw: voice(0.35, [620, 560, 480], 0.5),
  quack: voice(0.22, [310, 280, 240], 0.35),
  cluck: voice(0.12, [620, 480], 0.3),
  crow: voice(1.2, [620, 900, 980, 700], 0.15),
  squeak: voice(0.12, [2_600, 3_100], 0.05, { harmonics: soft }),
  song: voice(2.4, [260, 420, 380, 190, 240], 0.04, { harmonics: soft, attack: 0.3 }),
  click: voice(0.5, [2_200, 4_200, 3_000], 0.1, { tremolo: 28, harmonics: soft }),
  croak: voice(0.3, [140, 120], 0.3, { tremolo: 40 }),
  chirp: voice(0.16, [3_400, 4_300, 3_600], 0.02, { harmonics: soft }),
  laugh: voice(0.9, [260, 330, 290], 0.2, { tremolo: 6 }),
  cheer: voice(1.6, [420, 520, 430], 0.8, { attack: 0.35 }),
};

export const voiceOfNoun: Record<string, string> = {
  dog: 'bark',
  puppy: 'bark',
  cat: 'meow',
  kitten: 'meow',
  horse: 'neigh',
  pony: 'neigh',
  zebra: 'neigh',
  donkey: 'neigh',
  unicorn: 'neigh',
  cow: 'moo',
  bull: 'moo',
  buffalo: 'moo',
  sheep: 'bleat',
  lamb: 'bleat',
  goat: 'bleat',
  pig: 'oink',
  boar: 'oink',
  lion: 'roar',
  tiger: 'roar',
  bear: 'growl',
  'polar bear': 'growl',
  dragon: 'roar',
  't-rex': 'roar',
  dinosaur: 'roar',
  monster: 'roar',
  elephant: 'trumpet',
  wolf: 'howl',
  owl: 'hoot',
  eagle: 'screech',
  hawk: 'screech',
  seagull: 'screech',
  crow: 'caw',
  raven: 'caw',
  parrot: 'caw',
  duck: 'quack',
  goose: 'quack',
  chicken: 'cluck',
  hen: 'cluck',
  rooster: 'crow',
  mouse: 'squeak',
  rat: 'squeak',
  squirrel: 'squeak',
  whale: 'song',
  dolphin: 'click',
  frog: 'croak',
  bird: 'chirp',
  sparrow: 'chirp',
  robin: 'chirp',
  hummingbird: 'chirp',
  penguin: 'quack',
  monkey: 'laugh',
  fox: 'bark',
  seal: 'bark',
};

const notes = [261.6, 293.7, 329.6, 392, 440, 523.3];

const makers: Record<string, (variant: number) => Float32Array> = {
  step: (n) => burst(0.12, 500 + n * 60, 42, n + 1),
  hoof: (n) => burst(0.09, 1_200 + n * 90, 60, n + 2),
  crunch: (n) => burst(0.18, 2_600 + n * 200, 24, n + 3),
  splash: (n) => burst(0.9, 1_700, 5, n + 4),
  drip: (n) => synthesize(voice(0.1, [700, 1_300], 0, { harmonics: soft }), n),
  thump: (n) => synthesize(voice(0.22, [120, 60], 0.4), n + 5),
  clank: (n) => ring(0.7, [1_320 + n * 70, 2_210, 3_470, 4_900], 7, n + 6),
  shatter: (n) => ring(1.1, [2_900, 4_300, 5_700, 7_100], 9, n + 7),
  knock: (n) => burst(0.1, 1_500, 45, n + 8),
  sizzle: (n) => burst(0.8, 6_000, 3, n + 9),
  chuff: (n) => burst(0.28, 900, 9, n + 10),
  explosion: (n) => burst(2.2, 260, 1.6, n + 11),
  thunder: (n) => burst(3.2, 130, 0.9, n + 12),
  guitar: (n) => ring(1.1, [notes[n % 6]!, notes[n % 6]! * 2, notes[n % 6]! * 3], 3.2, n + 13),
  piano: (n) => ring(1.4, [notes[n % 6]! * 2, notes[n % 6]! * 4, notes[n % 6]! * 6], 2.6, n + 14),
  violin: (n) =>
    synthesize(voice(0.7, [notes[n % 6]! * 2, notes[n % 6]! * 2], 0.06, { attack: 0.25 }), n + 15),
  wind_note: (n) =>
    synthesize(
      voice(0.6, [notes[n % 6]! * 2, notes[n % 6]! * 2], 0.12, { harmonics: soft, attack: 0.2 }),
      n + 16,
    ),
  drum: (n) =>
    n % 3 === 2
      ? burst(0.2, 5_000, 22, n + 17)
      : synthesize(voice(0.25, [n % 3 === 0 ? 150 : 210, 55], 0.25), n + 17),
  sung: (n) => synthesize(voice(0.8, [notes[n % 6]!, notes[n % 6]! * 1.01], 0.05, { attack: 0.2 }), n + 18),
};
for (const [name, tone] of Object.entries(voices)) makers[name] = (variant) => synthesize(tone, variant + 31);

const made = new Map<string, Float32Array>();

/** The same samples every time; a few variants keep repeats from sounding like a machine. */
export const shortSound = (name: string, variant: number): Float32Array => {
  const key = `${name}-${variant % 6}`;
  let samples = made.get(key);
  if (!samples) {
    samples = makers[name]?.(variant % 6) ?? new Float32Array(0);
    made.set(key, samples);
  }
  return samples;
};

/** The steady sounds of places and weather. */

import { between, type Random } from '../math/random.ts';
import { bandNoise, highNoise, lowNoise, sampleRate, type Voice } from './noise-sources.ts';

const turn = Math.PI * 2;

export const waves = (random: Random, strength: number): Voice => {
  const body = lowNoise(random, 420);
  const hiss = highNoise(random, 1_800);
  const phase = random() * 6;
  return (seconds) => {
    const swell = 0.5 + 0.5 * Math.sin(seconds * 0.82 + phase) * Math.sin(seconds * 0.31 + phase * 2);
    return (body(seconds) * (0.35 + swell) + hiss(seconds) * 0.16 * swell ** 3) * strength;
  };
};

export const wind = (random: Random, strength: number): Voice => {
  const phase = random() * 6;
  const gust = (seconds: number) =>
    0.5 + 0.3 * Math.sin(seconds * 0.43 + phase) + 0.2 * Math.sin(seconds * 1.13 + phase * 3);
  const tone = bandNoise(random, (seconds) => 260 + 340 * gust(seconds), 0.32);
  const low = lowNoise(random, 160);
  return (seconds) => (tone(seconds) * gust(seconds) * 1.5 + low(seconds) * 0.5) * strength;
};

export const rain = (random: Random, strength: number): Voice => {
  const hiss = highNoise(random, 1_100);
  const body = lowNoise(random, 900);
  let drop = 0;
  return (seconds) => {
    if (random() < 0.002) drop = random() * 0.9;
    drop *= 0.985;
    return (hiss(seconds) * 0.42 + body(seconds) * 0.25 + (random() * 2 - 1) * drop * 0.5) * strength;
  };
};

export const stream = (random: Random, strength: number): Voice => {
  const tones = [520, 840, 1_350].map((hertz, n) =>
    bandNoise(random, (seconds) => hertz * (1 + 0.16 * Math.sin(seconds * (2.1 + n * 1.3) + n)), 0.22),
  );
  return (seconds) => tones.reduce((sum, tone) => sum + tone(seconds), 0) * 0.75 * strength;
};

export const city = (random: Random, strength: number): Voice => {
  const hum = lowNoise(random, 130);
  const traffic = bandNoise(random, (seconds) => 330 + 90 * Math.sin(seconds * 0.23), 0.4);
  return (seconds) =>
    (hum(seconds) * 0.9 + traffic(seconds) * (0.35 + 0.3 * Math.sin(seconds * 0.37) ** 2)) * strength;
};

/** Many people talking at once: vowels of many pitches, none of them words. */
export const crowd = (random: Random, strength: number): Voice => {
  const formants = [420, 640, 900, 1_250, 1_700].map((hertz, n) =>
    bandNoise(random, (seconds) => hertz * (1 + 0.12 * Math.sin(seconds * (1.7 + n * 0.9) + n * 2)), 0.3),
  );
  return (seconds) => {
    let sum = 0;
    for (const [n, formant] of formants.entries())
      sum += formant(seconds) * (0.6 + 0.4 * Math.sin(seconds * (2.3 + n * 1.1) + n));
    return sum * 0.42 * strength;
  };
};

/** Short calls now and then: each a sweep of a pure tone. */
const calls = (
  random: Random,
  options: {
    every: number;
    from: number;
    to: number;
    notes: [number, number];
    noteSeconds: number;
    level: number;
  },
): Voice => {
  let [next, ends, note, pitch, sweep] = [between(random, 0.2, options.every), 0, 0, 0, 0];
  let [started, phase] = [0, 0];
  return (seconds) => {
    if (seconds >= next) {
      note = note > 0 ? note - 1 : Math.round(between(random, ...options.notes));
      started = seconds;
      ends = seconds + options.noteSeconds * between(random, 0.6, 1.3);
      pitch = between(random, options.from, options.to);
      sweep = between(random, -0.3, 0.3);
      next = note > 0 ? ends + options.noteSeconds * 0.5 : ends + options.every * between(random, 0.4, 1.8);
    }
    if (seconds >= ends) return 0;
    const part = (seconds - started) / (ends - started);
    phase += (turn * pitch * (1 + sweep * part + 0.03 * Math.sin(seconds * 180))) / sampleRate;
    return Math.sin(phase) * Math.sin(part * Math.PI) ** 2 * options.level;
  };
};

export const birds = (random: Random): Voice => {
  const flock = [
    calls(random, { every: 2.4, from: 2_600, to: 4_200, notes: [1, 5], noteSeconds: 0.11, level: 0.16 }),
    calls(random, { every: 3.9, from: 1_800, to: 2_900, notes: [1, 3], noteSeconds: 0.2, level: 0.1 }),
  ];
  return (seconds) => flock.reduce((sum, bird) => sum + bird(seconds), 0);
};
export const gulls = (random: Random): Voice =>
  calls(random, { every: 4.6, from: 900, to: 1_300, notes: [1, 3], noteSeconds: 0.34, level: 0.1 });
export const bubbles = (random: Random): Voice =>
  calls(random, { every: 0.8, from: 320, to: 900, notes: [2, 6], noteSeconds: 0.06, level: 0.2 });
export const jungle = (random: Random): Voice => {
  const wildlife = [
    birds(random),
    calls(random, { every: 3.1, from: 600, to: 1_100, notes: [2, 4], noteSeconds: 0.16, level: 0.09 }),
    crickets(random),
  ];
  return (seconds) => wildlife.reduce((sum, voice) => sum + voice(seconds), 0);
};

export const crickets = (random: Random): Voice => {
  const [pitch, phase] = [between(random, 3_900, 4_500), random()];
  return (seconds) => {
    const chirp = (seconds * 1.5 + phase) % 1;
    const pulse = chirp < 0.3 ? Math.max(0, Math.sin(seconds * turn * 26)) : 0;
    return Math.sin(seconds * turn * pitch) * pulse * 0.05;
  };
};

export const fire = (random: Random, strength: number): Voice => {
  const roar = lowNoise(random, 240);
  let crack = 0;
  return (seconds) => {
    if (random() < 0.0004) crack = between(random, 0.3, 1);
    crack *= 0.9965;
    return (roar(seconds) * 0.7 + (random() * 2 - 1) * crack * crack) * strength;
  };
};

/** The low hum of empty space and machines. */
export const drone = (random: Random, strength: number): Voice => {
  const tones = [55, 82.5, 110.2, 165.1, 220.6].map((hertz, n) => ({
    hertz: hertz * between(random, 0.997, 1.003),
    level: 0.5 / (n + 1),
    pace: between(random, 0.05, 0.17),
    phase: random() * 6,
  }));
  const air = lowNoise(random, 300);
  return (seconds) => {
    let sum = air(seconds) * 0.18;
    for (const { hertz, level, pace, phase } of tones) {
      sum +=
        Math.sin(seconds * turn * hertz + phase) *
        level *
        (0.6 + 0.4 * Math.sin(seconds * turn * pace + phase));
    }
    return sum * strength;
  };
};

/** A quiet room, or the deep sea. */
export const muffled = (random: Random, strength: number): Voice => {
  const low = lowNoise(random, 110);
  return (seconds) => low(seconds) * (0.8 + 0.2 * Math.sin(seconds * 0.7)) * strength;
};

/** The stage's sound as the camera hears it: panned by where things are on the screen, damped by how far away. */

import { setImmediate } from 'node:timers/promises';
import { createRandom, seedFor } from '../math/random.ts';
import { dot, length, subtract, type Vec3 } from '../math/vector.ts';
import type { Camera } from '../render/frame-state.ts';
import type { Stage } from '../stage/stage.ts';
import { ambienceOf } from './ambience.ts';
import { mixLines } from './mix-lines.ts';
import { bandNoise, lowNoise, sampleRate, type Voice } from './noise-sources.ts';
import { shortSound } from './short-sounds.ts';
import { positionAt, type SoundSource, soundEvents, soundSources } from './stage-sounds.ts';

export type Soundtrack = { left: Float32Array; right: Float32Array; sampleRate: number };

const targetLevel = 0.06;
const peak = 0.7;
const turn = Math.PI * 2;

type Heard = { left: number; right: number };

/** Equal-power panning; loudness falls with distance against that of the camera's own subject. */
const hear = (camera: Camera, position: Vec3, range: number): Heard => {
  const to = subtract(position, camera.position);
  const away = length(to) || 0.01;
  const side = dot(to, camera.right) / away;
  const loudness = Math.min(1.4, range / (away + range * 0.2));
  const angle = ((side * 0.8 + 1) * Math.PI) / 4;
  return { left: Math.cos(angle) * loudness, right: Math.sin(angle) * loudness };
};

const cameraAt = (stage: Stage, time: number): { camera: Camera; range: number } => {
  const shot = stage.shots.find(({ until }) => time < until) ?? stage.shots.at(-1)!;
  return { camera: shot.at(time), range: Math.max(2, shot.framing.distance) };
};

const voiceOfSource = ({ kind, pitch }: SoundSource, seed: number): Voice => {
  const random = createRandom(seed);
  const low = lowNoise(random, 220);
  switch (kind) {
    case 'rocket': {
      const roar = lowNoise(random, 500);
      return (t) => roar(t) * 1.2 + low(t) * 0.8;
    }
    case 'rotor':
      return (t) =>
        (low(t) * 1.6 + Math.sin(t * turn * 90 * pitch) * 0.15) *
        (0.35 + 0.65 * Math.abs(Math.sin(t * Math.PI * 11 * pitch)));
    case 'buzz': {
      const hum = bandNoise(random, (t) => 230 + 14 * Math.sin(t * 3), 0.1);
      return (t) => Math.sign(Math.sin(t * turn * (225 + 9 * Math.sin(t * 2.3)))) * 0.25 + hum(t) * 0.4;
    }
    default:
      return (t) => {
        const hertz = (kind === 'sea_engine' ? 42 : 68) * pitch;
        return (
          Math.sin(t * turn * hertz) * 0.3 +
          Math.sin(t * turn * hertz * 2.01) * 0.22 +
          Math.sin(t * turn * hertz * 3.02) * 0.12 +
          low(t) * 0.5
        );
      };
  }
};

/** How often, in samples, the place of a moving source is looked up. */
const panStep = 640;

const mixStage = async (stage: Stage, signal: AbortSignal): Promise<Soundtrack> => {
  const count = Math.max(1, Math.round(stage.seconds * sampleRate));
  const [left, right] = [new Float32Array(count), new Float32Array(count)];
  // A long film's sound takes seconds: an abort is heard after each second of it.
  const pause = async (n: number) => {
    if (n % sampleRate !== 0) return;
    await setImmediate();
    signal.throwIfAborted();
  };
  for (const [side, samples] of [
    ['left', left],
    ['right', right],
  ] as const) {
    const voices = ambienceOf(stage.scene, stage.seed, side, stage.set.isIndoors);
    for (let n = 0; n < count; n += 1) {
      if (n % sampleRate === 0) await pause(n);
      const seconds = n / sampleRate;
      let sum = 0;
      for (const voice of voices) sum += voice(seconds);
      samples[n] = sum * 0.5;
    }
  }
  for (const [number, source] of soundSources(stage).entries()) {
    const voice = voiceOfSource(source, seedFor(stage.seed, `source ${number}`));
    let heard: Heard = { left: 0, right: 0 };
    for (let n = 0; n < count; n += 1) {
      if (n % panStep === 0) {
        const time = n / sampleRate;
        const { camera, range } = cameraAt(stage, time);
        heard = hear(camera, source.at(time), range);
      }
      if (n % sampleRate === 0) await pause(n);
      const value = voice(n / sampleRate) * source.level;
      left[n]! += value * heard.left;
      right[n]! += value * heard.right;
    }
  }
  for (const { time, name, variant, position, level } of soundEvents(stage)) {
    const samples = shortSound(name, variant);
    const { camera, range } = cameraAt(stage, time);
    const heard = hear(camera, position, range);
    const start = Math.round(time * sampleRate);
    const end = Math.min(samples.length, count - start);
    for (let n = Math.max(0, -start); n < end; n += 1) {
      left[start + n]! += samples[n]! * level * heard.left;
      right[start + n]! += samples[n]! * level * heard.right;
    }
  }
  mixLines([left, right], sampleRate, stage.lines, ({ thing, start, end }) => {
    const time = (start + end) / 2;
    const speaker = stage.actors.find(({ thingIndex }) => thingIndex === thing);
    const { camera, range } = cameraAt(stage, time);
    const heard = speaker
      ? hear(camera, positionAt(stage, speaker, time), range)
      : { left: Math.SQRT1_2, right: Math.SQRT1_2 };
    // Only from where: a voice is understood from far away too.
    const strength = Math.hypot(heard.left, heard.right) || 1;
    return { left: heard.left / strength, right: heard.right / strength };
  });
  return { left, right, sampleRate };
};

export const mixSoundtrack = (stage: Stage, signal: AbortSignal): Promise<Soundtrack> =>
  mixSoundtracks([stage], signal);

/** One loudness for all films, no sample beyond the peak, faded at both ends. */
const level = (left: Float32Array, right: Float32Array) => {
  let [energy, highest] = [0, 1e-9];
  for (const samples of [left, right]) {
    for (const value of samples) {
      energy += value * value;
      highest = Math.max(highest, Math.abs(value));
    }
  }
  const loudness = Math.sqrt(energy / (2 * left.length)) || 1;
  const gain = Math.min(targetLevel / loudness, (peak * 1.6) / highest);
  const fade = Math.min(left.length / 4, sampleRate * 0.4);
  for (const samples of [left, right]) {
    for (let n = 0; n < samples.length; n += 1) {
      const edge = Math.min(1, n / fade, (samples.length - 1 - n) / fade);
      // Peaks above the limit are bent, not cut.
      samples[n] = peak * Math.tanh((samples[n]! * gain) / peak) * edge;
    }
  }
};

/** Seconds over which the sound of one beat gives way to that of the next. */
const crossing = 0.12;

/** Beat after beat: the places change with the picture, without a click. */
export const mixSoundtracks = async (stages: readonly Stage[], signal: AbortSignal): Promise<Soundtrack> => {
  const seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0);
  const count = Math.max(1, Math.round(seconds * sampleRate));
  const [left, right] = [new Float32Array(count), new Float32Array(count)];
  const edge = Math.round(crossing * sampleRate);
  let from = 0;
  for (const [n, stage] of stages.entries()) {
    const part = await mixStage(stage, signal);
    const start = Math.round(from * sampleRate);
    const length = Math.min(part.left.length, count - start);
    for (let at = 0; at < length; at += 1) {
      const fadeIn = n === 0 ? 1 : Math.min(1, at / edge);
      const fadeOut = n === stages.length - 1 ? 1 : Math.min(1, (length - at) / edge);
      left[start + at] = part.left[at]! * fadeIn * fadeOut;
      right[start + at] = part.right[at]! * fadeIn * fadeOut;
    }
    from += stage.seconds;
  }
  level(left, right);
  return { left, right, sampleRate };
};

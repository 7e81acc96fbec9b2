/** The quiet sound of a scene: stereo, level, faded at both ends, as long as the film. */

import { setImmediate } from 'node:timers/promises';
import { strikeTimes } from '../picture/lightning.ts';
import { branch } from '../picture/random.ts';
import type { Place, SceneSpec } from '../understand/scene-spec.ts';
import * as voices from './voices.ts';

export type Ambience = { left: Float32Array; right: Float32Array };

const targetLevel = 0.045;
const peak = 0.6;

const placeVoices = (spec: SceneSpec, seed: number, side: string): voices.Voice[] => {
  const random = (name: string) => branch(seed, `sound ${name} ${side}`);
  const has = (name: SceneSpec['weather'][number]) => spec.weather.includes(name);
  const isNight = spec.timeOfDay === 'night' || spec.timeOfDay === 'dusk';
  const gusty = has('wind') || has('storm') || has('dust') ? 1 : 0;
  const wind = (strength: number) => voices.wind(random('wind'), strength + gusty * 0.6);
  const life = () =>
    isNight ? voices.crickets(branch(seed, 'crickets')) : voices.birds(branch(seed, 'birds'));
  const mild = !gusty && !has('rain') && !has('snow') && spec.season !== 'winter';
  const byPlace: Record<Place, () => voices.Voice[]> = {
    sea: () => [voices.waves(random('waves'), 1), wind(0.15)],
    coast: () => [
      voices.waves(random('waves'), 1),
      ...(isNight ? [] : [voices.gulls(branch(seed, 'gulls'))]),
    ],
    lake: () => [voices.waves(random('waves'), 0.3), wind(0.12), ...(mild ? [life()] : [])],
    river: () => [voices.stream(random('stream'), 0.8), ...(mild ? [life()] : [])],
    mountains: () => [wind(0.7)],
    desert: () => [wind(0.6)],
    forest: () => [wind(0.3), ...(mild ? [life()] : [])],
    meadow: () => [wind(0.25), ...(mild ? [life()] : [])],
    snowfield: () => [wind(0.55)],
    skyline: () => [voices.city(random('city'), 0.8), voices.waves(random('waves'), 0.15)],
    street: () => [voices.city(random('city'), 1)],
    village: () => [wind(0.2), ...(mild ? [life()] : [])],
    space: () => [voices.drone(random('drone'), 0.8)],
    underwater: () => [voices.muffled(random('deep'), 1), voices.bubbles(branch(seed, 'bubbles'))],
    sky: () => [wind(0.8)],
    room: () => [voices.muffled(random('room'), 0.4)],
    studio: () => [voices.drone(random('drone'), 0.35)],
  };
  const chosen = byPlace[spec.place]();
  const indoors =
    spec.place === 'room' || spec.place === 'studio' || spec.place === 'space' || spec.place === 'underwater';
  if ((has('rain') || has('storm')) && spec.place !== 'space' && spec.place !== 'underwater')
    chosen.push(voices.rain(random('rain'), indoors ? 0.3 : 1));
  if ((has('storm') || has('lightning')) && !indoors)
    chosen.push(
      voices.thunder(
        random('thunder'),
        strikeTimes(seed).map((at) => at - 2),
      ),
    );
  if (spec.extras.includes('fire') || spec.subjects.some((subject) => subject.action === 'burn'))
    chosen.push(voices.fire(random('fire'), 0.8));
  if (spec.extras.includes('waterfall')) chosen.push(voices.rain(random('fall'), 0.8));
  return chosen;
};

const synthesise = async (
  spec: SceneSpec,
  seed: number,
  side: string,
  count: number,
  signal: AbortSignal,
): Promise<Float32Array> => {
  const all = placeVoices(spec, seed, side);
  const samples = new Float32Array(count);
  for (let n = 0; n < count; n += 1) {
    // A long film's sound takes seconds: an abort is heard after each second of it.
    if (n % voices.sampleRate === 0) {
      await setImmediate();
      signal.throwIfAborted();
    }
    const seconds = n / voices.sampleRate;
    let sum = 0;
    for (const voice of all) sum += voice(seconds);
    samples[n] = sum;
  }
  return samples;
};

/** One level for all films, with no sample beyond the peak. */
const normalise = (channels: Float32Array[]) => {
  let [energy, highest] = [0, 1e-9];
  for (const samples of channels) {
    for (const value of samples) {
      energy += value * value;
      highest = Math.max(highest, Math.abs(value));
    }
  }
  const level = Math.sqrt(energy / (channels.length * channels[0]!.length)) || 1;
  const gain = Math.min(targetLevel / level, peak / highest);
  for (const samples of channels) for (let n = 0; n < samples.length; n += 1) samples[n]! *= gain;
};

export const createAmbience = async (
  spec: SceneSpec,
  seed: number,
  seconds: number,
  signal: AbortSignal,
): Promise<Ambience> => {
  const count = Math.round(seconds * voices.sampleRate);
  const left = await synthesise(spec, seed, 'left', count, signal);
  const right = await synthesise(spec, seed, 'right', count, signal);
  normalise([left, right]);
  const fade = Math.min(count / 4, voices.sampleRate * 0.5);
  for (let n = 0; n < fade; n += 1) {
    for (const samples of [left, right]) {
      samples[n]! *= n / fade;
      samples[count - 1 - n]! *= n / fade;
    }
  }
  return { left, right };
};

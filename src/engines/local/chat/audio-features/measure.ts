/** Measures a recording without understanding its words. */
import { sampleRate } from '../../whisper/audio/mel.ts';
import { openPcm } from '../../whisper/audio/pcm-file.ts';
import {
  describeLevels,
  findSounds,
  frameLevels,
  frameSamples,
  type LevelFeatures,
  levelFrameSeconds,
} from './levels.ts';
import { describePitch, findPitch, type PitchFeatures, pitchWindowSamples } from './pitch.ts';

export type AudioFeatures = LevelFeatures & {
  durationSeconds: number;
  pitch: PitchFeatures | null;
  /** Share of the sampled positions without silence that have a pitch. */
  pitchedShare: number;
};

const secondsAtOnce = 30;
/** The pitch is sampled every 30 ms, and at most this often in a long recording. */
const pitchStepFrames = 3;
const maxPitchSamples = 20_000;
const minPitchSamples = 5;

export const measureAudio = async (pcmPath: string, signal: AbortSignal): Promise<AudioFeatures> => {
  const pcm = await openPcm(pcmPath);
  try {
    const levels = new Float32Array(Math.floor(pcm.samples / frameSamples));
    const stepSamples = secondsAtOnce * sampleRate;
    let peak = 0;
    for (let start = 0; start < pcm.samples; start += stepSamples) {
      signal.throwIfAborted();
      const samples = await pcm.read(start, Math.min(stepSamples, pcm.samples - start));
      levels.set(frameLevels(samples), start / frameSamples);
      for (const sample of samples) if (Math.abs(sample) > peak) peak = Math.abs(sample);
    }

    const sounds = findSounds(levels);
    const step = Math.max(pitchStepFrames, Math.ceil(sounds.length / maxPitchSamples));
    const hz: number[] = [];
    let sampled = 0;
    for (let frame = 0; frame < sounds.length; frame += step) {
      if (sounds[frame] === 0) continue;
      signal.throwIfAborted();
      sampled += 1;
      const found = findPitch(await pcm.read(frame * frameSamples, pitchWindowSamples));
      if (found !== null) hz.push(found);
    }
    return {
      ...describeLevels(levels, peak),
      durationSeconds: pcm.samples / sampleRate,
      pitch: describePitch(hz, minPitchSamples),
      pitchedShare: sampled === 0 ? 0 : hz.length / sampled,
    };
  } finally {
    await pcm.close();
  }
};

/** Seconds between the first and the last sound. */
export const soundingSeconds = ({ sounding }: AudioFeatures): number =>
  sounding === null ? 0 : Math.max(levelFrameSeconds, sounding.endSeconds - sounding.startSeconds);

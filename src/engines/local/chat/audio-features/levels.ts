/** How loud a recording is over time, and where it is silent. */
import { clamp } from '../../../../lib/clamp.ts';
import { sampleRate } from '../../whisper/audio/mel.ts';

export const levelFrameSeconds = 0.01;
export const frameSamples = sampleRate * levelFrameSeconds;
const silenceDbfs = -60;
/** Background noise under speech is at least this far below it. */
const speechOverRoomDb = 35;
const aboveFloorDb = 6;
const minPauseSeconds = 0.3;
const floorDbfs = -120;

type Span = { startSeconds: number; endSeconds: number };

export type LevelFeatures = {
  /** Of the frames that are not silent. */
  loudnessDbfs: number;
  peakDbfs: number;
  silenceShare: number;
  /** From the first sound to the last; null when there is none. */
  sounding: Span | null;
  /** Silences between sounds. */
  pauses: Span[];
};

const toDbfs = (amplitude: number): number => clamp(20 * Math.log10(amplitude || 1e-9), floorDbfs, 0);

/** The root mean square of each hundredth of a second. */
export const frameLevels = (samples: Float32Array): Float32Array => {
  const levels = new Float32Array(Math.floor(samples.length / frameSamples));
  for (let frame = 0; frame < levels.length; frame++) {
    let sum = 0;
    for (let at = frame * frameSamples; at < (frame + 1) * frameSamples; at++) sum += samples[at]! ** 2;
    // Damaged floats count as silence.
    levels[frame] = Number.isFinite(sum) ? Math.sqrt(sum / frameSamples) : 0;
  }
  return levels;
};

const percentile = (sorted: Float32Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Frames below this level count as silence in this recording. */
const silenceThreshold = (levels: Float32Array): number => {
  const sorted = levels.toSorted();
  const loud = toDbfs(percentile(sorted, 0.95));
  const floor = toDbfs(percentile(sorted, 0.05)) + aboveFloorDb;
  const overRoom = floor < loud - 2 * aboveFloorDb ? floor : floorDbfs;
  return 10 ** (Math.max(silenceDbfs, loud - speechOverRoomDb, overRoom) / 20);
};

export const findSounds = (levels: Float32Array): Uint8Array => {
  const threshold = silenceThreshold(levels);
  return Uint8Array.from(levels, (level) => (level > threshold ? 1 : 0));
};

export const describeLevels = (levels: Float32Array, peak: number): LevelFeatures => {
  const sounds = findSounds(levels);
  const [first, last] = [sounds.indexOf(1), sounds.lastIndexOf(1)];
  if (first < 0)
    return { loudnessDbfs: floorDbfs, peakDbfs: toDbfs(peak), silenceShare: 1, sounding: null, pauses: [] };
  let sum = 0;
  let count = 0;
  const pauses: Span[] = [];
  for (let frame = first, quietSince = -1; frame <= last; frame++) {
    if (sounds[frame] === 0) {
      if (quietSince < 0) quietSince = frame;
      continue;
    }
    sum += levels[frame]! ** 2;
    count += 1;
    const span = { startSeconds: quietSince * levelFrameSeconds, endSeconds: frame * levelFrameSeconds };
    if (quietSince >= 0 && span.endSeconds - span.startSeconds >= minPauseSeconds) pauses.push(span);
    quietSince = -1;
  }
  return {
    loudnessDbfs: toDbfs(Math.sqrt(sum / count)),
    peakDbfs: toDbfs(peak),
    silenceShare: 1 - count / sounds.length,
    sounding: { startSeconds: first * levelFrameSeconds, endSeconds: (last + 1) * levelFrameSeconds },
    pauses,
  };
};

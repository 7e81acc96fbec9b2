/** Log-mel windows of a recording of any length, scaled by the loudest moment of the whole recording. */

import { frameMargin, hopSamples, type Mel } from './mel.ts';
import type { PcmFile } from './pcm-file.ts';

const scanFrames = 3000;

export const createMelReader = async (pcm: PcmFile, mel: Mel, signal: AbortSignal) => {
  const frames = Math.floor(pcm.samples / hopSamples);

  const energies = async (startFrame: number, count: number, width: number) => {
    const start = startFrame * hopSamples - frameMargin;
    const samples = await pcm.read(start, Math.max(0, (count - 1) * hopSamples + 2 * frameMargin));
    // Before the first sample the sound is mirrored, so that the first frames do not begin with a click.
    for (let i = 1; start + frameMargin - i < 0 && i <= frameMargin; i++) {
      samples[frameMargin - i] = samples[frameMargin + i] ?? 0;
    }
    return mel.logEnergies(samples, width, count);
  };

  let loudest = Number.NEGATIVE_INFINITY;
  for (let start = 0; start < Math.max(1, frames); start += scanFrames) {
    signal.throwIfAborted();
    const count = Math.min(scanFrames, frames - start);
    loudest = Math.max(loudest, (await energies(start, count, count)).loudest);
  }

  return {
    frames,

    /** `count` frames of sound from `startFrame` on, then silence up to `width` frames. */
    async window(startFrame: number, count: number, width: number): Promise<Float32Array> {
      const { values } = await energies(startFrame, count, width);
      if (values.length !== mel.bandCount * width) throw new Error('A window has the wrong size.');
      return mel.normalize(values, loudest);
    },
  };
};

export type MelReader = Awaited<ReturnType<typeof createMelReader>>;

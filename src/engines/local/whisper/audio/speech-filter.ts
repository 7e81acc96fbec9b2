/** Prevents Whisper from writing words where nobody speaks: it was trained to always find some. */

import type { TranscriptSegment } from '../../../../domain/transcript/transcript.ts';
import { framesPerSecond, hopSamples, sampleRate } from './mel.ts';
import type { PcmFile } from './pcm-file.ts';
import type { SpeechDetector } from './speech-detector.ts';

/** A window starts this long before its first speech when silence precedes it. */
const leadFrames = 0.3 * framesPerSecond;
const skippedFrames = framesPerSecond;
/** Whisper's times may be off by about this much. */
const slackSeconds = 0.2;
const minSpeechShare = 0.1;
/** Text with at least this probability is used, whatever the detector says. */
const trusted = { noSpeechProb: 0.15, avgLogprob: -0.4 };

export const createSpeechFilter = (detector: SpeechDetector | null, pcm: PcmFile, signal: AbortSignal) => ({
  /** The frame to start from when transcribing `count` frames from `seek` on; null when they contain no speech. */
  async start(seek: number, count: number): Promise<number | null> {
    if (detector === null) return seek;
    const first = await detector.firstSpeech(pcm, seek * hopSamples, (seek + count) * hopSamples, signal);
    if (first === null) return null;
    const frame = Math.floor(first / hopSamples - leadFrames);
    return frame > seek + skippedFrames ? frame : seek;
  },

  async isSpoken(segment: TranscriptSegment): Promise<boolean> {
    if (detector === null) return true;
    const sure =
      segment.temperature === 0 &&
      segment.noSpeechProb < trusted.noSpeechProb &&
      segment.avgLogprob > trusted.avgLogprob;
    if (sure) return true;
    const start = Math.max(0, Math.floor((segment.startSeconds - slackSeconds) * sampleRate));
    const end = Math.min(pcm.samples, Math.ceil((segment.endSeconds + slackSeconds) * sampleRate));
    return detector.isSpeech(pcm, start, end, minSpeechShare, signal);
  },
});

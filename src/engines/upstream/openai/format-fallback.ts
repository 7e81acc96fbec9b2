/**
 * Speech from a server that lacks some formats or speeds: it is asked for one it supports, and the rest is converted
 * here.
 */
import type { SpeechFormat } from '../../../domain/models.ts';
import type { UpstreamRoute } from '../../../domain/route.ts';
import type { SpeechEngine } from '../../engine.ts';
import { asWav } from '../../media/wav.ts';
import { type SampleTools, toSamples } from '../to-samples.ts';

/** Least lossy first. */
const byQuality: SpeechFormat[] = ['wav', 'flac', 'opus', 'aac', 'mp3'];

export const withFormatFallback = (
  speech: SpeechEngine,
  { formats, speed }: Pick<UpstreamRoute, 'formats' | 'speed'>,
  tools: SampleTools,
): SpeechEngine => {
  if (formats === null && speed === 'send') return speech;
  const has = (format: SpeechFormat) => formats === null || formats.includes(format);
  const isStretched = (asked: number) => speed === 'stretch' && asked !== 1;
  return {
    speak(job, call) {
      const tempo = isStretched(job.speed) ? job.speed : 1;
      const asked = { ...job, speed: speed === 'stretch' ? 1 : job.speed };
      if (has('pcm') && tempo === 1) return speech.speak(asked, call);
      const format = byQuality.find(has);
      const made = format ? speech.speakAs!(asked, format, call)! : speech.speak(asked, call);
      return toSamples(format ? made : asWav(made), tools, { ...call, tempo });
    },
    speakAs: (job, format, call) =>
      has(format) && !isStretched(job.speed) ? speech.speakAs!(job, format, call) : null,
  };
};

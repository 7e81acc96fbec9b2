/** Capabilities and option names of each provider; others get the common defaults. */
import type { TranscriptionJob } from '../../engine.ts';

type Options = Record<string, string | number | boolean | string[]>;

export type Profile = {
  /** The key of its provider options. */
  name: string;
  video: {
    /** Supported lengths in seconds; null: any. The next longer one is requested. */
    seconds: number[] | null;
    aspectRatios: string[] | null;
    /**
     * How the size is passed: landscape whatever the orientation, as requested, as a resolution name in an option, or
     * as the aspect ratio only.
     */
    size: 'landscape' | 'as-requested' | 'resolution-option' | 'ratio-only';
    lastFrame: boolean;
    references: number;
  };
  /** The options that make it return samples, whether those are raw, and the supported speeds. */
  speech: { format: string; isRawPcm: boolean; speeds: readonly [slowest: number, fastest: number] };
  transcription: (job: TranscriptionJob) => Options;
};

const whisperLike = (job: TranscriptionJob): Options => ({
  ...(job.language !== null && { language: job.language }),
  ...(job.prompt !== null && { prompt: job.prompt }),
  temperature: job.temperature,
  ...(job.wordTimestamps && { timestampGranularities: ['word', 'segment'] }),
});

const languageAs =
  (name: string) =>
  (job: TranscriptionJob): Options =>
    job.language === null ? {} : { [name]: job.language };

/** The range our API accepts. */
const allSpeeds = [0.25, 4] as const;
const normalSpeedOnly = [1, 1] as const;

const common: Omit<Profile, 'name'> = {
  video: { seconds: null, aspectRatios: null, size: 'as-requested', lastFrame: true, references: 3 },
  speech: { format: 'wav', isRawPcm: false, speeds: allSpeeds },
  transcription: () => ({}),
};

const profiles: Record<string, Partial<Profile>> = {
  '@ai-sdk/openai': { transcription: whisperLike },
  '@ai-sdk/groq': {
    // Words or segments, not both: its package drops one when the other is present.
    transcription: (job) => ({
      ...whisperLike(job),
      responseFormat: 'verbose_json',
      ...(job.wordTimestamps && { timestampGranularities: ['word'] }),
    }),
  },
  '@ai-sdk/google': {
    speech: { format: 'wav', isRawPcm: false, speeds: normalSpeedOnly },
    video: {
      seconds: [4, 6, 8],
      aspectRatios: ['16:9', '9:16'],
      size: 'landscape',
      lastFrame: true,
      references: 3,
    },
  },
  '@ai-sdk/fal': {
    video: { seconds: null, aspectRatios: null, size: 'resolution-option', lastFrame: false, references: 0 },
    speech: { format: 'url', isRawPcm: false, speeds: [0.5, 2] },
    transcription: languageAs('language'),
  },
  '@ai-sdk/replicate': {
    video: { seconds: null, aspectRatios: null, size: 'ratio-only', lastFrame: false, references: 0 },
  },
  '@ai-sdk/elevenlabs': {
    speech: { format: 'pcm_24000', isRawPcm: true, speeds: [0.7, 1.2] },
    transcription: languageAs('languageCode'),
  },
  '@ai-sdk/deepgram': {
    speech: { format: 'linear16_24000', isRawPcm: false, speeds: normalSpeedOnly },
    transcription: (job): Options => ({
      smartFormat: true,
      ...(job.language === null ? { detectLanguage: true } : { language: job.language }),
    }),
  },
};

export const profileOf = (packageName: string): Profile => ({
  ...common,
  name: packageName.replace(/^.*\//, ''),
  ...profiles[packageName],
});

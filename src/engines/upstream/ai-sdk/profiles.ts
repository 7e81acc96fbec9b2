/** What each provider can do and how it calls it; those not named here get the common ground. */
import type { TranscriptionJob } from '../../engine.ts';

type Options = Record<string, string | number | boolean | string[]>;

export type Profile = {
  /** The name its provider options go under. */
  name: string;
  video: {
    /** Lengths it makes; null: any. The next longer one is asked for. */
    seconds: number[] | null;
    aspectRatios: string[] | null;
    /** How a size is told: landscape first whatever the shape, as it is, or by the name of its lines as an option. */
    size: 'landscape' | 'given' | 'lines-option' | 'ratio-only';
    lastFrame: boolean;
    references: number;
  };
  /** What to ask for so that samples come back, and whether those have no header. */
  speech: { format: string; isBare: boolean };
  hearing: (job: TranscriptionJob) => Options;
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

const common: Profile = {
  name: '',
  video: { seconds: null, aspectRatios: null, size: 'given', lastFrame: true, references: 3 },
  speech: { format: 'wav', isBare: false },
  hearing: () => ({}),
};

const profiles: Record<string, Partial<Profile>> = {
  '@ai-sdk/openai': { hearing: whisperLike },
  '@ai-sdk/groq': { hearing: whisperLike },
  '@ai-sdk/google': {
    video: {
      seconds: [4, 6, 8],
      aspectRatios: ['16:9', '9:16'],
      size: 'landscape',
      lastFrame: true,
      references: 3,
    },
  },
  '@ai-sdk/fal': {
    video: { seconds: null, aspectRatios: null, size: 'lines-option', lastFrame: false, references: 0 },
    speech: { format: 'url', isBare: false },
    hearing: languageAs('language'),
  },
  '@ai-sdk/replicate': {
    video: { seconds: null, aspectRatios: null, size: 'ratio-only', lastFrame: false, references: 0 },
  },
  '@ai-sdk/elevenlabs': {
    speech: { format: 'pcm_24000', isBare: true },
    hearing: languageAs('languageCode'),
  },
  '@ai-sdk/deepgram': {
    speech: { format: 'linear16_24000', isBare: false },
    hearing: (job): Options =>
      job.language === null ? { detectLanguage: true } : { language: job.language },
  },
};

export const profileOf = (packageName: string): Profile => ({
  ...common,
  name: packageName.replace(/^.*\//, ''),
  ...profiles[packageName],
});

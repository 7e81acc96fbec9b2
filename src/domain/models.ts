/** The catalogue: every model id of the interface, what it serves, what it accepts and what it costs. All validation derives from it. */
import type { ModelAliases } from './model-aliases.ts';

export type Operation =
  | 'video.create'
  | 'videos.create'
  | 'chat.video'
  | 'chat.audio'
  | 'transcription'
  | 'translation'
  | 'speech';

type Common = {
  id: string;
  /** The name the client used, an id or an alias, for the response. Everything else uses the id. */
  name: string;
  aliases: readonly string[];
  operations: readonly Operation[];
  /** Micro-credits per unit of its kind: see `priceUnits`. */
  price: number;
};

export type VideoModel = Common & {
  kind: 'video';
  family: 'alpha' | 'beta';
  /** The meaning of each reference image, by position; its length is the limit. */
  imageRoles: readonly ('first' | 'last' | 'component' | 'reference')[];
  aspectRatios: readonly string[];
  /** `duration` of the JSON create; the first is the default. */
  durations: readonly number[];
  /** Drawn with less detail, in less time. */
  isFast: boolean;
  maxPromptCharacters: number;
};

export type TranscriptionModel = Common & {
  kind: 'transcription';
  /** omni-transcribe models always respond with json, whatever `response_format` says. */
  alwaysJson: boolean;
  /** The embedded engine uses its larger weights, where they are installed. */
  usesLargeWeights: boolean;
};

/** The languages of the embedded engine's voices, as ISO 639-1 codes. */
export const builtInSpeechLanguages = ['en', 'es', 'fr', 'it', 'pt', 'hi', 'ja', 'zh'] as const;

export type SpeechModel = Common & {
  kind: 'speech';
  honoursInstructions: boolean;
  /** The embedded engine changes its voice with the language within a text. */
  mixesLanguages: boolean;
  /** The embedded engine uses float arithmetic throughout and does not shorten the first piece for an early start. */
  isHighDefinition: boolean;
};

export type ChatModel = Common & {
  kind: 'chat';
  contextTokens: number;
  maxOutputTokens: number;
};

export type Model = VideoModel | TranscriptionModel | SpeechModel | ChatModel;

const named = (id: string, price: number) => ({ id, name: id, aliases: [], price });

const alpha = (id: string, price: number, options: Partial<VideoModel> = {}): VideoModel => ({
  kind: 'video',
  ...named(id, price),
  family: 'alpha',
  operations: ['video.create'],
  imageRoles: ['reference', 'reference', 'reference'],
  aspectRatios: id.startsWith('alpha3') ? ['16:9', '9:16'] : [],
  durations: [8],
  isFast: false,
  maxPromptCharacters: 32_000,
  ...options,
});

const alphaForm = (id: string, price: number, options: Partial<VideoModel> = {}): VideoModel =>
  alpha(id, price, { operations: ['videos.create'], imageRoles: ['reference'], ...options });

const beta = (id: string, price: number, durations: number[]): VideoModel =>
  alpha(id, price, {
    family: 'beta',
    operations: ['video.create', 'videos.create', 'chat.video'],
    durations,
  });

const listen = (
  id: string,
  price: number,
  options: Partial<TranscriptionModel> = {},
): TranscriptionModel => ({
  kind: 'transcription',
  ...named(id, price),
  operations: ['transcription', 'translation'],
  alwaysJson: false,
  usesLargeWeights: false,
  ...options,
});

const omniTranscribe = (id: string, price: number): TranscriptionModel =>
  listen(id, price, { operations: ['transcription'], alwaysJson: true });

const speech = (id: string, price: number, options: Partial<SpeechModel> = {}): SpeechModel => ({
  kind: 'speech',
  ...named(id, price),
  operations: ['speech'],
  honoursInstructions: false,
  mixesLanguages: false,
  isHighDefinition: false,
  ...options,
});

/** The longest reply of a chat model. */
export const maxReplyTokens = 16_384;

export const catalogue: readonly Model[] = [
  alpha('alpha2', 100_000),
  alpha('alpha2-fast', 50_000, { isFast: true }),
  alpha('alpha2-pro', 200_000),
  alpha('alpha2-fast-frames', 50_000, { isFast: true, imageRoles: ['first', 'last'] }),
  alpha('alpha2-fast-components', 50_000, {
    isFast: true,
    imageRoles: ['component', 'component', 'component'],
  }),
  alpha('alpha3', 100_000),
  alpha('alpha3-fast', 50_000, { isFast: true }),
  alpha('alpha3-pro', 200_000),
  alpha('alpha3-pro-frames', 200_000, { imageRoles: ['first'] }),
  alpha('alpha3.1', 100_000),
  alpha('alpha3.1-fast', 50_000, { isFast: true }),
  alphaForm('alpha_3_1', 100_000),
  alphaForm('alpha_3_1-fast', 50_000, { isFast: true }),
  beta('beta-2', 100_000, [10]),
  beta('beta-2-pro', 300_000, [10, 15, 25]),
  listen('listen-1', 6_000),
  listen('listen-large-v3', 6_000, { usesLargeWeights: true }),
  listen('listen-large-v3-turbo', 4_000, { usesLargeWeights: true }),
  omniTranscribe('omni-mini-transcribe', 3_000),
  omniTranscribe('omni-transcribe', 6_000),
  speech('tts-1', 15_000),
  speech('tts-1-hd', 30_000, { isHighDefinition: true }),
  speech('omni-mini-tts-2025-12-15', 12_000, { honoursInstructions: true }),
  speech('multi-3.1-flash-tts-preview', 12_000, { mixesLanguages: true }),
  {
    kind: 'chat',
    ...named('omni-audio-preview', 10),
    operations: ['chat.audio'],
    contextTokens: 128_000,
    maxOutputTokens: maxReplyTokens,
  },
];

/** The models the service uses for its own needs; their routes are configured like those of any model. */
export const modelFor = {
  /** The small model transcribes words well enough; translation needs the larger one. */
  transcription: 'listen-1',
  translation: 'listen-large-v3',
  speech: 'tts-1',
  /** Rewriting prompts, translating lines. */
  chat: 'omni-audio-preview',
  /** A create of the official clients that names no model. */
  unnamedVideo: 'beta-2',
} as const;

export const isVideoModel = (model: Model): model is VideoModel => model.kind === 'video';

export const alphaFormSizes = { '16x9': [1280, 720], '720x1280': [720, 1280] } as const;
export const betaFormSizes = {
  '720x1280': [720, 1280],
  '1280x720': [1280, 720],
  '480x480': [480, 480],
  '1080x1080': [1080, 1080],
} as const;
export const betaFormSeconds = [4, 8, 10, 12, 15, 25] as const;

/** Values of the `style` field. */
export const videoStyles = [
  'photoreal',
  'clay',
  'watercolour',
  'cartoon',
  'line_art',
  'noir',
  'vintage_film',
  'neon',
  'paper_cut',
  'pixel_art',
  'low_poly',
] as const;

/** The voices, and how those of the embedded engine sound, which mixes them in `engines/local/kokoro/voices.ts`. */
export const voiceSounds = {
  alloy: 'Woman, American',
  echo: 'Man, American',
  fable: 'Man, British',
  onyx: 'Man, American, deep',
  nova: 'Woman, American, bright',
  shimmer: 'Woman, American, warm',
};
export type VoiceName = keyof typeof voiceSounds;
export const voices = Object.keys(voiceSounds) as VoiceName[];
export const speechFormats = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'] as const;
export const transcriptFormats = ['json', 'text', 'srt', 'vtt', 'verbose_json'] as const;
export const maxSpeechCharacters = 4096;
/** Of the instructions of a speech its first, and of the hints of a transcription its last characters are read. */
export const maxHintCharacters = 4096;

export type TranscriptFormat = (typeof transcriptFormats)[number];
export type SpeechFormat = (typeof speechFormats)[number];

/** The catalogue with the operator's prices and aliases. */
export const createModelCatalogue = (
  priceOverrides: Readonly<Record<string, number>> = {},
  aliases: ModelAliases = {},
) => {
  let models: Model[] = [];
  let byName = new Map<string, Model>();
  const setPrices = (prices: Readonly<Record<string, number>>): void => {
    models = catalogue.map((model) => ({
      ...model,
      price: prices[model.id] ?? model.price,
      aliases: Object.keys(aliases).filter((alias) => aliases[alias] === model.id),
    }));
    byName = new Map(
      models.flatMap((model) => namesOf(model).map((name) => [name, { ...model, name }] as const)),
    );
  };
  setPrices(priceOverrides);
  return {
    /** Applies to new requests; in micro-credits. Models that are not named keep the catalogue's price. */
    setPrices,
    /** By its id or an alias. */
    find: (name: string): Model | undefined => byName.get(name),
    list: (): Model[] => [...models],
  };
};

export const namesOf = ({ id, aliases }: Pick<Model, 'id' | 'aliases'>): string[] => [id, ...aliases];

export type ModelCatalogue = ReturnType<typeof createModelCatalogue>;

export const modelsServing = <M extends Model>(
  models: Pick<ModelCatalogue, 'list'>,
  operation: M['operations'][number],
): M[] => models.list().filter((model): model is M => model.operations.includes(operation));

export const priceUnits: Record<Model['kind'], string> = {
  video: 'second of video',
  transcription: 'minute of audio',
  speech: '1,000 characters',
  chat: 'token',
};

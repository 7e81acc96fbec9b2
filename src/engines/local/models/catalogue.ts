/** Every model that can be installed: where its files are, what they should be, and what the model is good for. */
import { kokoroWeights } from '../kokoro/kokoro-weights.ts';
import type { WeightSet } from '../weights.ts';
import { whisperFileNames, whisperWeights } from '../whisper/weight-set.ts';

export type CatalogueFile = {
  /** Its path under the model's folder. */
  name: string;
  repository: string;
  revision: string;
  path: string;
  /** Null: asked of the hub. */
  sizeBytes: number | null;
  /** Null: nobody here has seen the file; what the hub declares is checked and recorded. */
  sha256: string | null;
};

export type CatalogueModel = {
  name: string;
  kind: 'hearing' | 'chat' | 'speech';
  licence: string;
  improves: string;
  /** While it is loaded; of models that were not run here, an estimate from the size. */
  memoryMb: number;
  /** For people; the exact size comes from the hub. */
  approximateMb: number;
  /** The source of size and hash: files we had, what others published about them, or only the hub itself. */
  hashes: 'checked' | 'published' | 'hub';
  files: CatalogueFile[];
};

const filesOf = (set: WeightSet): CatalogueFile[] =>
  set.files.flatMap(({ name, sizeBytes, sha256, hub }) =>
    hub === null ? [] : [{ name, sizeBytes, sha256, ...hub }],
  );

const whisperFiles = (repository: string, revision: string): CatalogueFile[] =>
  Object.values(whisperFileNames).map((name) => ({
    name,
    repository,
    revision,
    path: name,
    sizeBytes: null,
    sha256: null,
  }));

const gguf = (
  repository: string,
  revision: string,
  path: string,
  known: [sizeBytes: number, sha256: string],
): CatalogueFile[] => [
  {
    name: 'model.gguf',
    repository,
    revision,
    path,
    sizeBytes: known[0],
    sha256: known[1],
  },
];

export const modelCatalogue: CatalogueModel[] = [
  {
    name: 'whisper-base',
    kind: 'hearing',
    licence: 'MIT',
    improves: 'comes with the packages: listen-1, omni transcription',
    memoryMb: 400,
    approximateMb: 79,
    hashes: 'checked',
    files: filesOf(whisperWeights('base')),
  },
  {
    name: 'whisper-small',
    kind: 'hearing',
    licence: 'MIT',
    improves: 'comes with the packages: listen-large-v3, listen-large-v3-turbo, translation',
    memoryMb: 700,
    approximateMb: 252,
    hashes: 'checked',
    files: filesOf(whisperWeights('small')),
  },
  {
    name: 'whisper-medium',
    kind: 'hearing',
    licence: 'MIT',
    improves:
      'listen-1, listen-large-v3, listen-large-v3-turbo, translation: fewer errors, mostly outside English',
    memoryMb: 2_000,
    approximateMb: 780,
    hashes: 'hub',
    files: whisperFiles('Xenova/whisper-medium', 'main'),
  },
  {
    name: 'whisper-large-v3-turbo',
    kind: 'hearing',
    licence: 'MIT',
    improves: 'listen-1, listen-large-v3, listen-large-v3-turbo: the fewest errors; does not translate well',
    memoryMb: 2_200,
    approximateMb: 850,
    hashes: 'hub',
    files: whisperFiles('onnx-community/whisper-large-v3-turbo', '15c1f2663b310628663276bafe3db8796f19259e'),
  },
  {
    name: 'kokoro-82m',
    kind: 'speech',
    licence: 'Apache-2.0',
    improves: 'comes with the packages: tts-1 and all other speech',
    memoryMb: 900,
    approximateMb: 335,
    hashes: 'checked',
    files: filesOf(kokoroWeights),
  },
  {
    name: 'chat-mini',
    kind: 'chat',
    licence: 'Apache-2.0',
    improves: 'audio chat: simple general questions (Qwen3 0.6B)',
    memoryMb: 1_100,
    approximateMb: 640,
    hashes: 'published',
    files: gguf('Qwen/Qwen3-0.6B-GGUF', '23749fefcc72300e3a2ad315e1317431b06b590a', 'Qwen3-0.6B-Q8_0.gguf', [
      639_446_688,
      '9465e63a22add5354d9bb4b99e90117043c7124007664907259bd16d043bb031',
    ]),
  },
  {
    name: 'chat-small',
    kind: 'chat',
    licence: 'Apache-2.0',
    improves: 'audio chat: general questions, summaries in other words (Qwen2.5 1.5B Instruct)',
    memoryMb: 1_700,
    approximateMb: 1_117,
    hashes: 'published',
    files: gguf(
      'Qwen/Qwen2.5-1.5B-Instruct-GGUF',
      '91cad51170dc346986eccefdc2dd33a9da36ead9',
      'qwen2.5-1.5b-instruct-q4_k_m.gguf',
      [1_117_320_736, '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e'],
    ),
  },
  {
    name: 'chat-large',
    kind: 'chat',
    licence: 'Apache-2.0',
    improves: 'audio chat: the best answers, slow on two cores (Qwen3 4B)',
    memoryMb: 3_500,
    approximateMb: 2_497,
    hashes: 'published',
    files: gguf('Qwen/Qwen3-4B-GGUF', 'bc640142c66e1fdd12af0bd68f40445458f3869b', 'Qwen3-4B-Q4_K_M.gguf', [
      2_497_280_256,
      '7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5',
    ]),
  },
];

/** The best first. */
export const chatModels = ['chat-large', 'chat-small', 'chat-mini'];
export const largeWhisperModels = ['whisper-large-v3-turbo', 'whisper-medium'];

/** One line on what to install for better answers; nothing is downloaded unasked. */
export const pullHint = (name: string): string => {
  const { approximateMb, improves } = findCatalogueModel(name)!;
  return `\`kinora models pull ${name}\` (${(approximateMb / 1000).toFixed(1)} GB) improves ${improves}.`;
};

export const findCatalogueModel = (name: string): CatalogueModel | undefined =>
  modelCatalogue.find((model) => model.name === name);

const chatSmall = findCatalogueModel('chat-small')!;
/** The model to install for general questions: the smallest that answers them well. */
export const suggestedChatModel = { name: chatSmall.name, sizeBytes: chatSmall.files[0]!.sizeBytes! };

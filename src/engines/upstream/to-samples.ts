/** Converts upstream speech of any format to the samples that every engine yields. */
import { createReadStream } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TransportError } from '../../lib/http/http-client.ts';
import type { EngineCall } from '../engine.ts';

/** Decoding takes its turn among the requests of this account. */
type TurnOf = Pick<EngineCall, 'signal' | 'accountId'>;

const samplesPerChunk = 24_000;

export type SampleTools = {
  scratchDir: string;
  /** Any recording to 24 kHz mono 32-bit float, time-stretched by this factor at the same pitch. */
  decodeSpeech: (
    path: string,
    pcmPath: string,
    call: TurnOf & { tempo: number },
  ) => Promise<{ isTooLong: boolean }>;
};

export async function* toSamples(
  audio: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { scratchDir, decodeSpeech }: SampleTools,
  { tempo = 1, signal, accountId }: TurnOf & { tempo?: number },
): AsyncGenerator<Uint8Array> {
  await using folder = await mkdtempDisposable(join(scratchDir, 'spoken-'));
  const [path, pcmPath] = [join(folder.path, 'audio'), join(folder.path, 'pcm')];
  await writeFile(path, audio);
  const { isTooLong } = await decodeSpeech(path, pcmPath, { tempo, signal, accountId });
  if (isTooLong) throw new TransportError('too_large');
  for await (const chunk of createReadStream(pcmPath, { highWaterMark: samplesPerChunk * 4 })) {
    const bytes = chunk as Buffer;
    const samples = new Int16Array(bytes.length / 4);
    for (let n = 0; n < samples.length; n += 1)
      samples[n] = Math.round(Math.max(-1, Math.min(1, bytes.readFloatLE(n * 4))) * 32_767);
    yield new Uint8Array(samples.buffer);
  }
}

/** WAV of 24 kHz mono 16-bit samples. */

const sampleRate = 24_000;
const bytesPerSample = 2;
const unknownSize = 0xffff_ffff;

export const wavHeaderBytes = 44;

/** For a stream of unknown length, unless one is given. */
export const wavHeader = (dataBytes?: number): Buffer => {
  const header = Buffer.alloc(wavHeaderBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(dataBytes === undefined ? unknownSize : dataBytes + wavHeaderBytes - 8, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * bytesPerSample, 28);
  header.writeUInt16LE(bytesPerSample, 32);
  header.writeUInt16LE(8 * bytesPerSample, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes ?? unknownSize, 40);
  return header;
};

export async function* asWav(
  pcm: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield wavHeader();
  yield* pcm;
}

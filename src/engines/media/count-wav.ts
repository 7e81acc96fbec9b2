/** The length of a WAV file of plain samples, from its chunks. */
import type { FileWindow } from './file-window.ts';

const formats = { pcm: 1, float: 3, aLaw: 6, muLaw: 7, extensible: 0xfffe };
const bitsOf: Record<number, number[]> = {
  [formats.pcm]: [8, 16, 24, 32],
  [formats.float]: [32, 64],
  [formats.aLaw]: [8],
  [formats.muLaw]: [8],
};
/** After its first two bytes, which are one of the formats above. */
const subformatTail = '000000001000800000aa00389b71';
const chunkHeadBytes = 8;
const maxChunks = 100;

/** Undefined unless the decoder is sure to find as many samples: a second `data` chunk is played after the first. */
export const countWav = async (file: FileWindow): Promise<number | undefined> => {
  let bytesPerSecond: number | undefined;
  let dataBytes: number | undefined;
  let position = 12;
  for (let chunks = 0; position + chunkHeadBytes <= file.sizeBytes; chunks += 1) {
    if (chunks === maxChunks) return undefined;
    const head = await file.at(position, chunkHeadBytes);
    const [id, claimedBytes] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    const body = position + chunkHeadBytes;
    if (id === 'fmt ') {
      if (bytesPerSecond !== undefined) return undefined;
      bytesPerSecond = readFormat(await file.at(body, Math.min(claimedBytes, 40)));
      if (bytesPerSecond === undefined) return undefined;
    } else if (id === 'data') {
      if (bytesPerSecond === undefined || dataBytes !== undefined) return undefined;
      const leftBytes = file.sizeBytes - body;
      // Written as a stream, without knowing how much would come.
      const isOpen = claimedBytes === 0 || claimedBytes >= leftBytes;
      dataBytes = isOpen ? leftBytes : claimedBytes;
      if (isOpen) break;
    }
    position = body + claimedBytes + (claimedBytes % 2);
  }
  return bytesPerSecond && dataBytes ? dataBytes / bytesPerSecond : undefined;
};

const readFormat = (chunk: Buffer): number | undefined => {
  if (chunk.length < 16) return undefined;
  const [tag, channels, samplesPerSecond] = [
    chunk.readUInt16LE(0),
    chunk.readUInt16LE(2),
    chunk.readUInt32LE(4),
  ];
  const [blockBytes, bits] = [chunk.readUInt16LE(12), chunk.readUInt16LE(14)];
  let format = tag;
  if (tag === formats.extensible) {
    if (chunk.length < 40 || chunk.toString('hex', 26, 40) !== subformatTail) return undefined;
    format = chunk.readUInt16LE(24);
  }
  const isPlain = bitsOf[format]?.includes(bits) && channels > 0 && channels <= 8 && samplesPerSecond >= 1000;
  return isPlain && blockBytes === (channels * bits) / 8 ? blockBytes * samplesPerSecond : undefined;
};

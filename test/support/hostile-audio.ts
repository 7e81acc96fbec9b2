/** Recordings made to mislead: what their headers claim is not what a decoder finds in them. */
import { readFileSync } from 'node:fs';
import { makeAudio } from './media-fixtures.ts';

const crcOf = (bits: 8 | 16, polynomial: number) => (bytes: Buffer) => {
  const [top, mask] = [1 << (bits - 1), bits === 8 ? 0xff : 0xffff];
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << (bits - 8);
    for (let n = 0; n < 8; n += 1) crc = ((crc << 1) ^ (crc & top ? polynomial : 0)) & mask;
  }
  return crc;
};
const crc8 = crcOf(8, 0x07);
const crc16 = crcOf(16, 0x8005);

/** Silence in the largest frames there are unless told otherwise, 10 bytes each and 3 for a channel. */
export const flac = (options: {
  rate: number;
  frames: number;
  numbered: boolean;
  channels?: number;
  block?: number;
}): Buffer => {
  const { rate, frames, numbered, channels = 1, block = 65_535 } = options;
  const info = Buffer.alloc(34);
  info.writeUInt16BE(block, 0);
  info.writeUInt16BE(block, 2);
  // 20 bits of rate, 3 of channels, 5 of sample size, 36 of length, which is left unknown.
  info.writeBigUInt64BE((BigInt(rate) << 44n) | (BigInt(channels - 1) << 41n) | (15n << 36n), 10);
  const frame = (n: number) => {
    const number = n < 128 ? [n] : [0xc0 | (n >> 6), 0x80 | (n & 63)];
    const head = Buffer.from([
      ...[0xff, 0xf8, 0x70, ((channels - 1) << 4) | 0x08],
      ...number,
      ...[(block - 1) >> 8, (block - 1) & 255],
    ]);
    const bytes = Buffer.concat([head, Buffer.from([crc8(head)]), Buffer.alloc(3 * channels)]);
    const end = Buffer.alloc(2);
    end.writeUInt16BE(crc16(bytes));
    return Buffer.concat([bytes, end]);
  };
  return Buffer.concat([
    Buffer.from('fLaC'),
    Buffer.from([0x80, 0, 0, info.length]),
    info,
    ...(numbered ? Array.from({ length: frames }, (_, n) => frame(n)) : new Array(frames).fill(frame(0))),
  ]);
};

/** MP3 whose frames after the first half second lie in what says it is a tag. */
export const mp3InTag = (folder: string, seconds: number): Buffer => {
  const options = { write_xing: '0', id3v2_version: '0' };
  const start = readFileSync(makeAudio(folder, 'mp3', { seconds: 0.5, name: 'start.mp3', options }));
  const hidden = readFileSync(makeAudio(folder, 'mp3', { seconds, name: 'hidden.mp3', options }));
  const size = [21, 14, 7, 0].map((shift) => (hidden.length >> shift) & 127);
  return Buffer.concat([start, Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from(size), hidden]);
};

type Box = { type: string; body: Buffer };
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

const rewriteBoxes = (bytes: Buffer, change: (box: Box) => Buffer): Buffer => {
  const boxes: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + size);
    const next = containers.has(type) ? rewriteBoxes(body, change) : change({ type, body });
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + next.length);
    head.write(type, 4, 'latin1');
    boxes.push(head, next);
    at += size;
  }
  return Buffer.concat(boxes);
};

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** AAC whose frames all lie in one sample, which claims to be one frame long. */
export const m4aInOneSample = (folder: string, seconds: number): Buffer => {
  const bytes = readFileSync(makeAudio(folder, 'm4a', { seconds, name: 'whole.m4a' }));
  let sampleBytes = 0;
  rewriteBoxes(bytes, ({ type, body }) => {
    if (type === 'stsz') for (let at = 12; at < body.length; at += 4) sampleBytes += body.readUInt32BE(at);
    return body;
  });
  return rewriteBoxes(bytes, ({ type, body }) => {
    if (type === 'stsz') return numbers(0, 0, 1, sampleBytes);
    if (type === 'stts') return numbers(0, 1, 1, 1024);
    if (type === 'stsc') return numbers(0, 1, 1, 1, 1);
    if (type === 'stco') return numbers(0, 1, body.readUInt32BE(8));
    // The edit list would leave out the first frame, which is all that is left by this table.
    return type === 'edts' ? Buffer.from('\0\0\0\x08free', 'latin1') : body;
  });
};

/** A table of 60 million samples in a few bytes; a reader makes an index of gigabytes from it. */
export const m4aOfManySamples = (folder: string, samples = 60_000_000): Buffer =>
  rewriteBoxes(
    readFileSync(makeAudio(folder, 'm4a', { seconds: 0.2, name: 'few.m4a' })),
    ({ type, body }) => {
      if (type === 'stsz') return numbers(0, 1, samples);
      if (type === 'stts') return numbers(0, 1, samples, 1024);
      if (type === 'stsc') return numbers(0, 1, 1, samples, 1);
      return type === 'stco' ? numbers(0, 1, body.readUInt32BE(8)) : body;
    },
  );

const oggCrc = (page: Buffer): number => {
  let crc = 0;
  for (const byte of page) {
    crc ^= byte << 24;
    for (let n = 0; n < 8; n += 1) crc = (crc << 1) ^ (crc & 0x80000000 ? 0x04c11db7 : 0);
  }
  return crc >>> 0;
};

/** Opus whose last page says that half a second was all. */
export const opusOfSmallGranule = (folder: string, seconds: number): Buffer => {
  const bytes = readFileSync(makeAudio(folder, 'oga', { seconds, name: 'whole.oga' }));
  const start = bytes.lastIndexOf('OggS');
  bytes.writeBigInt64LE(24_000n, start + 6);
  bytes.writeUInt32LE(0, start + 22);
  bytes.writeUInt32LE(oggCrc(bytes.subarray(start)), start + 22);
  return bytes;
};

/** WebM whose header says that it lasts half a second. */
export const webmOfShortDuration = (folder: string, seconds: number): Buffer => {
  const bytes = readFileSync(makeAudio(folder, 'webm', { seconds, name: 'whole.webm' }));
  const duration = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  bytes.writeDoubleBE(500, duration + 3);
  return bytes;
};

/** A second of silence with so many texts that each has a name of its own: readers compare each with all others. */
export const wavOfManyTexts = (texts: number): Buffer => {
  const chunk = (name: string, body: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from(name, 'latin1'), size, body]);
  };
  const text = (n: number) => chunk(n.toString(36).padStart(4, '0'), Buffer.from('a\0'));
  const list = Buffer.concat([Buffer.from('INFO'), ...Array.from({ length: texts }, (_, n) => text(n))]);
  const format = Buffer.from('01000100803e0000007d000002001000', 'hex');
  const chunks = [chunk('fmt ', format), chunk('LIST', list), chunk('data', Buffer.alloc(32_000))];
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]));
};

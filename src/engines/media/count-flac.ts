/** The length of a FLAC file, frame by frame: how many samples its head claims is not believed. */
import type { FileWindow } from './file-window.ts';

const markBytes = 4;
const blockHeadBytes = 4;
const streamInfo = 0;
const maxFrameHeadBytes = 16;
/** Anything shorter has no room for a frame's head, a sample and its checksum. */
const minFrameBytes = 9;
const scannedBytes = 64 * 1024;

type Frame = { samples: number; number: number };

/** Undefined where the bytes are no frame's head. */
const readFrame = (bytes: Buffer, at: number): Frame | undefined => {
  const [sizeCode, rateCode] = [bytes[at + 2]! >> 4, bytes[at + 2]! & 15];
  if (sizeCode === 0 || rateCode === 15 || (bytes[at + 3]! & 1) !== 0) return undefined;
  // As UTF-8 writes characters, but up to seven bytes.
  const lead = bytes[at + 4]!;
  const following = Math.max(0, Math.clz32(~(lead << 24)) - 1);
  let number = following === 0 ? lead : lead & (0x3f >> following);
  let end = at + 5;
  for (let index = 0; index < following; index += 1, end += 1) number = number * 64 + (bytes[end]! & 0x3f);
  let samples = 0;
  if (sizeCode === 1) samples = 192;
  else if (sizeCode < 6) samples = 576 << (sizeCode - 2);
  else if (sizeCode === 6) samples = bytes[end]! + 1;
  else if (sizeCode === 7) samples = bytes[end]! * 256 + bytes[end + 1]! + 1;
  else samples = 256 << (sizeCode - 8);
  end += sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0;
  end += rateCode === 12 ? 1 : rateCode === 13 || rateCode === 14 ? 2 : 0;
  return checksum(bytes, at, end) === bytes[end] ? { samples, number } : undefined;
};

const checksum = (bytes: Buffer, from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    sum ^= bytes[at]!;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80 ? ((sum << 1) ^ 0x07) & 0xff : sum << 1;
  }
  return sum;
};

const skipHead = async (file: FileWindow) => {
  let samplesPerSecond = 0;
  for (let position = markBytes; position < file.sizeBytes; ) {
    const head = await file.at(position, blockHeadBytes + 34);
    if (head.length < blockHeadBytes + 34) return undefined;
    const isLast = (head[0]! & 0x80) !== 0;
    if ((head[0]! & 0x7f) === streamInfo) samplesPerSecond = head.readUIntBE(blockHeadBytes + 10, 3) >> 4;
    position += blockHeadBytes + head.readUIntBE(1, 3);
    if (isLast) return samplesPerSecond > 0 ? { position, samplesPerSecond } : undefined;
  }
  return undefined;
};

/** Undefined when the head is not followed by frames numbered from the first on. */
export const countFlac = async (file: FileWindow): Promise<number | undefined> => {
  const head = await skipHead(file);
  if (!head || head.position + maxFrameHeadBytes > file.sizeBytes) return undefined;
  let { position } = head;
  const sync = Buffer.from((await file.at(position, 2)).subarray(0, 2));
  const isBySample = sync[1] === 0xf9;
  if (sync[0] !== 0xff || (sync[1] !== 0xf8 && !isBySample)) return undefined;
  let [frames, samples] = [0, 0];
  while (position + maxFrameHeadBytes <= file.sizeBytes) {
    const looked = file.at(position, scannedBytes);
    const bytes = looked instanceof Promise ? await looked : looked;
    const at = bytes.indexOf(sync);
    if (frames === 0 && at !== 0) return undefined;
    if (at === -1) {
      position += bytes.length - 1;
      continue;
    }
    if (at + maxFrameHeadBytes > bytes.length) {
      position += at;
      if (at === 0) break;
      continue;
    }
    const frame = readFrame(bytes, at);
    const isNext = frame?.number === (isBySample ? samples : frames);
    if (isNext) {
      frames += 1;
      samples += frame!.samples;
    } else if (frames === 0) return undefined;
    position += at + (isNext ? minFrameBytes : 1);
  }
  return samples / head.samplesPerSecond;
};

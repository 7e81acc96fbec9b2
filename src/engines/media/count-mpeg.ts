/** The length of an MP3 or another MPEG audio stream, frame by frame: what a header claims of the whole is not believed. */
import type { FileWindow } from './file-window.ts';

type Frame = { sizeBytes: number; samples: number; samplesPerSecond: number; infoOffset: number };

const kilobits = {
  '1.1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1.2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1.3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2.1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2.2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2.3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const samplesPerSecondOf = [44_100, 48_000, 32_000];
const frameHeadBytes = 4;
const tagHeadBytes = 10;
const trailingTagBytes = 128;
/** What every MP3 decoder swallows at the start, beyond what the encoder says of itself. */
const decoderDelay = 529;

const readFrame = (head: Buffer): Frame | undefined => {
  if (head.length < frameHeadBytes || head[0] !== 0xff || (head[1]! & 0xe0) !== 0xe0) return undefined;
  const version = (head[1]! >> 3) & 3;
  const layer = 4 - ((head[1]! >> 1) & 3);
  const [rate, baseRate] = [head[2]! >> 4, samplesPerSecondOf[(head[2]! >> 2) & 3]];
  if (version === 1 || layer === 4 || rate === 0 || rate === 15 || baseRate === undefined) return undefined;
  const isFirst = version === 3;
  const samplesPerSecond = baseRate / (isFirst ? 1 : version === 2 ? 2 : 4);
  const bits = kilobits[`${isFirst ? 1 : 2}.${layer as 1 | 2 | 3}`][rate - 1]! * 1000;
  const padding = (head[2]! >> 1) & 1;
  const samples = layer === 1 ? 384 : layer === 3 && !isFirst ? 576 : 1152;
  const sizeBytes =
    layer === 1
      ? (Math.floor((12 * bits) / samplesPerSecond) + padding) * 4
      : Math.floor((samples / 8) * (bits / samplesPerSecond)) + padding;
  const isMono = head[3]! >> 6 === 3;
  return {
    sizeBytes,
    samples,
    samplesPerSecond,
    infoOffset: frameHeadBytes + (isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17),
  };
};

/** An encoder's note in place of sound, and how many samples to leave out at either end. */
const readInfo = (frame: Buffer, { infoOffset }: Frame) => {
  const id = frame.toString('latin1', infoOffset, infoOffset + 4);
  if (frame.toString('latin1', 36, 40) === 'VBRI') return { atStart: 0, atEnd: 0, frames: 0 };
  if (id !== 'Xing' && id !== 'Info') return undefined;
  const has = (flag: number) => (frame.readUInt32BE(infoOffset + 4) & flag) !== 0;
  const frames = has(1) ? frame.readUInt32BE(infoOffset + 8) : 0;
  const encoderAt =
    infoOffset + 8 + (has(1) ? 4 : 0) + (has(2) ? 4 : 0) + (has(4) ? 100 : 0) + (has(8) ? 4 : 0);
  const encoder = frame.toString('latin1', encoderAt, encoderAt + 4);
  const gapsAt = encoderAt + 21;
  if (!['LAME', 'Lavf', 'Lavc'].includes(encoder) || gapsAt + 3 > frame.length)
    return { atStart: 0, atEnd: 0, frames };
  const gaps = frame.readUIntBE(gapsAt, 3);
  return {
    atStart: (gaps >> 12) + decoderDelay,
    atEnd: Math.max(0, (gaps & 0xfff) - decoderDelay),
    frames,
  };
};

const skipTags = async (file: FileWindow): Promise<number> => {
  for (let position = 0; ; ) {
    const head = await file.at(position, tagHeadBytes);
    if (head.length < tagHeadBytes || head.toString('latin1', 0, 3) !== 'ID3') return position;
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head[at]! & 127), 0);
    position += tagHeadBytes + size + ((head[5]! & 0x10) !== 0 ? tagHeadBytes : 0);
  }
};

/** Undefined when anything but whole frames stands between the tags. */
export const countMpeg = async (file: FileWindow): Promise<number | undefined> => {
  let position = await skipTags(file);
  let info: ReturnType<typeof readInfo>;
  let [seconds, frames, samplesPerSecond] = [0, 0, 0];
  while (position < file.sizeBytes) {
    const looked = file.at(position, frameHeadBytes);
    const head = looked instanceof Promise ? await looked : looked;
    const frame = readFrame(head);
    if (!frame) {
      if (head.toString('latin1', 0, 3) !== 'TAG' || file.sizeBytes - position !== trailingTagBytes)
        return undefined;
      break;
    }
    const isFirst = samplesPerSecond === 0;
    samplesPerSecond = frame.samplesPerSecond;
    if (isFirst) info = readInfo(await file.at(position, frame.sizeBytes), frame);
    if (!isFirst || !info) {
      seconds += frame.samples / samplesPerSecond;
      frames += 1;
    }
    position += frame.sizeBytes;
  }
  if (frames === 0) return undefined;
  const leftOut = info ? info.atStart + (info.frames === frames ? info.atEnd : 0) : 0;
  const heard = seconds - leftOut / samplesPerSecond;
  return heard > 0 ? heard : undefined;
};

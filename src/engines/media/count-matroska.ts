/** The length of Opus in WebM, as browsers record it, block by block. */
import type { FileWindow } from './file-window.ts';
import { opusHeadBytes, opusSamples, opusSamplesPerSecond } from './opus-packet.ts';

const ids = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codec: 0x86,
  codecDelay: 0x56aa,
  cluster: 0x1f43b675,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  discardPadding: 0x75a2,
};
/** What has elements of interest in it is gone into, so that it does not matter whether its size is known. */
const entered = new Set([ids.segment, ids.tracks, ids.trackEntry, ids.cluster, ids.blockGroup]);
const headBytes = 12;
/** Track number, time and flags. */
const blockHeadBytes = 4;
const lacing = 0x06;
const nanoseconds = 1e9;

/** The number of a variable length at `at`; its marker is part of an id and not of a size. */
const readNumber = (bytes: Buffer, at: number, keepsMarker: boolean) => {
  const lengthBytes = Math.clz32(bytes[at] ?? 0) - 23;
  if (lengthBytes > 8 || at + lengthBytes > bytes.length) return undefined;
  let value = keepsMarker ? bytes[at]! : bytes[at]! & (0xff >> lengthBytes);
  for (let index = 1; index < lengthBytes; index += 1) value = value * 256 + bytes[at + index]!;
  return { value, end: at + lengthBytes };
};

/** Undefined unless it has one track, of Opus, with a packet to each block. */
export const countMatroska = async (file: FileWindow): Promise<number | undefined> => {
  let [tracks, samples, delaySeconds, discardedSeconds] = [0, 0, 0, 0];
  for (let position = 0; position < file.sizeBytes; ) {
    const looked = file.at(position, headBytes + blockHeadBytes + opusHeadBytes);
    const bytes = looked instanceof Promise ? await looked : looked;
    const id = readNumber(bytes, 0, true);
    const size = id && readNumber(bytes, id.end, false);
    if (!size) return undefined;
    const [start, end] = [position + size.end, position + size.end + size.value];
    const content = bytes.subarray(size.end, size.end + Math.min(size.value, 8));
    if (entered.has(id.value)) {
      if (id.value === ids.trackEntry) tracks += 1;
      position = start;
      continue;
    }
    if (end > file.sizeBytes) return undefined;
    switch (id.value) {
      case ids.codec:
        if (content.toString('latin1') !== 'A_OPUS') return undefined;
        break;
      case ids.codecDelay:
        delaySeconds = content.readUIntBE(0, Math.min(6, content.length)) / nanoseconds;
        break;
      case ids.discardPadding:
        discardedSeconds = content.readIntBE(0, Math.min(6, content.length)) / nanoseconds;
        break;
      case ids.block:
      case ids.simpleBlock: {
        if (content.length < blockHeadBytes + 1 || (content[3]! & lacing) !== 0) return undefined;
        samples += opusSamples(content.subarray(blockHeadBytes, blockHeadBytes + opusHeadBytes));
        discardedSeconds = 0;
      }
    }
    position = end;
  }
  if (tracks !== 1) return undefined;
  return samples / opusSamplesPerSecond - delaySeconds - Math.max(0, discardedSeconds);
};

/** The length of Opus in Ogg, packet by packet. Vorbis says it nowhere but in its sound and in a claim. */
import type { FileWindow } from './file-window.ts';
import { opusHeadBytes, opusSamples, opusSamplesPerSecond } from './opus-packet.ts';

const pageHeadBytes = 27;
const maxSegments = 255;
const isContinued = 1;
/** `OpusHead` and `OpusTags`. */
const headPackets = 2;

/** Undefined unless it is one stream of whole pages. */
export const countOgg = async (file: FileWindow): Promise<number | undefined> => {
  const first = await file.at(0, pageHeadBytes + 1 + 19);
  if (first.toString('latin1', pageHeadBytes + 1, pageHeadBytes + 9) !== 'OpusHead') return undefined;
  const skipped = first.readUInt16LE(pageHeadBytes + 1 + 10);
  const stream = first.readUInt32LE(14);
  let [packets, samples, lastPageSamples, granule] = [0, 0, 0, 0];
  let isOpen = false;
  for (let position = 0; position < file.sizeBytes; ) {
    const looked = file.at(position, pageHeadBytes + maxSegments);
    const page = looked instanceof Promise ? await looked : looked;
    if (page.length < pageHeadBytes || page.toString('latin1', 0, 4) !== 'OggS') return undefined;
    if (page.readUInt32LE(14) !== stream || isOpen !== ((page[5]! & isContinued) !== 0)) return undefined;
    const claimed = page.readBigInt64LE(6);
    const segments = Buffer.from(page.subarray(pageHeadBytes, pageHeadBytes + page[26]!));
    let at = position + pageHeadBytes + segments.length;
    lastPageSamples = 0;
    for (const sizeBytes of segments) {
      if (!isOpen) {
        packets += 1;
        if (packets > headPackets) {
          const packet = file.at(at, Math.min(opusHeadBytes, sizeBytes));
          lastPageSamples += opusSamples(packet instanceof Promise ? await packet : packet);
        }
      }
      isOpen = sizeBytes === 255;
      at += sizeBytes;
    }
    if (at > file.sizeBytes) return undefined;
    samples += lastPageSamples;
    if (claimed >= 0) granule = Number(claimed);
    position = at;
  }
  // The last page may say that less of it is meant to be heard, and a decoder believes no more than that.
  if (isOpen || granule < samples - lastPageSamples) return undefined;
  return (Math.min(samples, granule) - skipped) / opusSamplesPerSecond;
};

/** The length of AAC in MP4, from its tables: a decoder finds no frame that is not in them. */
import type { FileWindow } from './file-window.ts';

type Box = { type: string; start: number; end: number };

const samplesPerFrame = 1024;
const maxBoxes = 1000;
const aac = { codec: 0x40, lowComplexity: 2 };
const frequencies = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];

const boxesIn = async (file: FileWindow, from: number, to: number): Promise<Box[] | undefined> => {
  const boxes: Box[] = [];
  for (let position = from; position + 8 <= to; ) {
    const head = await file.at(position, 16);
    if (head.length < 8 || boxes.length === maxBoxes) return undefined;
    let [sizeBytes, headBytes] = [head.readUInt32BE(0), 8];
    if (sizeBytes === 1) {
      if (head.length < 16) return undefined;
      [sizeBytes, headBytes] = [Number(head.readBigUInt64BE(8)), 16];
    } else if (sizeBytes === 0) sizeBytes = to - position;
    if (sizeBytes < headBytes || position + sizeBytes > to) return undefined;
    boxes.push({
      type: head.toString('latin1', 4, 8),
      start: position + headBytes,
      end: position + sizeBytes,
    });
    position += sizeBytes;
  }
  return boxes;
};

/** The only one of its type all the way down. */
const find = async (file: FileWindow, box: Box, ...path: string[]): Promise<Box | undefined> => {
  let found: Box | undefined = box;
  for (const type of path) {
    const inside: Box[] | undefined = found && (await boxesIn(file, found.start, found.end));
    const matching: Box[] = inside?.filter((one) => one.type === type) ?? [];
    if (matching.length !== 1) return undefined;
    found = matching[0];
  }
  return found;
};

/** Tag and length of a descriptor at `at`, the length in groups of seven bits. */
const readDescriptor = (bytes: Buffer, at: number) => {
  let [end, sizeBytes] = [at + 1, 0];
  for (let more = true; more; end += 1) {
    more = (bytes[end]! & 0x80) !== 0;
    sizeBytes = sizeBytes * 128 + (bytes[end]! & 0x7f);
  }
  return { tag: bytes[at]!, start: end, sizeBytes };
};

/** Of plain AAC; undefined for its relatives, whose frames may be of other lengths. */
const readFrequency = (esds: Buffer): number | undefined => {
  const stream = readDescriptor(esds, 4);
  if (stream.tag !== 3 || esds[stream.start + 2] !== 0) return undefined;
  const decoder = readDescriptor(esds, stream.start + 3);
  if (decoder.tag !== 4 || esds[decoder.start] !== aac.codec) return undefined;
  const specific = readDescriptor(esds, decoder.start + 13);
  if (specific.tag !== 5 || specific.start + 2 > esds.length) return undefined;
  const bits = esds.readUInt16BE(specific.start);
  const isShort = (bits & 4) !== 0;
  return bits >> 11 === aac.lowComplexity && !isShort ? frequencies[(bits >> 7) & 15] : undefined;
};

const sumOfSizes = async (file: FileWindow, sizes: Box) => {
  const head = await file.at(sizes.start, 12);
  const [each, frames] = [head.readUInt32BE(4), head.readUInt32BE(8)];
  if (each !== 0) return { frames, sizeBytes: each * frames };
  if (sizes.start + 12 + 4 * frames > sizes.end) return undefined;
  let sizeBytes = 0;
  for (let index = 0; index < frames; index += 1) {
    const looked = file.at(sizes.start + 12 + 4 * index, 4);
    sizeBytes += (looked instanceof Promise ? await looked : looked).readUInt32BE(0);
  }
  return { frames, sizeBytes };
};

/** How much of the last frame is meant to be heard; undefined when any other frame is not of the usual length. */
const lastFrameSamples = (table: Buffer, frames: number): number | undefined => {
  const entries = Array.from({ length: Math.min(3, table.readUInt32BE(4)) }, (_, index) => ({
    count: table.readUInt32BE(8 + 8 * index),
    samples: table.readUInt32BE(12 + 8 * index),
  }));
  const [usual, last] = entries;
  if (entries.length === 1) return usual!.count === frames ? usual!.samples : undefined;
  if (entries.length !== 2 || usual!.samples !== samplesPerFrame || last!.count !== 1) return undefined;
  return usual!.count === frames - 1 ? last!.samples : undefined;
};

/** What is left out at the start; undefined for anything more than one cut to the whole rest. */
const skippedSamples = (edits: Buffer, restSeconds: (skipped: number) => number, movieScale: number) => {
  if (edits[0] !== 0 || edits.readUInt32BE(4) !== 1) return undefined;
  const [lengthInMovie, start] = [edits.readUInt32BE(8), edits.readInt32BE(12)];
  if (start < 0 || edits.readUInt32BE(16) !== 0x10000) return undefined;
  return lengthInMovie + 1 >= restSeconds(start) * movieScale ? start : undefined;
};

const copyOf = async (file: FileWindow, { start, end }: Box, maxBytes: number): Promise<Buffer> =>
  Buffer.from(await file.at(start, Math.min(end - start, maxBytes)));

/** Undefined unless it has one track, of plain AAC, with its tables in one place. */
export const countMp4 = async (file: FileWindow): Promise<number | undefined> => {
  const boxes = await boxesIn(file, 0, file.sizeBytes);
  const movie = boxes?.find(({ type }) => type === 'moov');
  if (!boxes || !movie || boxes.some(({ type }) => type === 'moof')) return undefined;
  const whole = { type: '', start: movie.start, end: movie.end };
  const track = await find(file, whole, 'trak');
  const media = track && (await find(file, track, 'mdia'));
  const tables = media && (await find(file, media, 'minf', 'stbl'));
  const movieHead = await find(file, whole, 'mvhd');
  const mediaHead = media && (await find(file, media, 'mdhd'));
  const kind = tables && (await find(file, tables, 'stsd'));
  const sizes = tables && (await find(file, tables, 'stsz'));
  const times = tables && (await find(file, tables, 'stts'));
  if (!movieHead || !mediaHead || !kind || !sizes || !times) return undefined;

  const entry = await find(file, { ...kind, start: kind.start + 8 }, 'mp4a');
  const esds = entry && (await find(file, { ...entry, start: entry.start + 28 }, 'esds'));
  const frequency = esds && readFrequency(await copyOf(file, esds, 256));
  const scaleOf = (head: Buffer) => (head[0] === 0 ? head.readUInt32BE(12) : undefined);
  const scale = scaleOf(await copyOf(file, mediaHead, 24));
  const movieScale = scaleOf(await copyOf(file, movieHead, 24));
  if (!frequency || scale !== frequency || movieScale === undefined) return undefined;

  const held = await sumOfSizes(file, sizes);
  const soundBytes = boxes.reduce(
    (sum, { type, start, end }) => sum + (type === 'mdat' ? end - start : 0),
    0,
  );
  if (!held || held.frames === 0 || held.sizeBytes > soundBytes) return undefined;
  const last = lastFrameSamples(await copyOf(file, times, 32), held.frames);
  if (last === undefined || last > samplesPerFrame) return undefined;
  const samples = (held.frames - 1) * samplesPerFrame + last;
  const edits = await find(file, track, 'edts', 'elst');
  if (!edits) return samples / frequency;
  const restSeconds = (skipped: number) => (samples - skipped) / frequency;
  const skipped = skippedSamples(await copyOf(file, edits, 20), restSeconds, movieScale);
  return skipped === undefined ? undefined : restSeconds(skipped);
};

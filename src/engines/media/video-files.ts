/** Inspects a video file and extracts frames. Runs in the media process only. */

import { AV_NOPTS_VALUE } from 'node-av/constants';
import { avGetCodecName, type FormatContext, Frame, Packet, type Stream } from 'node-av/lib';
import sharp from 'sharp';
import { invalidFileFormat } from '../../domain/upload-limits.ts';
import {
  decodeFrames,
  findStream,
  frameSeconds,
  requireStream,
  seekTo,
  toSeconds,
  withContainer,
} from './container.ts';
import { frameToImage, frameToPixels, sharpnessOf, shownSize } from './frame-to-image.ts';

export type VideoFacts = {
  durationSeconds: number;
  width: number;
  height: number;
  frameCount: number;
  hasAudio: boolean;
  codec: string;
};

/** Up to this distance, decoding forward is cheaper than seeking to a keyframe. */
const seekBeyondSeconds = 4;
const assumedFrameSeconds = 1 / 24;
/** Of a picture taken from a clip, which is kept for good and not charged: one of 50 million pixels had 150 MB. */
const maxPictureSide = 1_920;
/** Pixels that are decoded to find one picture: five seconds in 4K at 60 frames a second, 5 to 15 s of processor time. */
const maxSearchedPixels = 2.5e9;
/** For a whole video, as a provider may send it. */
const maxVideoPixels = 20e9;

export const readFirstFrame = async <T>(
  format: FormatContext,
  stream: Stream,
  signal: AbortSignal,
  read: (frame: Frame) => T,
): Promise<T> => {
  for await (const frame of decodeFrames(format, stream, signal)) return read(frame);
  throw invalidFileFormat('no picture could be decoded');
};

/** Counted from the actual packets: headers may claim anything. */
export const measureVideo = (path: string, signal: AbortSignal) =>
  withContainer(path, async (format) => {
    const stream = requireStream(format, 'video');
    const packet = new Packet();
    packet.alloc();
    let first = Number.POSITIVE_INFINITY;
    let end = 0;
    let frameCount = 0;
    const { num, den } = stream.avgFrameRate;
    const usualSeconds = num > 0 && den > 0 ? den / num : assumedFrameSeconds;
    while (!signal.aborted && format.readFrameSync(packet) >= 0) {
      if (packet.streamIndex === stream.index) {
        frameCount += 1;
        const pts = packet.pts === AV_NOPTS_VALUE ? packet.dts : packet.pts;
        const seconds = pts === AV_NOPTS_VALUE ? end : toSeconds(pts, stream);
        first = Math.min(first, seconds);
        end = Math.max(end, seconds + (toSeconds(packet.duration, stream) || usualSeconds));
      }
      packet.unref();
    }
    packet.free();
    return { frameCount, durationSeconds: frameCount > 0 ? end - first : 0 };
  });

export const probeVideo = ({ path }: { path: string }, signal: AbortSignal): Promise<VideoFacts> =>
  withContainer(path, async (format) => {
    const stream = requireStream(format, 'video');
    return {
      ...(await readFirstFrame(format, stream, signal, shownSize)),
      ...(await measureVideo(path, signal)),
      hasAudio: findStream(format, 'audio') !== undefined,
      codec: avGetCodecName(stream.codecpar.codecId) ?? 'unknown',
    };
  });

/** For each time, in rising order, the frame shown then; the last frame for times past the end. */
async function* framesAt(
  format: FormatContext,
  stream: Stream,
  times: number[],
  signal: AbortSignal,
): AsyncGenerator<Frame, void, undefined> {
  const held = new Frame();
  held.alloc();
  let frames: AsyncGenerator<Frame> | undefined;
  let position = Number.NEGATIVE_INFINITY;
  let holding = false;
  try {
    for (const time of times) {
      if (!frames || time - position > seekBeyondSeconds) {
        await frames?.return(undefined);
        if (time > 0) seekTo(format, time, stream);
        frames = decodeFrames(format, stream, signal, { mostPixels: maxVideoPixels });
      }
      while (!holding || position + assumedFrameSeconds / 2 < time) {
        const next = await frames.next();
        if (next.done) break;
        held.unref();
        held.ref(next.value);
        holding = true;
        position = frameSeconds(held, stream) ?? position + assumedFrameSeconds;
      }
      if (!holding) throw invalidFileFormat('no picture could be decoded');
      yield held;
    }
  } finally {
    await frames?.return(undefined);
    held.free();
  }
}

export const thumbnail = (
  {
    path,
    outPath,
    atSeconds = 0,
    maxWidth = 1_280,
  }: { path: string; outPath: string; atSeconds?: number; maxWidth?: number },
  signal: AbortSignal,
) =>
  withContainer(path, async (format) => {
    for await (const frame of framesAt(format, requireStream(format, 'video'), [atSeconds], signal)) {
      const picture = frameToImage(frame, { width: maxWidth });
      await (outPath.endsWith('.webp')
        ? picture.webp({ quality: 82 })
        : picture.jpeg({ quality: 85 })
      ).toFile(outPath);
    }
  });

export const spritesheet = async (
  args: { path: string; outPath: string; columns: number; rows: number; tileWidth: number },
  signal: AbortSignal,
) => {
  const { path, outPath, columns, rows, tileWidth } = args;
  const { durationSeconds, width, height } = await probeVideo({ path }, signal);
  const count = columns * rows;
  const times = Array.from({ length: count }, (_, n) => (durationSeconds * (n + 0.5)) / count);
  const tileHeight = Math.max(1, Math.round((tileWidth * height) / width));
  // Copied by hand into one picture: each tile as a file of its own, put together by sharp, took four times as long.
  const sheet = { width: columns * tileWidth, height: rows * tileHeight, channels: 3 } as const;
  const pixels = Buffer.alloc(sheet.width * sheet.height * sheet.channels);
  const tileRowBytes = tileWidth * sheet.channels;
  await withContainer(path, async (format) => {
    let tiles = 0;
    for await (const frame of framesAt(format, requireStream(format, 'video'), times, signal)) {
      const tile = await frameToPixels(frame, { width: tileWidth, height: tileHeight });
      const left = (tiles % columns) * tileRowBytes;
      const top = Math.floor(tiles / columns) * tileHeight;
      for (let row = 0; row < tileHeight; row += 1)
        tile.copy(
          pixels,
          (top + row) * sheet.width * sheet.channels + left,
          row * tileRowBytes,
          (row + 1) * tileRowBytes,
        );
      tiles += 1;
    }
  });
  await sharp(pixels, { raw: sheet }).jpeg({ quality: 80 }).toFile(outPath);
};

/** Packets that are decoded from the keyframe before `startSeconds` on; found without decoding. */
const countPackets = (format: FormatContext, stream: Stream, start: number, end: number): number => {
  using packet = new Packet();
  packet.alloc();
  const offset = stream.startTime === AV_NOPTS_VALUE ? 0 : toSeconds(stream.startTime, stream);
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  if (start > 0) seekTo(format, start, stream);
  while (last <= end && format.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === stream.index) {
      count += 1;
      if (packet.dts !== AV_NOPTS_VALUE) last = toSeconds(packet.dts, stream) - offset;
    }
    packet.unref();
  }
  return count;
};

/** Refuses before a frame is decoded; a header that understates its size is found out by the decoder's own limit. */
const requireFewPixels = (path: string, start: number, end: number, mostPixels: number): Promise<void> =>
  withContainer(path, async (format) => {
    const stream = requireStream(format, 'video');
    const { width, height } = stream.codecpar;
    if (countPackets(format, stream, start, end) * width * height > mostPixels)
      throw invalidFileFormat('it has too many frames of this size to look through');
  });

export const extractFrame = async (
  args: { path: string; outPath: string; startSeconds: number; endSeconds: number; mostPixels?: number },
  signal: AbortSignal,
) => {
  const { mostPixels = maxSearchedPixels } = args;
  await requireFewPixels(args.path, args.startSeconds, args.endSeconds, mostPixels);
  return withContainer(args.path, async (format) => {
    const stream = requireStream(format, 'video');
    const best = new Frame();
    best.alloc();
    let bestSharpness = -1;
    let position = 0;
    try {
      if (args.startSeconds > 0) seekTo(format, args.startSeconds, stream);
      for await (const frame of decodeFrames(format, stream, signal, { mostPixels })) {
        position = frameSeconds(frame, stream) ?? position + assumedFrameSeconds;
        if (position > args.endSeconds && bestSharpness >= 0) break;
        if (position < args.startSeconds) continue;
        const sharpness = sharpnessOf(frame);
        if (sharpness <= bestSharpness) continue;
        bestSharpness = sharpness;
        best.unref();
        best.ref(frame);
      }
      if (bestSharpness < 0) throw invalidFileFormat('there is no picture between those times');
      await frameToImage(best, { width: maxPictureSide, height: maxPictureSide }).png().toFile(args.outPath);
      return { atSeconds: frameSeconds(best, stream) ?? args.startSeconds };
    } finally {
      best.free();
    }
  });
};

/** Opens an untrusted media file and decodes one of its streams. Runs in the media process only. */

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_LOG_FATAL,
  AV_NOPTS_VALUE,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
  type Stream,
} from 'node-av/lib';
import { invalidFileFormat, mediaContainers, mediaDecoders } from '../../domain/upload-limits.ts';

const maxPixels = 50_000_000;
/** FFmpeg begins to decode each while it looks what they are. */
const maxStreams = 32;
const framesPerYield = 128;
const encryptedTags = new Set(['enca', 'encv', 'drms', 'drmi']);

Log.setLevel(AV_LOG_FATAL);

/** Uploads are of the codecs that phones, browsers and recorders write; what a provider sends is of any. */
type ContainerOptions = { codecs?: 'common' | 'any' };

/** Decodes on this thread: the process has one call at a time, and each thread hop would add 0.2 ms. */
export const openContainer = (path: string, { codecs = 'common' }: ContainerOptions = {}): FormatContext => {
  const format = new FormatContext();
  const options = Dictionary.fromObject({
    format_whitelist: mediaContainers.join(','),
    protocol_whitelist: 'file',
    max_streams: String(maxStreams),
    ...(codecs === 'common' && { codec_whitelist: mediaDecoders.join(',') }),
  });
  try {
    if (format.openInputSync(`file:${path}`, null, options) < 0) {
      throw invalidFileFormat('the file is not audio or video that can be read');
    }
    if (format.findStreamInfoSync() < 0) throw invalidFileFormat('the file holds nothing that can be read');
    return format;
  } catch (error) {
    format.closeInputSync();
    throw error;
  } finally {
    options.free();
  }
};

export const withContainer = async <T>(
  path: string,
  use: (format: FormatContext) => Promise<T>,
  options: ContainerOptions = {},
) => {
  const format = openContainer(path, options);
  try {
    return await use(format);
  } catch (error) {
    throw error instanceof FFmpegError ? invalidFileFormat('the file cannot be decoded') : error;
  } finally {
    format.closeInputSync();
  }
};

export const findStream = (format: FormatContext, kind: 'audio' | 'video'): Stream | undefined => {
  const index = format.findBestStream(kind === 'audio' ? AVMEDIA_TYPE_AUDIO : AVMEDIA_TYPE_VIDEO);
  const stream = index < 0 ? undefined : format.streams[index];
  // Cover art in an audio file is not a video.
  return stream?.hasDisposition(AV_DISPOSITION_ATTACHED_PIC) ? undefined : stream;
};

export const requireStream = (format: FormatContext, kind: 'audio' | 'video'): Stream => {
  const stream = findStream(format, kind);
  if (!stream) throw invalidFileFormat(`the file has no ${kind}`);
  if (encryptedTags.has(stream.codecpar.codecTagString ?? ''))
    throw invalidFileFormat('the file is encrypted');
  return stream;
};

export const toSeconds = (time: bigint, stream: Stream) =>
  (Number(time) * stream.timeBase.num) / stream.timeBase.den;

/** Seconds from the start of the stream; undefined where the file has no timestamp. */
export const frameSeconds = (frame: Frame, stream: Stream): number | undefined => {
  const pts = frame.bestEffortTimestamp;
  if (pts === AV_NOPTS_VALUE) return undefined;
  return toSeconds(pts - (stream.startTime === AV_NOPTS_VALUE ? 0n : stream.startTime), stream);
};

const createDecoder = (format: FormatContext, stream: Stream): CodecContext => {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  const accepted = format.getOption('codec_whitelist');
  if (!codec || (accepted && !accepted.split(',').includes(codec.name ?? '')))
    throw invalidFileFormat('the codec is not supported');
  const context = new CodecContext();
  context.allocContext3(codec);
  context.parametersToContext(stream.codecpar);
  context.pktTimebase = stream.timeBase;
  context.threadCount = 1;
  context.setOption('max_pixels', maxPixels);
  if (context.open2Sync(codec) < 0) {
    context.freeContext();
    throw invalidFileFormat('the stream cannot be decoded');
  }
  return context;
};

/** Seeks slightly before the time: the caller skips earlier frames. */
export const seekTo = (format: FormatContext, seconds: number, stream: Stream) => {
  const start = stream.startTime === AV_NOPTS_VALUE ? 0 : toSeconds(stream.startTime, stream);
  // With a stream index FFmpeg takes the stream's own time base, which node-av does not convert to.
  return format.seekFrameSync(-1, BigInt(Math.floor((seconds + start) * 1e6)), AVSEEK_FLAG_BACKWARD);
};

type DecodeLimits = { mostPixels?: number; check?: () => void };

/**
 * Yields the same frame object each time; clone it to keep it. Damaged packets are skipped. A video with more pixels in
 * all than `mostPixels` is refused where they are reached. `check` is called now and then, also while no frame is found.
 */
export async function* decodeFrames(
  format: FormatContext,
  stream: Stream,
  signal: AbortSignal,
  { mostPixels = Number.POSITIVE_INFINITY, check = () => {} }: DecodeLimits = {},
): AsyncGenerator<Frame, void, undefined> {
  using decoder = createDecoder(format, stream);
  using packet = new Packet();
  using frame = new Frame();
  packet.alloc();
  frame.alloc();
  let steps = 0;
  let pixels = 0;
  const yieldNow = async () => {
    await yieldToEventLoop();
    signal.throwIfAborted();
    check();
  };
  for (let ended = false; !ended; ) {
    if (++steps % framesPerYield === 0) await yieldNow();
    ended = format.readFrameSync(packet) < 0;
    if (!ended && packet.streamIndex !== stream.index) {
      packet.unref();
      continue;
    }
    // Flushing the decoder returns its last frames.
    const sent = decoder.sendPacketSync(ended ? null : packet);
    packet.unref();
    if (sent < 0 && sent !== AVERROR_EOF) continue;
    // One packet may hold any number of frames.
    while (decoder.receiveFrameSync(frame) >= 0) {
      pixels += frame.width * frame.height;
      if (pixels > mostPixels) throw invalidFileFormat('it has too many frames of this size to look through');
      yield frame;
      frame.unref();
      if (++steps % framesPerYield === 0) await yieldNow();
    }
  }
}

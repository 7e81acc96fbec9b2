/** Audio, image and video operations; the work is done in child processes. */

import { TimeLimit } from '../../domain/engine-failure.ts';
import { ApiError } from '../../domain/errors.ts';
import { createEventQueue } from '../../lib/event-queue.ts';
import { createPools, type MediaOptions } from '../media-pools.ts';
import type { ProcessPool } from '../process-pool.ts';
import type { ConvertedVideo, ConvertOptions, CutOptions, TargetFormat } from './convert-video.ts';
import type { DecodedAudio, DecodeRequest } from './decode-audio.ts';
import type { CompressedFormat } from './encode-audio.ts';
import type { ImageInfo } from './untrusted-images.ts';
import type { VideoFacts } from './video-files.ts';
import { asWav } from './wav.ts';

export type AudioFormat = CompressedFormat | 'wav' | 'pcm';
type CallOptions = { signal?: AbortSignal; timeoutMs?: number; accountId?: string };
type DecodeOptions = CallOptions & Omit<DecodeRequest, 'path' | 'pcmPath'>;

const imageTimeoutMs = 30_000;
/** Of processor time: 50 million pixels take 2 s, and another 4 to be written again. */
const imageCpuMs = { inspectImage: 5_000, prepareImage: 15_000 };
/** A clip of a user takes 15 s at most, and is not charged; pictures of a finished video are looked for in all of it. */
const videoCpuMs = { probeVideo: 20_000, extractFrame: 20_000, thumbnail: 60_000, spritesheet: 60_000 };
/** Until the first sound, for a decoder that never pauses; what it has decoded raises it. */
const decodeCpuMs = 5_000;
const videoTimeoutMs = 120_000;
/** Decoding runs at about a hundred times real time, even on a busy machine. */
const decodeTimeoutMs = (maxSeconds: number) => 30_000 + maxSeconds * 20;
/** Longer than the slowest voice takes for the longest text. */
const encodeTimeoutMs = 2 * 3_600_000;
/** Of processor time: a second of 1080p takes about one. */
const cutCpuMs = (seconds: number) => 10_000 + seconds * 5_000;
/** Of processor time: a 4K video at 60 frames a second takes three for each second, on a busy machine six. */
const convertCpuMs = (seconds: number) => 30_000 + seconds * 15_000;
const convertTimeoutMs = (seconds: number) => 120_000 + seconds * 60_000;
/** Encoded chunks buffered for the client, about 50 ms of sound each. */
const chunksAhead = 64;
/** Memory growth limit of a call: 50 million pixels take 400 MB, sound about 20 MB. */
const pictureMemoryMb = 1_024;
const soundMemoryMb = 256;

/** A file that crashes its process twice, or exceeds every time limit, is a bad file and not our fault. */
const asFileError = async <T>(
  code: 'invalid_file_format' | 'invalid_image',
  reading: Promise<T>,
): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    const isBadFile =
      error instanceof ApiError && (error.code === 'internal_error' || error.cause instanceof TimeLimit);
    throw isBadFile ? new ApiError(code, { cause: error }) : error;
  }
};

/** A part of a video, once or several times in a row, at outPath. */
const createCutter =
  (pool: ProcessPool, threads: number) =>
  (
    path: string,
    outPath: string,
    { stretch, ...call }: CallOptions & { stretch: CutOptions['stretch'] },
  ): Promise<void> => {
    const args: CutOptions = { path, outPath, stretch, threads };
    const seconds = (stretch.endSeconds - stretch.startSeconds) * stretch.times;
    return asFileError(
      'invalid_file_format',
      pool.call<void>('cutVideo', args, {
        timeoutMs: convertTimeoutMs(seconds),
        cpuMs: cutCpuMs(seconds),
        memoryMb: pictureMemoryMb,
        ...call,
      }),
    );
  };

export const createMedia = (options: MediaOptions) => {
  const { files, frames, clips, encoder, videos, cuts, converters } = createPools(options);

  async function* compress(
    format: CompressedFormat,
    pcm: AsyncIterable<Uint8Array>,
    { signal, accountId }: { signal?: AbortSignal; accountId?: string },
  ) {
    const made = createEventQueue<Uint8Array>();
    const ended = new AbortController();
    // Limits read-ahead: samples taken from the engine count as delivered.
    async function* paced() {
      for await (const samples of pcm) {
        yield samples;
        await made.untilFewerThan(chunksAhead + 1);
      }
    }
    const finished = encoder.call<void>(
      'encodeAudio',
      { format },
      {
        input: paced(),
        accountId,
        timeoutMs: encodeTimeoutMs,
        signal: signal ? AbortSignal.any([signal, ended.signal]) : ended.signal,
        onEvent: (bytes) => made.push(bytes as Uint8Array),
      },
    );
    try {
      yield* made.until(finished);
    } finally {
      ended.abort();
    }
  }

  /** Waits for the first samples: sending the header first would turn an early failure into a success response. */
  async function* afterFirstSamples(
    pcm: AsyncIterable<Uint8Array>,
    encode: (pcm: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>,
  ) {
    const samples = pcm[Symbol.asyncIterator]();
    const first = await samples.next();
    async function* all() {
      try {
        for (let next = first; !next.done; next = await samples.next()) yield next.value;
      } finally {
        await samples.return?.();
      }
    }
    yield* encode(all());
  }

  const decode = ({ path, pcmPath, maxSeconds, sampleRate, tempo, ...call }: DecodeRequest & CallOptions) =>
    asFileError(
      'invalid_file_format',
      files.call<DecodedAudio>(
        'decodeAudio',
        { path, pcmPath, maxSeconds, sampleRate, tempo },
        {
          timeoutMs: decodeTimeoutMs(maxSeconds),
          cpuMs: decodeCpuMs,
          memoryMb: soundMemoryMb,
          ...call,
        },
      ),
    );
  type PictureArgs = CallOptions & { path: string; outPath?: string };
  const pictures = <T>(
    method: keyof typeof imageCpuMs,
    { signal, accountId, timeoutMs = imageTimeoutMs, ...args }: PictureArgs,
  ) =>
    files.call<T>(method, args, {
      signal,
      accountId,
      timeoutMs,
      cpuMs: imageCpuMs[method],
      memoryMb: pictureMemoryMb,
    });
  const readVideo = <T>(
    method: keyof typeof videoCpuMs,
    { signal, accountId, timeoutMs = videoTimeoutMs, ...args }: PictureArgs,
    pool = frames,
  ) =>
    pool.call<T>(method, args, {
      signal,
      accountId,
      timeoutMs,
      cpuMs: videoCpuMs[method],
      memoryMb: pictureMemoryMb,
    });

  return {
    /** Starts the process that reads sound files, or the one that writes them. */
    preload: { decode: files.preload, encode: encoder.preload },
    /** To mono 32-bit float at pcmPath, 16 kHz and original speed by default. */
    decodeAudio: (path: string, pcmPath: string, options: DecodeOptions) =>
      decode({ path, pcmPath, ...options }),

    /** Decoded length; nothing is written. */
    measureAudio: (path: string, options: CallOptions & { maxSeconds: number }) =>
      decode({ path, pcmPath: null, ...options }),

    /** Takes 24 kHz mono 16-bit samples and yields bytes as they are made. */
    encodeAudio: (
      format: AudioFormat,
      pcm: AsyncIterable<Uint8Array>,
      call: { signal?: AbortSignal; accountId?: string } = {},
    ): AsyncIterable<Uint8Array> => {
      if (format === 'pcm') return pcm;
      return afterFirstSamples(pcm, (samples) =>
        format === 'wav' ? asWav(samples) : compress(format, samples, call),
      );
    },

    inspectImage: (path: string, call: CallOptions = {}) =>
      asFileError('invalid_image', pictures<ImageInfo>('inspectImage', { path, ...call })),

    prepareImage: (path: string, outPath: string, options: CallOptions & { maxPixels: number }) =>
      pictures<{ width: number; height: number }>('prepareImage', {
        path,
        outPath,
        ...options,
      }),

    probeVideo: (path: string, call: CallOptions = {}) =>
      asFileError('invalid_file_format', readVideo<VideoFacts>('probeVideo', { path, ...call })),

    /** The same of a clip that a user gives. */
    probeClip: (path: string, call: CallOptions = {}) =>
      asFileError('invalid_file_format', readVideo<VideoFacts>('probeVideo', { path, ...call }, clips)),

    /** WebP when outPath ends so, else JPEG. */
    thumbnail: (
      path: string,
      outPath: string,
      options: CallOptions & { atSeconds?: number; maxWidth?: number } = {},
    ) => readVideo<void>('thumbnail', { path, outPath, ...options }),

    /** Evenly spaced frames, row by row, as one JPEG. */
    spritesheet: (
      path: string,
      outPath: string,
      options: CallOptions & { columns: number; rows: number; tileWidth: number },
    ) => readVideo<void>('spritesheet', { path, outPath, ...options }),

    /** The sharpest frame of a clip between the two times, as PNG. */
    extractFrame: (
      path: string,
      outPath: string,
      startSeconds: number,
      endSeconds: number,
      call: CallOptions = {},
    ) => {
      const args = { path, outPath, startSeconds, endSeconds };
      return asFileError(
        'invalid_file_format',
        readVideo<{ atSeconds: number }>('extractFrame', { ...args, ...call }, clips),
      );
    },

    /** Converts an upstream video to the request, at outPath unless it needed no change. Progress in percent. */
    convertVideo: (
      path: string,
      outPath: string,
      options: CallOptions & { target: TargetFormat; onProgress?: (percent: number) => void },
    ) => {
      const { target, onProgress, ...call } = options;
      const args: ConvertOptions = { path, outPath, target, threads: converters.threads };
      return asFileError(
        'invalid_file_format',
        videos.call<ConvertedVideo>('convertVideo', args, {
          timeoutMs: convertTimeoutMs(target.seconds),
          cpuMs: convertCpuMs(target.seconds),
          memoryMb: pictureMemoryMb,
          ...call,
          onEvent: (percent) => onProgress?.(percent as number),
        }),
      );
    },

    cutVideo: createCutter(cuts, converters.threads),

    stats: () => ({
      videos: videos.stats(),
      cuts: cuts.stats(),
      files: files.stats(),
      frames: frames.stats(),
      clips: clips.stats(),
      encoder: encoder.stats(),
    }),

    close: async () => {
      await Promise.all([files, frames, clips, encoder, videos, cuts].map((pool) => pool.close()));
    },
  };
};

export type Media = ReturnType<typeof createMedia>;

/** Audio, images and video as the rest of Kinora uses them; the work is done in processes of their own. */

import { TimeLimit } from '../../domain/engine-failure.ts';
import { ApiError } from '../../domain/errors.ts';
import { createEventQueue } from '../../lib/event-queue.ts';
import type { HostLogger } from '../engine-process.ts';
import { createEngineHost } from '../process-pool.ts';
import type { FitOptions, FittedVideo, TargetFormat } from './conform-video.ts';
import type { DecodedAudio, DecodeRequest } from './decode-audio.ts';
import type { CompressedFormat } from './encode-audio.ts';
import type { ImageFacts } from './untrusted-images.ts';
import type { VideoFacts } from './video-files.ts';
import { wavHeader } from './wav.ts';

export type AudioFormat = CompressedFormat | 'wav' | 'pcm';
type CallOptions = { signal?: AbortSignal; timeoutMs?: number; accountId?: string };

export type MediaOptions = {
  /** How many files are worked on at once. */
  processes: number;
  /** How many speech streams are encoded at once. */
  encoders?: number;
  /** How many videos from elsewhere are made what was asked for at once, and with how many threads each. */
  fitters?: { processes: number; threads: number };
  maxQueue?: number;
  idleMs?: number;
  memoryLimitMb?: number;
  logger?: HostLogger;
};

const imageTimeoutMs = 30_000;
const videoTimeoutMs = 120_000;
/** Decoding runs at some hundred times the pace of the sound, also on a busy machine. */
const decodeTimeoutMs = (maxSeconds: number) => 30_000 + maxSeconds * 20;
/** Longer than the slowest voice takes for the longest text. */
const encodeTimeoutMs = 2 * 3_600_000;
const fitTimeoutMs = (seconds: number) => 120_000 + seconds * 60_000;
/** Encoded chunks that wait for the client, some 50 ms of sound each. */
const chunksAhead = 64;
/** How far a call may let its process grow: 50 million pixels take 400 MB, sound some 20 MB. */
const pictureMemoryMb = 1_024;
const soundMemoryMb = 256;

/** A file that brings its process down twice, or holds it up beyond all measure, is a bad file and no fault of ours. */
const orRefuse = async <T>(
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

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each of its operations is a function of its own.
export const createMedia = (options: MediaOptions) => {
  const shared = { maxQueue: options.maxQueue ?? 64, idleMs: options.idleMs, logger: options.logger };
  const files = createEngineHost({
    ...shared,
    name: 'media',
    modulePath: new URL('./media-process.ts', import.meta.url),
    processes: options.processes,
    memoryLimitMb: options.memoryLimitMb ?? 1_024,
  });
  const encoder = createEngineHost({
    ...shared,
    name: 'audio encoder',
    modulePath: new URL('./encoder-process.ts', import.meta.url),
    processes: 1,
    concurrencyPerProcess: options.encoders ?? 32,
    maxQueue: 0,
    memoryLimitMb: 512,
  });

  const fitters = options.fitters ?? { processes: 1, threads: 1 };
  const videos = createEngineHost({
    ...shared,
    name: 'video fitting',
    modulePath: new URL('./conform-process.ts', import.meta.url),
    processes: fitters.processes,
    // Whoever waits here is one of the videos that routes allow: there is no use in turning it away.
    maxQueue: 100_000,
    memoryLimitMb: 1_024,
  });

  async function* compress(
    format: CompressedFormat,
    pcm: AsyncIterable<Uint8Array>,
    { signal, accountId }: { signal?: AbortSignal; accountId?: string },
  ) {
    const made = createEventQueue<Uint8Array>();
    const leaving = new AbortController();
    // Not further ahead of the client than this: what was taken in counts as delivered.
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
        signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
        onEvent: (bytes) => made.push(bytes as Uint8Array),
      },
    );
    try {
      yield* made.until(finished);
    } finally {
      leaving.abort();
    }
  }

  async function* withWavHeader(pcm: AsyncIterable<Uint8Array>) {
    yield wavHeader();
    yield* pcm;
  }

  /** A header before the first samples would make a success of a voice that fails at once. */
  async function* onceHeard(
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

  const decode = (request: DecodeRequest, call: CallOptions) =>
    orRefuse(
      'invalid_file_format',
      files.call<DecodedAudio>('decodeAudio', request, {
        timeoutMs: decodeTimeoutMs(request.maxSeconds),
        memoryMb: soundMemoryMb,
        ...call,
      }),
    );
  const pictures = <T>(method: string, args: unknown, timeoutMs: number, call: CallOptions) =>
    files.call<T>(method, args, { timeoutMs, memoryMb: pictureMemoryMb, ...call });

  return {
    /** To mono 32-bit float at pcmPath, 16 kHz and at its own pace unless told. */
    decodeAudio: (
      path: string,
      pcmPath: string,
      {
        maxSeconds,
        sampleRate,
        tempo,
        ...call
      }: CallOptions & { maxSeconds: number; sampleRate?: number; tempo?: number },
    ) => decode({ path, pcmPath, maxSeconds, sampleRate, tempo }, call),

    /** How long it is when decoded; nothing is written. */
    measureAudio: (path: string, { maxSeconds, ...call }: CallOptions & { maxSeconds: number }) =>
      decode({ path, pcmPath: null, maxSeconds }, call),

    /** Takes 24 kHz mono 16-bit samples and yields bytes as they are made. */
    encodeAudio: (
      format: AudioFormat,
      pcm: AsyncIterable<Uint8Array>,
      call: { signal?: AbortSignal; accountId?: string } = {},
    ): AsyncIterable<Uint8Array> => {
      if (format === 'pcm') return pcm;
      return onceHeard(pcm, (samples) =>
        format === 'wav' ? withWavHeader(samples) : compress(format, samples, call),
      );
    },

    inspectImage: (path: string, call: CallOptions = {}) =>
      orRefuse('invalid_image', pictures<ImageFacts>('inspectImage', { path }, imageTimeoutMs, call)),

    prepareImage: (
      path: string,
      outPath: string,
      { maxPixels, ...call }: CallOptions & { maxPixels: number },
    ) =>
      pictures<{ width: number; height: number }>(
        'prepareImage',
        { path, outPath, maxPixels },
        imageTimeoutMs,
        call,
      ),

    probeVideo: (path: string, call: CallOptions = {}) =>
      orRefuse('invalid_file_format', pictures<VideoFacts>('probeVideo', { path }, videoTimeoutMs, call)),

    /** WebP when outPath ends so, else JPEG. */
    thumbnail: (
      path: string,
      outPath: string,
      {
        atSeconds = 0,
        maxWidth = 1_280,
        ...call
      }: CallOptions & { atSeconds?: number; maxWidth?: number } = {},
    ) => pictures<void>('thumbnail', { path, outPath, atSeconds, maxWidth }, videoTimeoutMs, call),

    /** Evenly spaced frames, row by row, as one JPEG. */
    spritesheet: (
      path: string,
      outPath: string,
      {
        columns,
        rows,
        tileWidth,
        ...call
      }: CallOptions & { columns: number; rows: number; tileWidth: number },
    ) => pictures<void>('spritesheet', { path, outPath, columns, rows, tileWidth }, videoTimeoutMs, call),

    /** The sharpest frame between the two times, as PNG. */
    extractFrame: (
      path: string,
      outPath: string,
      startSeconds: number,
      endSeconds: number,
      call: CallOptions = {},
    ) =>
      pictures<{ atSeconds: number }>(
        'extractFrame',
        { path, outPath, startSeconds, endSeconds },
        videoTimeoutMs,
        call,
      ),

    /** A video from elsewhere in the asked form, at outPath unless it needed nothing. Progress in percent. */
    fitVideo: (
      path: string,
      outPath: string,
      {
        wish,
        onProgress,
        ...call
      }: CallOptions & { wish: TargetFormat; onProgress?: (percent: number) => void },
    ) =>
      orRefuse(
        'invalid_file_format',
        videos.call<FittedVideo>(
          'fitVideo',
          { path, outPath, wish, threads: fitters.threads } satisfies FitOptions,
          {
            timeoutMs: fitTimeoutMs(wish.seconds),
            memoryMb: pictureMemoryMb,
            ...call,
            onEvent: (percent) => onProgress?.(percent as number),
          },
        ),
      ),

    stats: () => ({ videos: videos.stats(), files: files.stats(), encoder: encoder.stats() }),

    close: async () => {
      await Promise.all([files.close(), encoder.close(), videos.close()]);
    },
  };
};

export type Media = ReturnType<typeof createMedia>;

/** Picture and sound of a video as packets for another container: copied, or re-encoded. */

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AV_NOPTS_VALUE } from 'node-av/constants';
import { type CodecContext, type FormatContext, Frame, Packet, type Stream } from 'node-av/lib';
import { decodeFrames, seekTo, toSeconds } from './container.ts';
import { check } from './open-encoder.ts';
import { openAudioEncoder, openVideoEncoder, pictureTimeBaseDenominator } from './video-encoders.ts';
import { createPictureFilter, createSoundFilter, type FrameFilter } from './video-filters.ts';

export type Track = {
  describe(stream: Stream): void;
  timeBase: { num: number; den: number };
  /** The same object each time: it must be written before the next is read. */
  packets: AsyncGenerator<Packet>;
  free(): void;
};

/** A part of the source, several times in a row. */
export type Stretch = { startSeconds: number; endSeconds: number; times: number };

export type Source = {
  format: FormatContext;
  stream: Stream;
  originSeconds: number;
  /** Only of tracks that are re-encoded; absent: from the start, once. */
  stretch?: Stretch;
};

const stretchSeconds = ({ startSeconds, endSeconds, times }: Stretch): number =>
  (endSeconds - startSeconds) * times;

const packetsPerYield = 64;
const assumedFramesPerSecond = 24;
const mostFramesPerSecond = 120;
/**
 * Two frames with the same timestamp are a defect of the file that the encoder would reject, and thousands in a second
 * would take hours. A little less than a frame, for timestamps that were rounded.
 */
const leastTicks = BigInt(Math.floor((0.9 * pictureTimeBaseDenominator) / mostFramesPerSecond));

const framesPerSecondOf = ({ avgFrameRate: { num, den } }: Stream): number =>
  num > 0 && den > 0 ? Math.min(mostFramesPerSecond, num / den) : assumedFramesPerSecond;

export const copiedTrack = (
  source: Source,
  signal: AbortSignal,
  endSeconds = Number.POSITIVE_INFINITY,
): Track => {
  const { format, stream, originSeconds } = source;
  const origin = BigInt(Math.round((originSeconds * stream.timeBase.den) / stream.timeBase.num));
  const frameTicks = BigInt(
    Math.round(stream.timeBase.den / stream.timeBase.num / framesPerSecondOf(stream)),
  );
  async function* packets() {
    const packet = new Packet();
    packet.alloc();
    try {
      for (let count = 1; format.readFrameSync(packet) >= 0; count += 1) {
        if (packet.streamIndex === stream.index) {
          if (packet.pts !== AV_NOPTS_VALUE) packet.pts -= origin;
          if (packet.pts !== AV_NOPTS_VALUE && toSeconds(packet.pts, stream) >= endSeconds) break;
          if (packet.dts !== AV_NOPTS_VALUE) packet.dts -= origin;
          packet.duration ||= frameTicks;
          yield packet;
        }
        packet.unref();
        if (count % packetsPerYield === 0) {
          await yieldToEventLoop();
          signal.throwIfAborted();
        }
      }
    } finally {
      packet.free();
    }
  }
  return {
    describe(to) {
      check(stream.codecpar.copy(to.codecpar), 'describe stream');
      // Each container has its own names for the codecs.
      to.codecpar.codecTag = 0;
    },
    timeBase: stream.timeBase,
    packets: packets(),
    free() {},
  };
};

const encodedTrack = (
  encoder: CodecContext,
  source: Source,
  signal: AbortSignal,
  options: {
    timeBaseDenominatorOf: (frame: Frame) => number;
    /** Frames that follow the last one sooner are left out; null: none are. */
    leastTicks: bigint | null;
    packetTicks: bigint;
    endSeconds: number;
    createFilter: (first: Frame) => FrameFilter;
    shapeOf: (frame: Frame) => string;
  },
): Track => {
  const { format, stream, originSeconds } = source;
  const packet = new Packet();
  const filtered = new Frame();
  packet.alloc();
  filtered.alloc();
  let filter: FrameFilter | undefined;

  function* encode(frame: Frame | null) {
    check(encoder.sendFrameSync(frame), 'encode');
    while (encoder.receivePacketSync(packet) >= 0) {
      // Players skip a last frame without a duration.
      packet.duration ||= options.packetTicks;
      yield packet;
    }
  }
  function* drain() {
    while (filter?.pull(filtered)) {
      yield* encode(filtered);
      filtered.unref();
    }
  }
  function* finishFilter() {
    filter?.push(null);
    yield* drain();
    filter?.free();
    filter = undefined;
  }

  let lastTicks = -(options.leastTicks ?? 0n);
  let shape = '';
  /** From `startSeconds` to the end; `offsetSeconds` is where its start comes in the result. */
  async function* part(startSeconds: number, offsetSeconds: number) {
    let seconds = 0;
    for await (const frame of decodeFrames(format, stream, signal)) {
      const pts = frame.bestEffortTimestamp;
      if (pts !== AV_NOPTS_VALUE) seconds = toSeconds(pts, stream) - originSeconds;
      if (seconds >= options.endSeconds) break;
      if (seconds < startSeconds) continue;
      if (shape !== options.shapeOf(frame)) {
        yield* finishFilter();
        filter = options.createFilter(frame);
        shape = options.shapeOf(frame);
      }
      const at = seconds - startSeconds + offsetSeconds;
      const ticks = BigInt(Math.round(at * options.timeBaseDenominatorOf(frame)));
      if (options.leastTicks !== null && ticks < lastTicks + options.leastTicks) continue;
      lastTicks = ticks;
      frame.pts = ticks;
      filter!.push(frame);
      yield* drain();
      // Encoding a large frame takes long enough to check for an abort after each.
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
  }

  async function* packets() {
    const { startSeconds = 0, endSeconds = 0, times = 1 } = source.stretch ?? {};
    for (let round = 0; round < times; round += 1) {
      if (source.stretch) seekTo(format, startSeconds, stream);
      yield* part(startSeconds, round * (endSeconds - startSeconds));
    }
    yield* finishFilter();
    yield* encode(null);
  }
  return {
    describe: (to) => check(to.codecpar.fromContext(encoder), 'describe stream'),
    timeBase: encoder.timeBase,
    packets: packets(),
    free() {
      filter?.free();
      filtered.free();
      packet.free();
      encoder.freeContext();
    },
  };
};

export const pictureTrack = (
  source: Source,
  video: { width: number; height: number; watermark: boolean; endSeconds: number; threads: number },
  signal: AbortSignal,
): Track => {
  const framesPerSecond = framesPerSecondOf(source.stream);
  const encoder = openVideoEncoder({ ...video, framesPerSecond });
  return encodedTrack(encoder, source, signal, {
    // Half a frame less: a frame that would start exactly at the end is not shown.
    endSeconds: video.endSeconds - 0.5 / framesPerSecond,
    leastTicks,
    packetTicks: BigInt(Math.round(pictureTimeBaseDenominator / framesPerSecond)),
    timeBaseDenominatorOf: () => pictureTimeBaseDenominator,
    createFilter: (first) => createPictureFilter(first, video, video.threads),
    shapeOf: (frame) => [frame.width, frame.height, frame.format].join(),
  });
};

export const soundTrack = (source: Source, endSeconds: number, signal: AbortSignal): Track => {
  const encoder = openAudioEncoder();
  const resultSeconds = source.stretch ? stretchSeconds(source.stretch) : endSeconds;
  return encodedTrack(encoder, source, signal, {
    endSeconds,
    leastTicks: null,
    packetTicks: BigInt(encoder.frameSize),
    timeBaseDenominatorOf: (frame) => frame.sampleRate,
    createFilter: (first) => createSoundFilter(first, resultSeconds, encoder.frameSize),
    shapeOf: (frame) => [frame.format, frame.sampleRate, frame.channelLayout.nbChannels].join(),
  });
};

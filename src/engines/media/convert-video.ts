/**
 * Converts an upstream video to the request: size, length, watermark, and a format every browser plays; encoded once or
 * not at all.
 */

import { AV_NOPTS_VALUE } from 'node-av/constants';
import { Dictionary, FFmpegError, FormatContext, type Packet } from 'node-av/lib';
import { findStream, openContainer, requireStream, toSeconds } from './container.ts';
import { check } from './open-encoder.ts';
import { readStreamInfo, type StreamInfo } from './stream-info.ts';
import {
  copiedTrack,
  pictureTrack,
  type Source,
  type Stretch,
  soundTrack,
  type Track,
} from './video-tracks.ts';

export type TargetFormat = {
  width: number;
  height: number;
  seconds: number;
  /** Whether to add the watermark; false where it is there already. */
  watermark: boolean;
};

export type ConvertOptions = { path: string; outPath: string; target: TargetFormat; threads: number };
export type ConvertedVideo = {
  /** Which of the two files is the result: a video that needs no change is not touched. */
  path: string;
  durationSeconds: number;
};

/** Providers round to frames their own way: a video of 8.04 s counts as 8. */
const lengthToleranceSeconds = 0.25;

const soundLongerSeconds = 1;

type Plan = {
  picture: 'copy' | 'encode';
  sound: 'none' | 'copy' | 'encode';
  endSeconds: number;
  /** Sound may last longer than the picture, or for hours. */
  soundEndSeconds: number;
  /** Only where both are re-encoded. */
  stretch?: Stretch;
};

const planFor = (info: StreamInfo, target: TargetFormat): Plan | null => {
  const isTooLong = info.durationSeconds > target.seconds + lengthToleranceSeconds;
  const isOtherSize = info.width !== target.width || info.height !== target.height;
  const picture = !info.isPlayableVideo || isOtherSize || isTooLong || target.watermark ? 'encode' : 'copy';
  const sound = info.sound === 'none' ? 'none' : info.sound === 'aac' && !isTooLong ? 'copy' : 'encode';
  if (picture === 'copy' && sound !== 'encode' && info.isPlayableContainer) return null;
  const endSeconds = isTooLong ? target.seconds : Number.POSITIVE_INFINITY;
  return {
    picture,
    sound,
    endSeconds,
    soundEndSeconds: Math.min(endSeconds, info.durationSeconds + soundLongerSeconds),
  };
};

export const convertVideo = async (
  options: ConvertOptions,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<ConvertedVideo> => {
  const info = await readStreamInfo(options.path, signal);
  const plan = planFor(info, options.target);
  if (!plan) return { path: options.path, durationSeconds: info.durationSeconds };
  const durationSeconds = Math.min(info.durationSeconds, plan.endSeconds);
  const report = (seconds: number) => onProgress(Math.min(1, seconds / durationSeconds));
  try {
    await write(options, plan, signal, report);
  } catch (error) {
    // Packets that the other container cannot hold unchanged.
    if (!(error instanceof FFmpegError) || (plan.picture !== 'copy' && plan.sound !== 'copy')) throw error;
    const sound = plan.sound === 'none' ? 'none' : 'encode';
    await write(options, { ...plan, picture: 'encode', sound }, signal, report);
  }
  return { path: options.outPath, durationSeconds };
};

export type CutOptions = { path: string; outPath: string; stretch: Stretch; threads: number };

/** A part of a video, once or several times in a row. */
export const cutVideo = async (
  { path, outPath, stretch, threads }: CutOptions,
  signal: AbortSignal,
): Promise<void> => {
  const info = await readStreamInfo(path, signal);
  const target = { width: info.width, height: info.height, seconds: info.durationSeconds, watermark: false };
  const plan: Plan = {
    picture: 'encode',
    sound: info.sound === 'none' ? 'none' : 'encode',
    endSeconds: stretch.endSeconds,
    soundEndSeconds: stretch.endSeconds,
    stretch,
  };
  await write({ path, outPath, target, threads }, plan, signal, () => {});
};

const write = async (
  { path, outPath, target, threads }: ConvertOptions,
  plan: Plan,
  signal: AbortSignal,
  report: (seconds: number) => void,
): Promise<void> => {
  const formats: FormatContext[] = [];
  const tracks: Track[] = [];
  try {
    // Opened once for each: picture and sound are read at different paces.
    for (let n = 0; n < 2; n += 1) formats.push(openContainer(path, { codecs: 'any' }));
    const [forPicture, forSound] = formats as [FormatContext, FormatContext];
    const originSeconds = originOf(forPicture);
    const { endSeconds, soundEndSeconds, stretch } = plan;
    const from = { originSeconds, ...(stretch && { stretch }) };
    const picture: Source = { format: forPicture, stream: requireStream(forPicture, 'video'), ...from };
    tracks.push(
      plan.picture === 'copy'
        ? copiedTrack(picture, signal)
        : pictureTrack(picture, { ...target, endSeconds, threads }, signal),
    );
    if (plan.sound !== 'none') {
      const sound: Source = { format: forSound, stream: requireStream(forSound, 'audio'), ...from };
      tracks.push(
        plan.sound === 'copy'
          ? copiedTrack(sound, signal, soundEndSeconds)
          : soundTrack(sound, soundEndSeconds, signal),
      );
    }
    await mux(outPath, tracks, report);
  } finally {
    for (const track of tracks) {
      await track.packets.return(undefined);
      track.free();
    }
    for (const format of formats) await format.closeInput();
  }
};

/** The start of whichever begins first, picture or sound. */
const originOf = (format: FormatContext): number => {
  const starts = (['video', 'audio'] as const).flatMap((kind) => {
    const stream = findStream(format, kind);
    return stream && stream.startTime !== AV_NOPTS_VALUE ? [toSeconds(stream.startTime, stream)] : [];
  });
  return starts.length > 0 ? Math.min(...starts) : 0;
};

const mux = async (outPath: string, tracks: Track[], report: (seconds: number) => void): Promise<void> => {
  const muxer = new FormatContext();
  try {
    check(muxer.allocOutputContext2(null, 'mp4', outPath), 'open container');
    check(muxer.openOutputSync(), 'open file');
    const streams = tracks.map((track) => {
      const stream = muxer.newStream(null);
      track.describe(stream);
      stream.timeBase = track.timeBase as typeof stream.timeBase;
      return stream;
    });
    check(muxer.writeHeaderSync(Dictionary.fromObject({ movflags: '+faststart' })), 'write header');
    const secondsOf = (packet: Packet, { timeBase }: Track) =>
      (Number(packet.dts === AV_NOPTS_VALUE ? packet.pts : packet.dts) * timeBase.num) / timeBase.den;
    const waiting = await Promise.all(tracks.map((track) => track.packets.next()));
    for (;;) {
      let next = -1;
      let nextSeconds = Number.POSITIVE_INFINITY;
      for (const [index, { done, value }] of waiting.entries()) {
        const seconds = done ? Number.POSITIVE_INFINITY : secondsOf(value, tracks[index]!);
        // Interleaved: otherwise the container would buffer all of one while it waits for the other.
        if (seconds < nextSeconds) [next, nextSeconds] = [index, seconds];
      }
      if (next < 0) break;
      const packet = waiting[next]!.value as Packet;
      packet.streamIndex = streams[next]!.index;
      packet.rescaleTs(tracks[next]!.timeBase, streams[next]!.timeBase);
      check(muxer.interleavedWriteFrameSync(packet), 'write packet');
      if (next === 0) report(nextSeconds);
      waiting[next] = await tracks[next]!.packets.next();
    }
    check(muxer.writeTrailerSync(), 'write trailer');
  } finally {
    muxer.closeOutputSync();
    muxer.freeContext();
  }
};

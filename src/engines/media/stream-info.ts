/** The properties of an upstream video that decide how it must be converted. Runs in the video process only. */

import { AV_CODEC_ID_AAC, AV_CODEC_ID_H264, AV_PIX_FMT_YUV420P } from 'node-av/constants';
import type { FormatContext, Frame } from 'node-av/lib';
import { mp4Boxes } from '../../lib/files/mp4-boxes.ts';
import { findStream, requireStream, withContainer } from './container.ts';
import { rotationOf, shownSize } from './frame-to-image.ts';
import { measureVideo, readFirstFrame } from './video-files.ts';

export type StreamInfo = {
  durationSeconds: number;
  width: number;
  height: number;
  /** Whether its video codec, audio codec and container play in every browser. */
  isPlayableVideo: boolean;
  sound: 'none' | 'aac' | 'other';
  isPlayableContainer: boolean;
};

export const readStreamInfo = (path: string, signal: AbortSignal): Promise<StreamInfo> =>
  withContainer(path, (format) => infoOf(format, path, signal), { codecs: 'any' });

const infoOf = async (format: FormatContext, path: string, signal: AbortSignal): Promise<StreamInfo> => {
  const stream = requireStream(format, 'video');
  const picture = await readFirstFrame(format, stream, signal, (frame) => ({
    ...shownSize(frame),
    isPlayableVideo:
      stream.codecpar.codecId === AV_CODEC_ID_H264 && frame.format === AV_PIX_FMT_YUV420P && isUpright(frame),
  }));
  const sound = findStream(format, 'audio');
  const { durationSeconds } = await measureVideo(path, signal);
  return {
    ...picture,
    durationSeconds,
    sound: !sound ? 'none' : sound.codecpar.codecId === AV_CODEC_ID_AAC ? 'aac' : 'other',
    isPlayableContainer: await startsAtOnce(path),
  };
};

const isUpright = (frame: Frame): boolean => {
  const { num, den } = frame.sampleAspectRatio;
  return rotationOf(frame) === 0 && (num <= 0 || den <= 0 || num === den);
};

/** An MP4 whose index precedes its media data, so that it plays while it loads. */
const startsAtOnce = async (path: string): Promise<boolean> => {
  let isFirst = true;
  for await (const { kind, brand } of mp4Boxes(path)) {
    // QuickTime is the same family under another name.
    if (isFirst && (kind !== 'ftyp' || brand === 'qt  ')) return false;
    if (kind === 'moov' || kind === 'mdat') return kind === 'moov';
    isFirst = false;
  }
  return false;
};

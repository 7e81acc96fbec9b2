/** Encoders of every video we write: H.264 High in yuv420p and BT.709, and AAC, as browsers play them. */

import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Rational } from 'node-av/lib';

const keyframeEverySeconds = 2;

const check = (code: number, operation: string) => FFmpegError.throwIfError(code, operation);

export const openVideoEncoder = (video: {
  width: number;
  height: number;
  threads: number;
  framesPerSecond: number;
  /** Time base in fractions of a second; frames may start at any of them. */
  timeBaseDenominator: number;
}): CodecContext => {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
  if (!codec) throw new Error('The encoder libx264 is missing.');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = video.width;
  encoder.height = video.height;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P;
  encoder.timeBase = new Rational(1, video.timeBaseDenominator);
  encoder.framerate = new Rational(Math.round(video.framesPerSecond * 1000), 1000);
  encoder.gopSize = Math.round(video.framesPerSecond * keyframeEverySeconds);
  encoder.threadCount = video.threads;
  encoder.colorSpace = AVCOL_SPC_BT709;
  encoder.colorPrimaries = AVCOL_PRI_BT709;
  encoder.colorTrc = AVCOL_TRC_BT709;
  encoder.colorRange = AVCOL_RANGE_MPEG;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  // One by one: node-av frees a dictionary given to open2 twice.
  for (const [name, value] of Object.entries({
    preset: 'veryfast',
    crf: 23,
    profile: 'high',
    sc_threshold: 0,
  })) {
    check(encoder.setOption(name, value), `set ${name}`);
  }
  check(encoder.open2Sync(codec), 'open encoder');
  return encoder;
};

export const openAudioEncoder = (
  sampleRate: number,
  { bitRate, coder }: { bitRate: number; coder: 'fast' | 'twoloop' },
): CodecContext => {
  // FFmpeg's own AAC encoder: libfdk-aac may not be distributed with a GPL build.
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC);
  if (!codec) throw new Error('The encoder aac is missing.');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = sampleRate;
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP;
  encoder.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  encoder.timeBase = new Rational(1, sampleRate);
  encoder.bitRate = BigInt(bitRate);
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  check(encoder.setOption('aac_coder', coder), 'set aac_coder');
  check(encoder.open2Sync(codec), 'open sound encoder');
  return encoder;
};

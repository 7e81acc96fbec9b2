/** Encoders of converted videos: H.264 High in yuv420p and BT.709, and AAC, as browsers play them. */

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
import { type CodecContext, Rational } from 'node-av/lib';
import { check, openEncoder } from './open-encoder.ts';

/** In fractions of a second; frames may start at any of them. */
export const pictureTimeBaseDenominator = 90_000;
export const soundSampleRate = 48_000;
const soundBitRate = 128_000n;
const keyframeEverySeconds = 2;

export const openVideoEncoder = (video: {
  width: number;
  height: number;
  threads: number;
  framesPerSecond: number;
}): CodecContext =>
  openEncoder(FF_ENCODER_LIBX264, (encoder) => {
    encoder.width = video.width;
    encoder.height = video.height;
    encoder.pixelFormat = AV_PIX_FMT_YUV420P;
    encoder.timeBase = new Rational(1, pictureTimeBaseDenominator);
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
  });

export const openAudioEncoder = (): CodecContext =>
  // FFmpeg's own AAC encoder: libfdk-aac may not be distributed with a GPL build.
  openEncoder(FF_ENCODER_AAC, (encoder) => {
    encoder.sampleRate = soundSampleRate;
    encoder.sampleFormat = AV_SAMPLE_FMT_FLTP;
    encoder.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
    encoder.timeBase = new Rational(1, soundSampleRate);
    encoder.bitRate = soundBitRate;
    encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    check(encoder.setOption('aac_coder', 'twoloop'), 'set aac_coder');
  });

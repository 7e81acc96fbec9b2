/** YUV420P frames and sound to an MP4 that browsers play and that starts before it is all there. */

import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_FATAL,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
} from 'node-av/constants';
import {
  type CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
  type Stream,
} from 'node-av/lib';
import type { Soundtrack } from '../sound/mix-soundtrack.ts';
import { openPictureEncoder, openSoundEncoder, type PictureFormat } from './codecs.ts';

const check = (code: number, operation: string) => FFmpegError.throwIfError(code, operation);

const allocateFrame = ({ width, height }: PictureFormat): Frame => {
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = AV_PIX_FMT_YUV420P;
  frame.colorSpace = AVCOL_SPC_BT709;
  frame.colorRange = AVCOL_RANGE_MPEG;
  check(frame.getBuffer(), 'allocate frame');
  return frame;
};

export const createVideoEncoder = (path: string, format: PictureFormat, sound: Soundtrack | null) => {
  Log.setLevel(AV_LOG_FATAL);
  const encoder = openPictureEncoder(format);
  const muxer = new FormatContext();
  check(muxer.allocOutputContext2(null, 'mp4', path), 'open container');
  check(muxer.openOutputSync(), 'open file');
  const stream = muxer.newStream(null);
  check(stream.codecpar.fromContext(encoder), 'describe stream');
  stream.timeBase = encoder.timeBase;
  const soundEncoder = sound && openSoundEncoder(sound.sampleRate);
  const soundStream = soundEncoder && muxer.newStream(null);
  if (soundEncoder && soundStream) {
    check(soundStream.codecpar.fromContext(soundEncoder), 'describe sound');
    soundStream.timeBase = soundEncoder.timeBase;
  }
  check(muxer.writeHeaderSync(Dictionary.fromObject({ movflags: '+faststart' })), 'write header');
  const frame = allocateFrame(format);
  const packet = new Packet();
  packet.alloc();
  let count = 0n;
  let soundAt = 0;

  const writePacket = (from: CodecContext, to: Stream): boolean => {
    if (from.receivePacketSync(packet) < 0) return false;
    packet.streamIndex = to.index;
    packet.duration ||= 1n;
    packet.rescaleTs(from.timeBase, to.timeBase);
    check(muxer.interleavedWriteFrameSync(packet), 'write packet');
    return true;
  };
  const write = (from: CodecContext, to: Stream, input: Frame | null) => {
    check(from.sendFrameSync(input), 'encode');
    while (writePacket(from, to));
  };

  /** Sound goes in beside the picture, or the container would hold all of one while it waits for the other. */
  const encodeSound = (untilSeconds: number) => {
    if (!sound || !soundEncoder || !soundStream) return;
    const { left, right, sampleRate } = sound;
    while (soundAt < left.length && soundAt < untilSeconds * sampleRate) {
      const nbSamples = Math.min(soundEncoder.frameSize, left.length - soundAt);
      const planes = new Float32Array(nbSamples * 2);
      planes.set(left.subarray(soundAt, soundAt + nbSamples));
      planes.set(right.subarray(soundAt, soundAt + nbSamples), nbSamples);
      const samples = Frame.fromAudioBuffer(Buffer.from(planes.buffer), {
        nbSamples,
        format: AV_SAMPLE_FMT_FLTP,
        sampleRate,
        channelLayout: AV_CHANNEL_LAYOUT_STEREO,
        timeBase: { num: 1, den: sampleRate },
        pts: BigInt(soundAt),
      });
      write(soundEncoder, soundStream, samples);
      samples.free();
      soundAt += nbSamples;
    }
  };

  return {
    /** Copies the bytes before it returns. */
    add: (yuv: Buffer) => {
      // The encoder may still hold the picture of the last round.
      check(frame.makeWritable(), 'reuse frame');
      check(frame.fromBuffer(yuv), 'copy picture');
      frame.pts = count++;
      frame.duration = 1n;
      write(encoder, stream, frame);
      encodeSound(Number(count) / format.framesPerSecond);
    },
    /** `isCancelled` is asked between any two of the frames that the encoder still holds. */
    finish: (isCancelled: () => boolean) => {
      check(encoder.sendFrameSync(null), 'encode');
      while (!isCancelled() && writePacket(encoder, stream));
      if (isCancelled()) return;
      encodeSound(Number.POSITIVE_INFINITY);
      if (soundEncoder && soundStream) write(soundEncoder, soundStream, null);
      check(muxer.writeTrailerSync(), 'write trailer');
    },
    close: () => {
      packet.free();
      frame.free();
      encoder.freeContext();
      soundEncoder?.freeContext();
      muxer.closeOutputSync();
      muxer.freeContext();
    },
  };
};

/** RGBA frames and sound to an MP4 that browsers play. */

import { setImmediate } from 'node:timers/promises';
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_FATAL,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  type CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
  SoftwareScaleContext,
  type Stream,
} from 'node-av';
import { openPictureEncoder, openSoundEncoder } from '../../media/film-encoders.ts';

export const framesPerSecond = 24;

Log.setLevel(AV_LOG_FATAL);

const check = (code: number, operation: string) => FFmpegError.throwIfError(code, operation);

const allocateFrame = (width: number, height: number): Frame => {
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

export type Soundtrack = { left: Float32Array; right: Float32Array; sampleRate: number };

export const createFilmEncoder = (
  path: string,
  {
    width,
    height,
    threads,
    sound,
  }: { width: number; height: number; threads: number; sound: Soundtrack | null },
) => {
  const encoder = openPictureEncoder({ width, height, threads, framesPerSecond, ticks: framesPerSecond });
  const muxer = new FormatContext();
  check(muxer.allocOutputContext2(null, 'mp4', path), 'open container');
  check(muxer.openOutputSync(), 'open file');
  const stream = muxer.newStream(null);
  check(stream.codecpar.fromContext(encoder), 'describe stream');
  stream.timeBase = encoder.timeBase;
  // A third of the default coder's time, and noise hides the difference.
  const soundEncoder = sound && openSoundEncoder(sound.sampleRate, { bitRate: 96_000, coder: 'fast' });
  const soundStream = soundEncoder && muxer.newStream(null);
  if (soundEncoder && soundStream) {
    check(soundStream.codecpar.fromContext(soundEncoder), 'describe sound');
    soundStream.timeBase = soundEncoder.timeBase;
  }
  check(muxer.writeHeaderSync(Dictionary.fromObject({ movflags: '+faststart' })), 'write header');
  // Allocated and not initialised: only then does the scaler convert by the frames' colour tags.
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  const frame = allocateFrame(width, height);
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
    add: (pixels: Buffer) => {
      const source = Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_RGBA });
      // The encoder may still hold the picture of the last round.
      check(frame.makeWritable(), 'reuse frame');
      check(scaler.scaleFrameSync(frame, source), 'convert colours');
      source.free();
      frame.pts = count++;
      frame.duration = 1n;
      write(encoder, stream, frame);
      encodeSound(Number(count) / framesPerSecond);
    },
    finish: async (signal: AbortSignal) => {
      check(encoder.sendFrameSync(null), 'encode');
      // The encoder still holds a dozen frames: an abort is heard between any two of them.
      while (writePacket(encoder, stream)) {
        await setImmediate();
        signal.throwIfAborted();
      }
      encodeSound(Number.POSITIVE_INFINITY);
      if (soundEncoder && soundStream) write(soundEncoder, soundStream, null);
      check(muxer.writeTrailerSync(), 'write trailer');
    },
    close: () => {
      packet.free();
      frame.free();
      scaler.freeContext();
      encoder.freeContext();
      soundEncoder?.freeContext();
      muxer.closeOutputSync();
      muxer.freeContext();
    },
  };
};

export type FilmEncoder = ReturnType<typeof createFilmEncoder>;

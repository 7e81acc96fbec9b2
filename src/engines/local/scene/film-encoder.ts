/** RGBA frames to an H.264 MP4 that browsers play: High, yuv420p, BT.709, a keyframe every two seconds. */

import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_LOG_FATAL,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  Codec,
  CodecContext,
  Dictionary,
  FF_ENCODER_LIBX264,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
  Rational,
  SoftwareScaleContext,
} from 'node-av';

export const framesPerSecond = 24;
const keyframeEverySeconds = 2;

Log.setLevel(AV_LOG_FATAL);

const check = (code: number, operation: string) => FFmpegError.throwIfError(code, operation);

const openEncoder = (width: number, height: number, threads: number): CodecContext => {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
  if (!codec) throw new Error('The encoder libx264 is not there.');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = width;
  encoder.height = height;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P;
  encoder.timeBase = new Rational(1, framesPerSecond);
  encoder.framerate = new Rational(framesPerSecond, 1);
  encoder.gopSize = framesPerSecond * keyframeEverySeconds;
  encoder.threadCount = threads;
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

export const createFilmEncoder = (
  path: string,
  { width, height, threads }: { width: number; height: number; threads: number },
) => {
  const encoder = openEncoder(width, height, threads);
  const muxer = new FormatContext();
  check(muxer.allocOutputContext2(null, 'mp4', path), 'open container');
  check(muxer.openOutputSync(), 'open file');
  const stream = muxer.newStream(null);
  check(stream.codecpar.fromContext(encoder), 'describe stream');
  stream.timeBase = encoder.timeBase;
  check(muxer.writeHeaderSync(Dictionary.fromObject({ movflags: '+faststart' })), 'write header');
  // Allocated and not initialised: only then does the scaler convert by the frames' colour tags.
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  const frame = allocateFrame(width, height);
  const packet = new Packet();
  packet.alloc();
  let count = 0n;

  const encode = (input: Frame | null) => {
    check(encoder.sendFrameSync(input), 'encode');
    while (encoder.receivePacketSync(packet) >= 0) {
      packet.streamIndex = stream.index;
      packet.duration ||= 1n;
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      check(muxer.interleavedWriteFrameSync(packet), 'write packet');
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
      encode(frame);
    },
    finish: () => {
      encode(null);
      check(muxer.writeTrailerSync(), 'write trailer');
    },
    close: () => {
      packet.free();
      frame.free();
      scaler.freeContext();
      encoder.freeContext();
      muxer.closeOutputSync();
      muxer.freeContext();
    },
  };
};

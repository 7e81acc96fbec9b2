/** Small real media files for tests, made on the spot. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_LOG_FATAL,
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AV_PROFILE_H264_HIGH,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_VIDEO,
  type AVPixelFormat,
  type AVSampleFormat,
  type FFEncoderCodec,
} from 'node-av/constants';
import {
  avGetCodecName,
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
  SoftwareScaleContext,
  type Stream,
} from 'node-av/lib';
import sharp from 'sharp';

Log.setLevel(AV_LOG_FATAL);

const check = (code: number) => {
  FFmpegError.throwIfError(code, 'fixture');
};

/** codec, container, sample format, sample rate, channels: as varied as what users send. */
const audioRecipes = {
  flac: ['flac', 'flac', AV_SAMPLE_FMT_S16, 96_000, 2],
  mp3: ['libmp3lame', 'mp3', AV_SAMPLE_FMT_S16P, 44_100, 2],
  mp4: ['aac', 'mp4', AV_SAMPLE_FMT_FLTP, 48_000, 2],
  mpeg: ['mp2', 'mpeg', AV_SAMPLE_FMT_S16, 48_000, 1],
  mpga: ['mp2', 'mp2', AV_SAMPLE_FMT_S16, 32_000, 2],
  m4a: ['aac', 'ipod', AV_SAMPLE_FMT_FLTP, 44_100, 1],
  ogg: ['libvorbis', 'ogg', AV_SAMPLE_FMT_FLTP, 44_100, 2],
  oga: ['libopus', 'ogg', AV_SAMPLE_FMT_FLT, 48_000, 1],
  wav: ['pcm_s16le', 'wav', AV_SAMPLE_FMT_S16, 8_000, 1],
  webm: ['libopus', 'webm', AV_SAMPLE_FMT_FLT, 48_000, 2],
} as const satisfies Record<string, [string, string, AVSampleFormat, number, 1 | 2]>;

export type AudioFixture = keyof typeof audioRecipes;
export const audioFixtures = Object.keys(audioRecipes) as AudioFixture[];

const toneHz = 440;
const toneLevel = 0.5;

const packTone = (
  format: AVSampleFormat,
  rate: number,
  channels: number,
  from: number,
  count: number,
): Buffer => {
  const isFloat = format === AV_SAMPLE_FMT_FLT || format === AV_SAMPLE_FMT_FLTP;
  const isPlanar = format === AV_SAMPLE_FMT_FLTP || format === AV_SAMPLE_FMT_S16P;
  const samples = isFloat ? new Float32Array(count * channels) : new Int16Array(count * channels);
  for (let n = 0; n < count; n += 1) {
    const value = toneLevel * Math.sin((2 * Math.PI * toneHz * (from + n)) / rate);
    for (let channel = 0; channel < channels; channel += 1) {
      samples[isPlanar ? channel * count + n : n * channels + channel] = isFloat ? value : value * 32_767;
    }
  }
  return Buffer.from(samples.buffer);
};

const openEncoder = (name: string, set: (context: CodecContext) => void): CodecContext => {
  const codec = Codec.findEncoderByName(name as FFEncoderCodec);
  if (!codec) throw new Error(`no encoder ${name}`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  set(encoder);
  check(encoder.open2Sync(codec));
  return encoder;
};

const drain = (encoder: CodecContext, frame: Frame | null, muxer: FormatContext, stream: Stream) => {
  check(encoder.sendFrameSync(frame));
  frame?.free();
  const packet = new Packet();
  packet.alloc();
  while (encoder.receivePacketSync(packet) >= 0) {
    packet.streamIndex = stream.index;
    // Without one the last frame lasts no time, and players leave it out.
    packet.duration ||= 1n;
    packet.rescaleTs(encoder.timeBase, stream.timeBase);
    check(muxer.interleavedWriteFrameSync(packet));
  }
  packet.free();
};

const mux = (
  path: string,
  container: string,
  encoders: CodecContext[],
  write: (muxer: FormatContext, streams: Stream[]) => void,
  options: Record<string, string> = {},
) => {
  const muxer = new FormatContext();
  check(muxer.allocOutputContext2(null, container, path));
  check(muxer.openOutputSync());
  const streams = encoders.map((encoder) => {
    const stream = muxer.newStream(null);
    check(stream.codecpar.fromContext(encoder));
    stream.timeBase = encoder.timeBase;
    return stream;
  });
  check(muxer.writeHeaderSync(Dictionary.fromObject(options)));
  write(muxer, streams);
  check(muxer.writeTrailerSync());
  muxer.closeOutputSync();
  muxer.freeContext();
  for (const encoder of encoders) encoder.freeContext();
};

const toneEncoder = (codec: string, format: AVSampleFormat, rate: number, channels: 1 | 2) =>
  openEncoder(codec, (context) => {
    context.sampleRate = rate;
    context.sampleFormat = format;
    context.channelLayout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO;
    context.setOption('time_base', `1/${rate}`);
    context.bitRate = 96_000n;
  });

const writeTone = (
  encoder: CodecContext,
  muxer: FormatContext,
  stream: Stream,
  format: AVSampleFormat,
  seconds: number,
) => {
  const total = Math.round(seconds * encoder.sampleRate);
  const step = encoder.frameSize || 1_024;
  for (let from = 0; from < total; from += step) {
    const count = Math.min(step, total - from);
    const channels = encoder.channelLayout.nbChannels;
    const frame = Frame.fromAudioBuffer(packTone(format, encoder.sampleRate, channels, from, count), {
      nbSamples: count,
      format,
      sampleRate: encoder.sampleRate,
      channelLayout: encoder.channelLayout,
      timeBase: { num: 1, den: encoder.sampleRate },
      pts: BigInt(from),
    });
    drain(encoder, frame, muxer, stream);
  }
  drain(encoder, null, muxer, stream);
};

/** A 440 Hz tone at half level. */
export const makeAudio = (
  folder: string,
  kind: AudioFixture,
  { seconds = 1, name = `tone.${kind}`, options = {} as Record<string, string> } = {},
): string => {
  const [codec, container, format, rate, channels] = audioRecipes[kind];
  const path = join(folder, name);
  const encoder = toneEncoder(codec, format, rate, channels);
  mux(
    path,
    container,
    [encoder],
    (muxer, streams) => writeTone(encoder, muxer, streams[0]!, format, seconds),
    options,
  );
  return path;
};

/** RGBA of frame n; the default is a white bar that moves over red. */
export type Painter = (n: number, pixels: Buffer, width: number, height: number) => void;

const movingBar: Painter = (n, pixels, width, height) => {
  for (let at = 0; at < width * height; at += 1) {
    const white = Math.abs((at % width) - ((n * 4) % width)) < 4;
    pixels.writeUInt32BE(white ? 0xffffffff : 0xc8281eff, at * 4);
  }
};

/** Container, codec of the sound and its sample format, by the codec of the picture. */
const filmSounds = {
  libx264: ['aac', AV_SAMPLE_FMT_FLTP],
  'libvpx-vp9': ['libopus', AV_SAMPLE_FMT_FLT],
  mpeg4: ['libmp3lame', AV_SAMPLE_FMT_S16P],
  ffv1: ['wavpack', AV_SAMPLE_FMT_S16P],
} as const satisfies Record<string, [string, AVSampleFormat]>;

/** H.264 in MP4, BT.709, unless told otherwise. */
export const makeVideo = (
  folder: string,
  {
    seconds = 1,
    width = 160,
    height = 90,
    framesPerSecond = 24,
    audio = false,
    soundSeconds = undefined as number | undefined,
    name = 'film.mp4',
    paint = movingBar,
    codec = 'libx264' as keyof typeof filmSounds,
    container = 'mp4',
    isFast = false,
    pixelFormat = AV_PIX_FMT_YUV420P as AVPixelFormat,
    isFullRange = false,
  } = {},
): string => {
  const path = join(folder, name);
  const encoder = openEncoder(codec, (context) => {
    context.width = width;
    context.height = height;
    context.pixelFormat = pixelFormat;
    context.setOption('time_base', `1/${framesPerSecond}`);
    context.gopSize = framesPerSecond;
    context.threadCount = 1;
    context.colorSpace = AVCOL_SPC_BT709;
    context.colorRange = isFullRange ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG;
    if (codec === 'libx264') context.setOption('preset', 'veryfast');
    if (codec === 'libvpx-vp9') context.setOption('cpu-used', '8');
  });
  const [soundCodec, soundFormat] = filmSounds[codec];
  const sound = audio ? toneEncoder(soundCodec, soundFormat, 48_000, 2) : undefined;
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  const pixels = Buffer.alloc(width * height * 4);
  const write = (muxer: FormatContext, streams: Stream[]) => {
    if (sound) writeTone(sound, muxer, streams[1]!, soundFormat, soundSeconds ?? seconds);
    for (let n = 0; n < Math.round(seconds * framesPerSecond); n += 1) {
      paint(n, pixels, width, height);
      const source = Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_RGBA });
      const frame = new Frame();
      frame.alloc();
      frame.width = width;
      frame.height = height;
      frame.format = pixelFormat;
      frame.colorSpace = AVCOL_SPC_BT709;
      frame.colorRange = isFullRange ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG;
      check(frame.getBuffer());
      check(scaler.scaleFrameSync(frame, source));
      frame.pts = BigInt(n);
      source.free();
      drain(encoder, frame, muxer, streams[0]!);
    }
    drain(encoder, null, muxer, streams[0]!);
  };
  const options: Record<string, string> = isFast ? { movflags: '+faststart' } : {};
  mux(path, container, sound ? [encoder, sound] : [encoder], write, options);
  scaler.freeContext();
  return path;
};

export type ImageFixture = 'png' | 'jpeg' | 'webp' | 'gif';

export const makeImage = async (
  folder: string,
  kind: ImageFixture | 'tiff' | 'avif',
  { width = 64, height = 48, background = '#2060c0', name = `picture.${kind}` } = {},
): Promise<string> => {
  const path = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toFile(path);
  return path;
};

export const writeFixture = (folder: string, name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const openFilm = (path: string) => {
  const format = new FormatContext();
  check(format.openInputSync(path));
  check(format.findStreamInfoSync());
  const stream = format.streams[format.findBestStream(AVMEDIA_TYPE_VIDEO)]!;
  return { format, stream };
};

/** The picture by the file's own head, and the content of its packets. */
export const streamFacts = (path: string) => {
  const { format, stream } = openFilm(path);
  const parameters = stream.codecpar;
  const packet = new Packet();
  packet.alloc();
  const keyframes: number[] = [];
  let frameCount = 0;
  while (format.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === stream.index) {
      if (packet.isKeyframe) keyframes.push(frameCount);
      frameCount += 1;
    }
    packet.unref();
  }
  packet.free();
  const facts = {
    codec: avGetCodecName(parameters.codecId),
    profile: parameters.profile === AV_PROFILE_H264_HIGH ? 'High' : String(parameters.profile),
    pixelFormat: parameters.format === AV_PIX_FMT_YUV420P ? 'yuv420p' : String(parameters.format),
    colours: [
      parameters.colorSpace === AVCOL_SPC_BT709 ? 'bt709' : 'other',
      parameters.colorPrimaries === AVCOL_PRI_BT709 ? 'bt709' : 'other',
      parameters.colorTrc === AVCOL_TRC_BT709 ? 'bt709' : 'other',
      parameters.colorRange === AVCOL_RANGE_MPEG ? 'tv' : 'other',
    ],
    width: parameters.width,
    height: parameters.height,
    frameCount,
    durationSeconds: Number(format.duration) / 1e6,
    keyframes,
  };
  format.closeInputSync();
  return facts;
};

/** Every frame as tight RGB, converted by the colour tags of the file. */
export const decodedPixels = (path: string): Buffer[] => {
  const { format, stream } = openFilm(path);
  const codec = Codec.findDecoder(stream.codecpar.codecId)!;
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  check(decoder.parametersToContext(stream.codecpar));
  check(decoder.open2Sync(codec));
  const [packet, frame, scaler] = [new Packet(), new Frame(), new SoftwareScaleContext()];
  packet.alloc();
  frame.alloc();
  scaler.allocContext();
  const pictures: Buffer[] = [];
  for (let ended = false; !ended; ) {
    ended = format.readFrameSync(packet) < 0;
    if (!ended && packet.streamIndex !== stream.index) {
      packet.unref();
      continue;
    }
    check(decoder.sendPacketSync(ended ? null : packet));
    packet.unref();
    while (decoder.receiveFrameSync(frame) >= 0) {
      const picture = new Frame();
      picture.alloc();
      picture.width = frame.width;
      picture.height = frame.height;
      picture.format = AV_PIX_FMT_RGB24;
      picture.colorSpace = AVCOL_SPC_RGB;
      picture.colorRange = AVCOL_RANGE_JPEG;
      check(picture.getBuffer());
      check(scaler.scaleFrameSync(picture, frame));
      pictures.push(picture.toBuffer());
      picture.free();
    }
  }
  frame.free();
  packet.free();
  scaler.freeContext();
  decoder.freeContext();
  format.closeInputSync();
  return pictures;
};

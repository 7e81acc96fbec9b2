/** 24 kHz mono 16-bit samples to a compressed stream, packet by packet. Runs in the encoder process. */

import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_LOG_FATAL,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  type AVSampleFormat,
} from 'node-av/constants';
import {
  type CodecContext,
  Dictionary,
  FormatContext,
  Frame,
  IOContext,
  Log,
  Packet,
  Rational,
} from 'node-av/lib';
import { check, openEncoder } from './open-encoder.ts';

const speechSampleRate = 24_000;
const bytesPerSample = 2;
const ioBufferBytes = 4_096;

Log.setLevel(AV_LOG_FATAL);

type Recipe = {
  codec: string;
  container: string;
  sampleFormat: AVSampleFormat;
  bitRate: number;
  containerOptions: Record<string, string | number>;
};

// FFmpeg's own AAC encoder: libfdk-aac may not be distributed with a GPL build.
const recipes = {
  mp3: {
    codec: 'libmp3lame',
    container: 'mp3',
    sampleFormat: AV_SAMPLE_FMT_S16P,
    bitRate: 96_000,
    // Both formats want to seek back to the start, which a stream cannot.
    containerOptions: { write_xing: 0, id3v2_version: 0 },
  },
  opus: {
    codec: 'libopus',
    container: 'ogg',
    sampleFormat: AV_SAMPLE_FMT_S16,
    bitRate: 48_000,
    // Microseconds; a page is only sent when full, so short pages are what lets the first bytes leave early.
    containerOptions: { page_duration: 200_000 },
  },
  aac: {
    codec: 'aac',
    container: 'adts',
    sampleFormat: AV_SAMPLE_FMT_FLTP,
    bitRate: 96_000,
    containerOptions: {},
  },
  flac: {
    codec: 'flac',
    container: 'flac',
    sampleFormat: AV_SAMPLE_FMT_S16,
    bitRate: 0,
    containerOptions: {},
  },
} satisfies Record<string, Recipe>;

export type CompressedFormat = keyof typeof recipes;

const openRecipe = ({ codec, sampleFormat, bitRate }: Recipe): CodecContext =>
  openEncoder(codec, (encoder) => {
    encoder.sampleRate = speechSampleRate;
    encoder.sampleFormat = sampleFormat;
    encoder.channelLayout = AV_CHANNEL_LAYOUT_MONO;
    encoder.timeBase = new Rational(1, speechSampleRate);
    if (bitRate) encoder.bitRate = BigInt(bitRate);
  });

const toFrame = (samples: Buffer, format: AVSampleFormat, pts: number): Frame => {
  const nbSamples = samples.length / bytesPerSample;
  let data = samples;
  if (format === AV_SAMPLE_FMT_FLTP) {
    const floats = new Float32Array(nbSamples);
    for (let n = 0; n < nbSamples; n += 1) floats[n] = samples.readInt16LE(n * bytesPerSample) / 32_768;
    data = Buffer.from(floats.buffer);
  }
  return Frame.fromAudioBuffer(data, {
    nbSamples,
    format,
    sampleRate: speechSampleRate,
    channelLayout: AV_CHANNEL_LAYOUT_MONO,
    timeBase: { num: 1, den: speechSampleRate },
    pts: BigInt(pts),
  });
};

const openMuxer = async (recipe: Recipe, encoder: CodecContext, write: (bytes: Buffer) => void) => {
  const muxer = new FormatContext();
  check(muxer.allocOutputContext2(null, recipe.container, null), 'open container');
  const io = new IOContext();
  // FFmpeg reuses its buffer after the callback.
  io.allocContextWithCallbacks(ioBufferBytes, 1, null, (bytes) => write(Buffer.from(bytes)), null);
  muxer.pb = io;
  const stream = muxer.newStream(null);
  check(stream.codecpar.fromContext(encoder), 'describe stream');
  stream.timeBase = encoder.timeBase;
  const options = Dictionary.fromObject({ ...recipe.containerOptions, flush_packets: 1 });
  check(await muxer.writeHeader(options), 'write header');
  return {
    write: async (packet: Packet) => {
      packet.streamIndex = stream.index;
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      check(await muxer.writeFrame(packet), 'write packet');
      await io.flush();
    },
    end: async () => {
      check(await muxer.writeTrailer(), 'write trailer');
      await io.flush();
    },
    free: () => {
      // Freed with the container it would be freed twice.
      muxer.pb = null;
      muxer.freeContext();
      io.freeContext();
    },
  };
};

export const encodeAudio = async (
  format: CompressedFormat,
  input: AsyncIterable<unknown>,
  write: (bytes: Buffer) => void,
): Promise<void> => {
  const recipe: Recipe = recipes[format];
  const encoder = openRecipe(recipe);
  const muxer = await openMuxer(recipe, encoder, write);
  const packet = new Packet();
  packet.alloc();
  let pts = 0;

  const encode = async (frame: Frame | null) => {
    check(encoder.sendFrameSync(frame), 'encode');
    frame?.free();
    while (encoder.receivePacketSync(packet) >= 0) {
      await muxer.write(packet);
      packet.unref();
    }
  };
  const encodeSamples = async (samples: Buffer) => {
    await encode(toFrame(samples, recipe.sampleFormat, pts));
    pts += samples.length / bytesPerSample;
  };

  try {
    const frameBytes = (encoder.frameSize || 1_024) * bytesPerSample;
    let pending: Buffer = Buffer.alloc(0);
    for await (const chunk of input) {
      pending = Buffer.concat([pending, chunk as Uint8Array]);
      let offset = 0;
      for (; pending.length - offset >= frameBytes; offset += frameBytes) {
        await encodeSamples(pending.subarray(offset, offset + frameBytes));
      }
      pending = pending.subarray(offset);
    }
    const rest = pending.length - (pending.length % bytesPerSample);
    if (rest > 0) await encodeSamples(pending.subarray(0, rest));
    await encode(null);
    await muxer.end();
  } finally {
    packet.free();
    encoder.freeContext();
    muxer.free();
  }
};

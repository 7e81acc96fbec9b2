/** Any audio to mono 32-bit float, 16 kHz unless told, written as it is decoded. */

import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_ORDER_UNSPEC,
  AV_SAMPLE_FMT_FLT,
  type AVSampleFormat,
  type Frame,
  SoftwareResampleContext,
} from 'node-av';
import { invalidParameter } from '../../domain/errors.ts';
import { decodeFrames, invalidFile, requireStream, withContainer } from './container.ts';
import { stretchTo } from './time-stretch.ts';

export const pcmSampleRate = 16_000;
const bytesPerSample = 4;

export type DecodedAudio = { durationSeconds: number; sampleCount: number };

const createResampler = (frame: Frame, sampleRate: number): SoftwareResampleContext => {
  const resampler = new SoftwareResampleContext();
  const input = frame.channelLayout;
  const format = frame.format as AVSampleFormat;
  const allocated = resampler.allocSetOpts2(
    AV_CHANNEL_LAYOUT_MONO,
    AV_SAMPLE_FMT_FLT,
    sampleRate,
    input,
    format,
    frame.sampleRate,
  );
  if (allocated < 0) throw invalidFile('the audio has a layout that cannot be read');
  // Float output is not scaled down by default: two loud channels would sum beyond 1.
  resampler.setOption('rematrix_maxval', 1);
  if (input.order === AV_CHANNEL_ORDER_UNSPEC && input.nbChannels > 2) {
    resampler.setMatrix(new Array(input.nbChannels).fill(1 / input.nbChannels), input.nbChannels);
  }
  if (resampler.init() < 0) throw invalidFile('the audio has a layout that cannot be read');
  return resampler;
};

const shapeOf = (frame: Frame) =>
  [frame.format, frame.sampleRate, frame.channelLayout.nbChannels, frame.channelLayout.mask].join();

const createPcmWriter = (pcmPath: string, sampleRate: number) => {
  const file = openSync(pcmPath, 'w');
  let resampler: SoftwareResampleContext | undefined;
  let shape = '';
  let output = Buffer.alloc(0);
  let sampleCount = 0;

  const convert = (planes: Buffer[] | null, count: number) => {
    if (!resampler) return;
    const room = resampler.getOutSamples(count);
    if (room <= 0) return;
    if (output.length < room * bytesPerSample) output = Buffer.alloc(room * bytesPerSample);
    const made = resampler.convertSync([output], room, planes, count);
    if (made <= 0) return;
    writeSync(file, output, 0, made * bytesPerSample);
    sampleCount += made;
  };
  const flush = () => {
    convert(null, 0);
    resampler?.free();
    resampler = undefined;
  };

  return {
    write: (frame: Frame) => {
      if (frame.nbSamples <= 0 || frame.sampleRate <= 0) return;
      if (shape !== shapeOf(frame)) {
        flush();
        resampler = createResampler(frame, sampleRate);
        shape = shapeOf(frame);
      }
      convert(frame.extendedData, frame.nbSamples);
    },
    flush,
    count: () => sampleCount,
    close: () => {
      resampler?.free();
      closeSync(file);
    },
  };
};

/** In place, to so many times its pace at the same pitch; the number of samples it has then. */
const stretchFile = (pcmPath: string, tempo: number): number => {
  const bytes = readFileSync(pcmPath);
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / bytesPerSample);
  const stretched = stretchTo(samples, Math.max(1, Math.round(samples.length / tempo)));
  writeFileSync(pcmPath, new Uint8Array(stretched.buffer, stretched.byteOffset, stretched.byteLength));
  return stretched.length;
};

export const decodeAudio = async (
  {
    path,
    pcmPath,
    maxSeconds,
    sampleRate = pcmSampleRate,
    tempo = 1,
  }: { path: string; pcmPath: string; maxSeconds: number; sampleRate?: number; tempo?: number },
  signal: AbortSignal,
): Promise<DecodedAudio> =>
  withContainer(path, async (format) => {
    const stream = requireStream(format, 'audio');
    const writer = createPcmWriter(pcmPath, sampleRate);
    try {
      for await (const frame of decodeFrames(format, stream, signal)) {
        writer.write(frame);
        if (writer.count() > maxSeconds * sampleRate) {
          throw invalidParameter('file', `audio longer than ${maxSeconds} seconds is not accepted`);
        }
      }
      writer.flush();
      if (writer.count() === 0) throw invalidFile('no audio could be decoded');
      const sampleCount = tempo === 1 ? writer.count() : stretchFile(pcmPath, tempo);
      return { sampleCount, durationSeconds: sampleCount / sampleRate };
    } catch (error) {
      rmSync(pcmPath, { force: true });
      throw error;
    } finally {
      writer.close();
    }
  });

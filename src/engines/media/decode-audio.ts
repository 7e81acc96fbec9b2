/** Decodes any audio to mono 32-bit float, 16 kHz by default, streamed to a file; or only measures its length. */

import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_ORDER_UNSPEC,
  AV_SAMPLE_FMT_FLT,
  type AVSampleFormat,
} from 'node-av/constants';
import { type Frame, SoftwareResampleContext, type Stream } from 'node-av/lib';
import { invalidFileFormat } from '../../domain/upload-limits.ts';
import { decodeFrames, requireStream, withContainer } from './container.ts';
import { stretchTo } from './time-stretch.ts';

const pcmSampleRate = 16_000;
const bytesPerSample = 4;

/**
 * Limits for recordings. A rate of 1 Hz would become gigabytes when resampled, some decoders allocate whatever frame
 * size a file declares, and a few bytes may be a second of five million samples.
 */
const plausible = {
  minRate: 4_000,
  maxRate: 768_000,
  maxChannels: 64,
  maxSamplesPerSecond: 1_000_000,
  maxFrameSamples: 1 << 20,
};

/**
 * The time that decoding may take before its first frame, and for each second that was decoded: a recording takes 1 ms, on a busy
 * machine 6; one of eight channels at 96 kHz takes 16 there.
 */
const usualCpuMs = { start: 3_000, perSecond: 20 };

const createCpuCheck = (
  seconds: () => number,
  cpuMs: typeof usualCpuMs,
  allowMoreCpu: (ms: number) => void,
) => {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    const earnedMs = cpuMs.perSecond * seconds();
    allowMoreCpu(earnedMs);
    if ((user + system) / 1000 > cpuMs.start + earnedMs)
      throw invalidFileFormat('it takes too long to decode');
  };
};

/** The length actually decoded, whatever the file claims. */
export type DecodedAudio = {
  durationSeconds: number;
  /** It is longer than the allowed seconds, and nothing was written. */
  isTooLong: boolean;
};

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
  if (allocated < 0) throw invalidFileFormat('the audio has a layout that cannot be read');
  // Float output is not scaled down by default: two loud channels would sum beyond 1.
  resampler.setOption('rematrix_maxval', 1);
  if (input.order === AV_CHANNEL_ORDER_UNSPEC && input.nbChannels > 2) {
    resampler.setMatrix(new Array(input.nbChannels).fill(1 / input.nbChannels), input.nbChannels);
  }
  if (resampler.init() < 0) throw invalidFileFormat('the audio has a layout that cannot be read');
  return resampler;
};

const shapeOf = (frame: Frame) =>
  [frame.format, frame.sampleRate, frame.channelLayout.nbChannels, frame.channelLayout.mask].join();

type AudioShape = { sampleRate: number; nbSamples: number; channels: number };

const requirePlausible = ({ sampleRate, nbSamples, channels }: AudioShape) => {
  if (sampleRate < plausible.minRate || sampleRate > plausible.maxRate)
    throw invalidFileFormat(`a sample rate of ${sampleRate} Hz is not supported`);
  if (sampleRate * channels > plausible.maxSamplesPerSecond)
    throw invalidFileFormat(`${channels} channels of ${sampleRate} Hz are not supported`);
  if (channels > plausible.maxChannels || nbSamples > plausible.maxFrameSamples)
    throw invalidFileFormat('the audio has a layout that cannot be read');
};

/** Before a decoder is opened, by what the file says; what it does not say is found when it is decoded. */
const requirePlausibleHeader = ({ codecpar }: Stream) =>
  requirePlausible({
    sampleRate: codecpar.sampleRate || plausible.minRate,
    nbSamples: codecpar.frameSize,
    channels: codecpar.channels,
  });

type SampleSink = {
  write: (frame: Frame) => void;
  flush: () => void;
  seconds: () => number;
  close: () => void;
};

const createCounter = (): SampleSink => {
  let seconds = 0;
  return {
    write: (frame) => {
      seconds += frame.nbSamples / frame.sampleRate;
    },
    flush: () => {},
    // Rounding errors of the summed durations are smaller than this.
    seconds: () => Math.round(seconds * 1e6) / 1e6,
    close: () => {},
  };
};

const createPcmWriter = (pcmPath: string, sampleRate: number): SampleSink => {
  const file = openSync(pcmPath, 'w');
  let resampler: SoftwareResampleContext | undefined;
  let shape = '';
  let output = Buffer.alloc(0);
  let sampleCount = 0;

  const convert = (planes: Buffer[] | null, count: number) => {
    if (!resampler) return;
    const maxSamples = resampler.getOutSamples(count);
    if (maxSamples <= 0) return;
    if (output.length < maxSamples * bytesPerSample) output = Buffer.alloc(maxSamples * bytesPerSample);
    const made = resampler.convertSync([output], maxSamples, planes, count);
    if (made <= 0) return;
    for (let done = 0; done < made * bytesPerSample; )
      done += writeSync(file, output, done, made * bytesPerSample - done);
    sampleCount += made;
  };
  const flush = () => {
    convert(null, 0);
    resampler?.free();
    resampler = undefined;
  };

  return {
    write: (frame) => {
      if (shape !== shapeOf(frame)) {
        flush();
        resampler = createResampler(frame, sampleRate);
        shape = shapeOf(frame);
      }
      convert(frame.extendedData, frame.nbSamples);
    },
    flush,
    seconds: () => sampleCount / sampleRate,
    close: () => {
      resampler?.free();
      closeSync(file);
    },
  };
};

/** Time-stretches in place by this factor at the same pitch; returns the new number of samples. */
const stretchFile = (pcmPath: string, tempo: number): number => {
  const bytes = readFileSync(pcmPath);
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / bytesPerSample);
  const stretched = stretchTo(samples, Math.max(1, Math.round(samples.length / tempo)));
  writeFileSync(pcmPath, new Uint8Array(stretched.buffer, stretched.byteOffset, stretched.byteLength));
  return stretched.length;
};

export type DecodeRequest = {
  path: string;
  /** Null: nothing is written. */
  pcmPath: string | null;
  maxSeconds: number;
  sampleRate?: number;
  tempo?: number;
};

export const decodeAudio = async (
  { path, pcmPath, maxSeconds, sampleRate = pcmSampleRate, tempo = 1 }: DecodeRequest,
  {
    signal,
    allowMoreCpu = () => {},
    cpuMs = usualCpuMs,
  }: {
    signal: AbortSignal;
    allowMoreCpu?: (ms: number) => void;
    /** Given in tests, which run on machines of any speed. */
    cpuMs?: typeof usualCpuMs;
  },
): Promise<DecodedAudio> =>
  withContainer(path, async (format) => {
    const stream = requireStream(format, 'audio');
    requirePlausibleHeader(stream);
    const sink = pcmPath === null ? createCounter() : createPcmWriter(pcmPath, sampleRate);
    const check = createCpuCheck(sink.seconds, cpuMs, allowMoreCpu);
    const discard = () => pcmPath !== null && rmSync(pcmPath, { force: true });
    try {
      for await (const frame of decodeFrames(format, stream, signal, { check })) {
        if (frame.nbSamples <= 0 || frame.sampleRate <= 0) continue;
        requirePlausible({
          sampleRate: frame.sampleRate,
          nbSamples: frame.nbSamples,
          channels: frame.channelLayout.nbChannels,
        });
        sink.write(frame);
        if (sink.seconds() > maxSeconds) {
          discard();
          return { durationSeconds: sink.seconds(), isTooLong: true };
        }
      }
      sink.flush();
      if (sink.seconds() === 0) throw invalidFileFormat('no audio could be decoded');
      const isStretched = pcmPath !== null && tempo !== 1;
      // A second that is made takes 5 ms, and slow speech has four for each that was decoded.
      if (isStretched) allowMoreCpu(cpuMs.perSecond * sink.seconds() * (1 + 1 / tempo));
      const durationSeconds = isStretched ? stretchFile(pcmPath, tempo) / sampleRate : sink.seconds();
      return { durationSeconds, isTooLong: false };
    } catch (error) {
      discard();
      throw error;
    } finally {
      sink.close();
    }
  });

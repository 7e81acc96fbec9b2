/**
 * Records the microphone as utterances: push to talk, or hands-free by loudness. The half second before a voice is
 * detected is part of the utterance.
 */
import { root } from '../../api/client.ts';
import { openMicrophone } from '../../parts/sound/microphone.ts';
import { wavBlob } from '../../parts/sound/wav.ts';

declare const PCM_WORKLET: string;

const wantedRate = 16_000;
const keptBeforeSeconds = 0.5;
const silenceSeconds = 0.9;
const shortestSeconds = 0.35;
/** Shorter sounds are a cough or a door. */
const shortestVoiceSeconds = 0.25;
const longestSeconds = 60;
/** Louder than the background by this factor, for this long, counts as speech. */
const voiceFactor = 3.5;
const leastVoice = 0.012;
const voiceSeconds = 0.12;

export type UtteranceRecorder = {
  /** Push to talk: from now on everything is part of the utterance. */
  begin: () => void;
  end: () => void;
  setHandsFree: (on: boolean) => void;
  close: () => void;
};

export const openUtteranceRecorder = async (
  deviceId: string | null,
  on: {
    level: (level: number) => void;
    /** A voice began: playback should stop. */
    start: () => void;
    utterance: (wav: Blob) => void;
    /** The sound was too short to be speech. */
    nothing: () => void;
  },
): Promise<UtteranceRecorder> => {
  const stream = await openMicrophone(deviceId);
  const { context, source } = openSource(stream);
  const rate = context.sampleRate;
  await context.audioWorklet.addModule(new URL(`assets/${PCM_WORKLET}`, root).href);
  const node = new AudioWorkletNode(context, 'pcm', { numberOfOutputs: 0 });
  source.connect(node);

  let blocks: Float32Array[] = [];
  let isOpen = false;
  let isHandsFree = false;
  let quiet = leastVoice / 2;
  /** Seconds of uninterrupted voice before it was detected, and all seconds since. */
  let voiced = 0;
  let silent = 0;
  const secondsOf = (list: Float32Array[]) => list.reduce((sum, block) => sum + block.length, 0) / rate;

  const begin = () => {
    if (isOpen) return;
    isOpen = true;
    silent = 0;
    on.start();
  };
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    const isSpoken = secondsOf(blocks) > shortestSeconds && (!isHandsFree || voiced > shortestVoiceSeconds);
    if (isSpoken) on.utterance(toWav(blocks, rate));
    else on.nothing();
    voiced = 0;
    blocks = [];
  };
  const listen = (loudness: number, seconds: number) => {
    const isVoice = loudness > Math.max(quiet * voiceFactor, leastVoice);
    if (!isOpen) {
      // The background level adapts slowly, and only while nobody speaks.
      if (!isVoice) quiet += (loudness - quiet) * 0.02;
      voiced = isVoice ? voiced + seconds : 0;
      if (isHandsFree && voiced >= voiceSeconds) begin();
      return;
    }
    if (isVoice) voiced += seconds;
    silent = isVoice ? 0 : silent + seconds;
    if (isHandsFree && silent > silenceSeconds) end();
  };

  /** Falls slowly: a block is eight milliseconds, and a voice is loud and quiet in turn within that. */
  let shown = 0;
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    const loudness = Math.sqrt(data.reduce((sum, sample) => sum + sample * sample, 0) / data.length);
    shown = Math.max(shown * 0.85, Math.min(Math.max((20 * Math.log10(loudness + 1e-5) + 60) / 48, 0), 1));
    on.level(shown);
    blocks.push(data);
    if (!isOpen) while (secondsOf(blocks) > keptBeforeSeconds) blocks.shift();
    listen(loudness, data.length / rate);
    if (isOpen && secondsOf(blocks) > longestSeconds) end();
  };
  return {
    begin,
    end,
    setHandsFree(on) {
      if (!on) end();
      isHandsFree = on;
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
};

/** Firefox connects a microphone only at its own sample rate. */
const openSource = (stream: MediaStream) => {
  try {
    const context = new AudioContext({ sampleRate: wantedRate });
    return { context, source: context.createMediaStreamSource(stream) };
  } catch {
    const context = new AudioContext();
    return { context, source: context.createMediaStreamSource(stream) };
  }
};

const toWav = (blocks: Float32Array[], rate: number): Blob => {
  const samples = new Int16Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks)
    for (const sample of block) samples[at++] = Math.round(Math.min(Math.max(sample, -1), 1) * 32_767);
  return wavBlob(samples, rate);
};

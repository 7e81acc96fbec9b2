/** Hearing and speaking through a provider of the AI SDK. The SDK takes and gives recordings whole. */
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../../../domain/errors.ts';
import { sniffAudio } from '../../../lib/audio-type.ts';
import type { SpeechEngine, TranscriptionEngine } from '../../engine.ts';
import { languageCode, wholeSegment } from '../openai/audio.ts';
import { withDeadline } from '../openai/server.ts';
import type { AiSdkRoute } from './ai-sdk-route.ts';
import { modelOf } from './load-provider.ts';
import { explainProviderError } from './provider-error.ts';
import { mergeOptions } from './videos.ts';

export const createTranscription = (route: AiSdkRoute): TranscriptionEngine => ({
  async transcribe(job, call) {
    if (job.task === 'translate')
      throw new ApiError('service_unavailable', {
        message: 'The provider behind this model does not translate.',
      });
    const signal = withDeadline(call.signal, route.route);
    try {
      const provider = await route.provider();
      const model = modelOf(job.model, provider.transcription, provider.transcriptionModel);
      const heard = await model.doGenerate({
        audio: new Uint8Array(await readFile(job.audioPath)),
        mediaType: (await sniffAudio(job.audioPath)).contentType,
        ...(job.wordTimestamps && { timestampGranularities: ['word', 'segment'] }),
        providerOptions: mergeOptions(route.profile.name, route.profile.hearing(job), route.route.options),
        abortSignal: signal,
      });
      const text = heard.text.trim();
      const segments = heard.segments.map(({ text: said, startSecond, endSecond }, id) => ({
        ...wholeSegment(said || ' ', job)[0]!,
        id,
        text: said,
        startSeconds: startSecond,
        endSeconds: endSecond,
      }));
      const transcript = {
        language: languageCode(heard.language, job.language),
        durationSeconds: job.durationSeconds,
        text,
        segments: segments.length > 0 ? segments : wholeSegment(text, job),
        words: job.wordTimestamps
          ? (heard.words ?? []).map(({ text: word, startSecond, endSecond }) => ({
              word,
              startSeconds: startSecond,
              endSeconds: endSecond,
            }))
          : null,
      };
      call.onSegments?.(transcript.segments);
      return transcript;
    } catch (error) {
      throw explainProviderError(error, signal, route.hide);
    }
  },
});

const samplesPerChunk = 24_000;

export type SampleTools = {
  scratchDir: string;
  /** Any recording to 24 kHz mono 32-bit float. */
  decodeSpeech: (path: string, pcmPath: string, signal: AbortSignal) => Promise<unknown>;
};

export const createSpeech = (route: AiSdkRoute, tools: SampleTools): SpeechEngine => ({
  async *speak(job, call) {
    const signal = withDeadline(call.signal, route.route);
    const { format, isBare } = route.profile.speech;
    let audio: Uint8Array;
    try {
      const provider = await route.provider();
      const model = modelOf(job.model, provider.speech, provider.speechModel);
      const spoken = await model.doGenerate({
        text: job.input,
        voice: route.route.voices[job.voice] ?? job.voice,
        outputFormat: format,
        ...(job.speed !== 1 && { speed: job.speed }),
        ...(job.instructions !== null && { instructions: job.instructions }),
        providerOptions: mergeOptions(route.profile.name, {}, route.route.options),
        abortSignal: signal,
      });
      audio = typeof spoken.audio === 'string' ? Buffer.from(spoken.audio, 'base64') : spoken.audio;
    } catch (error) {
      throw explainProviderError(error, signal, route.hide);
    }
    if (isBare) yield audio;
    else yield* toSamples(audio, tools, signal);
  },
});

/** Whatever format it came in, as the samples that every engine yields. */
async function* toSamples(
  audio: Uint8Array,
  { scratchDir, decodeSpeech }: SampleTools,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(scratchDir, 'spoken-'));
  try {
    const [path, pcmPath] = [join(folder, 'audio'), join(folder, 'pcm')];
    await writeFile(path, audio);
    await decodeSpeech(path, pcmPath, signal);
    for await (const chunk of createReadStream(pcmPath, { highWaterMark: samplesPerChunk * 4 })) {
      const bytes = chunk as Buffer;
      const samples = new Int16Array(bytes.length / 4);
      for (let n = 0; n < samples.length; n += 1)
        samples[n] = Math.round(Math.max(-1, Math.min(1, bytes.readFloatLE(n * 4))) * 32_767);
      yield new Uint8Array(samples.buffer);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

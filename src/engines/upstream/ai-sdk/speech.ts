/** Speech through an AI SDK provider, which returns complete recordings. */
import { clamp } from '../../../lib/clamp.ts';
import type { SpeechEngine } from '../../engine.ts';
import { asWav } from '../../media/wav.ts';
import { withDeadline } from '../openai/server.ts';
import { type SampleTools, toSamples } from '../to-samples.ts';
import { modelOf } from './load-provider.ts';
import { type AiSdkRoute, callProvider, mergeOptions } from './provider-calls.ts';

export const createAiSdkSpeech = (route: AiSdkRoute, tools: SampleTools): SpeechEngine => ({
  async *speak(job, call) {
    const signal = withDeadline(call.signal, route.route);
    const { format, isRawPcm, speeds } = route.profile.speech;
    const asked = route.route.speed === 'stretch' ? 1 : within(job.speed, speeds);
    const tempo = job.speed / asked;
    const { audio } = await callProvider(route, signal, async (provider) => {
      const model = modelOf(job.model, provider.speech, provider.speechModel);
      return model.doGenerate({
        text: job.input,
        voice: route.route.voices[job.voice] ?? job.voice,
        outputFormat: format,
        ...(asked !== 1 && { speed: asked }),
        ...(job.instructions !== null && { instructions: job.instructions }),
        providerOptions: mergeOptions(route),
        abortSignal: signal,
      });
    });
    const bytes = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
    if (isRawPcm && tempo === 1) yield bytes;
    else
      yield* toSamples(isRawPcm ? asWav([bytes]) : [bytes], tools, {
        tempo,
        signal,
        accountId: call.accountId,
      });
  },
});

/** The nearest speed the provider supports; the rest is time-stretched here. */
const within = (speed: number, [slowest, fastest]: readonly [number, number]): number =>
  clamp(speed, slowest, fastest);

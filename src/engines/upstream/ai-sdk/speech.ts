/** Speech through an AI SDK provider, which returns complete recordings. */
import type { SpeechEngine } from '../../engine.ts';
import { asWav } from '../../media/wav.ts';
import { withDeadline } from '../openai/server.ts';
import { type SampleTools, toSamples } from '../to-samples.ts';
import { modelOf } from './load-provider.ts';
import { type AiSdkRoute, mergeOptions } from './provider-calls.ts';
import { explainProviderError } from './provider-error.ts';

export const createAiSdkSpeech = (route: AiSdkRoute, tools: SampleTools): SpeechEngine => ({
  async *speak(job, call) {
    const signal = withDeadline(call.signal, route.route);
    const { format, isRawPcm, speeds } = route.profile.speech;
    const asked = route.route.speed === 'stretch' ? 1 : within(job.speed, speeds);
    const tempo = job.speed / asked;
    let audio: Uint8Array;
    try {
      const provider = await route.provider();
      const model = modelOf(job.model, provider.speech, provider.speechModel);
      const spoken = await model.doGenerate({
        text: job.input,
        voice: route.route.voices[job.voice] ?? job.voice,
        outputFormat: format,
        ...(asked !== 1 && { speed: asked }),
        ...(job.instructions !== null && { instructions: job.instructions }),
        providerOptions: mergeOptions(route.profile.name, {}, route.route.options),
        abortSignal: signal,
      });
      audio = typeof spoken.audio === 'string' ? Buffer.from(spoken.audio, 'base64') : spoken.audio;
    } catch (error) {
      throw explainProviderError(error, signal, route.secretsToRedact);
    }
    if (isRawPcm && tempo === 1) yield audio;
    else yield* toSamples(isRawPcm ? asWav([audio]) : [audio], tools, { tempo, signal });
  },
});

/** The nearest speed the provider supports; the rest is time-stretched here. */
const within = (speed: number, [slowest, fastest]: readonly [number, number]): number =>
  Math.min(fastest, Math.max(slowest, speed));

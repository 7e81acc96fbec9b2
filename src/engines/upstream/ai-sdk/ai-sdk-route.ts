import type { UpstreamRoute } from '../../../domain/route.ts';
import { createHttpClient } from '../../../lib/http/http-client.ts';
import type { DownloadTools } from '../download-video.ts';
import type { TranscribeRecording } from '../openai/chat.ts';
import type { RouteEngine } from '../route-engine.ts';
import type { SampleTools } from '../to-samples.ts';
import { type TranslateLines, translateWithChat } from '../translate-with-chat.ts';
import { asUpstreamFailure, UpstreamFailure } from '../upstream-failure.ts';
import { createAiSdkChat } from './chat.ts';
import { limitFetch } from './limited-fetch.ts';
import {
  type AiSdkUpstream,
  loadProvider,
  modelOf,
  type Provider,
  type ProviderFetch,
} from './load-provider.ts';
import { profileOf } from './profiles.ts';
import type { AiSdkRoute } from './provider-calls.ts';
import { createAiSdkSpeech } from './speech.ts';
import { createAiSdkTranscription } from './transcription.ts';
import { createAiSdkVideos } from './videos.ts';

export type AiSdkTools = DownloadTools &
  SampleTools & {
    transcribe: TranscribeRecording;
    /** Translation by the route that serves chat, where it can; null: none. */
    translate: () => TranslateLines | null;
    userAgent: string;
    providerFetch?: ProviderFetch;
  };

export const createAiSdkRoute = (
  upstream: AiSdkUpstream,
  route: UpstreamRoute,
  publicModel: string,
  tools: AiSdkTools,
): RouteEngine => {
  let loading: Promise<Provider> | undefined;
  const provider = () => {
    loading ??= loadProvider(upstream, limitFetch(tools.providerFetch ?? globalThis.fetch)).catch((error) => {
      loading = undefined;
      throw asUpstreamFailure(error) ?? new UpstreamFailure('misconfigured', { code: 'package_failed' });
    });
    return loading;
  };
  const own: AiSdkRoute = {
    route,
    profile: profileOf(upstream.package),
    pollMs: upstream.pollMs,
    secretsToRedact: {
      ...(upstream.key && { [upstream.key.reveal()]: '(a key)' }),
      [route.model]: publicModel,
    },
    provider,
  };
  // For results on the server the operator named; the SDK adds its key where needed.
  const client =
    upstream.baseUrl === null
      ? null
      : createHttpClient({ baseUrl: upstream.baseUrl, userAgent: tools.userAgent, headers: () => ({}) });
  // The route's options are those of its transcription model.
  const translator = createAiSdkChat({ ...own, route: { ...route, options: {} } }, tools.transcribe);
  return {
    video: createAiSdkVideos(own, client, tools),
    transcription: createAiSdkTranscription(
      own,
      route.translator === null
        ? tools.translate
        : always(translateWithChat(route.translator, () => translator)),
    ),
    speech: createAiSdkSpeech(own, tools),
    chat: createAiSdkChat(own, tools.transcribe),
    async check(_, kind) {
      const { video, videoModel } = await provider();
      if (kind === 'video') modelOf(route.model, video, videoModel);
      return { message: 'ok: the package loads', isOk: true };
    },
    async close() {
      await client?.close();
    },
  };
};

const always =
  <T>(value: T) =>
  (): T =>
    value;

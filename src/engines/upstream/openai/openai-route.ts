import type { UpstreamRoute } from '../../../domain/route.ts';
import type { DownloadTools } from '../download-video.ts';
import type { RouteEngine } from '../route-engine.ts';
import type { SampleTools } from '../to-samples.ts';
import { createOpenAiSpeech, createOpenAiTranscription } from './audio.ts';
import { createOpenAiChat, type TranscribeRecording } from './chat.ts';
import { withFormatFallback } from './format-fallback.ts';
import { askJson, clientFor, type HttpUpstream, type Server } from './server.ts';
import { createOpenAiVideos } from './videos.ts';

const checkTimeoutMs = 10_000;

export const createOpenAiRoute = (
  upstream: HttpUpstream,
  route: UpstreamRoute,
  publicModel: string,
  tools: DownloadTools & SampleTools & { transcribe: TranscribeRecording; userAgent: string },
): RouteEngine => {
  const client = clientFor(upstream, tools.userAgent);
  const server: Server = {
    client,
    route,
    kind: upstream.type === 'kinora' ? 'kinora' : 'openai-compatible',
    pollMs: upstream.pollMs,
    secretsToRedact: {
      ...(upstream.key && { [upstream.key.reveal()]: '(a key)' }),
      [new URL(upstream.baseUrl).hostname]: '(a host)',
      [route.model]: publicModel,
    },
  };
  return {
    video: createOpenAiVideos(server, tools),
    transcription: createOpenAiTranscription(server),
    speech: withFormatFallback(createOpenAiSpeech(server), route, tools),
    chat: createOpenAiChat(server, tools.transcribe),
    async check(signal) {
      const { data } = await askJson(server, '/models', { signal, idleTimeoutMs: checkTimeoutMs });
      const ids = Array.isArray(data) ? data.map((model) => (model as { id?: unknown } | null)?.id) : [];
      if (ids.length === 0 || ids.includes(route.model)) return { message: 'ok', isOk: true };
      return { message: `answers, but does not list the model ${route.model}`, isOk: false };
    },
    close: () => client.close(),
  };
};

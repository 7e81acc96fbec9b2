/** Constructs everything that makes media: media processes, local engines, and the routes to upstreams. */
import { availableParallelism } from 'node:os';
import { routesOf } from '../domain/route.ts';
import type { Engines } from '../engines/engine.ts';
import { createLocalEngines, type ExpectedCall } from '../engines/local/local-engines.ts';
import { createMedia, type Media } from '../engines/media/media.ts';
import { createRoutedEngines } from '../engines/routing/routed-engines.ts';
import { createTranscribeRecording } from '../engines/upstream/transcribe-with.ts';
import { translatorBehindChat } from '../engines/upstream/translate-with-chat.ts';
import { createRouteEngines } from '../engines/upstream/upstream-routes.ts';
import { createSafeFetch } from '../lib/safe-fetch.ts';
import type { Foundation } from './foundation.ts';
import { localEngineOptions } from './local-engine-options.ts';

export type EngineWiring = Awaited<ReturnType<typeof wireEngines>>;

export const wireEngines = async (
  { config, version, models, cluster, scratchDir, clock, logger }: Foundation,
  /** Local engines and media processes of a test, and the fetch function of provider packages. */
  {
    engines: replacements,
    media: sharedMedia,
    providerFetch,
  }: { engines?: Partial<Engines>; media?: Media; providerFetch?: typeof globalThis.fetch },
) => {
  const userAgent = `Kinora/${version}`;
  const cores = availableParallelism();
  const media =
    sharedMedia ??
    createMedia({
      processes: Math.max(2, cores),
      converters: { processes: Math.max(1, Math.floor(cores / 2)), threads: Math.min(2, cores) },
      idleMs: 300_000,
      logger,
    });
  const local = await createLocalEngines(localEngineOptions(config, logger));
  const localEngines = { ...local, ...replacements };
  const safeFetch = createSafeFetch({ allowPrivate: config.allowPrivateUrls, userAgent });
  const routed = createRoutedEngines({
    upstreamQuotas: cluster?.upstreamQuotas,
    routing: config.routing,
    models,
    local: localEngines,
    convertVideo: media.convertVideo,
    localVideos: config.videoConcurrency,
    scratchDir,
    clock,
    logger,
    createRouteEngine: createRouteEngines({
      safeFetch,
      probe: (path, call) => media.probeVideo(path, call),
      decodeSpeech: (path, pcmPath, call) =>
        media.decodeAudio(path, pcmPath, { maxSeconds: 3600, sampleRate: 24_000, ...call }),
      scratchDir,
      userAgent,
      ...(providerFetch && { providerFetch }),
      translate: translatorBehindChat(
        () => routed.routing(),
        () => routed.engines.chat,
      ),
      transcribe: createTranscribeRecording(() => routed.engines.transcription),
    }),
  });
  return {
    media,
    local,
    localEngines,
    safeFetch,
    routed,
    /** For a model whose first route is local. */
    preload({ kind, model, encodes }: ExpectedCall): void {
      const id = models.find(model)?.id;
      const first = id === undefined ? undefined : routesOf(config.routing, id)[0];
      if (first?.kind !== 'local' || replacements?.[kind] !== undefined) return;
      local.preload({ kind, model: first.model ?? id! });
      if (kind !== 'speech') media.preload.decode();
      else if (encodes) media.preload.encode();
    },
    close: () => Promise.all([sharedMedia ? undefined : media.close(), local.close(), routed.close()]),
  };
};

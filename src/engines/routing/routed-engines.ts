/** Engines that look up the routes of a model id and try them in order. */
import { statSync } from 'node:fs';
import { ApiError } from '../../domain/errors.ts';
import type { Model, ModelCatalogue } from '../../domain/models.ts';
import type { Route, Routing } from '../../domain/route.ts';
import { chatWork, type Work } from '../../domain/upstream/route-limits.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import {
  type ChatEngine,
  type EngineCall,
  type Engines,
  missingEngine,
  type SpeechEngine,
  type TranscriptionEngine,
  type VideoEngine,
} from '../engine.ts';
import type { ConvertVideo } from '../upstream/convert-result.ts';
import type { RouteEngine } from '../upstream/route-engine.ts';
import { createRoutePrices } from './route-prices.ts';
import { createRouteStates, type RouteState, serverNameOf } from './route-states.ts';
import { routedSpeech } from './routed-speech.ts';
import { routedVideo } from './routed-video.ts';
import { createSceneWriter } from './scene-writer.ts';
import { type CreateRouteEngine, createServedRoutes } from './served-routes.ts';
import { type ModelRoutes, requireSuitableRoutes } from './suitable-routes.ts';
import { isAnswerTimeout, type RoutingTools, tryRoutes } from './try-routes.ts';
import { createUnreadSpeech } from './unread-speech.ts';
import type { UpstreamQuotas } from './upstream-quota.ts';
import { createVideoSlots } from './video-slots.ts';

/** A caller with an open connection waits at most this long for a free route. */
const callMaxWaitMs = 2_000;

type RoutedEngineOptions = {
  routing: Routing;
  models: ModelCatalogue;
  local: Engines;
  createRouteEngine: CreateRouteEngine;
  convertVideo: ConvertVideo;
  localVideos: number;
  scratchDir: string;
  /** Shares upstream servers with other processes. */
  upstreamQuotas?: UpstreamQuotas | undefined;
  clock: Clock;
  logger: Logger;
  random?: () => number;
};

export const createRoutedEngines = (options: RoutedEngineOptions) => {
  const { models, local, clock, logger } = options;
  let { routing } = options;
  const states = createRouteStates(options);
  const tools: RoutingTools = { routeStates: states, clock, logger };
  const served = createServedRoutes({
    states,
    models: models.list(),
    createRouteEngine: options.createRouteEngine,
  });
  served.apply(routing);

  const find = (id: string): ModelRoutes => {
    const routes = served.find(id);
    if (!routes) throw new ApiError('model_not_found', { param: 'model' });
    return routes;
  };

  /** The engine of this route, and its name for the model. */
  const engineOn = <K extends 'transcription' | 'speech' | 'chat'>(
    { engines, model }: ModelRoutes,
    routeState: RouteState,
    kind: K,
  ): { engine: NonNullable<Engines[K]>; name: string } => {
    const { route } = routeState;
    const engine = route.kind === 'local' ? local[kind] : engines.get(routeState)?.[kind];
    if (!engine) throw missingEngine(kind);
    return { engine: engine as NonNullable<Engines[K]>, name: route.model ?? model.id };
  };

  const isServed = (kind: Model['kind']): boolean =>
    local[kind] !== null ||
    served.list().some(({ model, engines }) => model.kind === kind && engines.size > 0);

  /** `commit`: something was sent to the client, so no other route can take over. */
  const callRoutes = async <K extends 'transcription' | 'chat', T>(
    kind: K,
    { model, work, call }: { model: string; work: Work; call: EngineCall },
    run: (engine: NonNullable<Engines[K]>, name: string, commit: () => void) => Promise<T>,
  ): Promise<T> => {
    const routes = find(model);
    let isCommitted = false;
    const commit = () => {
      isCommitted = true;
    };
    return tryRoutes(tools, {
      candidates: states.order(requireSuitableRoutes(routes, work)),
      signal: call.signal,
      accountId: call.accountId,
      maxWaitMs: callMaxWaitMs,
      isCommitted: () => isCommitted,
      ...(kind === 'chat' && { isFinal: isAnswerTimeout }),
      run(routeState) {
        const { engine, name } = engineOn(routes, routeState, kind);
        call.onRoute?.(routeState.route.name);
        if (routeState.route.kind === 'upstream') call.onBilled?.();
        return run(engine, name, commit);
      },
    });
  };

  const transcription: TranscriptionEngine = {
    // A length that a route limits has to be known first.
    takesFiles: (id) =>
      find(id).routeStates.every(
        ({ route }) => route.kind === 'upstream' && route.limits.maxSeconds === null,
      ),
    transcribe(job, call) {
      const work = {
        seconds: job.durationSeconds,
        uploadBytes: () => statSync(job.audioPath).size,
        isTranslation: job.task === 'translate',
      };
      return callRoutes('transcription', { model: job.model, work, call }, (engine, model, commit) =>
        engine.transcribe({ ...job, model }, { ...call, onSegments: before(commit, call.onSegments) }),
      );
    },
  };

  const chat: ChatEngine = {
    reply: (job, call) =>
      callRoutes('chat', { model: job.model, work: chatWork(job.messages), call }, (engine, model, commit) =>
        engine.reply({ ...job, model }, { ...call, onText: before(commit, call.onText) }),
      ),
  };

  const speech: SpeechEngine = routedSpeech({
    tools,
    maxWaitMs: callMaxWaitMs,
    unread: createUnreadSpeech(options.scratchDir),
    routeStatesOf: ({ model, input }) =>
      states.order(requireSuitableRoutes(find(model), { characters: [...input].length })),
    engineOn: (id, routeState) => engineOn(find(id), routeState, 'speech'),
  });

  const videoSlots = createVideoSlots(
    states,
    served.list().filter(({ model }) => model.kind === 'video'),
  );
  const writer = routing.sceneWriter ?? null;
  const writing =
    writer && options.createRouteEngine(routing.upstreams[writer.upstream]!, writer, writer.name);
  const video: VideoEngine = routedVideo({
    tools,
    find,
    local: local.video,
    writeScene:
      writer && writing?.chat ? createSceneWriter({ route: writer, chat: writing.chat, logger }) : null,
    convertVideo: options.convertVideo,
    onStarted: (taskId) => videoSlots.release(taskId),
  });

  return {
    engines: {
      video,
      // Read with each request: a route may come or go.
      get transcription() {
        return isServed('transcription') ? transcription : null;
      },
      get speech() {
        return isServed('speech') ? speech : null;
      },
      get chat() {
        return isServed('chat') ? chat : null;
      },
    } satisfies Engines,

    routing: (): Routing => routing,
    /** Takes effect with the next call; those that run end where they began. */
    setRouting(wanted: Routing): void {
      routing = wanted;
      served.apply(wanted);
    },

    routePrices: createRoutePrices(find, served.removedRoute),
    videoSlots,

    /** For display: the kinds of routes of a model, without their addresses. */
    routesOf: (id: string): Route[] => find(id).routeStates.map(({ route }) => route),

    /** For display: the state of each route of each model. */
    routeStates: () =>
      served.list().flatMap(({ model, routeStates }) =>
        routeStates.map(({ route, server }) => {
          const waitMs = server.breaker.waitMs();
          return {
            model: model.id,
            kind: model.kind,
            route: route.name,
            type: route.kind === 'local' ? 'local' : routing.upstreams[route.upstream]!.type,
            server: serverNameOf(model.kind, route),
            isPaused: server.isPaused,
            breaker: server.breaker.state(),
            running: server.running,
            limit: Number.isFinite(server.limit) ? server.limit : null,
            waitSeconds: waitMs === 0 || !Number.isFinite(waitMs) ? null : Math.ceil(waitMs / 1000),
          };
        }),
      ),

    setPaused: states.setPaused,

    engineOf: (id: string, name: string): RouteEngine | undefined => {
      const { routeStates, engines } = find(id);
      const routeState = routeStates.find(({ route }) => route.name === name);
      return routeState && engines.get(routeState);
    },

    async close(): Promise<void> {
      await Promise.all([served.close(), writing?.close()]);
    },
  };
};
export type RoutedEngines = ReturnType<typeof createRoutedEngines>;

/** A listener that first calls `act`. */
const before = <T>(act: () => void, listener: ((value: T) => void) | undefined) =>
  listener &&
  ((value: T): void => {
    act();
    listener(value);
  });

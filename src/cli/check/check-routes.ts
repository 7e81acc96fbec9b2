/** Tests each route once with a small request; upstreams make no video. */
import { tmpdir } from 'node:os';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../domain/errors.ts';
import type { Model } from '../../domain/models.ts';
import type { Route, UpstreamRoute } from '../../domain/route.ts';
import { createEngineSelfTest } from '../../engines/local/engine-self-test.ts';
import { createLocalEngines } from '../../engines/local/local-engines.ts';
import { createMedia, type Media } from '../../engines/media/media.ts';
import type { RouteCheck } from '../../engines/upstream/route-engine.ts';
import { asUpstreamFailure } from '../../engines/upstream/upstream-failure.ts';
import { createRouteEngines } from '../../engines/upstream/upstream-routes.ts';
import { createLogger } from '../../lib/logger.ts';
import { createSafeFetch } from '../../lib/safe-fetch.ts';
import { localEngineOptions } from '../../wiring/local-engine-options.ts';
import { upstreamProbes } from './check-upstream.ts';

const askTimeoutMs = 15_000;
const probeTimeoutMs = 60_000;

/** Includes time for loading weights. */
const localTimeoutMs = 180_000;

/** Starts the local engines when the first of them is to be tested. */
const createLocalCheck = (config: Config, media: Media) => {
  const start = async () => {
    const engines = await createLocalEngines(localEngineOptions(config, createLogger('silent')));
    return { engines, selfTest: createEngineSelfTest({ engines, media, folder: tmpdir() }) };
  };
  let starting: ReturnType<typeof start> | undefined;

  return {
    /** The work of the engine; throws when it failed. `onReady`: prerequisites are loaded, and the test begins. */
    async run({ kind }: Pick<Model, 'kind'>, model: string, onReady: () => void): Promise<string> {
      starting ??= start();
      const { selfTest } = await starting;
      return selfTest.run(kind, model, AbortSignal.timeout(localTimeoutMs), onReady);
    },
    async close() {
      await (await starting)?.engines.close();
    },
  };
};

export type Checked = { check: string; seconds: number; isOk: boolean };

export const createRouteCheck = (config: Config, version: string) => {
  const userAgent = `Kinora/${version}`;
  // Its processes start when something is decoded.
  const media = createMedia({ processes: 1, logger: createLogger('silent') });
  const create = createRouteEngines({
    safeFetch: createSafeFetch({ allowPrivate: false, userAgent }),
    userAgent,
    scratchDir: tmpdir(),
    probe: async () => undefined,
    decodeSpeech: (path, pcmPath, call) =>
      media.decodeAudio(path, pcmPath, { maxSeconds: 60, sampleRate: 24_000, ...call }),
    transcribe: async () => '',
    translate: () => null,
  });
  const local = createLocalCheck(config, media);
  const results = new Map<string, Promise<Checked>>();

  const askUpstream = async (route: UpstreamRoute, { id, kind }: Model): Promise<RouteCheck> => {
    const engine = create(config.routing.upstreams[route.upstream]!, route, id);
    try {
      const asked = await engine.check(AbortSignal.timeout(askTimeoutMs), kind);
      if (kind === 'video') return asked;
      // A model that is not listed may still exist: only using it shows whether it works.
      const message = await upstreamProbes[kind](engine, route.model, AbortSignal.timeout(probeTimeoutMs));
      return { message, isOk: true };
    } finally {
      await engine.close();
    }
  };

  const tryRoute = async (route: Route, model: Model): Promise<Checked> => {
    let startMs = performance.now();
    const done = (check: string, isOk: boolean) => ({
      check,
      seconds: Math.round((performance.now() - startMs) / 100) / 10,
      isOk,
    });
    try {
      if (route.kind === 'local') {
        const begin = () => {
          startMs = performance.now();
        };
        return done(`ok: ${await local.run(model, route.model ?? model.id, begin)}`, true);
      }
      const { message, isOk } = await askUpstream(route, model);
      return done(message, isOk);
    } catch (error) {
      return done(explain(error, route), false);
    }
  };

  return {
    check(route: Route, model: Model): Promise<Checked> {
      // One local engine makes every video; transcription and speech differ by model.
      const localName = `local ${model.kind === 'video' ? 'video' : (route.model ?? model.id)}`;
      const name = route.kind === 'local' ? localName : `${model.kind} ${route.name}`;
      const known = results.get(name) ?? tryRoute(route, model);
      results.set(name, known);
      return known;
    },
    async close() {
      await Promise.all([local.close(), media.close()]);
    },
  };
};

const explain = (error: unknown, { kind }: Route): string => {
  if (error instanceof ApiError) return `fails: ${error.code} (${error.message})`;
  // Upstream messages can contain keys; our own do not.
  if (kind === 'local') return `fails: ${(error as Error).message}`;
  const failure = asUpstreamFailure(error);
  const details = [failure?.status, failure?.code].filter((detail) => detail !== undefined).join(', ');
  return `fails: ${failure?.kind ?? 'refused'}${details ? ` (${details})` : ''}`;
};

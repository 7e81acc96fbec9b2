/** Tries each route once: an upstream is asked for something that costs nothing, an engine here does something small. */
import { tmpdir } from 'node:os';
import type { Config } from '../config.ts';
import { ApiError } from '../domain/errors.ts';
import type { Model } from '../domain/models.ts';
import type { Route } from '../domain/route.ts';
import { asUpstreamFailure } from '../engines/upstream/upstream-failure.ts';
import { createRouteEngines } from '../engines/upstream/upstream-routes.ts';
import { createSafeFetch } from '../lib/safe-fetch.ts';
import { createLocalCheck } from './check-local.ts';

const upstreamTimeoutMs = 15_000;

export type Checked = { check: string; seconds: number; isOk: boolean };

export const createRouteCheck = (config: Config, version: string) => {
  const userAgent = `Kinora/${version}`;
  const create = createRouteEngines({
    safeFetch: createSafeFetch({ allowPrivate: false, userAgent }),
    userAgent,
    scratchDir: tmpdir(),
    probe: async () => undefined,
    decodeSpeech: async () => undefined,
    hear: async () => '',
    translate: null,
  });
  const local = createLocalCheck(config);
  const told = new Map<string, Promise<Checked>>();

  const askUpstream = async (route: Extract<Route, { kind: 'upstream' }>, model: Model): Promise<string> => {
    const engine = create(config.routing.upstreams[route.upstream]!, route, model.id);
    try {
      return await engine.check(AbortSignal.timeout(upstreamTimeoutMs));
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
      if (route.kind === 'local') await local.prepare(model.kind);
      startMs = performance.now();
      const answer =
        route.kind === 'local'
          ? `ok: ${await local.run(model, route.model ?? model.id)}`
          : await askUpstream(route, model);
      return done(answer, true);
    } catch (error) {
      return done(explain(error, route), false);
    }
  };

  return {
    check(route: Route, model: Model): Promise<Checked> {
      // One engine draws every film; ears and voices differ by model.
      const here = model.kind === 'video' ? 'video here' : `${route.model ?? model.id} here`;
      const name = route.kind === 'local' ? here : route.name;
      const known = told.get(name) ?? tryRoute(route, model);
      told.set(name, known);
      return known;
    },
    close: () => local.close(),
  };
};

const explain = (error: unknown, { kind }: Route): string => {
  if (error instanceof ApiError) return `fails: ${error.code} (${error.message})`;
  // The words of an upstream can hold keys; our own do not.
  if (kind === 'local') return `fails: ${(error as Error).message}`;
  const failure = asUpstreamFailure(error);
  const details = [failure?.status, failure?.code].filter((detail) => detail !== undefined).join(', ');
  return `fails: ${failure?.kind ?? 'refused'}${details ? ` (${details})` : ''}`;
};

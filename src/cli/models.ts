import { tmpdir } from 'node:os';
import type { Config } from '../config.ts';
import { createModelCatalogue, unitPrice } from '../domain/models.ts';
import { toCredits } from '../domain/money.ts';
import { type Route, routesOf } from '../domain/route.ts';
import { asUpstreamFailure } from '../engines/upstream/upstream-failure.ts';
import { createRouteEngines } from '../engines/upstream/upstream-routes.ts';
import { createSafeFetch } from '../lib/safe-fetch.ts';
import { readArguments, UsageError } from './arguments.ts';
import { table } from './output.ts';

const checkTimeoutMs = 15_000;

/** Which routes each model has, for the operator; with --check each upstream is asked for something free. */
export const runModels = async (config: Config, version: string, words: string[]): Promise<string> => {
  const { values, positionals } = readArguments(words, { check: { type: 'boolean' } });
  if (positionals.length > 0) throw new UsageError(`models: "${positionals[0]}" is not an option.`);
  const { routing } = config;
  const check = createCheck(config, version);
  const rows = [];
  for (const model of createModelCatalogue(config.prices).list()) {
    for (const [index, route] of routesOf(routing, model.id).entries()) {
      const upstream = route.kind === 'upstream' ? routing.upstreams[route.upstream]! : null;
      rows.push({
        model: model.id,
        kind: model.kind,
        order: index + 1,
        route: route.name,
        type: upstream?.type ?? 'local',
        weight: route.weight,
        concurrency: route.concurrency,
        price: toCredits(route.price ?? unitPrice(model)),
        limits: shownLimits(route),
        timeout_seconds: route.kind === 'upstream' ? route.timeoutMs / 1000 : null,
        ...(values.check && { check: await check(route, model.id) }),
      });
    }
  }
  return values.json ? `${JSON.stringify(rows)}\n` : table(rows);
};

const shownLimits = ({ limits }: Route): string | null => {
  const set = Object.entries(limits).filter(([, value]) => value !== null);
  return set.length === 0 ? null : set.map(([name, value]) => `${name} ${value}`).join('; ');
};

const createCheck = ({ routing }: Config, version: string) => {
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
  const told = new Map<string, string>();

  return async (route: Route, model: string): Promise<string> => {
    if (route.kind === 'local') return 'here';
    const known = told.get(route.name);
    if (known !== undefined) return known;
    const engine = create(routing.upstreams[route.upstream]!, route, model);
    const answer = await engine.check(AbortSignal.timeout(checkTimeoutMs)).catch(explain);
    await engine.close();
    told.set(route.name, answer);
    return answer;
  };
};

const explain = (error: unknown): string => {
  const failure = asUpstreamFailure(error);
  const details = [failure?.status, failure?.code].filter((detail) => detail !== undefined).join(', ');
  return `fails: ${failure?.kind ?? 'refused'}${details ? ` (${details})` : ''}`;
};

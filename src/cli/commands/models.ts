import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { resolveConsoleRouting } from '../../config/console-routing.ts';
import { createModelCatalogue } from '../../domain/models.ts';
import { toCredits } from '../../domain/money.ts';
import { type Route, type Routing, routesOf } from '../../domain/route.ts';
import { createLogger } from '../../lib/logger.ts';
import { readSetPrices } from '../../services/console/prices.ts';
import { createStoredRouting } from '../../services/console/stored-routing.ts';
import { openSealer } from '../../wiring/sealer.ts';
import { UsageError } from '../arguments.ts';
import { namesServer } from '../client/connection.ts';
import { modelList } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, useServer } from '../client/use-server.ts';
import type { CommandContext, CommandFamily } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { filledColumns, printResult, table } from '../output.ts';
import { addModelWeights } from './model-weights.ts';

type Options = ServerOptions & { check?: boolean; routes?: boolean };

export const addModels: CommandFamily = (program, context) => {
  const models = addServerCommand(program, 'models [model...]', {
    description:
      'Show the models and prices of the server in use; without one, the routes of this installation. With --check try each route.',
    examples: [
      'kinora models',
      'kinora models --server https://media.example',
      'kinora models beta-2 tts-1',
      'kinora models --check --json',
    ],
  })
    .option('--check', 'test each route once; exit code 1 if one fails')
    .option('--routes', 'the routes of this installation, also where another server is in use')
    .action(async (names: string[], options: Options) => {
      const isOfServer = options.server !== undefined || namesServer(context.loadClientSettings());
      if (isOfServer && !options.check && !options.routes) return printServerModels(context, names, options);
      const { rows, isOk } = await listRoutes(context, names, options.check ?? false);
      printResult(context, options.json, rows, table(filledColumns(shortened(rows))));
      if (!isOk) context.setExitCode(1);
    });
  addModelWeights(models, context);
};

/** The name of a local route says its type. */
const shortened = (rows: Record<string, unknown>[]): Record<string, unknown>[] =>
  rows.map((row) => ({ ...row, type: row.type === 'local' ? null : row.type }));

/** The models for an account: names, kinds and prices. */
const printServerModels = async (
  context: CommandContext,
  names: string[],
  options: Options,
): Promise<void> => {
  const { data } = await useServer(context, options, ({ api }) => api.json('/v1/models', modelList));
  const missing = names.find((name) => !data.some(({ id }) => id === name));
  if (missing !== undefined)
    throw new CommandError(exitCodes.notFound, `The server has no model "${missing}".`);
  const listed = data.filter(({ id }) => names.length === 0 || names.includes(id));
  const rows = listed
    .filter(({ alias_of }) => names.length > 0 || !alias_of)
    .map(({ id, price, alias_of }) => ({
      model: id,
      price: price?.credits ?? null,
      per: price?.per ?? null,
      also: alias_of ?? data.filter((other) => other.alias_of === id).map((other) => other.id),
    }));
  printResult(context, options.json, listed, table(rows));
};

const listRoutes = async (
  { loadConfig, version, withStore }: CommandContext,
  names: string[],
  check: boolean,
): Promise<{ rows: Record<string, unknown>[]; isOk: boolean }> => {
  const config = await loadConfig();
  const { prices, routing } = await withConsoleSettings(config, withStore);
  const catalogue = createModelCatalogue(prices, config.modelAliases);
  const wanted = names.map((name) => {
    const model = catalogue.find(name);
    if (!model) throw new UsageError(`models: there is no model "${name}".`);
    return model.id;
  });
  // Loaded on demand: it imports the engines.
  const { createRouteCheck } = await import('../check/check-routes.ts');
  const checks = createRouteCheck({ ...config, routing }, version);
  const rows = [];
  let isOk = true;
  try {
    for (const model of catalogue.list()) {
      if (wanted.length > 0 && !wanted.includes(model.id)) continue;
      for (const [index, route] of routesOf(routing, model.id).entries()) {
        const upstream = route.kind === 'upstream' ? routing.upstreams[route.upstream]! : null;
        const checked = check ? await checks.check(route, model) : null;
        isOk &&= checked?.isOk ?? true;
        rows.push({
          model: model.id,
          kind: model.kind,
          order: index + 1,
          route: route.name,
          type: upstream?.type ?? 'local',
          source: sourceOf(model.id, config.routing, routing),
          weight: route.weight,
          concurrency: route.concurrency,
          price: toCredits(route.price ?? model.price),
          limits: shownLimits(route),
          timeout_seconds: route.kind === 'upstream' ? route.timeoutMs / 1000 : null,
          ...(checked && { seconds: checked.seconds, check: checked.check }),
        });
      }
    }
  } finally {
    await checks.close();
  }
  return { rows, isOk };
};

/** Prices, upstreams and routes set in the console are in the database, which listing models does not create. */
const withConsoleSettings = async (
  config: Config,
  withStore: CommandContext['withStore'],
): Promise<Pick<Config, 'prices' | 'routing'>> => {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'kinora.db'))) return config;
  const publicOnly = !config.allowPrivateUpstreams;
  let { routing } = config;
  const prices = await withStore(async ({ db, settings, auditLog }) => {
    await createStoredRouting({
      db,
      settings,
      auditLog,
      resolve: (given, keyOf) => resolveConsoleRouting(given, { file: config.routing, keyOf, publicOnly }),
      apply: (inForce) => {
        routing = inForce;
      },
      sealer: openSealer(config),
      logger: createLogger('silent'),
    }).load();
    return readSetPrices(settings);
  });
  return { prices: { ...config.prices, ...prices }, routing };
};

const sourceOf = (model: string, file: Routing, inForce: Routing): string => {
  if (Object.hasOwn(file.routes, model)) return 'config file';
  return Object.hasOwn(inForce.routes, model) ? 'console' : 'default';
};

const shownLimits = ({ limits }: Route): string | null => {
  const set = Object.entries(limits).filter(([, value]) => value !== null);
  return set.length === 0 ? null : set.map(([name, value]) => `${name} ${value}`).join('; ');
};

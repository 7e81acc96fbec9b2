import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createModelCatalogue } from '../../domain/models.ts';
import { toCredits } from '../../domain/money.ts';
import { type Route, routesOf } from '../../domain/route.ts';
import { readSetPrices } from '../../services/console/prices.ts';
import { UsageError } from '../arguments.ts';
import { addCommand, type CommandContext, type CommandFamily } from '../command.ts';
import { printResult, table } from '../output.ts';
import { addModelWeights } from './model-weights.ts';

type Options = { check?: boolean; json?: boolean };

export const addModels: CommandFamily = (program, context) => {
  const models = addCommand(program, 'models [model...]', {
    description: 'Show the routes of all models, or of those named; with --check try each route.',
    examples: ['kinora models', 'kinora models beta-2 tts-1', 'kinora models --check --json'],
  })
    .option('--check', 'test each route once; exit code 1 if one fails')
    .action(async (names: string[], options: Options) => {
      const { rows, isOk } = await listRoutes(context, names, options.check ?? false);
      printResult(context, options.json, rows, table(rows));
      if (!isOk) context.setExitCode(1);
    });
  addModelWeights(models, context);
};

const listRoutes = async (
  { loadConfig, version, withStore }: CommandContext,
  names: string[],
  check: boolean,
): Promise<{ rows: Record<string, unknown>[]; isOk: boolean }> => {
  const config = await loadConfig();
  const { routing } = config;
  const prices = { ...config.prices, ...(await pricesOfConsole(config, withStore)) };
  const catalogue = createModelCatalogue(prices, config.modelAliases);
  const wanted = names.map((name) => {
    const model = catalogue.find(name);
    if (!model) throw new UsageError(`models: there is no model "${name}".`);
    return model.id;
  });
  // Loaded on demand: it imports the engines.
  const { createRouteCheck } = await import('../check/check-routes.ts');
  const checks = createRouteCheck(config, version);
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

/** Prices set in the console are in the database, which listing models does not create. */
const pricesOfConsole = async (
  config: Config,
  withStore: CommandContext['withStore'],
): Promise<Record<string, number>> =>
  config.databaseUrl === null && !existsSync(join(config.dataDir, 'kinora.db'))
    ? {}
    : withStore(({ settings }) => readSetPrices(settings));

const shownLimits = ({ limits }: Route): string | null => {
  const set = Object.entries(limits).filter(([, value]) => value !== null);
  return set.length === 0 ? null : set.map(([name, value]) => `${name} ${value}`).join('; ');
};

import type { Config } from '../config.ts';
import { createModelCatalogue, unitPrice } from '../domain/models.ts';
import { toCredits } from '../domain/money.ts';
import { type Route, routesOf } from '../domain/route.ts';
import { readArguments, UsageError } from './arguments.ts';
import { createRouteCheck } from './check-routes.ts';
import { table } from './output.ts';

/** Which routes each model, or those named, has, for the operator; with --check each is tried, and `isOk` tells whether all work. */
export const runModels = async (
  config: Config,
  version: string,
  words: string[],
): Promise<{ output: string; isOk: boolean }> => {
  const { values, positionals } = readArguments(words, { check: { type: 'boolean' } });
  const { routing } = config;
  const catalogue = createModelCatalogue(config.prices, config.modelAliases);
  const wanted = positionals.map((name) => {
    const model = catalogue.find(name);
    if (!model) throw new UsageError(`models: there is no model "${name}".`);
    return model.id;
  });
  const checks = createRouteCheck(config, version);
  const rows = [];
  let isOk = true;
  try {
    for (const model of catalogue.list()) {
      if (wanted.length > 0 && !wanted.includes(model.id)) continue;
      for (const [index, route] of routesOf(routing, model.id).entries()) {
        const upstream = route.kind === 'upstream' ? routing.upstreams[route.upstream]! : null;
        const checked = values.check ? await checks.check(route, model) : null;
        isOk &&= checked?.isOk ?? true;
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
          ...(checked && { seconds: checked.seconds, check: checked.check }),
        });
      }
    }
  } finally {
    await checks.close();
  }
  return { output: values.json ? `${JSON.stringify(rows)}\n` : table(rows), isOk };
};

const shownLimits = ({ limits }: Route): string | null => {
  const set = Object.entries(limits).filter(([, value]) => value !== null);
  return set.length === 0 ? null : set.map(([name, value]) => `${name} ${value}`).join('; ');
};

/** Environment and config file -> one typed Config, with all errors listed at once. The only reader of process.env. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Routing } from '../domain/route.ts';
import { resolveRouting } from './routing.ts';
import { type GivenRouting, routingFields } from './routing-schema.ts';
import { fromText, type Settings, settings } from './settings.ts';
import { createConfigErrors, createFilter } from './validate.ts';
import { objectOf } from './values.ts';

export class ConfigError extends Error {
  readonly errors: string[];
  constructor(errors: string[]) {
    super(
      `The configuration has ${errors.length === 1 ? 'a mistake' : 'mistakes'}:\n- ${errors.join('\n- ')}`,
    );
    this.name = 'ConfigError';
    this.errors = errors;
  }
}

export type Config = Settings & {
  routing: Routing;
  /** The source of each setting. */
  sources: Record<string, string>;
};

const keepValid = createFilter(objectOf({ ...settings, ...routingFields }, 'setting'));

type Fields = Record<string, unknown>;

const readConfigFile = (path: string | undefined): { file: Fields; problem?: string } => {
  if (!path) return { file: {} };
  try {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return { file: file as Fields };
    return { file: {}, problem: `${path}: expected a JSON object` };
  } catch (error) {
    return { file: {}, problem: `${path}: ${(error as Error).message}` };
  }
};

/** `given`: the parsed config file, when it should not be read from disk. */
export const loadConfig = (env: Record<string, string | undefined> = process.env, given?: Fields): Config => {
  const configPath = env.KINORA_CONFIG;
  const { file, problem } = given ? { file: given } : readConfigFile(configPath);
  const values: Fields = {};
  for (const [name, value] of Object.entries(file)) if (value !== null) values[name] = value;
  const sources: Record<string, string> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const variable = setting.env !== null && env[setting.env] ? setting.env : null;
    const value = variable === null ? values[name] : env[variable];
    sources[name] = variable ?? (value === undefined ? 'default' : `"${name}" in ${configPath}`);
    if (value !== undefined) values[name] = fromText(setting, value);
  }

  const errors = createConfigErrors((name, path) => {
    const source = sources[name];
    if (source && Object.hasOwn(env, source)) return source;
    return [configPath ?? 'config file', ...(path === '' ? [] : [path])].join(': ');
  });
  const valid = keepValid(values, errors);
  if (valid.storageLinks === 'presigned' && !String(valid.storageUrl).startsWith('s3:'))
    errors.expected(['storageLinks'], 'served, since only a bucket (s3://…) can serve files itself');
  const routing = resolveRouting(valid as GivenRouting, { env, configPath: configPath ?? '.', errors });
  const problems = [...(problem ? [problem] : []), ...errors.list()];
  if (problems.length > 0) throw new ConfigError(problems);

  const config: Fields = { routing, sources };
  for (const [name, setting] of Object.entries(settings))
    config[name] = valid[name] === undefined ? setting.default : setting.decode(valid[name]);
  config.dataDir = resolve(config.dataDir as string);
  return config as Config;
};

/** Settings that should be the same in all processes on one database: else a response depends on which process gave it. */
export const sharedSettings = (config: Config): Record<string, unknown> => ({
  routing: config.routing,
  ...Object.fromEntries(
    Object.entries(settings)
      .filter(([, { isPerProcess }]) => !isPerProcess)
      .map(([name]) => [name, config[name as keyof Config]]),
  ),
});

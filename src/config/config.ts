/** Environment and config file -> one typed Config, every mistake listed at once. The only reader of process.env. */
import { readFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { defaultModelAliases, isAliasName, type ModelAliases } from '../domain/model-aliases.ts';
import { createModelCatalogue } from '../domain/models.ts';
import { microPerCredit } from '../domain/money.ts';
import type { Routing } from '../domain/route.ts';
import { parseCidrList } from '../lib/ip-address.ts';
import { parseS3Url } from '../lib/s3-url.ts';
import { readRouting } from './routes.ts';
import { fail, flag, listOf, oneOf, type Parse, text, urlOf, wholeNumber } from './values.ts';

export class ConfigError extends Error {
  readonly mistakes: string[];
  constructor(mistakes: string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n- ${mistakes.join('\n- ')}`,
    );
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

const storageUrl: Parse<string> = (value) => {
  const url = urlOf('file:', 's3:')(value);
  if (url.startsWith('s3:')) parseS3Url(url);
  return url;
};
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const proxyAddress: Parse<string> = (value) =>
  privateNetworks.includes(value as string) || parseCidrList([text(value)]).ok
    ? (value as string)
    : fail(`addresses, CIDR blocks or ${privateNetworks.join(', ')}, not "${value}"`);
/** `true` alone would let any client name its own address: it means a proxy on a private network. */
const trustedProxies: Parse<false | number | string[]> = (value) => {
  if (value === true || value === 'true') return privateNetworks;
  if (value === false || value === 'false') return false;
  if (typeof value === 'number' || /^\d+$/.test(String(value))) return wholeNumber(0, 32)(value) || false;
  return listOf(proxyAddress)(value);
};
const bootstrapKey: Parse<string> = (value) =>
  typeof value === 'string' && /^[\x21-\x7e]{8,200}$/.test(value)
    ? value
    : fail('8 to 200 printable characters without spaces');
const prices: Parse<Record<string, number>> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('an object of model id to credits');
  const known = createModelCatalogue();
  return Object.fromEntries(
    Object.entries(value).map(([id, credits]) => {
      if (!known.find(id)) fail(`a model id of the catalogue, not "${id}"`);
      if (typeof credits !== 'number' || !(credits >= 0) || credits > 1e6)
        fail(`a price in credits for "${id}"`);
      return [id, Math.round((credits as number) * microPerCredit)];
    }),
  );
};

/** Over the names that are known by default: null takes one away, false all of them. */
const modelAliases: Parse<ModelAliases> = (value) => {
  if (value === true || value === 'true') return defaultModelAliases;
  if (value === false || value === 'false') return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('true, false or an object of name to model id');
  const known = createModelCatalogue();
  for (const [name, id] of Object.entries(value)) {
    if (!isAliasName(name))
      fail(`names of 1 to 64 letters, digits, dots, dashes and underscores, not "${name}"`);
    if (known.find(name)) fail(`names that are no model ids themselves, not "${name}"`);
    if (id !== null && (typeof id !== 'string' || !known.find(id)))
      fail(`a model id for "${name}", not "${id}"`);
  }
  const merged = Object.entries({ ...defaultModelAliases, ...value });
  return Object.fromEntries(merged.filter(([, id]) => id !== null));
};

/** Read together after all others, since routes name upstreams. */
const laterSettings = new Set(['upstreams', 'routes', 'sceneWriter']);

const listenWeights: Parse<Record<string, 'base' | 'small'>> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail('an object of model id to base or small');
  }
  const known = createModelCatalogue();
  for (const [id, weights] of Object.entries(value)) {
    if (known.find(id)?.kind !== 'transcription') fail(`a transcription model, not "${id}"`);
    if (weights !== 'base' && weights !== 'small') fail(`base or small for "${id}"`);
  }
  return value as Record<string, 'base' | 'small'>;
};

const videoModels: Parse<string[]> = (value) => {
  const known = createModelCatalogue();
  const ids = listOf(text)(value);
  for (const id of ids) if (known.find(id)?.kind !== 'video') fail(`ids of video models, not "${id}"`);
  return ids.length > 0 ? ids : fail('at least one video model');
};

type Setting<T> = { env?: string; file: string; parse: Parse<T>; fallback: T };
const setting = <T>(env: string | undefined, file: string, parse: Parse<T>, fallback: T): Setting<T> => ({
  ...(env ? { env } : {}),
  file,
  parse,
  fallback,
});

export const resources = ['video', 'videos', 'characters', 'chat', 'audio'] as const;
const roles = ['api', 'worker'] as const;

export const settings = {
  host: setting('KINORA_HOST', 'host', text, '127.0.0.1'),
  port: setting('KINORA_PORT', 'port', wholeNumber(0, 65_535), 8080),
  metricsPort: setting<number | null>('KINORA_METRICS_PORT', 'metricsPort', wholeNumber(0, 65_535), null),
  metricsHost: setting<string | null>('KINORA_METRICS_HOST', 'metricsHost', text, null),
  dataDir: setting('KINORA_DATA_DIR', 'dataDir', text, './data'),
  publicUrl: setting<string | null>('KINORA_PUBLIC_URL', 'publicUrl', urlOf('http:', 'https:'), null),
  roles: setting('KINORA_ROLES', 'roles', listOf(oneOf(...roles)), [...roles]),
  databaseUrl: setting<string | null>(
    'KINORA_DATABASE_URL',
    'databaseUrl',
    urlOf('postgres:', 'postgresql:'),
    null,
  ),
  databasePoolSize: setting('KINORA_DATABASE_POOL_SIZE', 'databasePoolSize', wholeNumber(2, 1000), 16),
  databaseConnectSeconds: setting(
    'KINORA_DATABASE_CONNECT_SECONDS',
    'databaseConnectSeconds',
    wholeNumber(1, 600),
    10,
  ),
  databaseStatementSeconds: setting(
    'KINORA_DATABASE_STATEMENT_SECONDS',
    'databaseStatementSeconds',
    wholeNumber(1, 3600),
    10,
  ),
  databaseWaitSeconds: setting(
    'KINORA_DATABASE_WAIT_SECONDS',
    'databaseWaitSeconds',
    wholeNumber(0, 86_400),
    0,
  ),
  storageUrl: setting<string | null>('KINORA_STORAGE_URL', 'storageUrl', storageUrl, null),
  storageLinks: setting(
    'KINORA_STORAGE_LINKS',
    'storageLinks',
    oneOf('served', 'presigned'),
    'served' as 'served' | 'presigned',
  ),
  bootstrapKey: setting<string | null>('KINORA_BOOTSTRAP_KEY', 'bootstrapKey', bootstrapKey, null),
  modelsDir: setting<string | null>('KINORA_MODELS_DIR', 'modelsDir', text, null),
  modelHubUrl: setting<string | null>('KINORA_MODEL_HUB_URL', 'modelHubUrl', urlOf('http:', 'https:'), null),
  chatModel: setting<string | null>('KINORA_CHAT_MODEL', 'chatModel', text, null),
  trustProxy: setting<false | number | string[]>('KINORA_TRUST_PROXY', 'trustProxy', trustedProxies, false),
  allowPrivateUrls: setting('KINORA_ALLOW_PRIVATE_URLS', 'allowPrivateUrls', flag, false),
  logLevel: setting(
    'KINORA_LOG_LEVEL',
    'logLevel',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
  ),
  defaultRequestsPerMinute: setting(
    'KINORA_DEFAULT_RPM',
    'defaultRequestsPerMinute',
    wholeNumber(1, 1_000_000),
    600,
  ),
  queueLimit: setting('KINORA_QUEUE_LIMIT', 'queueLimit', wholeNumber(1, 10_000_000), 10_000),
  videoConcurrency: setting(
    'KINORA_VIDEO_CONCURRENCY',
    'videoConcurrency',
    wholeNumber(1, 64),
    Math.max(1, Math.floor(availableParallelism() / 2)),
  ),
  workerModels: setting<string[] | null>('KINORA_WORKER_MODELS', 'workerModels', videoModels, null),
  audioQueueLimit: setting('KINORA_AUDIO_QUEUE_LIMIT', 'audioQueueLimit', wholeNumber(1, 10_000), 32),
  engineIdleSeconds: setting('KINORA_ENGINE_IDLE_SECONDS', 'engineIdleSeconds', wholeNumber(0, 86_400), 900),
  engineMemoryMb: setting('KINORA_ENGINE_MEMORY_MB', 'engineMemoryMb', wholeNumber(256, 1_000_000), 2048),
  listenWeights: setting<Record<string, 'base' | 'small'>>(undefined, 'listenWeights', listenWeights, {}),
  engineThreads: setting(
    'KINORA_ENGINE_THREADS',
    'engineThreads',
    wholeNumber(1, 256),
    availableParallelism(),
  ),
  taskTimeoutSeconds: setting(
    'KINORA_TASK_TIMEOUT_SECONDS',
    'taskTimeoutSeconds',
    wholeNumber(10, 86_400),
    3600,
  ),
  /** Null: 5 on Postgres, where other processes take over; else 0. */
  shutdownDelaySeconds: setting<number | null>(
    'KINORA_SHUTDOWN_DELAY_SECONDS',
    'shutdownDelaySeconds',
    wholeNumber(0, 600),
    null,
  ),
  drainSeconds: setting('KINORA_DRAIN_SECONDS', 'drainSeconds', wholeNumber(0, 3600), 20),
  uploadTimeoutSeconds: setting(
    'KINORA_UPLOAD_TIMEOUT_SECONDS',
    'uploadTimeoutSeconds',
    wholeNumber(1, 3600),
    300,
  ),
  uploadIdleSeconds: setting('KINORA_UPLOAD_IDLE_SECONDS', 'uploadIdleSeconds', wholeNumber(1, 600), 30),
  linkTtlHours: setting('KINORA_LINK_TTL_HOURS', 'linkTtlHours', wholeNumber(1, 87_600), 168),
  retentionDays: setting('KINORA_RETENTION_DAYS', 'retentionDays', wholeNumber(0, 36_500), 0),
  retentionGigabytes: setting('KINORA_RETENTION_GB', 'retentionGigabytes', wholeNumber(0, 1_000_000), 0),
  blockedTerms: setting('KINORA_BLOCKED_TERMS', 'blockedTerms', listOf(text), []),
  restrictedResources: setting('KINORA_RESTRICTED', 'restrictedResources', listOf(oneOf(...resources)), []),
  prices: setting<Record<string, number>>(undefined, 'prices', prices, {}),
  modelAliases: setting<ModelAliases>(
    'KINORA_MODEL_ALIASES',
    'modelAliases',
    modelAliases,
    defaultModelAliases,
  ),
};

export type Config = {
  [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never;
} & {
  routing: Routing;
  /** Where each setting comes from. */
  sources: Record<string, string>;
};

const readConfigFile = (path: string | undefined, mistakes: string[]): Record<string, unknown> => {
  if (!path) return {};
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
    mistakes.push(`${path}: expected a JSON object`);
  } catch (error) {
    mistakes.push(`${path}: ${(error as Error).message}`);
  }
  return {};
};

export const loadConfig = (env: Record<string, string | undefined> = process.env): Config => {
  const mistakes: string[] = [];
  const file = readConfigFile(env.KINORA_CONFIG, mistakes);
  const fileKeys = new Set(Object.values(settings).map((known) => known.file));
  for (const key of Object.keys(file))
    if (!fileKeys.has(key) && !laterSettings.has(key))
      mistakes.push(`${env.KINORA_CONFIG}: unknown setting "${key}"`);

  const config: Record<string, unknown> = {};
  const sources: Record<string, string> = {};
  for (const [name, { env: variable, file: key, parse, fallback }] of Object.entries(settings)) {
    const fromEnv = variable ? env[variable] : undefined;
    const given = fromEnv !== undefined && fromEnv !== '' ? fromEnv : file[key];
    const source = fromEnv ? variable : `"${key}" in ${env.KINORA_CONFIG}`;
    sources[name] = given === undefined || given === null ? 'default' : source!;
    try {
      config[name] = given === undefined || given === null ? fallback : (parse as Parse<unknown>)(given);
    } catch (error) {
      mistakes.push(`${source}: ${(error as Error).message}`);
    }
  }
  if (Array.isArray(config.roles) && config.roles.length === 0)
    mistakes.push('KINORA_ROLES: expected at least one of api, worker');
  if (config.storageLinks === 'presigned' && !String(config.storageUrl).startsWith('s3:'))
    mistakes.push(
      'KINORA_STORAGE_LINKS: expected served, since only a bucket (s3://…) can serve files itself',
    );
  const { routing, mistakes: routingMistakes } = readRouting({
    upstreams: file.upstreams,
    routes: file.routes,
    sceneWriter: file.sceneWriter,
    env,
    configPath: env.KINORA_CONFIG ?? '.',
  });
  mistakes.push(...routingMistakes.map((mistake) => `${env.KINORA_CONFIG}: ${mistake}`));
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  config.dataDir = resolve(config.dataDir as string);
  config.routing = routing;
  config.sources = sources;
  return config as Config;
};

/** What commands that use a server need to know, besides the settings of the service. */
export const loadClientSettings = (
  env: Record<string, string | undefined> = process.env,
): ClientSettings => ({
  serverUrl: env.KINORA_SERVER_URL || null,
  apiKey: env.KINORA_API_KEY || null,
  loginPath: join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'kinora', 'login.json'),
});

export type ClientSettings = {
  serverUrl: string | null;
  apiKey: string | null;
  /** Where `kinora login` keeps a server and its key. */
  loginPath: string;
};

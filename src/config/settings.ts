/** Every setting: its variable, type and default. Its name here is its name in the config file. */
import { availableParallelism } from 'node:os';
import { type Static, type TSchema, Type } from 'typebox';
import { defaultModelAliases, isAliasName, type ModelAliases } from '../domain/model-aliases.ts';
import { catalogue, createModelCatalogue, type Model } from '../domain/models.ts';
import { microPerCredit } from '../domain/money.ts';
import { parseCidrList } from '../lib/ip-address.ts';
import { parseS3Url } from '../lib/s3-url.ts';
import {
  byName,
  type Check,
  flag,
  integer,
  listOf,
  number,
  oneOf,
  text,
  textWhere,
  urlOf,
} from './values.ts';

/** `decode` converts the value in the file to the one the program uses. */
const setting = <T extends TSchema, D, R = Static<T>>(
  env: string | null,
  type: T,
  fallback: D,
  decode: (value: Static<T>) => R = (value) => value as R,
) => ({ ...Type.Unsafe<R | D>(type), env, default: fallback, decode: decode as (value: unknown) => R });

const modelsOfKind = (kind: Model['kind']): string[] =>
  catalogue.flatMap((model) => (model.kind === kind ? [model.id] : []));

const checkStorageUrl: Check<string> = (value) => {
  const protocol = URL.parse(value)?.protocol;
  if (protocol !== 's3:') return protocol === 'file:';
  try {
    return parseS3Url(value) !== null;
  } catch (error) {
    return (error as Error).message.replace(/^expected /, '');
  }
};

const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const proxiesExpected = `true, false, 0 to 32 proxies, or addresses, CIDR blocks and ${privateNetworks.join(', ')}`;
const proxies = Type.Unsafe<boolean | number | string[]>({
  type: ['boolean', 'integer', 'array'],
  minimum: 0,
  maximum: 32,
  items: textWhere(
    `an address, a CIDR block or ${privateNetworks.join(', ')}`,
    (value) => privateNetworks.includes(value) || parseCidrList([value]).ok,
  ),
  expected: proxiesExpected,
});
/** `true` alone would trust any client's X-Forwarded-For: it means a proxy on a private network. */
const trustedProxies = (value: boolean | number | string[]): false | number | string[] =>
  value === true ? privateNetworks : value || false;

const checkAliases: Check<boolean | Record<string, unknown>> = (value) => {
  const { find } = createModelCatalogue();
  for (const [name, id] of typeof value === 'boolean' ? [] : Object.entries(value)) {
    if (!isAliasName(name))
      return `names of 1 to 64 letters, digits, dots, dashes and underscores, not "${name}"`;
    if (find(name)) return `names that are not model ids, not "${name}"`;
    if (id !== null && (typeof id !== 'string' || !find(id))) return `a model id for "${name}", not "${id}"`;
  }
  return true;
};
const aliases = Type.Unsafe<boolean | Record<string, string | null>>({
  type: ['boolean', 'object'],
  check: checkAliases,
  expected: 'true, false or an object of name to model id',
});
/** Merged over the default aliases: null removes one, false all of them. */
const toAliases = (value: boolean | Record<string, string | null>): ModelAliases => {
  if (value === false) return {};
  const merged = Object.entries({ ...defaultModelAliases, ...(value === true ? {} : value) });
  return Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null));
};

const toMicroCredits = (prices: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(prices).map(([id, credits]) => [id, Math.round(credits * microPerCredit)]),
  );

const resources = ['video', 'videos', 'characters', 'chat', 'audio'] as const;
const roles = ['api', 'worker'] as const;
const videoModels = modelsOfKind('video');
const httpUrl = urlOf('http:', 'https:');

export const settings = {
  host: setting('KINORA_HOST', text, '127.0.0.1'),
  port: setting('KINORA_PORT', integer(0, 65_535), 8080),
  metricsPort: setting('KINORA_METRICS_PORT', integer(0, 65_535), null),
  metricsHost: setting('KINORA_METRICS_HOST', text, null),
  dataDir: setting('KINORA_DATA_DIR', text, './data'),
  publicUrl: setting('KINORA_PUBLIC_URL', httpUrl, null),
  roles: setting('KINORA_ROLES', listOf(oneOf(roles), `at least one of ${roles.join(', ')}`, 1), [...roles]),
  databaseUrl: setting('KINORA_DATABASE_URL', urlOf('postgres:', 'postgresql:'), null),
  databasePoolSize: setting('KINORA_DATABASE_POOL_SIZE', integer(2, 1000), 16),
  databaseConnectSeconds: setting('KINORA_DATABASE_CONNECT_SECONDS', integer(1, 600), 10),
  databaseStatementSeconds: setting('KINORA_DATABASE_STATEMENT_SECONDS', integer(1, 3600), 10),
  databaseWaitSeconds: setting('KINORA_DATABASE_WAIT_SECONDS', integer(0, 86_400), 0),
  storageUrl: setting('KINORA_STORAGE_URL', textWhere('a URL beginning file: or s3:', checkStorageUrl), null),
  storageLinks: setting('KINORA_STORAGE_LINKS', oneOf(['served', 'presigned']), 'served'),
  bootstrapKey: setting(
    'KINORA_BOOTSTRAP_KEY',
    textWhere('8 to 200 printable characters without spaces', (value) => /^[\x21-\x7e]{8,200}$/.test(value)),
    null,
  ),
  modelsDir: setting('KINORA_MODELS_DIR', text, null),
  modelHubUrl: setting('KINORA_MODEL_HUB_URL', httpUrl, null),
  chatModel: setting('KINORA_CHAT_MODEL', text, null),
  trustProxy: setting('KINORA_TRUST_PROXY', proxies, false as const, trustedProxies),
  allowPrivateUrls: setting('KINORA_ALLOW_PRIVATE_URLS', flag, false),
  logLevel: setting('KINORA_LOG_LEVEL', oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  defaultRequestsPerMinute: setting('KINORA_DEFAULT_RPM', integer(1, 1_000_000), 600),
  queueLimit: setting('KINORA_QUEUE_LIMIT', integer(1, 10_000_000), 10_000),
  videoConcurrency: setting(
    'KINORA_VIDEO_CONCURRENCY',
    integer(1, 64),
    Math.max(1, Math.floor(availableParallelism() / 2)),
  ),
  workerModels: setting(
    'KINORA_WORKER_MODELS',
    listOf(
      oneOf(videoModels, `ids of video models: ${videoModels.join(', ')}`),
      'at least one video model',
      1,
    ),
    null,
  ),
  audioQueueLimit: setting('KINORA_AUDIO_QUEUE_LIMIT', integer(1, 10_000), 32),
  engineIdleSeconds: setting('KINORA_ENGINE_IDLE_SECONDS', integer(0, 86_400), 900),
  engineMemoryMb: setting('KINORA_ENGINE_MEMORY_MB', integer(256, 1_000_000), 2048),
  listenWeights: setting(
    null,
    byName(modelsOfKind('transcription'), oneOf(['base', 'small'], 'base or small'), 'transcription model'),
    {},
  ),
  engineThreads: setting('KINORA_ENGINE_THREADS', integer(1, 256), availableParallelism()),
  taskTimeoutSeconds: setting('KINORA_TASK_TIMEOUT_SECONDS', integer(10, 86_400), 3600),
  /** Null: 5 on Postgres, where other processes take over; else 0. */
  shutdownDelaySeconds: setting('KINORA_SHUTDOWN_DELAY_SECONDS', integer(0, 600), null),
  drainSeconds: setting('KINORA_DRAIN_SECONDS', integer(0, 3600), 20),
  uploadTimeoutSeconds: setting('KINORA_UPLOAD_TIMEOUT_SECONDS', integer(1, 3600), 300),
  uploadIdleSeconds: setting('KINORA_UPLOAD_IDLE_SECONDS', integer(1, 600), 30),
  linkTtlHours: setting('KINORA_LINK_TTL_HOURS', integer(1, 87_600), 168),
  retentionDays: setting('KINORA_RETENTION_DAYS', integer(0, 36_500), 0),
  retentionGigabytes: setting('KINORA_RETENTION_GB', integer(0, 1_000_000), 0),
  blockedTerms: setting('KINORA_BLOCKED_TERMS', listOf(text), []),
  restrictedResources: setting('KINORA_RESTRICTED', listOf(oneOf(resources)), []),
  prices: setting(
    null,
    byName(
      catalogue.map(({ id }) => id),
      number(0, 1e6),
      'model',
    ),
    {},
    toMicroCredits,
  ),
  modelAliases: setting('KINORA_MODEL_ALIASES', aliases, defaultModelAliases, toAliases),
};

export type Settings = { [K in keyof typeof settings]: Static<(typeof settings)[K]> };

/** In the environment everything is text; in the file it may be. */
export const fromText = (schema: object, value: unknown): unknown => {
  if (typeof value !== 'string' || !('type' in schema)) return value;
  const types = [schema.type].flat();
  if (types.includes('integer') && /^\d+$/.test(value)) return Number(value);
  if (types.includes('boolean') && /^(true|false|0|1)$/.test(value)) return value === 'true' || value === '1';
  if (!types.includes('array')) return value;
  const items = value.split(',').map((part) => part.trim());
  return items.filter((part) => part !== '');
};

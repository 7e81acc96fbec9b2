/** Every setting: its variable, type and default. Its name here is its name in the config file. */
import { availableParallelism } from 'node:os';
import { type Static, type TSchema, Type } from 'typebox';
import { defaultModelAliases, isAliasName, type ModelAliases } from '../domain/model-aliases.ts';
import { catalogue, createModelCatalogue, type Model } from '../domain/models.ts';
import { priceFromCredits } from '../domain/money.ts';
import { invalidCidrs } from '../lib/ip-address.ts';
import { expectedStorageUrl } from '../lib/storage-url.ts';
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

type Options<T extends TSchema, R> = {
  /** Converts the value in the file to the one the program uses. */
  decode?: (value: Static<T>) => R;
  /** The variable, where it is not KINORA_ and the name in capitals; null: only the file has it. */
  env?: string | null;
  /** May differ between processes on one database; all others should be the same. */
  isPerProcess?: true;
};

const setting = <T extends TSchema, D, R = Static<T>>(type: T, fallback: D, options: Options<T, R> = {}) => ({
  ...Type.Unsafe<R | D>(type),
  default: fallback,
  env: options.env,
  isPerProcess: options.isPerProcess ?? false,
  decode: (options.decode ?? ((value) => value)) as (value: unknown) => R,
});
const ofProcess = <T extends TSchema, D, R = Static<T>>(type: T, fallback: D, options: Options<T, R> = {}) =>
  setting(type, fallback, { ...options, isPerProcess: true });

const modelsOfKind = (kind: Model['kind']): string[] =>
  catalogue.flatMap((model) => (model.kind === kind ? [model.id] : []));

const checkStorageUrl: Check<string> = (value) => expectedStorageUrl(value) ?? true;

const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const proxiesExpected = `true, false, 0 to 32 proxies, or addresses, CIDR blocks and ${privateNetworks.join(', ')}`;
const proxies = Type.Unsafe<boolean | number | string[]>({
  type: ['boolean', 'integer', 'array'],
  minimum: 0,
  maximum: 32,
  items: textWhere(
    `an address, a CIDR block or ${privateNetworks.join(', ')}`,
    (value) => privateNetworks.includes(value) || invalidCidrs([value]).length === 0,
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
  Object.fromEntries(Object.entries(prices).map(([id, credits]) => [id, priceFromCredits(credits)]));

const resources = ['video', 'videos', 'characters', 'chat', 'audio'] as const;
const roles = ['api', 'worker'] as const;
const videoModels = modelsOfKind('video');
const httpUrl = urlOf('http:', 'https:');

const table = {
  host: ofProcess(text, '127.0.0.1'),
  port: ofProcess(integer(0, 65_535), 8080),
  metricsPort: ofProcess(integer(0, 65_535), null),
  metricsHost: ofProcess(text, null),
  dataDir: ofProcess(text, './data'),
  publicUrl: setting(httpUrl, null),
  roles: ofProcess(listOf(oneOf(roles), `at least one of ${roles.join(', ')}`, 1), [...roles]),
  databaseUrl: ofProcess(urlOf('postgres:', 'postgresql:'), null),
  databasePoolSize: ofProcess(integer(2, 1000), 16),
  databaseConnectSeconds: ofProcess(integer(1, 600), 10),
  databaseStatementSeconds: ofProcess(integer(1, 3600), 10),
  databaseWaitSeconds: ofProcess(integer(0, 86_400), 0),
  storageUrl: setting(textWhere('a URL beginning file: or s3:', checkStorageUrl), null),
  storageLinks: setting(oneOf(['served', 'presigned']), 'served'),
  bootstrapKey: ofProcess(
    textWhere('8 to 200 printable characters without spaces', (value) => /^[\x21-\x7e]{8,200}$/.test(value)),
    null,
  ),
  modelsDir: ofProcess(text, null),
  modelHubUrl: ofProcess(httpUrl, null),
  chatModel: setting(text, null),
  trustProxy: ofProcess(proxies, false as const, { decode: trustedProxies }),
  allowPrivateUrls: setting(flag, false),
  /** For upstreams that are added in the console; those of the config file may be anywhere. */
  allowPrivateUpstreams: setting(flag, false),
  /** Encrypts the keys of upstreams that are added in the console; null: a file of the data folder, on SQLite. */
  encryptionKey: setting(
    textWhere('16 to 200 printable characters without spaces', (value) =>
      /^[\x21-\x7e]{16,200}$/.test(value),
    ),
    null,
  ),
  logLevel: ofProcess(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  defaultRequestsPerMinute: setting(integer(1, 1_000_000), 600, { env: 'KINORA_DEFAULT_RPM' }),
  queueLimit: setting(integer(1, 10_000_000), 10_000),
  videoConcurrency: ofProcess(integer(1, 64), Math.max(1, Math.floor(availableParallelism() / 2))),
  videoFramesPerSecond: ofProcess(integer(1, 24), 24),
  workerModels: ofProcess(
    listOf(
      oneOf(videoModels, `ids of video models: ${videoModels.join(', ')}`),
      'at least one video model',
      1,
    ),
    null,
  ),
  audioQueueLimit: ofProcess(integer(1, 10_000), 32),
  engineIdleSeconds: ofProcess(integer(0, 86_400), 900),
  engineMemoryMb: ofProcess(integer(256, 1_000_000), 2048),
  listenWeights: setting(
    byName(modelsOfKind('transcription'), oneOf(['base', 'small'], 'base or small'), 'transcription model'),
    {},
    { env: null },
  ),
  engineThreads: ofProcess(integer(1, 256), availableParallelism()),
  taskTimeoutSeconds: setting(integer(10, 86_400), 3600),
  /** Null: 5 on Postgres, where other processes take over; else 0. */
  shutdownDelaySeconds: ofProcess(integer(0, 600), null),
  drainSeconds: ofProcess(integer(0, 3600), 20),
  uploadTimeoutSeconds: setting(integer(1, 3600), 300),
  uploadIdleSeconds: setting(integer(1, 600), 30),
  linkTtlHours: setting(integer(1, 87_600), 168),
  retentionDays: setting(integer(0, 36_500), 0),
  /** Sign-up by invitation and redemption codes. */
  selfService: setting(flag, false),
  /** Null: no payments. Needs `selfService`. */
  paymentWebhookSecret: setting(
    textWhere('8 to 200 printable characters without spaces', (value) => /^[\x21-\x7e]{8,200}$/.test(value)),
    null,
  ),
  /** The page on which an account pays; its id is added as client_reference_id. */
  paymentUrl: setting(httpUrl, null),
  /** The id of the payment link that adds credits; null: any checkout of the provider's account. */
  paymentLinkId: setting(
    textWhere('the id of a payment link, such as plink_1Abc', (value) => /^[\w-]{1,255}$/.test(value)),
    null,
  ),
  paymentCurrency: setting(
    textWhere('a currency such as usd', (value) => /^[a-z]{3}$/.test(value)),
    'usd',
  ),
  paymentCreditsPerUnit: setting(number(0.000001, 1e6), 1),
  /** Credits of an account in a day; null: no alert. */
  alertSpendCredits: setting(number(0.000001, 1e9), null),
  /** Failed videos and requests of an account in an hour; null: no alert. */
  alertFailures: setting(integer(1, 1_000_000), null),
  /** 0: none are kept. */
  requestLogDays: setting(integer(0, 36_500), 30),
  requestLogRows: setting(integer(1, 100_000_000), 500_000),
  retentionGigabytes: setting(integer(0, 1_000_000), 0, { env: 'KINORA_RETENTION_GB' }),
  blockedTerms: setting(listOf(text), []),
  restrictedResources: setting(listOf(oneOf(resources)), [], { env: 'KINORA_RESTRICTED' }),
  prices: setting(
    byName(
      catalogue.map(({ id }) => id),
      number(0, 1e6),
      'model',
    ),
    {},
    { decode: toMicroCredits, env: null },
  ),
  modelAliases: setting(aliases, defaultModelAliases, { decode: toAliases }),
};

export type Settings = { [K in keyof typeof table]: Static<(typeof table)[K]> };

const variableOf = (name: string): string =>
  `KINORA_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** With the variable of each; null: only the file has it. */
export const settings = Object.fromEntries(
  Object.entries(table).map(([name, { env, ...setting }]) => [
    name,
    { ...setting, env: env === undefined ? variableOf(name) : env },
  ]),
) as Record<
  keyof Settings,
  Omit<(typeof table)['host'], 'env' | 'default'> & { env: string | null; default: unknown }
>;

/** In the environment everything is text; in the file it may be. */
export const fromText = (schema: object, value: unknown): unknown => {
  if (typeof value !== 'string' || !('type' in schema)) return value;
  const types = [schema.type].flat();
  if (types.includes('integer') && /^\d+$/.test(value)) return Number(value);
  if (types.includes('number') && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (types.includes('boolean') && /^(true|false|0|1)$/.test(value)) return value === 'true' || value === '1';
  if (!types.includes('array')) return value;
  const items = value.split(',').map((part) => part.trim());
  return items.filter((part) => part !== '');
};

import type { ModelAliases } from '../domain/model-aliases.ts';
import { createModelCatalogue } from '../domain/models.ts';
import { toCredits } from '../domain/money.ts';
import { parseCidrList } from '../lib/ip-address.ts';
import type { AccountAdmin, NewKey } from '../services/account-admin.ts';
import { firstAccount } from '../services/account-admin.ts';
import { readArguments, readCount, readCredits, readList, readTime, UsageError } from './arguments.ts';
import { isoTime, table } from './output.ts';

const createOptions = [
  'account',
  'billing',
  'balance',
  'period-end',
  'quota',
  'models',
  'ips',
  'expires',
  'rpm',
  'name',
];

export const runKeys = async (
  admin: AccountAdmin,
  aliases: ModelAliases,
  [action, ...words]: string[],
): Promise<string> => {
  switch (action) {
    case 'create':
      return create(admin, aliases, words);
    case 'list':
      return list(admin, words);
    case 'revoke':
      return revoke(admin, words);
    default:
      throw new UsageError('keys: create, list or revoke?');
  }
};

const create = async (admin: AccountAdmin, aliases: ModelAliases, words: string[]): Promise<string> => {
  const { values, positionals } = readArguments(
    words,
    Object.fromEntries(createOptions.map((name) => [name, { type: 'string' }])),
  );
  if (positionals.length > 0) throw new UsageError(`keys create: "${positionals[0]}" is not an option.`);
  const given = values as Record<string, string | undefined>;
  const made = await admin.createKey({
    account: given.account ?? firstAccount,
    ...(given.billing !== undefined && { billing: readBilling(given.billing) }),
    ...(given.balance !== undefined && { balance: readCredits(given.balance, '--balance') }),
    ...(given['period-end'] !== undefined && { periodEndsAt: readTime(given['period-end'], '--period-end') }),
    ...(given.quota !== undefined && { quota: readCredits(given.quota, '--quota') }),
    ...(given.models !== undefined && { models: readModels(given.models, aliases) }),
    ...(given.ips !== undefined && { cidrs: readCidrs(given.ips) }),
    ...(given.expires !== undefined && { expiresAt: readTime(given.expires, '--expires') }),
    ...(given.rpm !== undefined && { requestsPerMinute: readCount(given.rpm, '--rpm') }),
    ...(given.name !== undefined && { name: given.name }),
  });
  return values.json
    ? `${JSON.stringify(made)}\n`
    : `${made.key}\n\nKey ${made.id} of account ${made.account}. It is shown only now.\n`;
};

const list = async (admin: AccountAdmin, words: string[]): Promise<string> => {
  const { values } = readArguments(words, {});
  const keys = await admin.listKeys();
  const rows = keys.map((key) => ({
    id: key.id,
    account: key.accountName,
    key: key.hint,
    name: key.name,
    models: key.models,
    ips: key.cidrs,
    rpm: key.requestsPerMinute,
    quota: key.quota === null ? null : toCredits(key.quota),
    used: toCredits(key.quotaUsed),
    created: isoTime(key.createdAt),
    expires: isoTime(key.expiresAt),
    revoked: isoTime(key.revokedAt),
  }));
  return values.json ? `${JSON.stringify(rows)}\n` : table(rows);
};

const revoke = async (admin: AccountAdmin, words: string[]): Promise<string> => {
  const { values, positionals } = readArguments(words, {});
  const [id] = positionals;
  if (id === undefined || positionals.length !== 1)
    throw new UsageError('keys revoke takes the id of a key.');
  await admin.revokeKey(id);
  return values.json ? `${JSON.stringify({ id, revoked: true })}\n` : `Key ${id} is revoked.\n`;
};

const readBilling = (text: string): NonNullable<NewKey['billing']> => {
  if (text === 'payg' || text === 'subscription') return text;
  throw new UsageError('--billing must be payg or subscription.');
};

/** Keys hold ids: a key for an alias is a key for its model, by whichever name it is asked. */
const readModels = (text: string, aliases: ModelAliases): string[] => {
  const names = readList(text);
  const catalogue = createModelCatalogue({}, aliases);
  const models = names.flatMap((name) => catalogue.find(name) ?? []);
  if (models.length === 0 || models.length < names.length) {
    const unknown = names.filter((name) => !catalogue.find(name));
    throw new UsageError(`--models: no such model: ${unknown.join(', ') || '(none given)'}`);
  }
  return [...new Set(models.map(({ id }) => id))];
};

const readCidrs = (text: string): string[] => {
  const cidrs = readList(text);
  const parsed = parseCidrList(cidrs);
  if (!parsed.ok)
    throw new UsageError(`--ips: not an address or a CIDR block: ${parsed.mistakes.join(', ')}`);
  if (cidrs.length === 0) throw new UsageError('--ips: no address given');
  return cidrs;
};

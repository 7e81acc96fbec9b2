import { Option } from 'commander';
import type { BillingPlan } from '../../domain/account.ts';
import type { ModelAliases } from '../../domain/model-aliases.ts';
import { createModelCatalogue } from '../../domain/models.ts';
import { toCredits } from '../../domain/money.ts';
import { invalidCidrs } from '../../lib/ip-address.ts';
import { firstAccount, type NewKey } from '../../services/account-admin.ts';
import { readCount, readCredits, readList, readTime, UsageError } from '../arguments.ts';
import { addCommand, type CommandFamily } from '../command.ts';
import { isoTime, printResult, table } from '../output.ts';

type CreateOptions = {
  account?: string;
  billing?: BillingPlan;
  balance?: string;
  periodEnd?: string;
  quota?: string;
  models?: string;
  ips?: string;
  expires?: string;
  rpm?: string;
  name?: string;
  json?: boolean;
};
type Options = { json?: boolean };

export const addKeys: CommandFamily = (program, context) => {
  const keys = program.command('keys').description('API keys and what they may do.');

  addCommand(keys, 'create', {
    description: 'Make an API key, and its account when there is none of that name.',
    examples: [
      'kinora keys create --account acme --balance 100 --rpm 120 --models beta-2,tts-1 --expires 30d',
      'kinora keys create --account acme --billing subscription --balance 20 --period-end 30d',
      'kinora keys create --name laptop --json',
    ],
  })
    .option('--account <name>', `the account it belongs to (default: ${firstAccount})`)
    .addOption(new Option('--billing <kind>', 'billing of a new account').choices(['payg', 'subscription']))
    .option('--balance <credits>', 'balance of a new account (default: unlimited)')
    .option('--period-end <time>', 'when the subscription ends: a date or a duration such as 30d')
    .option('--quota <credits>', 'the total this key may spend')
    .option('--models <list>', 'the models it may use, comma-separated')
    .option('--ips <list>', 'addresses and CIDR blocks it may be used from, comma-separated')
    .option('--expires <time>', 'when it expires: a date or a duration such as 30d')
    .option('--rpm <count>', 'requests per minute')
    .option('--name <text>', 'a name to recognise it by')
    .action(async (options: CreateOptions) => {
      const wanted = readNewKey(options, (await context.loadConfig()).modelAliases);
      const made = await context.withStore(({ accountAdmin }) => accountAdmin.createKey(wanted));
      printResult(
        context,
        options.json,
        made,
        `${made.key}\n\nKey ${made.id} of account ${made.account}. It is shown only now.\n`,
      );
    });

  addCommand(keys, 'list', {
    description: 'List all keys, without their secrets.',
    examples: ['kinora keys list', 'kinora keys list --json'],
  }).action(async ({ json }: Options) => {
    const listed = await context.withStore(({ accountAdmin }) => accountAdmin.listKeys());
    const rows = listed.map((key) => ({
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
    printResult(context, json, rows, table(rows));
  });

  addCommand(keys, 'revoke <id>', {
    description: 'Revoke a key; it is refused within five seconds.',
    examples: ['kinora keys revoke key_8f3a'],
  }).action(async (id: string, { json }: Options) => {
    await context.withStore(({ accountAdmin }) => accountAdmin.revokeKey(id));
    printResult(context, json, { id, revoked: true }, `Key ${id} is revoked.\n`);
  });
};

const readNewKey = (given: CreateOptions, aliases: ModelAliases): NewKey => ({
  account: given.account ?? firstAccount,
  ...(given.billing !== undefined && { billing: given.billing }),
  ...(given.balance !== undefined && { balance: readCredits(given.balance, '--balance') }),
  ...(given.periodEnd !== undefined && { periodEndsAt: readTime(given.periodEnd, '--period-end') }),
  ...(given.quota !== undefined && { quota: readCredits(given.quota, '--quota') }),
  ...(given.models !== undefined && { models: readModels(given.models, aliases) }),
  ...(given.ips !== undefined && { cidrs: readCidrs(given.ips) }),
  ...(given.expires !== undefined && { expiresAt: readTime(given.expires, '--expires') }),
  ...(given.rpm !== undefined && { requestsPerMinute: readCount(given.rpm, '--rpm') }),
  ...(given.name !== undefined && { name: given.name }),
});

/** Keys store model ids: a key for an alias is a key for its model. */
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
  const invalid = invalidCidrs(cidrs);
  if (invalid.length > 0)
    throw new UsageError(`--ips: not an address or a CIDR block: ${invalid.join(', ')}`);
  if (cidrs.length === 0) throw new UsageError('--ips: no address given');
  return cidrs;
};

import { Argument } from 'commander';
import type { Account } from '../../domain/account.ts';
import { accountState } from '../../domain/account-view.ts';
import type { AccountAdmin } from '../../services/account-admin.ts';
import { readCredits, readTime } from '../arguments.ts';
import { addCommand, type CommandFamily } from '../command.ts';
import { isoTime, printResult, table } from '../output.ts';

type Options = { json?: boolean };

export const addAccounts: CommandFamily = (program, context) => {
  const accounts = program.command('accounts').description('Accounts: balance, subscription, suspension.');

  const printOne = async (json: boolean | undefined, act: (admin: AccountAdmin) => Promise<Account>) => {
    const row = view(await context.withStore(({ accountAdmin }) => act(accountAdmin)));
    printResult(context, json, row, table([row]));
  };

  addCommand(accounts, 'list', {
    description: 'List all accounts.',
    examples: ['kinora accounts list', 'kinora accounts list --json'],
  }).action(async ({ json }: Options) => {
    const rows = (await context.withStore(({ accountAdmin }) => accountAdmin.listAccounts())).map(view);
    printResult(context, json, rows, table(rows));
  });

  addCommand(accounts, 'show <name>', {
    description: 'Show one account.',
    examples: ['kinora accounts show acme'],
  }).action((name: string, { json }: Options) => printOne(json, (admin) => admin.showAccount(name)));

  addCommand(accounts, 'suspend <name>', {
    description: 'Refuse the requests of an account; its running videos are finished.',
    examples: ['kinora accounts suspend acme'],
  }).action((name: string, { json }: Options) => printOne(json, (admin) => admin.setSuspended(name, true)));

  addCommand(accounts, 'resume <name>', {
    description: 'Accept the requests of a suspended account again.',
    examples: ['kinora accounts resume acme'],
  }).action((name: string, { json }: Options) => printOne(json, (admin) => admin.setSuspended(name, false)));

  addCommand(accounts, 'credit <name> <credits>', {
    description: 'Add credits to the balance of an account.',
    examples: ['kinora accounts credit acme 50', 'kinora accounts credit acme 0.5'],
  }).action((name: string, credits: string, { json }: Options) => {
    const amount = readCredits(credits, 'The credit');
    return printOne(json, (admin) => admin.credit(name, amount));
  });

  addCommand(accounts, 'renew <name> <period-end>', {
    description: 'Start a new period of a subscription, to a date or for a duration such as 30d.',
    examples: ['kinora accounts renew acme 30d', 'kinora accounts renew acme 2030-01-31'],
  }).action((name: string, periodEnd: string, { json }: Options) => {
    const endsAt = readTime(periodEnd, 'The period end');
    return printOne(json, (admin) => admin.renew(name, endsAt));
  });

  addCommand(accounts, 'payment <name>', {
    description: 'Record whether the last payment of an account succeeded or failed.',
    examples: ['kinora accounts payment acme failed', 'kinora accounts payment acme ok'],
  })
    .addArgument(new Argument('<state>').choices(['ok', 'failed']))
    .action((name: string, state: string, { json }: Options) =>
      printOne(json, (admin) => admin.setPaymentFailed(name, state === 'failed')),
    );
};

const view = (account: Account) => ({
  ...accountState(account),
  payment: account.paymentFailed ? 'failed' : 'ok',
  period_ends: isoTime(account.periodEndsAt),
});

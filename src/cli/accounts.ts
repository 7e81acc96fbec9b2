import type { Account } from '../domain/account.ts';
import { toCredits } from '../domain/money.ts';
import type { AccountAdmin } from '../services/account-admin.ts';
import { readArguments, readCredits, readTime, UsageError } from './arguments.ts';
import { isoTime, table } from './output.ts';

export const runAccounts = async (admin: AccountAdmin, [action, ...words]: string[]): Promise<string> => {
  const { values, positionals } = readArguments(words, {});
  const print = (accounts: Account[], single: boolean): string => {
    const rows = accounts.map(view);
    if (values.json) return `${JSON.stringify(single ? rows[0] : rows)}\n`;
    return table(rows);
  };
  const [name, argument] = positionals;
  const takes = (count: number) => {
    if (positionals.length !== count)
      throw new UsageError(`accounts ${action} takes ${count} argument${count === 1 ? '' : 's'}.`);
  };
  switch (action) {
    case 'list':
      takes(0);
      return print(await admin.listAccounts(), false);
    case 'show':
      takes(1);
      return print([await admin.showAccount(name!)], true);
    case 'suspend':
    case 'resume':
      takes(1);
      return print([await admin.setSuspended(name!, action === 'suspend')], true);
    case 'credit':
      takes(2);
      return print([await admin.credit(name!, readCredits(argument!, 'The credit'))], true);
    case 'renew':
      takes(2);
      return print([await admin.renew(name!, readTime(argument!, 'The period end'))], true);
    case 'payment':
      takes(2);
      if (argument !== 'ok' && argument !== 'failed') throw new UsageError('accounts payment NAME ok|failed');
      return print([await admin.setPaymentFailed(name!, argument === 'failed')], true);
    default:
      throw new UsageError('accounts: list, show, suspend, resume, credit, renew or payment?');
  }
};

const view = (account: Account) => ({
  name: account.name,
  billing: account.billing,
  /** Null: unlimited. */
  balance: account.balance === null ? null : toCredits(account.balance),
  held: toCredits(account.held),
  spent: toCredits(account.spent),
  suspended: account.suspended,
  payment: account.paymentFailed ? 'failed' : 'ok',
  period_ends: isoTime(account.periodEndsAt),
});

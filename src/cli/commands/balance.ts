import { accountOfKey } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, useServer } from '../client/use-server.ts';
import type { CommandFamily } from '../command.ts';
import { fieldLines, localTime, printResult } from '../output.ts';

export const addBalance: CommandFamily = (program, context) => {
  addServerCommand(program, 'balance', {
    description: 'Show what the account may spend, what is held for work in progress, and what it has spent.',
    examples: ['kinora balance', 'kinora balance --json'],
  }).action(async (options: ServerOptions) => {
    const account = await useServer(context, options, ({ api }) => api.json('/v1/account', accountOfKey));
    const { key } = account;
    const credits = (amount: number) => `${amount} credits`;
    printResult(
      context,
      options.json,
      account,
      fieldLines({
        account: account.name,
        balance: account.balance === null ? 'unlimited' : credits(account.balance),
        held: credits(account.held),
        spent: credits(account.spent),
        ...(account.period_ends_at && { 'paid until': localTime(account.period_ends_at) }),
        ...(typeof key?.quota === 'number' && {
          'this key': `${key.quota_used ?? 0} of ${credits(key.quota)} used`,
        }),
        ...(account.suspended && { suspended: 'yes' }),
        ...(account.payment_failed && { payment: 'failed' }),
      }),
    );
  });
};

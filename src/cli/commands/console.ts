import { Option } from 'commander';
import type { OperatorRole } from '../../domain/console.ts';
import { findRunningServer } from '../../running-server.ts';
import { consoleAddress } from '../../startup-message.ts';
import { readTime, UsageError } from '../arguments.ts';
import { addCommand, type CommandFamily } from '../command.ts';
import { isoTime, printResult, table } from '../output.ts';

type Options = { json?: boolean };

export const addConsole: CommandFamily = (program, context) => {
  const console = program.command('console').description('Access to the console in a browser.');

  addCommand(console, 'link', {
    description: 'Print a link that opens the console, signed in; it works once and for ten minutes.',
    examples: ['kinora console link', 'kinora console link --role viewer'],
  })
    .addOption(roleOption())
    .action(async ({ role, json }: Options & { role: OperatorRole }) => {
      const { dataDir, host, port, publicUrl } = await context.loadConfig();
      const secret = await context.withStore(({ operatorTokens }) => operatorTokens.createLink(role));
      const running = findRunningServer(dataDir);
      const link = consoleAddress(
        publicUrl ??
          (running?.isTrusted ? running.url : null) ??
          `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
        secret,
      );
      printResult(context, json, { link, role }, `${link}\n`);
    });

  const tokens = console.command('tokens').description('Tokens that open the console for operators.');

  addCommand(tokens, 'add', {
    description: 'Make a token; it is shown only now.',
    examples: ['kinora console tokens add --name "wall screen" --role viewer --expires 90d'],
  })
    .addOption(roleOption())
    .option('--name <text>', 'a name to recognise it by')
    .option('--expires <time>', 'when it expires: a date or a duration such as 30d')
    .action(async (options: Options & { role: OperatorRole; name?: string; expires?: string }) => {
      const wanted = {
        role: options.role,
        name: options.name ?? null,
        expiresAt: options.expires === undefined ? null : readTime(options.expires, '--expires'),
      };
      const { id, secret } = await context.withStore(({ operatorTokens }) => operatorTokens.add(wanted));
      printResult(
        context,
        options.json,
        { id, token: secret, role: wanted.role },
        `${secret}\n\nToken ${id} for the role ${wanted.role}. It is shown only now.\n`,
      );
    });

  addCommand(tokens, 'list', {
    description: 'List all tokens, without their secrets.',
    examples: ['kinora console tokens list'],
  }).action(async ({ json }: Options) => {
    const listed = await context.withStore(({ operatorTokens }) => operatorTokens.list());
    const rows = listed.map((token) => ({
      id: token.id,
      name: token.name,
      role: token.role,
      created: isoTime(token.createdAt),
      expires: isoTime(token.expiresAt),
      revoked: isoTime(token.endedAt),
    }));
    printResult(context, json, rows, table(rows));
  });

  addCommand(tokens, 'revoke <id>', {
    description: 'Revoke a token and end the sessions that were opened with it.',
    examples: ['kinora console tokens revoke tok_8f3a'],
  }).action(async (id: string, { json }: Options) => {
    await context.withStore(({ operatorTokens }) => operatorTokens.revoke(id));
    printResult(context, json, { id, revoked: true }, `Token ${id} is revoked.\n`);
  });

  addCommand(console, 'sign-out', {
    description: 'End all sessions of the console.',
    examples: ['kinora console sign-out --all'],
  })
    .option('--all', 'the sessions of all users')
    .action(async ({ all, json }: Options & { all?: boolean }) => {
      if (!all) throw new UsageError('console sign-out needs --all: it ends every session.');
      const ended = await context.withStore(({ operatorTokens }) => operatorTokens.signOutAll());
      printResult(context, json, { ended }, `${ended} session${ended === 1 ? '' : 's'} ended.\n`);
    });
};

const roleOption = () =>
  new Option('--role <role>', 'operator, or viewer (read-only)')
    .choices(['operator', 'viewer'])
    .default('operator');

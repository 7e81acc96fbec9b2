import { type Command, Option } from 'commander';
import { type DeliveryStatus, videoEventTypes, webhookEventTypes } from '../../domain/webhook.ts';
import { systemClock } from '../../lib/clock.ts';
import { createSafeFetch } from '../../lib/safe-fetch.ts';
import { createWebhookSender } from '../../services/webhooks/send-webhook.ts';
import type { WebhookAdmin } from '../../services/webhooks/webhook-admin.ts';
import { readCount, readList, UsageError } from '../arguments.ts';
import { addCommand, type CommandContext, type CommandFamily } from '../command.ts';
import { isoTime, printResult, table } from '../output.ts';

type Options = { json?: boolean };
type AddOptions = Options & { account: string; url: string; events?: string };
type DeliveryOptions = Options & {
  account?: string;
  endpoint?: string;
  status?: DeliveryStatus;
  limit: string;
};

type Tools = {
  context: CommandContext;
  withAdmin: <T>(act: (admin: WebhookAdmin) => Promise<T>) => Promise<T>;
  print: (json: boolean | undefined, value: unknown, text: string) => void;
};

export const addWebhooks: CommandFamily = (program, context) => {
  const webhooks = program
    .command('webhooks')
    .description('Endpoints notified when a video is completed or failed, and their deliveries.');
  const tools: Tools = {
    context,
    withAdmin: (act) => context.withStore(({ webhookAdmin }) => act(webhookAdmin)),
    print: (json, value, text) => printResult(context, json, value, text),
  };
  addEndpointCommands(webhooks, tools);
  addTestCommand(webhooks, tools);
  addDeliveryCommands(webhooks, tools);
  addSecretCommand(webhooks, tools);
};

const addEndpointCommands = (webhooks: Command, { withAdmin, print }: Tools): void => {
  addCommand(webhooks, 'add', {
    description: 'Add an endpoint to an account. Its secret verifies the signatures of what it receives.',
    examples: [
      'kinora webhooks add --account acme --url https://acme.example/hooks/kinora',
      'kinora webhooks add --account acme --url https://acme.example/failed --events video.failed --json',
    ],
  })
    .requiredOption('--account <name>', 'the account whose videos it is notified of')
    .requiredOption('--url <url>', 'the URL to call')
    .option(
      '--events <list>',
      `of ${webhookEventTypes.join(', ')}, comma-separated (default: those of videos)`,
    )
    .action(async ({ account, url, events, json }: AddOptions) => {
      const made = await withAdmin((admin) =>
        admin.add({ account, url, events: events === undefined ? undefined : readList(events) }),
      );
      print(json, made, `${made.secret}\n\nEndpoint ${made.id} of account ${account}.\n`);
    });

  addCommand(webhooks, 'list', {
    description: 'List endpoints.',
    examples: ['kinora webhooks list', 'kinora webhooks list --account acme --json'],
  })
    .option('--account <name>', 'only of this account')
    .action(async ({ account, json }: Options & { account?: string }) => {
      const rows = (await withAdmin((admin) => admin.list(account))).map((endpoint) => ({
        id: endpoint.id,
        account: endpoint.account,
        url: endpoint.url,
        events: endpoint.events ?? [...videoEventTypes],
        created: isoTime(endpoint.createdAt),
        ended: isoTime(endpoint.endedAt),
      }));
      print(json, rows, table(rows));
    });

  addCommand(webhooks, 'remove <id>', {
    description: 'Remove an endpoint and its pending deliveries.',
    examples: ['kinora webhooks remove whe_8f3a'],
  }).action(async (id: string, { json }: Options) => {
    await withAdmin((admin) => admin.remove(id));
    print(json, { id, removed: true }, `Endpoint ${id} is removed.\n`);
  });

  addCommand(webhooks, 'rotate <id>', {
    description: 'Give an endpoint a new secret. For 24 hours both sign what is sent.',
    examples: ['kinora webhooks rotate whe_8f3a', 'kinora webhooks rotate whe_8f3a --json'],
  }).action(async (id: string, { json }: Options) => {
    const { secret, previousUntil } = await withAdmin((admin) => admin.rotate(id));
    const until = isoTime(previousUntil);
    print(
      json,
      { id, secret, previous_valid_until: until },
      `${secret}\n\nThe previous secret is valid until ${until}.\n`,
    );
  });
};

const addTestCommand = (webhooks: Command, { context, withAdmin, print }: Tools): void => {
  addCommand(webhooks, 'test <id>', {
    description: 'Send a webhook.test event to an endpoint now, and print its response.',
    examples: ['kinora webhooks test whe_8f3a'],
  }).action(async (id: string, { json }: Options) => {
    const safeFetch = createSafeFetch({
      allowPrivate: (await context.loadConfig()).allowPrivateUrls,
      userAgent: `Kinora/${context.version}`,
    });
    const send = createWebhookSender({ safeFetch, clock: systemClock });
    const { outcome, status, error, eventId } = await withAdmin((admin) => admin.test(id, send));
    const isDelivered = outcome === 'delivered';
    print(
      json,
      { id, event: eventId, delivered: isDelivered, status, error },
      isDelivered ? `Delivered: status ${status}.\n` : `Not delivered. ${error}\n`,
    );
    if (!isDelivered) context.setExitCode(1);
  });
};

const addDeliveryCommands = (webhooks: Command, { withAdmin, print }: Tools): void => {
  addCommand(webhooks, 'deliveries', {
    description: 'List deliveries, sent and pending, newest first.',
    examples: [
      'kinora webhooks deliveries --account acme --status failed',
      'kinora webhooks deliveries --endpoint whe_8f3a --limit 100 --json',
    ],
  })
    .option('--account <name>', 'only of this account')
    .option('--endpoint <id>', 'only to this endpoint')
    .addOption(new Option('--status <status>', 'only those').choices(['pending', 'delivered', 'failed']))
    .option('--limit <count>', 'how many at most', '20')
    .action(async ({ account, endpoint, status, limit, json }: DeliveryOptions) => {
      const filter = { account, endpointId: endpoint, status, limit: readCount(limit, '--limit') };
      const rows = (await withAdmin((admin) => admin.listDeliveries(filter))).map((delivery) => ({
        id: delivery.id,
        event: delivery.eventId,
        type: delivery.type,
        endpoint: delivery.endpointId,
        url: delivery.url,
        status: delivery.status,
        attempts: delivery.attempts,
        answer: delivery.responseStatus,
        error: delivery.error,
        created: isoTime(delivery.createdAt),
        next: delivery.status === 'pending' ? isoTime(Math.ceil(delivery.dueMs / 1000)) : null,
      }));
      print(json, rows, table(rows));
    });

  addCommand(webhooks, 'redeliver [id]', {
    description: 'Send a delivery again, or all that failed at an endpoint.',
    examples: ['kinora webhooks redeliver whd_0m3k', 'kinora webhooks redeliver --endpoint whe_8f3a'],
  })
    .option('--endpoint <id>', 'all failed deliveries to this endpoint')
    .action(async (id: string | undefined, { endpoint, json }: Options & { endpoint?: string }) => {
      if ((id === undefined) === (endpoint === undefined))
        throw new UsageError('Give a delivery id, or an endpoint with --endpoint.');
      const count = await withAdmin((admin) =>
        admin.redeliver(id === undefined ? { endpointId: endpoint! } : { id }),
      );
      print(json, { redelivered: count }, `${count} will be sent again.\n`);
    });
};

const addSecretCommand = (webhooks: Command, { withAdmin, print }: Tools): void => {
  addCommand(webhooks, 'secret <account>', {
    description: 'Print the secret that signs the callback URLs of an account.',
    examples: ['kinora webhooks secret acme', 'kinora webhooks secret acme --rotate --json'],
  })
    .option('--rotate', 'make a new one; for 24 hours deliveries are signed with both')
    .action(async (account: string, { rotate = false, json }: Options & { rotate?: boolean }) => {
      const { secret, previousUntil } = await withAdmin((admin) => admin.accountSecret(account, rotate));
      print(json, { account, secret, previous_valid_until: isoTime(previousUntil) }, `${secret}\n`);
    });
};

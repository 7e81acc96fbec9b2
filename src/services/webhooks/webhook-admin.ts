/** Webhook commands of the operator. */
import type { Accounts } from '../../db/accounts.ts';
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { DeliveryFilter, WebhookDeliveries } from '../../db/webhooks/deliveries.ts';
import type { WebhookEndpoints } from '../../db/webhooks/endpoints.ts';
import { commandLine } from '../../domain/audit.ts';
import { AdminError } from '../../domain/errors.ts';
import {
  newWebhookEvent,
  newWebhookSecret,
  secretOverlapSeconds,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookSecrets,
  webhookEventTypes,
} from '../../domain/webhook.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { opaqueId } from '../../lib/ids.ts';
import { checkUrlForm } from '../../lib/safe-fetch.ts';
import type { AccountAdmin } from '../account-admin.ts';
import type { WebhookAttempt, WebhookSender } from './send-webhook.ts';

/** Limited, since every video calls each of them. */
const maxEndpoints = 20;

export const createWebhookAdmin = (deps: {
  db: Database;
  accounts: Pick<Accounts, 'lock'>;
  accountAdmin: Pick<AccountAdmin, 'showAccount' | 'accountNames'>;
  endpoints: WebhookEndpoints;
  deliveries: WebhookDeliveries;
  notifications: Pick<Notifications, 'publish'>;
  auditLog: Pick<AuditLog, 'insert'>;
  clock: Clock;
}) => {
  const { db, accounts, accountAdmin, endpoints, deliveries, clock } = deps;
  const now = () => unixSeconds(clock.nowMs());

  const accountId = async (name: string): Promise<string> => (await accountAdmin.showAccount(name)).id;

  const get = async (id: string): Promise<WebhookEndpoint> => {
    const endpoint = await endpoints.find(id);
    if (!endpoint) throw new AdminError(`There is no webhook endpoint "${id}".`);
    return endpoint;
  };

  const requireEvents = (events: string[]): void => {
    const unknown = events.filter((event) => !webhookEventTypes.some((type) => type === event));
    if (events.length === 0 || unknown.length > 0)
      throw new AdminError(
        `There is no event "${unknown.join(', ')}". The events are ${webhookEventTypes.join(', ')}.`,
      );
  };

  const note = async (action: string, actor: string, ownerId: string, details: Record<string, unknown>) => {
    const subject = (await accountAdmin.accountNames()).get(ownerId) ?? ownerId;
    await deps.auditLog.insert({ actor, action, subject, details });
  };

  const rotate = async (ownerId: string): Promise<WebhookSecrets> => {
    const secret = newWebhookSecret();
    await endpoints.rotateSecret(ownerId, secret, now() + secretOverlapSeconds);
    return (await endpoints.findSecrets(ownerId))!;
  };

  return {
    async add(wanted: { account: string; url: string; events?: string[] }, actor: string = commandLine) {
      if (!checkUrlForm(wanted.url)) throw new AdminError('The URL must be a plain http or https address.');
      if (wanted.events) requireEvents(wanted.events);
      const owner = await accountId(wanted.account);
      const id = `whe_${opaqueId(16)}`;
      const secret = newWebhookSecret();
      await db.transaction().execute(async (transaction) => {
        await accounts.lock(transaction, owner);
        if ((await endpoints.listInUse(transaction, owner)).length >= maxEndpoints)
          throw new AdminError(
            `The account "${wanted.account}" has ${maxEndpoints} endpoints, which is the maximum.`,
          );
        await endpoints.insert(transaction, {
          id,
          accountId: owner,
          url: wanted.url,
          events: wanted.events ?? null,
          createdAt: now(),
          endedAt: null,
        });
        await endpoints.getOrInsertSecrets(id, secret, transaction);
      });
      await note('webhook.add', actor, owner, { endpoint: id, host: URL.parse(wanted.url)?.host });
      return { id, secret };
    },

    async list(account?: string): Promise<(WebhookEndpoint & { account: string })[]> {
      const names = await accountAdmin.accountNames();
      const found = await endpoints.list(account === undefined ? undefined : await accountId(account));
      return found.map((endpoint) => ({ ...endpoint, account: names.get(endpoint.accountId) ?? '' }));
    },

    /** Pending deliveries to it are given up. */
    async remove(id: string, actor: string = commandLine): Promise<void> {
      const { accountId: owner } = await get(id);
      await db.transaction().execute(async (transaction) => {
        await endpoints.delete(transaction, id);
        await deliveries.deleteOfEndpoint(transaction, id);
      });
      await note('webhook.remove', actor, owner, { endpoint: id });
    },

    async rotate(id: string, actor: string = commandLine): Promise<WebhookSecrets> {
      const { accountId: owner } = await get(id);
      const secrets = await rotate(id);
      await note('webhook.rotate', actor, owner, { endpoint: id });
      return secrets;
    },

    /** The secret that signs the callback URLs of an account. */
    async accountSecret(account: string, isRotated: boolean): Promise<WebhookSecrets> {
      const id = await accountId(account);
      const secrets = await endpoints.getOrInsertSecrets(id, newWebhookSecret());
      return isRotated ? rotate(id) : secrets;
    },

    /** Sends a test event at once. */
    async test(id: string, send: WebhookSender): Promise<WebhookAttempt & { eventId: string }> {
      const { url } = await get(id);
      const event = newWebhookEvent('webhook.test', id, now());
      const secrets = await endpoints.getOrInsertSecrets(id, newWebhookSecret());
      const attempt = await send(url, { id: event.id, body: JSON.stringify(event) }, secrets);
      return { ...attempt, eventId: event.id };
    },

    async listDeliveries(
      filter: Omit<DeliveryFilter, 'accountId'> & { account?: string },
    ): Promise<WebhookDelivery[]> {
      const { account, ...rest } = filter;
      return deliveries.list({
        ...rest,
        accountId: account === undefined ? undefined : await accountId(account),
      });
    },

    /** Returns how many will be sent again: one, or all that failed at an endpoint. */
    async redeliver(what: { id: string } | { endpointId: string }): Promise<number> {
      if ('endpointId' in what) await get(what.endpointId);
      const count = await deliveries.sendAgain('id' in what ? what : { ...what, status: 'failed' });
      if ('id' in what && count === 0) throw new AdminError(`There is no delivery "${what.id}".`);
      deps.notifications.publish('webhook_due');
      return count;
    },
  };
};
export type WebhookAdmin = ReturnType<typeof createWebhookAdmin>;

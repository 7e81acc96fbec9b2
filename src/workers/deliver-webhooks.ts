/**
 * Delivers webhooks: claims due ones and sends them, at least once each. Deliveries in flight are limited per receiver
 * and per account, the more the fewer slots are free, and a receiver that does not respond is paused: slow ones do not
 * delay others.
 */
import { setImmediate } from 'node:timers/promises';
import type { Notifications } from '../db/notifications.ts';
import type { WebhookDeliveries } from '../db/webhooks/deliveries.ts';
import type { WebhookEndpoints } from '../db/webhooks/endpoints.ts';
import {
  newWebhookSecret,
  type WebhookDelivery,
  type WebhookSecrets,
  webhookRetryDelaySeconds,
} from '../domain/webhook.ts';
import { clamp } from '../lib/clamp.ts';
import { type Clock, createAgeClock, unixSeconds } from '../lib/clock.ts';
import { createCounter } from '../lib/counter.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { measure } from '../lib/measurements.ts';
import { createWaker } from '../lib/waker.ts';
import type { WebhookAttempt, WebhookSender } from '../services/webhooks/send-webhook.ts';

const maxConcurrent = 128;
/**
 * An account with fewer than `inFlight` deliveries may start another while fewer than `slots` are in use by all. The
 * last quarter is for accounts that have none in flight: those with slow receivers cannot take all.
 */
const shares = [
  { inFlight: 1, slots: maxConcurrent },
  { inFlight: 4, slots: 96 },
  { inFlight: 16, slots: 64 },
];
const perReceiver = 4;
/** How long all deliveries to an unresponsive receiver are paused. */
const unresponsivePauseMs = 30_000;
/** Longer than an attempt can take. */
const leaseMs = 60_000;
/** Polling interval without notifications. */
const pollMs = 5000;
const minWaitMs = 50;
const retentionDays = 30;
const cleanupBatchSize = 1000;

export const createWebhookDelivery = (deps: {
  deliveries: WebhookDeliveries;
  endpoints: Pick<WebhookEndpoints, 'getOrInsertSecrets' | 'findSecrets' | 'end'>;
  notifications: Pick<Notifications, 'subscribe'>;
  send: WebhookSender;
  clock: Clock;
  logger: Logger;
}) => {
  const { deliveries, endpoints, clock, logger } = deps;
  const ageClock = createAgeClock(clock);
  const worker = `webhooks-${opaqueId(12)}`;
  const stopping = new AbortController();
  /** Deliveries in flight by account and by receiver. */
  const accounts = createCounter<string>();
  const receivers = createCounter<string>();
  const running = new Set<Promise<void>>();
  const waker = createWaker();
  let loop: Promise<void> | undefined;

  const endReceiver = async (delivery: WebhookDelivery, now: number): Promise<void> => {
    if (delivery.endpointId === null) return;
    await endpoints.end(delivery.endpointId, now);
    await deliveries.failPending(delivery.receiver, delivery.id, now);
  };

  const record = async (delivery: WebhookDelivery, owner: string, attempt: WebhookAttempt): Promise<void> => {
    const now = unixSeconds(clock.nowMs());
    const attempts = delivery.attempts + 1;
    const { id } = delivery;
    if (attempt.outcome === 'delivered') {
      await deliveries.markDelivered(id, owner, attempts, attempt.status!, now);
      measure('webhook', { outcome: 'delivered' });
      return;
    }
    if (attempt.outcome === 'gone') await endReceiver(delivery, now);
    const result = { responseStatus: attempt.status, error: attempt.error };
    const delaySeconds =
      attempt.outcome === 'gone' ? undefined : webhookRetryDelaySeconds(attempts, attempt.retryAfterSeconds);
    if (delaySeconds === undefined) await deliveries.markFailed(id, owner, attempts, result, now);
    else await deliveries.retryLater(id, owner, attempts, result, delaySeconds * 1000);
    measure('webhook', { outcome: delaySeconds === undefined ? 'failed' : 'retry' });
  };

  /** Undefined: the endpoint was removed after the event was written or claimed. */
  const secretsOf = ({ endpointId, accountId }: WebhookDelivery): Promise<WebhookSecrets | undefined> =>
    endpointId === null
      ? endpoints.getOrInsertSecrets(accountId, newWebhookSecret())
      : endpoints.findSecrets(endpointId);

  const deliver = async (delivery: WebhookDelivery, owner: string): Promise<void> => {
    try {
      const secrets = await secretsOf(delivery);
      if (!secrets) {
        const result = { responseStatus: null, error: 'The endpoint was removed.' };
        await deliveries.markFailed(
          delivery.id,
          owner,
          delivery.attempts,
          result,
          unixSeconds(clock.nowMs()),
        );
        return;
      }
      const message = { id: delivery.eventId, body: delivery.body };
      const attempt = await deps.send(delivery.url, message, secrets, stopping.signal);
      if (attempt.status === null) await deliveries.postpone(delivery.receiver, unresponsivePauseMs);
      await record(delivery, owner, attempt);
    } catch (error) {
      // If even this cannot be written, it becomes due again when the lease ends.
      if (stopping.signal.aborted) await deliveries.release(delivery.id, owner).catch(() => {});
      else logger.error({ err: error, delivery: delivery.id }, 'a webhook was not delivered');
    }
  };

  const start = (delivery: WebhookDelivery, owner: string): void => {
    accounts.add(delivery.accountId, 1);
    receivers.add(delivery.receiver, 1);
    const ended: Promise<void> = deliver(delivery, owner).finally(() => {
      accounts.add(delivery.accountId, -1);
      receivers.add(delivery.receiver, -1);
      running.delete(ended);
      waker.wake();
    });
    running.add(ended);
  };

  /** Accounts with the fewest in flight first. */
  const claimSome = async (): Promise<number> => {
    for (const { inFlight, slots } of shares) {
      const limit = slots - running.size;
      // Nothing was due for accounts with none in flight, and there are no others.
      if (limit <= 0 || (inFlight > 1 && running.size === 0)) break;
      const owner = `${worker}-${opaqueId(8)}`;
      const claimed = await deliveries.claim(owner, {
        leaseMs,
        limit,
        perAccount: inFlight,
        perReceiver,
        busyReceivers: receivers.atLeast(perReceiver),
        busyAccounts: accounts.atLeast(inFlight),
      });
      for (const delivery of claimed) start(delivery, owner);
      // A claim reads a part of the backlog: there may be more accounts with as few in flight.
      if (claimed.length > 0) return claimed.length;
    }
    return 0;
  };

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      waker.reset();
      let waitMs = pollMs;
      try {
        const claimed = running.size < maxConcurrent ? await claimSome() : 0;
        if (claimed > 0) continue;
        const dueInMs = await deliveries.msUntilDue();
        // Due rows that were not claimed belong to a busy account or receiver: its next completion wakes us. If none is
        // busy, the row became due just after the claim.
        if (dueInMs !== undefined && (dueInMs > 0 || running.size === 0))
          waitMs = clamp(dueInMs, minWaitMs, pollMs);
      } catch (error) {
        logger.warn({ err: error }, 'webhooks could not be claimed');
      }
      await waker.pause(waitMs);
    }
  };

  return {
    start(): void {
      deps.notifications.subscribe('webhook_due', waker.wake);
      loop = work();
    },

    /** Aborts deliveries in flight and requeues them. */
    async stop(): Promise<void> {
      stopping.abort(new Error('the service is shutting down'));
      waker.wake();
      await loop;
      await Promise.all(running);
    },

    async deleteExpired(): Promise<void> {
      const before = unixSeconds(ageClock()) - retentionDays * 86_400;
      while ((await deliveries.deleteEnded(before, cleanupBatchSize)) === cleanupBatchSize)
        await setImmediate();
    },
  };
};

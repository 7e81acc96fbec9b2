/** Ten accounts whose receivers never answer hold many delivery slots: other accounts are still called at once. */
import assert from 'node:assert/strict';
import { createNotifications } from '../../src/db/create-notifications.ts';
import { createDatabaseClock } from '../../src/db/database-clock.ts';
import { createWebhookDeliveries, type NewDelivery } from '../../src/db/webhooks/deliveries.ts';
import { createWebhookEndpoints } from '../../src/db/webhooks/endpoints.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLogger } from '../../src/lib/logger.ts';
import type { WebhookSender } from '../../src/services/webhooks/send-webhook.ts';
import { createWebhookDelivery } from '../../src/workers/deliver-webhooks.ts';
import { testOnEachDatabase } from '../support/databases.ts';
import { waitFor } from '../support/wait-for.ts';

const slowAccounts = 10;
const deliveriesOfEach = 40;

const deliveryOf = (accountId: string, n: number): NewDelivery => ({
  id: `${accountId}-${String(n).padStart(4, '0')}`,
  eventId: `evt_${accountId}_${n}`,
  accountId,
  endpointId: null,
  receiver: `https://${accountId}-${n}.example`,
  url: `https://${accountId}-${n}.example/hook`,
  type: 'video.completed',
  body: '{}',
  createdAt: 1,
});

testOnEachDatabase('slow receivers of ten accounts', async (t, { db, beforeClose }) => {
  const deliveries = createWebhookDeliveries(db, createDatabaseClock(db, systemClock));
  const notifications = createNotifications(db);
  const inFlight = new Map<string, number>();
  const called: string[] = [];
  /** Those of slow accounts are answered when the worker stops. */
  const send: WebhookSender = async (url, _message, _secrets, signal) => {
    const account = new URL(url).hostname.split('-')[0]!;
    inFlight.set(account, (inFlight.get(account) ?? 0) + 1);
    called.push(url);
    // A delivery that begins while the worker stops gets a signal that is aborted already.
    signal!.throwIfAborted();
    if (account.startsWith('slow'))
      await new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason)),
      );
    return { outcome: 'delivered', status: 200, error: null, retryAfterSeconds: 0 };
  };
  const worker = createWebhookDelivery({
    deliveries,
    endpoints: createWebhookEndpoints(db),
    notifications,
    send,
    clock: systemClock,
    logger: createLogger('silent'),
  });
  beforeClose(async () => {
    await worker.stop();
    await notifications.close();
  });
  const slow = Array.from({ length: slowAccounts }, (_, n) => `slow${n}`);
  for (const account of slow)
    await deliveries.insert(
      db,
      Array.from({ length: deliveriesOfEach }, (_, n) => deliveryOf(account, n)),
    );
  worker.start();
  const openOfSlow = () => slow.reduce((sum, account) => sum + (inFlight.get(account) ?? 0), 0);

  await t.test('they share the slots', async () => {
    await waitFor(() => openOfSlow() >= 64);
    assert.ok(openOfSlow() < 128, `${openOfSlow()} in flight`);
    for (const account of slow)
      assert.ok((inFlight.get(account) ?? 0) >= 4, `${account}: ${inFlight.get(account)}`);
  });

  await t.test('others are called while they wait', async () => {
    for (let n = 0; n < 20; n += 1) await deliveries.insert(db, [deliveryOf(`good${n}`, n)]);
    notifications.publish('webhook_due');
    await waitFor(() => called.filter((url) => url.includes('//good')).length === 20);
  });
});

/** One account with 3,000 ended videos and the worst receivers there are: others are called as if it were not there. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { createNotifications } from '../../src/db/create-notifications.ts';
import { createDatabaseClock } from '../../src/db/database-clock.ts';
import { createWebhookDeliveries, type NewDelivery } from '../../src/db/webhooks/deliveries.ts';
import { createWebhookEndpoints } from '../../src/db/webhooks/endpoints.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createSafeFetch } from '../../src/lib/safe-fetch.ts';
import { createWebhookSender } from '../../src/services/webhooks/send-webhook.ts';
import { createWebhookDelivery } from '../../src/workers/deliver-webhooks.ts';
import { testOnEachDatabase } from '../support/databases.ts';
import { liveBytes } from '../support/process/live-bytes.ts';
import { waitFor } from '../support/wait-for.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const ofEachKind = 600;
const ofOthers = 40;
const body = JSON.stringify({ prompt: 'x'.repeat(2000) });
/** In flight: what runs, and what one more claim may add. */
const mostOpen = { receiver: 8, account: 32 };

const endless = (response: ServerResponse): void => {
  const chunk = Buffer.alloc(64 * 1024);
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
};

testOnEachDatabase('webhooks of an account with 3,000 videos', async (t, { db, beforeClose }) => {
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  const count = (name: string, change: number) => {
    open.set(name, (open.get(name) ?? 0) + change);
    most.set(name, Math.max(most.get(name) ?? 0, open.get(name)!));
  };
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/slow': (response) => void setTimeout(() => response.end(), 500),
    '/silent': () => {},
    '/broken': (response) => response.writeHead(500).end(),
    '/elsewhere': (response) => response.writeHead(302, { location: '/good' }).end(),
    '/endless': endless,
    '/good': (response) => response.end(),
  };
  const receiver = await startWebhookReceiver(t, ({ path }, response) => {
    const names = path === '/good' ? [path] : [path, 'all of the account'];
    for (const name of names) count(name, 1);
    response.on('close', () => {
      for (const name of names) count(name, -1);
    });
    answers[path]!(response);
  });

  const deliveries = createWebhookDeliveries(db, createDatabaseClock(db, systemClock));
  const notifications = createNotifications(db);
  const safeFetch = createSafeFetch({ allowPrivate: true, userAgent: 'test' });
  const worker = createWebhookDelivery({
    deliveries,
    endpoints: createWebhookEndpoints(db),
    notifications,
    send: createWebhookSender({ safeFetch, clock: systemClock }),
    clock: systemClock,
    logger: createLogger('silent'),
  });
  beforeClose(async () => {
    await worker.stop();
    await notifications.close();
  });
  const rowsFor = (accountId: string, path: string, length: number): NewDelivery[] =>
    Array.from({ length }, (_, index) => ({
      id: `whd_${path}_${index}`,
      eventId: `evt_${path}_${index}`,
      accountId,
      endpointId: null,
      receiver: `${accountId} ${path}`,
      url: receiver.url(path),
      type: 'video.completed',
      body,
      createdAt: 1,
    }));
  const bad = Object.keys(answers).filter((path) => path !== '/good');
  for (const path of bad) await deliveries.insert(db, rowsFor('acc_bad', path, ofEachKind));

  worker.start();
  await waitFor(() => bad.every((path) => receiver.at(path).length > 0));
  const eventsAtGood = () => new Set(receiver.at('/good').map(({ headers }) => headers['webhook-id']));
  const calledBefore = receiver.received.length;
  await deliveries.insert(db, rowsFor('acc_good', '/good', ofOthers));
  await waitFor(() => eventsAtGood().size === ofOthers);
  // In the order of their due times all of these would have been first.
  const between = receiver.received.length - calledBefore - ofOthers;
  t.diagnostic(`${between} calls of the other account in the meantime`);
  assert.ok(between < ofEachKind, `${between} calls`);

  const afterCalls = async (count: number) => {
    await waitFor(() => receiver.received.length >= count);
    return { bytes: liveBytes(), calls: receiver.received.length };
  };
  // Not earlier: until this many are under way, each one adds memory.
  const early = await afterCalls(ofEachKind / 2);
  const late = await afterCalls(early.calls + ofEachKind / 4);
  t.diagnostic(`${early.bytes} bytes after ${early.calls} calls, ${late.bytes} after ${late.calls}`);
  // The receiver here has kept some megabytes of the calls.
  assert.ok(late.bytes < early.bytes * 1.4, `${early.bytes} bytes became ${late.bytes}`);
  for (const path of bad)
    assert.ok(most.get(path)! <= mostOpen.receiver, `${path}: ${most.get(path)} at once`);
  assert.ok(most.get('all of the account')! <= mostOpen.account, `${most.get('all of the account')} at once`);
  assert.equal(eventsAtGood().size, ofOthers, 'no redirect was followed');
});

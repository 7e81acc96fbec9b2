import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, webhookHeaders, webhookRetryDelaySeconds } from '../../src/domain/webhook.ts';

test('a webhook is tried ten times: at once, then after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h', () => {
  const delays = Array.from({ length: 10 }, (_, index) => webhookRetryDelaySeconds(index + 1));
  assert.deepEqual(delays, [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined]);
});

test('a receiver may ask for a longer wait, up to a day, and for no shorter one', () => {
  assert.equal(webhookRetryDelaySeconds(1, 60), 60);
  assert.equal(webhookRetryDelaySeconds(2, 60), 300);
  assert.equal(webhookRetryDelaySeconds(1, 1e9), 86_400);
  assert.equal(webhookRetryDelaySeconds(10, 60), undefined);
});

test('the secret before a rotation signs until its day is over', () => {
  const [secret, previous] = [newWebhookSecret(), newWebhookSecret()];
  const message = { id: 'evt_1', body: '{"type":"video.completed"}' };
  const now = Math.floor(Date.now() / 1000);
  const during = webhookHeaders(message, { secret, previous, previousUntil: now + 1 }, now);
  const after = webhookHeaders(message, { secret, previous, previousUntil: now }, now);
  for (const one of [secret, previous]) new Webhook(one).verify(message.body, during);
  new Webhook(secret).verify(message.body, after);
  assert.throws(() => new Webhook(previous).verify(message.body, after));
});

test('a signature is of one id, one time and one body: another of them, or a replay after five minutes, is refused', (t) => {
  const secret = newWebhookSecret();
  const [first, second] = ['evt_1', 'evt_2'].map((id) => ({
    id,
    body: `{"type":"video.completed","id":"${id}"}`,
  }));
  const now = Math.floor(Date.now() / 1000);
  t.mock.timers.enable({ apis: ['Date'], now: now * 1000 });
  const secrets = { secret, previous: null, previousUntil: null };
  const headers = webhookHeaders(first!, secrets, now);
  const receiver = new Webhook(secret);
  receiver.verify(first!.body, headers);
  const forgeries: [string, Record<string, string>][] = [
    [second!.body, headers],
    [first!.body, { ...headers, 'webhook-id': second!.id }],
    [first!.body, { ...headers, 'webhook-timestamp': String(now + 1) }],
    [
      first!.body,
      { ...headers, 'webhook-signature': webhookHeaders(second!, secrets, now)['webhook-signature']! },
    ],
  ];
  for (const [body, forged] of forgeries) assert.throws(() => receiver.verify(body, forged), /signature/i);
  t.mock.timers.tick(301_000);
  assert.throws(() => receiver.verify(first!.body, headers), /too old/);
  // The same event, tried again: of the same id, so that a receiver knows it, and of a time that is not too old.
  const again = webhookHeaders(first!, secrets, now + 301);
  receiver.verify(first!.body, again);
  assert.equal(again['webhook-id'], headers['webhook-id']);
});

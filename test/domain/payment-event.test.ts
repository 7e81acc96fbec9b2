/** A signed event of a payment, and what it adds by its currency. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { amountOfPayment, isSigned, readPaidCheckout } from '../../src/domain/self-service/payment-event.ts';

test('an event with every field of Stripe’s published type, signed by Stripe’s own library, is read', () => {
  const body = readFileSync(new URL('../fixtures/payments/checkout-completed.json', import.meta.url));
  // webhooks.generateTestHeaderString of stripe 23.1.0.
  const header = 't=1790000000,v1=bbc2d61aa00c10fa69cf6d184b9523805703d2c45f85d92fc9138ce8fd355c17';
  const signing = { secret: 'whsec_of_the_test', now: 1_790_000_010 };
  assert.equal(isSigned(header, body, signing), true);
  assert.equal(isSigned(header, Buffer.concat([body, Buffer.from(' ')]), signing), false);
  assert.deepEqual(readPaidCheckout(String(body)), {
    eventId: 'evt_1OqZt2FmYh7aB3cD9eXk4LmN',
    checkoutId: 'cs_live_a1Q9xV2hRkT7pYw3LmZ8',
    account: 'acc_of_the_test',
    linkId: 'plink_1OqZr0FmYh7aB3cDvWxYz123',
    paid: 2000,
    currency: 'usd',
  });
});

test('a payment of five adds five, whichever units its currency is sent in', () => {
  for (const [currency, paid] of [
    ['usd', 500],
    ['jpy', 5],
    ['krw', 5],
    ['isk', 500],
    ['ugx', 500],
    ['kwd', 5000],
    ['bhd', 5000],
    ['jod', 5000],
    ['omr', 5000],
    ['tnd', 5000],
  ] as const)
    assert.equal(amountOfPayment({ paid, currency }, 1), 5_000_000, currency);
});

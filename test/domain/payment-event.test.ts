/** What a payment adds, by its currency. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOfPayment } from '../../src/domain/self-service/payment-event.ts';

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

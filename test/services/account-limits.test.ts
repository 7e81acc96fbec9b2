/** Limits of clients without a key: by network, and by what is one client's in many networks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountLimits, createAccountLimits, networksOfSite } from '../../src/services/account-limits.ts';

const most = accountLimits.downloads;

test('one client of very many IPv6 networks has no more under way than a few of them', () => {
  const limits = createAccountLimits();
  const addressOf = (network: number) => `2001:470:1:${network.toString(16)}::1`;
  const ends: (() => void)[] = [];
  for (let network = 0; network < networksOfSite * most; network += 1)
    ends.push(limits.acquireFrom(addressOf(network), 'downloads'));
  assert.throws(() => limits.acquireFrom(addressOf(60_000), 'downloads'), /address|network/);
  limits.acquireFrom('2001:470:2:1::1', 'downloads');
  limits.acquireFrom('203.0.114.7', 'downloads');
  // A refusal counts for no network.
  for (const end of ends) end();
  for (let count = 0; count < most; count += 1) limits.acquireFrom(addressOf(60_000), 'downloads');
  assert.throws(() => limits.acquireFrom(addressOf(60_000), 'downloads'), /address/);
});

test('an address is the same whatever port a proxy names beside it', () => {
  const limits = createAccountLimits();
  for (let count = 0; count < most; count += 1)
    limits.acquireFrom(`203.0.114.7:${40_000 + count}`, 'downloads');
  assert.throws(() => limits.acquireFrom('203.0.114.7:1', 'downloads'), /address/);
});

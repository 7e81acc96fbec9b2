/** Sign-up by invitation, redemption codes and payments: off by default, and each in the ledger once. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { accountLimits } from '../../../src/services/account-limits.ts';
import { openRaw, type RawConnection } from '../../robustness/raw-http.ts';
import { afterTest } from '../../support/after-test.ts';
import { type ConsoleClient, cookieOf, sameOrigin, signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { firstKey, startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

const operatorOf = (service: TestService): Promise<ConsoleClient> =>
  signIn(service, { link: new URL(service.consoleLink).hash.replace('#link=', '') });

const paymentSecret = 'whsec_of_the_test';
const selfService = {
  selfService: true,
  paymentWebhookSecret: paymentSecret,
  paymentUrl: 'https://pay.example/link',
  paymentCreditsPerUnit: 10,
};

const signUp = (service: TestService, invitation: string, account: string): Promise<Response> =>
  fetch(`${service.url}/console/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sameOrigin },
    body: JSON.stringify({ invitation, account }),
  });

type Voucher = { id: string; secret: string; uses: number };
const makeVoucher = async (operator: ConsoleClient, wanted: Record<string, unknown>): Promise<Voucher> => {
  const made = await operator.send('POST', 'operator/vouchers', wanted);
  assert.equal(made.status, 200);
  return (await made.json()) as Voucher;
};

/** An event with every field of Stripe's published type, for this account. */
const paidEvent = (account: string, change: Record<string, unknown> = {}): string => {
  const path = new URL('../../fixtures/payments/checkout-completed.json', import.meta.url);
  const event = JSON.parse(readFileSync(path, 'utf8'));
  Object.assign(event.data.object, { client_reference_id: account }, change);
  return JSON.stringify(event);
};
const now = () => Math.floor(Date.now() / 1000);
const signatureOf = (body: string, time: number, secret = paymentSecret): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')},v0=00`;
const pay = (service: TestService, body: string, signature = signatureOf(body, now())): Promise<Response> =>
  fetch(`${service.url}/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });

const balanceOf = async ({ store }: TestService, name: string): Promise<number> =>
  (await store.accountAdmin.showAccount(name)).balance!;
/** The sum of the ledger is the balance: nothing was written twice or half. */
const requireBalanced = async (service: TestService, name: string): Promise<void> => {
  const { id, balance } = await service.store.accountAdmin.showAccount(name);
  assert.equal(await service.store.ledger.sum(id), balance);
};

test('self-service is off unless it is asked for', async (t) => {
  const service = await startTestService(t);
  const operator = await operatorOf(service);
  assert.deepEqual(await operator.get('operator/vouchers'), { data: [], is_offered: false });
  await expectError(
    await operator.send('POST', 'operator/vouchers', { kind: 'code', credits: 1 }),
    'invalid_request',
  );
  await expectError(await signUp(service, 'ABCDE', 'acme'), 'endpoint_not_found');
  await expectError(await pay(service, '{}'), 'endpoint_not_found');
  const account = await signIn(service, { key: firstKey });
  assert.deepEqual(await account.get('top-up'), { codes: false, payment_url: null });
  await expectError(await account.send('POST', 'top-up/redeem', { code: 'x' }), 'endpoint_not_found');
});

test("nobody signs up as the operators' own account, also where it is not made yet", async (t) => {
  const service = await startTestService(t, { config: selfService, start: { makesFirstKey: false } });
  await service.createKey({ account: 'acme' });
  const { secret } = await makeVoucher(await operatorOf(service), { kind: 'invitation', credits: 5 });
  await expectError(await signUp(service, secret, 'default'), 'invalid_parameter', 'account');
  assert.equal((await signUp(service, secret, 'ada')).status, 200);
});

for (const database of ['SQLite', 'Postgres'] as const)
  test(`invitations, codes and payments on ${database}`, async (t) => {
    const databaseUrl = database === 'Postgres' ? await createPostgresDatabase() : null;
    const service = await startTestService(t, { config: { ...selfService, databaseUrl } });
    const operator = await operatorOf(service);

    await t.test('an invitation opens one account with its balance, and a session', async () => {
      const { secret } = await makeVoucher(operator, { kind: 'invitation', credits: 5, name: 'for ada' });
      assert.match(secret, /^[2-9A-Z]{5}(-[2-9A-Z]{5}){3}$/);
      const rows = await service.store.db.selectFrom('vouchers').selectAll().execute();
      assert.ok(!JSON.stringify(rows).includes(secret.slice(0, 11)), 'only a hash is stored');
      // A name that is taken uses up nothing.
      await expectError(await signUp(service, secret, 'default'), 'invalid_parameter', 'account');
      await expectError(await signUp(service, 'WRONG-CODE', 'default'), 'invalid_parameter', 'invitation');
      const typed = secret.toLowerCase().replaceAll('-', ' ');
      const made = await signUp(service, typed, 'ada');
      assert.equal(made.status, 200);
      const { secret: key } = (await made.json()) as { secret: string };
      assert.ok(cookieOf(made));
      assert.equal((await service.request('/v1/models', { key })).status, 200);
      assert.equal(await balanceOf(service, 'ada'), 5_000_000);
      await requireBalanced(service, 'ada');
      await expectError(await signUp(service, secret, 'eve'), 'invalid_parameter', 'invitation');
    });

    await t.test('of many who come at once, as many as it has uses get in', async () => {
      const { secret, id } = await makeVoucher(operator, { kind: 'invitation', credits: 1, max_uses: 3 });
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, index) => signUp(service, secret, `guest-${index}`)),
      );
      const statuses = tries.map(({ status }) => status);
      assert.equal(statuses.filter((status) => status === 200).length, 3, String(statuses));
      const { data } = await operator.get<{ data: Voucher[] }>('operator/vouchers');
      assert.equal(data.find((voucher) => voucher.id === id)?.uses, 3);
    });

    await t.test(
      'a code adds its credits once for each account, also when sent ten times at once',
      async () => {
        const key = await service.createKey({ account: 'coded', balance: 0 });
        const account = await signIn(service, { key });
        const { secret, id } = await makeVoucher(operator, { kind: 'code', credits: 2.5, max_uses: 100 });
        const sent = await Promise.all(
          Array.from({ length: 8 }, () => account.send('POST', 'top-up/redeem', { code: secret })),
        );
        assert.equal(sent.filter(({ status }) => status === 200).length, 1);
        assert.equal(await balanceOf(service, 'coded'), 2_500_000);
        await requireBalanced(service, 'coded');
        const other = await signIn(service, {
          key: await service.createKey({ account: 'other', balance: 0 }),
        });
        const added = await other.send('POST', 'top-up/redeem', { code: secret });
        assert.deepEqual(await added.json(), { credits: 2.5, balance: 2.5 });
        const revoked = await operator.send('DELETE', `operator/vouchers/${id}`);
        assert.equal(revoked.status, 200);
        const third = await signIn(service, {
          key: await service.createKey({ account: 'third', balance: 0 }),
        });
        await expectError(
          await third.send('POST', 'top-up/redeem', { code: secret }),
          'invalid_parameter',
          'code',
        );
        const unlimited = await signIn(service, { key: firstKey });
        await expectError(
          await unlimited.send('POST', 'top-up/redeem', { code: secret }),
          'invalid_parameter',
          'code',
        );
      },
    );

    await t.test('guesses are limited', async () => {
      const key = await service.createKey({ account: 'guesser', balance: 0 });
      const account = await signIn(service, { key });
      const codes: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1)
        codes.push((await account.send('POST', 'top-up/redeem', { code: `GUESS-${attempt}` })).status);
      assert.deepEqual([codes[9], codes[10]], [400, 429]);
    });

    await t.test('a paid checkout is credited once, however often its event comes', async () => {
      const key = await service.createKey({ account: 'payer', balance: 0 });
      const account = await signIn(service, { key });
      const { id } = await service.store.accountAdmin.showAccount('payer');
      const { payment_url } = await account.get<{ payment_url: string }>('top-up');
      assert.equal(payment_url, `https://pay.example/link?client_reference_id=${id}`);
      const body = paidEvent(id);
      const sent = await Promise.all(Array.from({ length: 6 }, () => pay(service, body)));
      assert.deepEqual([...new Set(sent.map(({ status }) => status))], [200]);
      const answers = (await Promise.all(sent.map((one) => one.json()))) as { credited: boolean }[];
      assert.equal(answers.filter(({ credited }) => credited).length, 1);
      // 20.00 at ten credits each.
      assert.equal(await balanceOf(service, 'payer'), 200_000_000);
      await requireBalanced(service, 'payer');
      // The same checkout under another event, as after a slow bank transfer.
      const again = JSON.parse(body);
      Object.assign(again, { id: 'evt_another', type: 'checkout.session.async_payment_succeeded' });
      assert.equal((await pay(service, JSON.stringify(again))).status, 200);
      assert.equal(await balanceOf(service, 'payer'), 200_000_000);
    });

    await t.test('nothing is credited for what is not signed, old, unpaid, foreign or nobody’s', async () => {
      const { id } = await service.store.accountAdmin.showAccount('coded');
      const before = await balanceOf(service, 'coded');
      const body = paidEvent(id, { id: 'cs_refused' });
      const refused = [
        pay(service, body, ''),
        pay(service, body, signatureOf(body, now(), 'another secret')),
        pay(service, body, signatureOf(`${body} `, now())),
        pay(service, body, signatureOf(body, now() - 301)),
        pay(service, body, signatureOf(body, now() + 400)),
        pay(service, paidEvent(id, { id: 'cs_eur', currency: 'eur' })),
        pay(service, paidEvent('acc_nobody', { id: 'cs_nobody' })),
        pay(service, paidEvent('acc\0', { id: 'cs_unstorable' })),
        pay(service, paidEvent(id, { id: 'cs_much', amount_total: Number.MAX_SAFE_INTEGER })),
        pay(service, '{"id":1}'),
      ];
      for (const response of await Promise.all(refused)) assert.equal(response.status, 400);
      const unpaid = await pay(service, paidEvent(id, { id: 'cs_unpaid', payment_status: 'unpaid' }));
      assert.deepEqual(await unpaid.json(), { received: true, credited: false });
      assert.equal(await balanceOf(service, 'coded'), before);
      await requireBalanced(service, 'coded');
    });
  });

test('a checkout of another payment link adds nothing where the link is named', async (t) => {
  const service = await startTestService(t, {
    config: { ...selfService, paymentLinkId: 'plink_1OqZr0FmYh7aB3cDvWxYz123' },
  });
  await service.createKey({ account: 'payer', balance: 0 });
  const { id } = await service.store.accountAdmin.showAccount('payer');
  const statusOf = async (fields: Record<string, unknown>) =>
    (await pay(service, paidEvent(id, fields))).status;
  assert.equal(await statusOf({ id: 'cs_other', payment_link: 'plink_of_another_product' }), 400);
  assert.equal(await statusOf({ id: 'cs_none', payment_link: null }), 400);
  assert.equal((await service.store.accountAdmin.showAccount('payer')).balance, 0);
  assert.equal(await statusOf({ id: 'cs_own' }), 200);
  assert.ok((await service.store.accountAdmin.showAccount('payer')).balance! > 0);
});

test('events of payments that never arrive are few at once', async (t) => {
  const service = await startTestService(t, { config: selfService });
  const open: RawConnection[] = [];
  for (let count = 0; count < accountLimits.requests + 1; count += 1) {
    const raw = await openRaw(service.url);
    afterTest(t, () => raw.socket.destroy());
    await raw.send('POST /payments/webhook HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n{');
    open.push(raw);
  }
  await waitFor(() => open.some((raw) => raw.received().includes(' 429 ')));
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../src/cli/arguments.ts';
import { AdminError } from '../../src/domain/errors.ts';
import { expectError } from '../support/expect-error.ts';
import { runCommand } from '../support/run-command.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

const command = fileURLToPath(new URL('../../bin/kinora.js', import.meta.url));

test('the command line, while the service runs', async (t) => {
  const service = await startTestService(t);
  const run = async (...words: string[]) => {
    const child = spawn(process.execPath, [command, ...words], {
      env: {
        PATH: process.env.PATH,
        KINORA_DATA_DIR: service.dataDir,
      },
    });
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
    return { stdout, stderr, code };
  };
  const json = async (...words: string[]) => {
    const { stdout, stderr, code } = await run(...words, '--json');
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout);
  };
  /** The same without a process of its own, for what the processes have shown to work. */
  const quick = (words: string[]) => runCommand(service, words);
  const quickJson = async (...words: string[]) => JSON.parse(await quick([...words, '--json']));
  const models = (key: string) => service.request('/v1/models', { key });

  const [made, plain] = await Promise.all([
    json(
      ...['keys', 'create', '--account', 'studio', '--billing', 'subscription', '--balance', '12.5'],
      ...['--period-end', '30d', '--quota', '3', '--models', 'alpha3,tts-1', '--ips', '127.0.0.0/8,::1'],
      ...['--expires', '2999-01-31T00:00:00Z', '--rpm', '7', '--name', 'night shift'],
    ) as Promise<{ id: string; key: string; account: string }>,
    run('keys', 'create', '--account', 'plain'),
  ]);

  await t.test('keys create: every option is in force', async () => {
    assert.deepEqual(Object.keys(made).toSorted(), ['account', 'id', 'key']);
    assert.equal(made.account, 'studio');
    const response = await models(made.key);
    assert.equal(response.headers.get('x-ratelimit-limit'), '7');
    const { data } = (await response.json()) as { data: { id: string }[] };
    assert.deepEqual(
      data.map(({ id }) => id),
      ['alpha3', 'veo3', 'tts-1', 'tts-1-1106'],
    );
    const [row, account] = await Promise.all([
      json('keys', 'list').then((rows: { id: string }[]) => rows.find(({ id }) => id === made.id)),
      json('accounts', 'show', 'studio'),
    ]);
    assert.deepEqual(
      { ...row, created: undefined, key: undefined },
      {
        id: made.id,
        account: 'studio',
        key: undefined,
        name: 'night shift',
        models: ['alpha3', 'tts-1'],
        ips: ['127.0.0.0/8', '::1'],
        rpm: 7,
        quota: 3,
        used: 0,
        created: undefined,
        expires: '2999-01-31T00:00:00.000Z',
        revoked: null,
      },
    );
    assert.ok(!JSON.stringify(row).includes(made.key), 'the secret is shown once');
    const { period_ends: periodEnds, ...rest } = account;
    assert.ok(Math.abs(Date.parse(periodEnds) - Date.now() - 30 * 86_400_000) < 120_000);
    assert.deepEqual(rest, {
      name: 'studio',
      billing: 'subscription',
      balance: 12.5,
      held: 0,
      spent: 0,
      suspended: false,
      payment: 'ok',
    });
  });

  await t.test('keys create without --json prints the key on a line of its own', async () => {
    assert.equal(plain.code, 0);
    assert.equal((await models(plain.stdout.split('\n')[0]!)).status, 200);
  });

  await t.test('a revoked key is refused within 5 seconds', async () => {
    assert.deepEqual(await json('keys', 'revoke', made.id), { id: made.id, revoked: true });
    await waitFor(async () => (await models(made.key)).status === 401, { everyMs: 200 });
    await assert.rejects(quick(['keys', 'revoke', made.id]), /no live key/);
  });

  await t.test('accounts suspend, resume, credit, payment, renew, list', async () => {
    const key = plain.stdout.split('\n')[0]!;
    assert.equal((await json('accounts', 'suspend', 'plain')).suspended, true);
    await waitFor(async () => (await models(key)).status === 403, { everyMs: 200 });
    await expectError(await models(key), 'account_suspended');
    assert.equal((await quickJson('accounts', 'resume', 'plain')).suspended, false);
    assert.equal((await quickJson('accounts', 'credit', 'studio', '0.25')).balance, 12.75);
    assert.equal((await quickJson('accounts', 'payment', 'default', 'failed')).payment, 'failed');
    const renewed = await quickJson('accounts', 'renew', 'studio', '2998-12-31');
    assert.equal(renewed.period_ends, '2998-12-31T00:00:00.000Z');
    await waitFor(async () => (await models(key)).status === 200, { everyMs: 200 });
    const create = () => service.postJson('/v1/video/create', { model: 'alpha3', prompt: 'x' });
    await waitFor(async () => (await create()).status === 402, { everyMs: 200 });
    await expectError(await create(), 'payment_failed');
    const listed = await quickJson('accounts', 'list');
    assert.deepEqual(
      listed.map(({ name }: { name: string }) => name),
      ['default', 'plain', 'studio'],
    );
    const table = await quick(['accounts', 'list']);
    for (const word of ['name', 'balance', 'studio', '12.75']) assert.ok(table.includes(word));
  });

  await t.test('exit code 2 for wrong usage, 1 for what cannot be done', async () => {
    const [wrong, impossible, unknown, help] = await Promise.all([
      run('keys', 'create', '--balance', 'much'),
      run('accounts', 'show', 'nobody'),
      run('xyzzy'),
      run('--help'),
    ]);
    assert.equal(unknown.code, 2);
    assert.match(unknown.stderr, /^There is no command "xyzzy"\.\nUsage:/);
    assert.equal(help.code, 0);
    assert.match(help.stdout, /^Usage:/);
    assert.equal(wrong.code, 2);
    assert.match(wrong.stderr, /^--balance .*\nUsage:/);
    assert.equal(wrong.stdout, '');
    assert.equal(impossible.code, 1);
    assert.equal(impossible.stderr, 'There is no account "nobody".\n');
    for (const words of [
      ['keys'],
      ['keys', 'create', '--models', 'gamma'],
      ['keys', 'create', '--ips', '300.1.1.1'],
      ['keys', 'create', '--expires', 'soon'],
      ['keys', 'create', '--billing', 'barter'],
      ['keys', 'create', '--rpm', '-1'],
      ['keys', 'create', '--colour', 'red'],
      ['keys', 'create', 'stray'],
      ['keys', 'revoke'],
      ['accounts', 'show'],
      ['accounts', 'credit', 'studio'],
      ['accounts', 'payment', 'default', 'maybe'],
    ])
      await assert.rejects(quick(words), UsageError, words.join(' '));
    for (const words of [
      ['accounts', 'credit', 'default', '5'],
      ['keys', 'create', '--account', 'studio', '--balance', '5'],
      ['keys', 'create', '--account', 'studio', '--billing', 'payg'],
      ['keys', 'create', '--account', 'a b'],
      ['keys', 'create', '--expires', '2020-01-31'],
      ['keys', 'create', '--account', 'late', '--billing', 'subscription', '--period-end', '2020-01-31'],
      ['accounts', 'renew', 'studio', '2020-01-31'],
      ['accounts', 'credit', 'studio', '0'],
    ])
      await assert.rejects(quick(words), AdminError, words.join(' '));
  });
});

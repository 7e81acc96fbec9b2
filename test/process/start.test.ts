import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { afterTest } from '../support/after-test.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { operatorKey, runKinora, startKinora } from './kinora-process.ts';

/** The words that a shell would make of the printed line. */
const parseCurl = (line: string) => {
  const words = Array.from(line.matchAll(/'([^']*)'|(\S+)/g), (match) => match[1] ?? match[2]!);
  const valuesOf = (flag: string) =>
    words.flatMap((word, index) => (words[index - 1] === flag ? [word] : []));
  return {
    url: words[1]!,
    headers: valuesOf('-H').map((header) => header.split(/: /, 2) as [string, string]),
    body: valuesOf('-d')[0]!,
  };
};

test('the first start prints a key and a curl line that works; the second prints neither', async (t) => {
  const dataDir = temporaryFolder(t);
  const first = await startKinora(t, dataDir, { KINORA_BOOTSTRAP_KEY: '', KINORA_ROLES: 'api' });
  const key = /^ {2}(kin_\S+)$/m.exec(first.output.stdout())?.[1];
  const line = /^ {2}(curl .*)$/m.exec(first.output.stdout())?.[1];
  assert.ok(key && line, first.output.stdout());
  const { url, headers, body } = parseCurl(line);
  const response = await fetch(url, { method: 'POST', headers, body });
  assert.equal(response.status, 200, await response.clone().text());
  assert.equal(((await response.json()) as { status: string }).status, 'pending');
  first.signal('SIGTERM');
  assert.equal((await first.ended).code, 0);

  const second = await startKinora(t, dataDir, { KINORA_BOOTSTRAP_KEY: '', KINORA_ROLES: 'api' });
  assert.ok(!second.output.stdout().includes('curl'));
  assert.ok(!second.output.stdout().includes('kin_'));
  const models = await fetch(`${second.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(models.status, 200);

  const shown = await runKinora(['accounts', 'show', 'default', '--json'], { KINORA_DATA_DIR: dataDir });
  assert.equal(shown.code, 0, shown.stderr);
  const account = JSON.parse(shown.stdout) as { name: string; balance: null; held: number };
  assert.deepEqual([account.name, account.balance], ['default', null]);
  assert.ok(account.held > 0, 'the command line works beside the service');
});

test('a folder of the operator that is named as data folder keeps what is in it', async (t) => {
  const dataDir = temporaryFolder(t);
  const own = [join(dataDir, 'tmp', 'notes.txt'), join(dataDir, 'tmp', 'node-20', 'notes.txt')];
  for (const path of own) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'mine');
  }
  const left = join(dataDir, 'kinora-tmp', 'req_killed');
  mkdirSync(left, { recursive: true });
  const service = await startTestService(t, { dataDir });
  await service.stop();
  assert.ok(!existsSync(left), 'what a killed process left is removed');
  for (const path of own) assert.equal(readFileSync(path, 'utf8'), 'mine');
});

test('a key made at the command line works at once in the running service, a revoked one not for long', async (t) => {
  const dataDir = temporaryFolder(t);
  const kinora = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  assert.ok(!kinora.output.stdout().includes(operatorKey), 'a key of the operator is not printed');
  const made = await runKinora(['keys', 'create', '--json', '--account', 'ada', '--balance', '5'], {
    KINORA_DATA_DIR: dataDir,
  });
  const { id, key, account } = JSON.parse(made.stdout) as Record<string, string>;
  assert.equal(account, 'ada');
  const ask = async () =>
    (await fetch(`${kinora.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } })).status;
  assert.equal(await ask(), 200);
  const revoked = await runKinora(['keys', 'revoke', id!, '--json'], { KINORA_DATA_DIR: dataDir });
  assert.equal(revoked.code, 0);
  await waitFor(async () => (await ask()) === 401, { everyMs: 50 });
});

test('a second worker on the same data folder is refused in plain words, and the first goes on', async (t) => {
  const dataDir = temporaryFolder(t);
  const first = await startKinora(t, dataDir);
  const second = await runKinora(['serve'], { KINORA_DATA_DIR: dataDir, KINORA_PORT: '0' });
  assert.equal(second.code, 1);
  assert.equal(
    second.stderr.trim(),
    `Another Kinora process uses ${dataDir}. Stop it, or choose another KINORA_DATA_DIR.`,
  );
  assert.equal((await first.request('/readyz')).status, 200);
  first.signal('SIGKILL');
  await first.ended;
  const next = await startKinora(t, dataDir);
  assert.equal((await next.request('/readyz')).status, 200, 'a killed one holds no lock');
});

test('a port in use is said in plain words, and the first key is not lost by it', async (t) => {
  const dataDir = temporaryFolder(t);
  const taken = createServer().listen(0, '127.0.0.1');
  afterTest(t, () => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const { code, stderr } = await runKinora(['serve'], {
    KINORA_DATA_DIR: dataDir,
    KINORA_PORT: String(port),
  });
  assert.equal(code, 1);
  assert.equal(
    stderr,
    `Port ${port} on 127.0.0.1 is in use. Stop the process using it, or set KINORA_PORT.\n`,
  );
  const next = await startKinora(t, dataDir, { KINORA_BOOTSTRAP_KEY: '' });
  assert.match(next.output.stdout(), /^ {2}kin_\S+$/m);
});

test('a reason not to start is one sentence with its location', async (t) => {
  const dataDir = temporaryFolder(t);
  const path = join(dataDir, 'kinora.db');
  const refused = async (env: Record<string, string>, words: RegExp) => {
    for (const command of [['serve'], ['keys', 'list']]) {
      // Both open the database in the same way.
      if (command[0] === 'keys' && Object.keys(env).length > 0) continue;
      const { code, stdout, stderr } = await runKinora(command, {
        KINORA_DATA_DIR: dataDir,
        KINORA_PORT: '0',
        ...env,
      });
      assert.equal(code, 1, stdout);
      assert.match(stderr, words);
      assert.equal(stderr.trim().split('\n').length, 1, stderr);
    }
  };
  await refused({ KINORA_HOST: '203.0.113.9' }, /cannot listen at 203\.0\.113\.9.*KINORA_HOST/);
  await refused({ KINORA_HOST: 'nowhere.invalid' }, /cannot listen at nowhere\.invalid.*KINORA_HOST/);
  const whole = readFileSync(path);
  writeFileSync(path, whole.subarray(0, 6000));
  await refused({}, /kinora\.db is .*damaged.*backup/);
  writeFileSync(path, 'this is no database, '.repeat(1000));
  await refused({}, /kinora\.db is not an SQLite database.*backup/);
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  await refused({ KINORA_DATA_DIR: join(file, 'data') }, /file\/data cannot be written \(ENOTDIR\)/);
  await refused(
    {
      KINORA_DATABASE_URL: 'postgres://user:hush@127.0.0.1:1/videos',
      KINORA_DATA_DIR: join(dataDir, 'other'),
    },
    /^The database videos at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)/,
  );
});

test('every mistake of the configuration is listed, and nothing starts', async (t) => {
  const dataDir = temporaryFolder(t);
  const file = join(dataDir, 'kinora.config.json');
  writeFileSync(file, JSON.stringify({ queueLimit: 'many', colour: 'blue', prices: { 'beta-2': -1 } }));
  const { code, stdout, stderr } = await runKinora(['serve'], {
    KINORA_DATA_DIR: join(dataDir, 'data'),
    KINORA_CONFIG: file,
    KINORA_PORT: 'eighty',
    KINORA_ROLES: 'api,cook',
    KINORA_PUBLIC_URL: 'ftp://example.com',
    KINORA_BOOTSTRAP_KEY: 'short',
  });
  assert.equal(code, 1);
  assert.equal(stdout, '');
  const mistakes = stderr.split('\n').filter((line) => line.startsWith('- '));
  for (const name of ['KINORA_PORT', 'KINORA_ROLES', 'KINORA_PUBLIC_URL', 'KINORA_BOOTSTRAP_KEY'])
    assert.equal(mistakes.filter((line) => line.includes(name)).length, 1, name);
  for (const name of ['queueLimit', 'colour', 'prices'])
    assert.equal(mistakes.filter((line) => line.includes(name)).length, 1, name);
  assert.equal(mistakes.length, 7, stderr);
  assert.ok(!stderr.includes('    at '), 'no stack');
});

test('a command that does not exist shows the usage', async () => {
  const { code, stderr } = await runKinora(['dance']);
  assert.equal(code, 2);
  assert.match(stderr, /Usage:\n {2}kinora serve/);
});

test('a server that cannot note where it listens serves all the same', async (t) => {
  const dataDir = temporaryFolder(t);
  // As on a full disk: the note cannot be written.
  mkdirSync(join(dataDir, 'server.json'));
  const kinora = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  assert.equal((await kinora.request('/readyz')).status, 200);
  kinora.signal('SIGTERM');
  assert.equal((await kinora.ended).code, 0);
});

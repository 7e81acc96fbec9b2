/** Backups that are damaged, changed or crafted end in a sentence, and nothing outside of them is read. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { loadConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const configOf = (dataDir: string) => loadConfig({ KINORA_DATA_DIR: dataDir, KINORA_LOG_LEVEL: 'silent' });
const kinora = (dataDir: string, ...words: string[]): Promise<string> =>
  runCommand({ config: configOf(dataDir), store: undefined as never }, words);
const video = (name: string) => join('files', 'videos', `beta-2%3A${name}`, 'video.mp4');

const change = (folder: string, statement: string) => {
  using database = new DatabaseSync(join(folder, 'kinora.db'));
  database.exec(statement);
};

const harms: Record<string, (folder: string) => void> = {
  'a manifest that is no JSON': (folder) => writeFileSync(join(folder, 'backup.json'), '{'),
  'a manifest of null': (folder) => writeFileSync(join(folder, 'backup.json'), 'null'),
  'an empty manifest': (folder) => writeFileSync(join(folder, 'backup.json'), '{}'),
  'a manifest larger than memory': (folder) => truncateSync(join(folder, 'backup.json'), 2 ** 40),
  'a list of files larger than memory': (folder) => truncateSync(join(folder, 'files.sha256'), 2 ** 40),
  'rows without end': (folder) => {
    change(
      folder,
      `drop table ledger; create view ledger as with recursive n(i) as (select 1 union all select i + 1 from n)
        select 0 as amount, 'x' as account_id from n`,
    );
    const { checksums: _none, ...manifest } = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(manifest));
  },
  'a manifest that is a device': (folder) => {
    rmSync(join(folder, 'backup.json'));
    symlinkSync('/dev/zero', join(folder, 'backup.json'));
  },
  'a file whose name leads elsewhere': (folder) => {
    mkdirSync(join(folder, 'files', 'videos', '..%2F..%2Fescaped'), { recursive: true });
    writeFileSync(join(folder, 'files', 'videos', '..%2F..%2Fescaped', 'video.mp4'), 'x');
    rmSync(join(folder, video('one')));
  },
  'no database': (folder) => rmSync(join(folder, 'kinora.db')),
  'an empty database': (folder) => writeFileSync(join(folder, 'kinora.db'), ''),
  'half a database': (folder) => truncateSync(join(folder, 'kinora.db'), 20_000),
  'a changed balance': (folder) => change(folder, 'update accounts set balance = balance + 1'),
  'another key': (folder) => change(folder, "update api_keys set hash = '0000'"),
  'a trigger': (folder) =>
    change(folder, 'create trigger t after insert on ledger begin update accounts set balance = 1; end'),
  'a changed file': (folder) => writeFileSync(join(folder, video('one')), 'other'),
  'a missing file': (folder) => rmSync(join(folder, video('one'))),
  'an additional file': (folder) => writeFileSync(join(folder, 'files', 'videos', 'extra.mp4'), 'x'),
  'a link in place of the database': (folder) => {
    cpSync(join(folder, 'kinora.db'), `${folder}.db`);
    rmSync(join(folder, 'kinora.db'));
    symlinkSync(`${folder}.db`, join(folder, 'kinora.db'));
  },
  'a link in place of the folder of files': (folder) => {
    cpSync(join(folder, 'files'), `${folder}.files`, { recursive: true });
    rmSync(join(folder, 'files'), { recursive: true });
    symlinkSync(`${folder}.files`, join(folder, 'files'));
  },
  'a link in place of the manifest': (folder) => {
    cpSync(join(folder, 'backup.json'), `${folder}.json`);
    rmSync(join(folder, 'backup.json'));
    symlinkSync(`${folder}.json`, join(folder, 'backup.json'));
  },
  'a pipe in place of the database': (folder) => {
    rmSync(join(folder, 'kinora.db'));
    execFileSync('mkfifo', [join(folder, 'kinora.db')]);
  },
  'a link in place of a file': (folder) => {
    writeFileSync(`${folder}.txt`, 'the video');
    rmSync(join(folder, video('one')));
    symlinkSync(`${folder}.txt`, join(folder, video('one')));
  },
};

test('broken backups', async (t) => {
  const root = temporaryFolder(t);
  const dataDir = join(root, 'data');
  const store = await openStore(configOf(dataDir));
  await store.accountAdmin.createKey({ account: 'acme', balance: 5_000_000 });
  await store.close();
  mkdirSync(join(dataDir, 'files', 'videos', 'beta-2%3Aone'), { recursive: true });
  writeFileSync(join(dataDir, video('one')), 'the video');
  const backup = join(root, 'backup');
  await kinora(dataDir, 'backup', backup);

  for (const [name, harm] of Object.entries(harms))
    await t.test(name, async () => {
      const folder = join(root, `backup-${name.replaceAll(' ', '-')}`);
      cpSync(backup, folder, { recursive: true });
      harm(folder);
      const target = join(root, `target-${name}`);
      await assert.rejects(kinora(target, 'restore', folder), { name: 'StartError' });
      assert.ok(!existsSync(join(target, video('one'))));
    });

  await t.test('links beside the files of a backup without checksums are not followed', async () => {
    const folder = join(root, 'old');
    cpSync(backup, folder, { recursive: true });
    const { checksums: _none, ...manifest } = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(manifest));
    writeFileSync(join(root, 'secret.txt'), 'secret');
    mkdirSync(join(folder, 'files', 'videos', 'beta-2%3Alink'));
    symlinkSync(join(root, 'secret.txt'), join(folder, video('link')));
    symlinkSync('/etc', join(folder, 'files', 'videos', 'beta-2%3Aetc'));
    const target = join(root, 'from-old');
    await kinora(target, 'restore', folder);
    assert.ok(existsSync(join(target, video('one'))));
    assert.ok(!existsSync(join(target, video('link'))));
    assert.ok(!existsSync(join(target, 'files', 'videos', 'beta-2%3Aetc')));
  });

  await t.test('a restore leaves the backup as it is', async () => {
    const before = readdirSync(backup, { recursive: true, encoding: 'utf8' }).toSorted();
    await kinora(join(root, 'restored'), 'restore', backup);
    assert.deepEqual(readdirSync(backup, { recursive: true, encoding: 'utf8' }).toSorted(), before);
    assert.ok(!before.includes(join('files', '.parts')), 'nor does it hold what the copy worked with');
  });

  await t.test('nothing is copied into the storage that is copied', async () => {
    const inside = join(dataDir, 'files', 'backups', 'monday');
    const refused = { name: 'StartError', message: /Give a folder elsewhere/ };
    await assert.rejects(kinora(dataDir, 'backup', inside), refused);
    await assert.rejects(kinora(dataDir, 'migrate', '--storage-to', pathToFileURL(inside).href), refused);
    assert.ok(!existsSync(join(dataDir, 'files', 'backups')));
  });

  await t.test('migrate: a wrong target is not repeated, and its URL may come from a file', async () => {
    const wrong = 'mysql://kinora:the-password@db/kinora';
    for (const words of [
      ['--to', wrong],
      ['--to-file', join(root, 'url')],
      ['--storage-to', wrong],
      ['--storage-to', 's3://kinora:the-password@media/kinora'],
      ['--storage-to', 'file://kinora:the-password@db/kinora'],
    ]) {
      writeFileSync(join(root, 'url'), `${wrong}\n`);
      await assert.rejects(kinora(dataDir, 'migrate', ...words), (error: Error) => {
        assert.equal(error.name, 'StartError');
        return !error.message.includes('the-password');
      });
    }
  });
});

test('no backup into a folder of another user', { skip: process.getuid?.() !== 0 }, async (t) => {
  const folder = temporaryFolder(t);
  const dataDir = join(folder, 'data');
  await (await openStore(configOf(dataDir))).close();
  const foreign = join(folder, 'foreign');
  mkdirSync(foreign);
  chownSync(foreign, 65_534, 65_534);
  await assert.rejects(kinora(dataDir, 'backup', foreign), {
    name: 'StartError',
    message: /belongs to another user/,
  });
  assert.deepEqual(readdirSync(foreign), []);
  const own = join(folder, 'own');
  mkdirSync(own, { mode: 0o755 });
  await kinora(dataDir, 'backup', own);
  assert.equal(statSync(own).mode & 0o777, 0o700);
});

/** Only the service's own user can read what it stores. */
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { afterTest } from '../support/after-test.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const modesIn = (root: string) =>
  [root, ...readdirSync(root, { recursive: true }).map((name) => join(root, String(name)))].map((path) => {
    const stats = statSync(path);
    return { path: relative(root, path), mode: stats.mode & 0o777, isFolder: stats.isDirectory() };
  });

for (const umask of [0o000, 0o022]) {
  test(`with a umask of ${umask.toString(8).padStart(3, '0')}, on a new and on an open data folder`, async (t) => {
    const before = process.umask(umask);
    afterTest(t, () => process.umask(before));
    const dataDir = join(temporaryFolder(t), 'data');
    for (const round of ['new', 'open'] as const) {
      if (round === 'open') {
        for (const { path, isFolder } of modesIn(dataDir))
          chmodSync(join(dataDir, path), isFolder ? 0o777 : 0o666);
      }
      const requests = await startTestService(t, { dataDir, config: { roles: ['api'] } });
      await requests.stop();
      const service = await startTestService(t, { dataDir });
      const id = await service.createTask();
      await service.finished(id);
      const opened = modesIn(dataDir);
      for (const name of [
        '',
        'kinora.db',
        'kinora.db-wal',
        'kinora.db-shm',
        'worker.lock',
        'requests.lock',
        'kinora-tmp',
        'files/.parts',
      ])
        assert.ok(
          opened.some(({ path }) => path === name),
          name,
        );
      assert.ok(opened.some(({ path }) => path.endsWith('video.mp4')));
      // A file that was made open before and lies inside is closed by the folder around it.
      const wrong = opened.filter(
        ({ path, mode, isFolder }) =>
          (round === 'new' || !path.includes('/')) && mode !== (isFolder ? 0o700 : 0o600),
      );
      assert.deepEqual(
        wrong.filter(({ path }) => round === 'new' || path !== 'files').map(({ path }) => path),
        [],
      );
      await service.stop();
    }
  });
}

test('a folder with files of others keeps its mode, and is refused where all can write', async (t) => {
  const dataDir = join(temporaryFolder(t), 'srv');
  mkdirSync(join(dataDir, 'www'), { recursive: true });
  const modeOf = () => statSync(dataDir).mode & 0o777;
  chmodSync(dataDir, 0o755);
  // The second start finds files of the first.
  for (let start = 0; start < 2; start += 1) {
    const service = await startTestService(t, { dataDir });
    await service.stop();
    assert.equal(modeOf(), 0o755);
  }
  const open = modesIn(dataDir).filter(
    ({ path, mode }) => !['', 'www'].includes(path) && (mode & 0o077) !== 0,
  );
  assert.deepEqual(open, []);
  chmodSync(dataDir, 0o777);
  await assert.rejects(startTestService(t, { dataDir }), /srv holds other files, and every user/);
  assert.equal(modeOf(), 0o777);
});

test('a folder that cannot be written is named', async (t) => {
  const dir = temporaryFolder(t);
  writeFileSync(join(dir, 'file'), '');
  await assert.rejects(startTestService(t, { dataDir: join(dir, 'file', 'data') }), {
    name: 'StartError',
    message: `${join(dir, 'file', 'data')} cannot be written (ENOTDIR). Let this user write there, or choose another KINORA_DATA_DIR.`,
  });
  mkdirSync(join(dir, 'data'));
  const storageUrl = `file://${join(dir, 'file', 'blobs')}`;
  await assert.rejects(
    startTestService(t, { dataDir: join(dir, 'data'), config: { storageUrl } }),
    /file\/blobs\/\.parts cannot be written \(ENOTDIR\).*KINORA_STORAGE_URL/,
  );
});

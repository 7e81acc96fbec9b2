/** The operations that are killed, and what must hold afterwards. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase } from '../../../../src/db/database.ts';
import { backUp, restore } from '../../../../src/maintenance/backup.ts';
import { moveDatabase, moveFiles } from '../../../../src/maintenance/move.ts';
import { isInstallationMark } from '../../../../src/storage/installation-mark.ts';
import { openStore } from '../../../../src/store.ts';
import { contentsOf, filesUnder } from '../../../maintenance/store-contents.ts';
import type { WithAfter } from '../../../support/after-test.ts';
import { firstKey, startTestService } from '../../../support/service.ts';
import { checkSqliteFile } from '../check-books.ts';
import type { Command } from './killed-process.ts';
import { type DatabaseKind, locationOf, oldContentsOf, type Place, type Stores } from './stores.ts';

/** One store that is killed over, perhaps several times. */
export type Attempt = {
  /** Once for each try. */
  command(): Command;
  /** Brings it to its end and looks whether everything is there, once. `isDone`: no try was killed any more. */
  verify(isDone: boolean): Promise<void>;
  remove(): Promise<void>;
};
export type Operation = { name: string; begin(): Promise<Attempt> };

const options = { files: true, version: '0.0.0-test', onProgress: () => {} };
const saysDone = /The database is not empty/;
/** Killed after its last statement: there was nothing left to do. */
const allowFinished = (error: Error): void => {
  if (!saysDone.test(error.message)) throw error;
};
const filesOf = (dataDir: string): string => join(dataDir, 'files');

const withStore = async <T>(
  { config }: Place,
  use: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
) => {
  const store = await openStore(config);
  try {
    if (config.databaseUrl === null) assert.deepEqual(await checkSqliteFile(store), []);
    return await use(store);
  } finally {
    await store.close();
  }
};

const requireSame = async (place: Place, source: Place): Promise<void> =>
  assert.deepEqual(await withStore(place, contentsOf), await withStore(source, contentsOf));

/** Without the mark that each storage is given anew. */
const copiedFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(filesUnder(folder)).filter(([key]) => !isInstallationMark(key)));

const requireSameFiles = (found: string, expected: string): void =>
  assert.deepEqual(copiedFiles(found), copiedFiles(expected));

/** A service on a new folder: one account, one key, and it answers. */
const firstStart = (stores: Stores, kind: DatabaseKind): Operation => ({
  name: `first start on ${kind}`,
  async begin() {
    const place = await stores.empty(kind);
    return {
      command: () => ({ words: ['serve'], env: place.env, use: async () => {} }),
      remove: place.remove,
      async verify() {
        const cleanups: (() => unknown)[] = [];
        const t: WithAfter = { after: (clean) => void cleanups.push(clean) };
        const { databaseUrl } = place.config;
        const service = await startTestService(t, { dataDir: place.dataDir, config: { databaseUrl } });
        try {
          assert.equal((await service.request('/v1/models', { key: firstKey })).status, 200);
          for (const table of ['accounts', 'api_keys'])
            assert.equal(
              (await sql`select id from ${sql.table(table)}`.execute(service.store.db)).rows.length,
              1,
            );
        } finally {
          for (const clean of cleanups.reverse()) await clean();
        }
      },
    };
  },
});

const upgrade = (stores: Stores, kind: DatabaseKind): Operation => ({
  name: `upgrade on ${kind}`,
  async begin() {
    const place = await stores.old(kind);
    const expected = await readOld(place);
    return {
      command: () => ({ words: ['serve'], env: place.env, use: async () => {} }),
      remove: place.remove,
      async verify() {
        assert.equal(await withStore(place, ({ db }) => oldContentsOf(db)), expected);
      },
    };
  },
});

const readOld = async (place: Place): Promise<string> => {
  await using db = await connectDatabase(locationOf(place));
  return await oldContentsOf(db);
};

/** Reads only: the store is as old as before. */
const upgradeCheck = (stores: Stores, kind: DatabaseKind): Operation => ({
  name: `upgrade --check on ${kind}`,
  async begin() {
    const place = await stores.old(kind);
    const expected = await readOld(place);
    return {
      command: () => ({ words: ['upgrade', '--check'], env: place.env }),
      remove: place.remove,
      async verify() {
        assert.equal(await readOld(place), expected);
        assert.equal(await withStore(place, ({ db }) => oldContentsOf(db)), expected);
      },
    };
  },
});

/** The remains of a killed backup are refused in a sentence, or are whole; and the next one is made. */
const backup = (stores: Stores, kind: DatabaseKind): Operation => ({
  name: `backup on ${kind}`,
  async begin() {
    const source = await stores.filled(kind);
    const folders: string[] = [];
    const nextFolder = () => {
      folders.push(`${source.dataDir}-backup-${folders.length}`);
      return folders.at(-1)!;
    };
    const requireRestorable = async (folder: string) => {
      const place = await stores.empty(kind);
      await restore(place.config, folder, options);
      await requireSame(place, source);
      requireSameFiles(filesOf(place.dataDir), filesOf(source.dataDir));
      await place.remove();
    };
    return {
      command: () => ({ words: ['backup', nextFolder()], env: source.env }),
      async verify() {
        for (const folder of folders)
          await requireRestorable(folder).catch((error: Error) => {
            const isRefused =
              error.name === 'StartError' && /no finished backup|is damaged/.test(error.message);
            if (!isRefused) throw error;
          });
        const whole = nextFolder();
        await backUp(source.config, whole, options);
        await requireRestorable(whole);
      },
      async remove() {
        for (const folder of folders) rmSync(folder, { recursive: true, force: true });
        await source.remove();
      },
    };
  },
});

const restoring = (stores: Stores, kind: DatabaseKind): Operation => ({
  name: `restore on ${kind}`,
  async begin() {
    const source = await stores.filled(kind);
    const folder = `${source.dataDir}-backup`;
    await backUp(source.config, folder, options);
    const place = await stores.empty(kind);
    return {
      command: () => ({ words: ['restore', folder], env: place.env, saysDone }),
      async verify(isDone) {
        if (!isDone) await restore(place.config, folder, options).catch(allowFinished);
        await requireSame(place, source);
        requireSameFiles(filesOf(place.dataDir), filesOf(source.dataDir));
      },
      async remove() {
        rmSync(folder, { recursive: true, force: true });
        await place.remove();
        await source.remove();
      },
    };
  },
});

const migrating = (stores: Stores): Operation => ({
  name: 'migrate from SQLite to Postgres',
  async begin() {
    const source = await stores.filled('SQLite');
    const target = await stores.empty('Postgres');
    const urlFile = `${target.dataDir}-url`;
    writeFileSync(urlFile, target.config.databaseUrl!);
    const storage = join(target.dataDir, 'moved');
    mkdirSync(storage, { mode: 0o700 });
    const storageUrl = `file://${storage}`;
    const words = ['migrate', '--to-file', urlFile, '--storage-to', storageUrl];
    return {
      command: () => ({ words, env: source.env, saysDone }),
      async verify(isDone) {
        if (!isDone) {
          await moveFiles(source.config, storageUrl);
          await moveDatabase(source.config, target.config.databaseUrl!, () => {}).catch(allowFinished);
        }
        await requireSame(target, source);
        requireSameFiles(storage, filesOf(source.dataDir));
      },
      async remove() {
        rmSync(urlFile, { force: true });
        await target.remove();
        await source.remove();
      },
    };
  },
});

export const createOperations = (stores: Stores, kinds: DatabaseKind[]): Operation[] => [
  ...kinds.flatMap((kind) => [
    firstStart(stores, kind),
    upgrade(stores, kind),
    upgradeCheck(stores, kind),
    backup(stores, kind),
    restoring(stores, kind),
  ]),
  ...(kinds.includes('Postgres') ? [migrating(stores)] : []),
];

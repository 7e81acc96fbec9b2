/**
 * Loaded into a process before anything else: kills it with SIGKILL after its n-th statement, or its n-th call that
 * changes a file or sends to a socket. Says in a file how many there were when it ends by itself.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { DatabaseSync, StatementSync } from 'node:sqlite';

type Kind = 'statement' | 'call';
type Method = (this: unknown, ...values: unknown[]) => unknown;

const [kind, at] = (process.env.CHAOS_KILL_AT ?? '').split(':');
const countFile = process.env.CHAOS_COUNT_FILE;
// The processes of engines live.
delete process.env.NODE_OPTIONS;
const writeFile = fs.writeFileSync;
const counts: Record<Kind, number> = { statement: 0, call: 0 };

const count = (counted: Kind): void => {
  counts[counted] += 1;
  if (kind === counted && counts[counted] === Number(at)) process.kill(process.pid, 'SIGKILL');
};

const watch = (owner: object, names: string[], counted: Kind): void => {
  const methods = owner as Record<string, Method>;
  for (const name of names) {
    const original = methods[name];
    if (original === undefined) continue;
    const watched: Method = function (...values) {
      const result = original.apply(this, values);
      // A call that returns at once has only begun: then the kill comes at its end, or with the next call.
      if (result instanceof Promise)
        return result.then((value) => {
          count(counted);
          return value;
        });
      count(counted);
      return result;
    };
    // Among them how util.promisify treats it.
    methods[name] = Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original));
  }
};

const changes = [
  ...['open', 'write', 'writev', 'writeFile', 'appendFile', 'copyFile', 'cp', 'rename', 'link', 'symlink'],
  ...['unlink', 'rm', 'rmdir', 'mkdir', 'mkdtemp', 'truncate', 'ftruncate', 'chmod', 'fchmod', 'utimes'],
  ...['fsync', 'fdatasync', 'mkdtempDisposable'],
];
watch(DatabaseSync.prototype, ['exec'], 'statement');
watch(StatementSync.prototype, ['run', 'all', 'get', 'iterate'], 'statement');
watch(
  fs,
  changes.flatMap((name) => [name, `${name}Sync`]),
  'call',
);
watch(fs.promises, changes, 'call');
const file = await fs.promises.open('/dev/null');
watch(Object.getPrototypeOf(file), ['write', 'writev', 'writeFile', 'sync', 'datasync', 'truncate'], 'call');
await file.close();
// A statement for Postgres is one of these.
watch(net.Socket.prototype, ['write', 'connect', 'end', 'destroy'], 'call');
syncBuiltinESMExports();

if (countFile !== undefined)
  process.on('exit', () => {
    const { statement, call } = counts;
    writeFile(countFile, JSON.stringify({ statement, call }));
  });

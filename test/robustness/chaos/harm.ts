/** The misfortunes of a service in bad times, one misfortune after another. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { KinoraProcess } from '../../process/kinora-process.ts';
import type { Random } from '../random.ts';

const lastsMs = 3000;
const minuteMs = 60_000;

export type Harm = 'service' | 'engine' | 'lock' | 'full disk' | 'slow disk' | 'clock';

/** Syscalls of the service that are held up: syncs by a tenth of a second, writes by some milliseconds. */
const slowCalls = [
  '-e',
  'trace=fsync,fdatasync,pwrite64',
  '-e',
  'inject=fsync,fdatasync:delay_enter=100000',
  '-e',
  'inject=pwrite64:delay_enter=3000',
];
export const canSlowDisk = () =>
  spawnSync('strace', ['-qq', '-o', '/dev/null', ...slowCalls, 'true']).status === 0;

export const createHarms = (options: {
  dataDir: string;
  clockFile: string;
  random: Random;
  service: () => KinoraProcess;
  restart: () => Promise<void>;
}): Record<Harm, () => Promise<boolean>> => {
  const { dataDir, random, service } = options;

  return {
    async service() {
      await options.restart();
      return true;
    },

    async engine() {
      const pid = random.pick(service().childPids());
      try {
        if (pid !== undefined) process.kill(pid, 'SIGKILL');
        return pid !== undefined;
      } catch {
        return false;
      }
    },

    async lock() {
      const foreign = new DatabaseSync(join(dataDir, 'kinora.db'), { timeout: 1000 });
      try {
        foreign.exec('begin immediate');
        await delay(lastsMs);
        foreign.exec('rollback');
        return true;
      } catch {
        return false;
      } finally {
        foreign.close();
      }
    },

    async 'full disk'() {
      const filler = join(dataDir, 'filler');
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(1 << 20));
      } catch {}
      closeSync(file);
      await delay(lastsMs);
      rmSync(filler);
      return true;
    },

    async 'slow disk'() {
      const words = ['-f', '-qq', '-o', '/dev/null', ...slowCalls, '-p', String(service().pid)];
      const slowing = spawn('strace', words, { stdio: 'ignore' });
      const ended = once(slowing, 'exit');
      await Promise.race([ended, delay(2 * lastsMs)]);
      slowing.kill('SIGINT');
      await ended;
      return true;
    },

    /** Set on or back, up to an hour, and the next time from there. */
    async clock() {
      const byMs = Math.round((random.next() - 0.5) * 120 * minuteMs);
      writeFileSync(options.clockFile, String(byMs));
      return service().signal('SIGUSR2');
    },
  };
};

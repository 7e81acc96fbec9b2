/** The memory of a process. */
import { readFile } from 'node:fs/promises';

/** Null where the system does not report it, or the process is gone. */
export const residentBytes = async (pid: number): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
};

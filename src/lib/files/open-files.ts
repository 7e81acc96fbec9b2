/** How many files and connections this process may have open at once. */
import { readFileSync } from 'node:fs';

/** Infinity where the system does not say. */
export const mostOpenFiles = (): number => {
  try {
    const [, most = ''] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === '' ? Number.POSITIVE_INFINITY : Number(most);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** What another process has used so far, from /proc. */

import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

export const processUsage = (pid: number): { cpuSeconds: number; peakRssMb: number } => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    peakRssMb: Math.round(Number(peak?.[1] ?? 0) / 1024),
  };
};

/** The processes this one started. */
export const childPids = (): number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return parent === process.pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

/** What another process has used so far, from /proc. */

import { readFileSync } from 'node:fs';

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

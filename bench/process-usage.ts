/** The CPU time and memory of another process so far, from /proc. */

import { readdirSync, readFileSync } from 'node:fs';

/** Nanoseconds of the threads that live; the counter for the whole process moves in steps of 10 ms. */
const runSeconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) =>
      sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
    0,
  );

export const processUsage = (pid: number): { cpuSeconds: number; peakRssMb: number } => {
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return {
    cpuSeconds: runSeconds(pid),
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

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

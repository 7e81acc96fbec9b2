/** Memory of another process, as the kernel counts it. */
import { readFileSync } from 'node:fs';

const megabytesOf = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

export const residentMegabytes = (pid: number): number => megabytesOf(pid, 'VmRSS');
/** The most it ever had. */
export const peakMegabytes = (pid: number): number => megabytesOf(pid, 'VmHWM');

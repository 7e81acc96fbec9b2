/** Loaded into a process of tests: its last line says how many seconds of CPU it and what it started have taken. */
import { readFileSync, writeSync } from 'node:fs';

const ticksPerSecond = 100;

/** Of children that have ended, and of theirs; Linux only. */
const childSeconds = (): number => {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1)!.split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
};

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(1, `\nℹ cpu ${Math.round((user + system) / 1e6 + childSeconds())}\n`);
});

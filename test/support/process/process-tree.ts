/** Which processes another one started. */
import { readdirSync, readFileSync } from 'node:fs';

export const childPids = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // The fields after the name in brackets: state, parent.
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);

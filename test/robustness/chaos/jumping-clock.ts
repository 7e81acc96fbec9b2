/** Loaded into the service before anything else: the time of day is that of the machine plus what a file says. */
import { readFileSync } from 'node:fs';

const file = process.env.CHAOS_CLOCK_FILE;
const realNow = Date.now;
let offsetMs = 0;
const readOffset = () => {
  try {
    offsetMs = Number(readFileSync(file!, 'utf8')) || 0;
  } catch {}
};

if (file !== undefined) {
  readOffset();
  process.on('SIGUSR2', readOffset);
  const RealDate = Date;
  class JumpingDate extends RealDate {
    constructor(...words: unknown[]) {
      super(...((words.length === 0 ? [realNow() + offsetMs] : words) as [number]));
    }
    static override now(): number {
      return realNow() + offsetMs;
    }
  }
  globalThis.Date = JumpingDate as DateConstructor;
}

/**
 * Loaded into a service before anything else: notes in a file each time its event loop stood still. What the thread
 * waited for a processor is not counted, so that a busy machine does not look like a busy loop.
 */
import { appendFileSync, readFileSync } from 'node:fs';

const file = process.env.EVENT_LOOP_FILE;
const everyMs = 10;
const notedMs = 50;

/** The second number: nanoseconds in which the thread could have run and did not get to. */
const waitedMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;

if (file !== undefined) {
  let last = { atMs: performance.now(), waitedMs: waitedMs() };
  setInterval(() => {
    const now = { atMs: performance.now(), waitedMs: waitedMs() };
    const stoodMs = now.atMs - last.atMs - (now.waitedMs - last.waitedMs) - everyMs;
    if (stoodMs > notedMs) appendFileSync(file, `${Math.round(stoodMs)}\n`);
    last = now;
  }, everyMs).unref();
}

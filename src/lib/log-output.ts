/**
 * Writes log lines to standard output. A log that cannot be written (a full disk, a reader that left or stands still)
 * costs lines, never a request, memory or the end of the process: nothing here blocks, throws or waits for space.
 */
import { constants, fstatSync, openSync, write, writeSync } from 'node:fs';

const bufferedCharacters = 32_768;
const bufferedMs = 100;
/** The longest text that waits for a slow reader; lines beyond it are dropped. */
const maxWaitingCharacters = 1024 * 1024;
/** How often a full pipe is tried at the end of the process. */
const maxExitAttempts = 20;

const newline = 0x0a;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'error';
const isFull = (error: unknown): boolean => codeOf(error) === 'EAGAIN';

/** A pipe is opened once more without blocking: the original is shared with other processes, as is its mode. */
const openWithoutBlocking = (fd: number): number => {
  try {
    if (fstatSync(fd).isFIFO())
      return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // Not Linux, or not ours to open.
  }
  return fd;
};

const countLines = (text: string): number => text.split('\n').length - 1;

/** Call `write` with whole lines. */
export const createLogOutput = (
  fd: number,
  /** The line that says how many were dropped. */
  droppedLine: (lines: number, code: string) => string,
) => {
  const file = openWithoutBlocking(fd);
  let waiting = '';
  let writing: Buffer | undefined;
  let isInFlight = false;
  let isScheduled = false;
  let dropped = { lines: 0, code: '' };
  /** Lines that the report at the start of `writing` counts, until that is written. */
  let reported = 0;
  let lastWasWhole = true;

  const drop = (lines: number, code: string) => {
    dropped = { lines: dropped.lines + lines, code };
  };

  const takeWaiting = (): Buffer => {
    const report = dropped.lines === 0 ? '' : droppedLine(dropped.lines, dropped.code);
    const bytes = Buffer.from(`${lastWasWhole ? '' : '\n'}${report}${waiting}`);
    reported = dropped.lines;
    dropped = { lines: 0, code: '' };
    waiting = '';
    return bytes;
  };

  const flush = () => {
    isScheduled = false;
    if (isInFlight || (writing === undefined && waiting === '')) return;
    writing ??= takeWaiting();
    isInFlight = true;
    write(file, writing, 0, writing.length, null, (error, written) => afterWrite(error, written ?? 0));
  };

  const afterWrite = (error: unknown, written: number) => {
    isInFlight = false;
    if (written > 0) {
      reported = 0;
      lastWasWhole = writing![written - 1] === newline;
    }
    const rest = writing!.subarray(written);
    const isLost = error !== null && !isFull(error);
    if (isLost) drop(countLines(rest.toString()) + Math.max(0, reported - 1), codeOf(error));
    writing = isLost || rest.length === 0 ? undefined : rest;
    if (error === null && (writing || waiting.length >= bufferedCharacters)) flush();
    else if (writing || waiting !== '') flushLater();
  };

  const flushLater = () => {
    if (!isScheduled) setTimeout(flush, bufferedMs).unref();
    isScheduled = true;
  };

  process.on('exit', () => {
    const rest = Buffer.concat([(!isInFlight && writing) || Buffer.alloc(0), takeWaiting()]);
    for (let at = 0, attempts = 0; at < rest.length && attempts < maxExitAttempts; attempts += 1)
      try {
        at += writeSync(file, rest, at);
      } catch (error) {
        if (!isFull(error)) return;
      }
  });

  return {
    write(line: string): void {
      if (waiting.length + line.length > maxWaitingCharacters) {
        drop(countLines(line), 'EAGAIN');
        return;
      }
      waiting += line;
      if (waiting.length >= bufferedCharacters) flush();
      else flushLater();
    },
  };
};

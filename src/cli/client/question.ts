/** A yes-or-no question to the person at the terminal. */
import { createInterface } from 'node:readline/promises';
import type { CommandContext } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { printableLine } from '../printable.ts';

type Terminal = Pick<CommandContext, 'stdin' | 'stderr'>;

/** Undefined where there is no one to ask: a script, a pipe, --json. Enter alone is `whenEmpty`. */
export const askYesOrNo = async (
  { stdin, stderr }: Terminal,
  question: string,
  {
    json = false,
    whenEmpty = false,
    signal,
  }: { json?: boolean; whenEmpty?: boolean; signal?: AbortSignal } = {},
): Promise<boolean | undefined> => {
  if (json || !stdin.isTTY || !stderr.isTTY) return undefined;
  // Without line editing the terminal stays as it is, and Ctrl-C reaches the process as a signal.
  const reader = createInterface({ input: stdin, output: stderr, terminal: false });
  const closed = new Promise<string>((resolve) => reader.once('close', () => resolve('no')));
  try {
    const asked = reader.question(`${printableLine(question)} ${whenEmpty ? '[Y/n]' : '[y/N]'} `, {
      ...(signal && { signal }),
    });
    const answer = (await Promise.race([asked, closed])).trim().toLowerCase();
    return answer === '' ? whenEmpty : /^y(es)?$/.test(answer);
  } catch (error) {
    if (signal?.aborted) throw new CommandError(exitCodes.interrupted, 'Interrupted.', {}, error);
    throw error;
  } finally {
    reader.close();
  }
};

/** The `kinora` command: runs a command line, says what went wrong, and sets the exit code. */
import { readFileSync } from 'node:fs';
import { loadConfig } from '../config.ts';
import { UsageError } from './arguments.ts';
import type { CommandContext } from './command.ts';
import { runProgram } from './program.ts';

const version: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

const context: CommandContext = {
  version,
  loadConfig,
  async withStore(use) {
    // Loaded when asked for: help and completion do not wait for the database.
    const { openStore } = await import('../store.ts');
    const store = await openStore(loadConfig());
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  },
  print: (text) => {
    process.stdout.write(text);
  },
  setExitCode: (code) => {
    process.exitCode = code;
  },
};

/** Told in their own words; anything else is a bug of ours, and shows where. */
const operatorMistakes = new Set(['UsageError', 'AdminError', 'ConfigError', 'StartError']);

export const main = async (words: string[]): Promise<void> => {
  try {
    await runProgram(context, words);
  } catch (error) {
    const known = operatorMistakes.has((error as Error).name);
    process.stderr.write(known ? `${(error as Error).message}\n` : `${(error as Error).stack}\n`);
    if (error instanceof UsageError) process.stderr.write(error.usage);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};

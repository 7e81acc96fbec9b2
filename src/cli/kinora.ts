/** The `kinora` command: runs a command line, prints errors, and sets the exit code. */
import { readFileSync } from 'node:fs';
import { loadClientSettings } from '../config/client-settings.ts';
import { UsageError } from './arguments.ts';
import type { CommandContext } from './command.ts';
import { CommandError, exitCodes, fileError } from './exit-codes.ts';
import { writeText } from './printable.ts';
import { runProgram } from './program.ts';

const version: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

/** The surroundings of a command: those of the process, or of a test. */
export type Surroundings = Pick<CommandContext, 'stdin' | 'stdout' | 'stderr' | 'setExitCode'> & {
  env: Record<string, string | undefined>;
};

const createContext = ({ env, ...surroundings }: Surroundings): CommandContext => {
  // Loaded on demand: help and completion wait neither for the settings schema nor for the database.
  const loadConfig = async () => (await import('../config/config.ts')).loadConfig(env);
  return {
    ...surroundings,
    version,
    loadConfig,
    loadClientSettings: () => loadClientSettings(env),
    async withStore(use) {
      const { openStore } = await import('../store.ts');
      const store = await openStore(await loadConfig());
      try {
        return await use(store);
      } finally {
        await store.close();
      }
    },
    print: (text) => {
      writeText(surroundings.stdout, text);
    },
  };
};

/** Expected errors show their message; anything else is a bug and shows its stack. */
const operatorErrors = new Set(['UsageError', 'CommandError', 'AdminError', 'ConfigError', 'StartError']);

const exitCodeOf = (error: unknown): number => {
  if (error instanceof CommandError) return error.exitCode;
  return error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
};

const asJson = (error: Error, exitCode: number): string => {
  const details = error instanceof CommandError ? error.details : {};
  return `${JSON.stringify({ error: { message: error.message, ...details, exit_code: exitCode } })}\n`;
};

const asText = (error: Error): string => {
  if (!operatorErrors.has(error.name)) return `${error.stack}\n`;
  return `${error.message}\n${error instanceof UsageError ? error.usage : ''}`;
};

/** Prints an error as it is asked for, and sets the exit code. */
export const runCommandLine = async (words: string[], surroundings: Surroundings): Promise<void> => {
  try {
    await runProgram(createContext(surroundings), words);
  } catch (thrown) {
    const error = thrown as Error;
    const exitCode = exitCodeOf(error);
    surroundings.setExitCode(exitCode);
    writeText(surroundings.stderr, words.includes('--json') ? asJson(error, exitCode) : asText(error));
  }
};

export const main = async (words: string[]): Promise<void> => {
  const isService = words[0] === 'serve';
  // Nothing is left to tell it to.
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A service goes on without its output.
    if (isService) return;
    // The reader of our output may close the pipe early, as `head` does.
    if (error.code === 'EPIPE') process.exit(exitCodes.ok);
    writeText(process.stderr, `${fileError('The output', error).message}\n`);
    process.exit(exitCodes.file);
  });
  const { env, stdin, stdout, stderr } = process;
  const setExitCode = (code: number) => {
    process.exitCode = code;
  };
  await runCommandLine(words, { env, stdin, stdout, stderr, setExitCode });
};

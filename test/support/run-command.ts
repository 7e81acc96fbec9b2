/** Runs a command line of `kinora` in this process, on the store of a service, and returns what it printed. */
import { join } from 'node:path';
import { runProgram } from '../../src/cli/program.ts';
import type { TestService } from './service.ts';

export const runCommand = async (
  { store, config }: Pick<TestService, 'store' | 'config'>,
  words: string[],
): Promise<string> => {
  let printed = '';
  await runProgram(
    {
      version: '0.0.0-test',
      loadConfig: async () => config,
      loadClientSettings: () => ({
        serverUrl: null,
        apiKey: null,
        namesDataDir: true,
        loginPath: join(config.dataDir, 'login.json'),
        terminal: {},
      }),
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      withStore: (use) => use(store),
      print: (text) => {
        printed += text;
      },
      setExitCode: () => {},
    },
    words,
  );
  return printed;
};

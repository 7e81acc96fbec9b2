/** The `kinora` command. */
import { readFileSync } from 'node:fs';
import { loadConfig } from '../config.ts';
import { openStore } from '../store.ts';
import { runAccounts } from './accounts.ts';
import { UsageError } from './arguments.ts';
import { runKeys } from './keys.ts';

const usage = `Usage:
  kinora serve
  kinora keys create [--account NAME] [--billing payg|subscription] [--balance N] [--period-end ISO|30d]
                     [--quota N] [--models a,b] [--ips cidr,cidr] [--expires ISO|30d] [--rpm N] [--name TEXT] [--json]
  kinora keys list [--json]
  kinora keys revoke ID [--json]
  kinora models [MODEL...] [--check] [--json]
  kinora accounts list [--json]
  kinora accounts show|suspend|resume NAME [--json]
  kinora accounts credit NAME N [--json]
  kinora accounts renew NAME ISO|30d [--json]
  kinora accounts payment NAME ok|failed [--json]
`;

const version: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

const run = async ([command, ...words]: string[]): Promise<void> => {
  switch (command) {
    // Loaded when asked for: managing keys does not wait for what serves.
    case 'serve': {
      const { serve } = await import('../main.ts');
      return serve(loadConfig(), version);
    }
    case 'models': {
      const { runModels } = await import('./models.ts');
      const { output, isOk } = await runModels(loadConfig(), version, words);
      process.stdout.write(output);
      if (!isOk) process.exitCode = 1;
      return;
    }
    case 'keys':
    case 'accounts': {
      const config = loadConfig();
      const store = await openStore(config);
      try {
        process.stdout.write(
          command === 'keys'
            ? await runKeys(store.accountAdmin, config.modelAliases, words)
            : await runAccounts(store.accountAdmin, words),
        );
      } finally {
        await store.close();
      }
      return;
    }
    case '--version':
      process.stdout.write(`${version}\n`);
      return;
    case 'help':
    case '--help':
    case '-h':
      process.stdout.write(usage);
      return;
    default:
      throw new UsageError(command === undefined ? 'Which command?' : `There is no command "${command}".`);
  }
};

/** Told in their own words; anything else is ours, and shows where. */
const operatorMistakes = new Set(['UsageError', 'AdminError', 'ConfigError', 'StartError']);

export const main = async (words: string[]): Promise<void> => {
  try {
    await run(words);
  } catch (error) {
    const known = operatorMistakes.has((error as Error).name);
    process.stderr.write(known ? `${(error as Error).message}\n` : `${(error as Error).stack}\n`);
    if (error instanceof UsageError) process.stderr.write(usage);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};

/** Management of webhooks with senseless words: each is done, or refused in a sentence. */
import { loadConfig } from '../../../src/config/config.ts';
import { openStore } from '../../../src/store.ts';
import { runCommand } from '../../support/run-command.ts';
import { createRandom } from '../random.ts';

const verbs = ['add', 'list', 'remove', 'rotate', 'deliveries', 'redeliver', 'secret'];
const options = ['--account', '--url', '--events', '--endpoint', '--status', '--limit', '--rotate', '--json'];
const values = [
  ...[
    'default',
    'none',
    '',
    ' ',
    '-1',
    '0',
    '1e9',
    '999999999999999999999',
    'NaN',
    '__proto__',
    '🦊',
    '\u202e',
  ],
  ...[
    'https://example.invalid/x',
    'http://127.0.0.1:1/',
    'ftp://x',
    'https://',
    'https://u:p@x/',
    'https://[::1]/',
  ],
  ...[
    `https://x/${'a'.repeat(5000)}`,
    'video.completed',
    'video.failed,video.completed',
    ',',
    'pending',
    'x\0y',
  ],
  ..."'; drop table webhook_endpoints; --".split(' '),
];
/** The errors that the command line prints as a sentence, and nothing else. */
const sentences = ['UsageError', 'StartError', 'AdminError', 'ApiError', 'CommandError', 'CommanderError'];

export const fuzzWebhooks = async (dataDir: string, seed: number, rounds: number): Promise<string[]> => {
  const random = createRandom(seed);
  const config = loadConfig({ KINORA_DATA_DIR: dataDir, KINORA_LOG_LEVEL: 'silent' });
  const store = await openStore(config);
  const faults: string[] = [];
  const ids: string[] = [];
  const word = () => random.pick([...values, ...ids.slice(-3)])!;
  try {
    for (let round = 0; round < rounds && faults.length < 20; round += 1) {
      const words = ['webhooks', random.pick(verbs)!];
      for (let count = Math.floor(random.next() * 5); count > 0; count -= 1)
        words.push(...(random.next() < 0.7 ? [random.pick(options)!, word()] : [word()]));
      try {
        const printed = await runCommand({ config, store }, words);
        ids.push(...(printed.match(/wh[ed]_\w+/g) ?? []).slice(0, 2));
      } catch (error) {
        const { name, message } = error as Error;
        if (!sentences.includes(name)) faults.push(`${JSON.stringify(words)}: ${name} ${message}`);
      }
    }
  } finally {
    await store.close();
  }
  return faults;
};

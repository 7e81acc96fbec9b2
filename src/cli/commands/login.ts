import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UsageError } from '../arguments.ts';
import { createApiClient } from '../client/api-client.ts';
import { baseUrlOf } from '../client/connection.ts';
import { modelList } from '../client/responses.ts';
import { readLogin, removeLogin, saveLogin } from '../client/saved-login.ts';
import { addCommand, type CommandContext, type CommandFamily } from '../command.ts';
import { printResult } from '../output.ts';

export const addLogin: CommandFamily = (program, context) => {
  addCommand(program, 'login <url>', {
    description: 'Use a server from now on. Asks for the API key, or reads it from standard input.',
    examples: ['kinora login https://media.example.com', 'kinora login http://10.0.0.5:8080 < key.txt'],
  }).action(async (given: string, { json }: { json?: boolean }) => {
    const url = baseUrlOf(given);
    const settings = context.loadClientSettings();
    const key = settings.apiKey ?? (await readKey(context, url));
    const models = await countModels(context, url, key);
    saveLogin(settings.loginPath, { url, key });
    printResult(
      context,
      json,
      { url, models, saved: settings.loginPath },
      `Commands use ${url} now (${models} models). "kinora logout" ends that.\n`,
    );
  });

  addCommand(program, 'logout', {
    description: 'Remove the server and key saved by "kinora login".',
    examples: ['kinora logout'],
  }).action(({ json }: { json?: boolean }) => {
    const { loginPath } = context.loadClientSettings();
    const url = readLogin(loginPath)?.url ?? null;
    removeLogin(loginPath);
    const message = url === null ? 'No server was saved.' : `The key for ${url} was removed.`;
    printResult(context, json, { url }, `${message}\n`);
  });
};

/** Proves that server and key work. */
const countModels = async ({ version }: CommandContext, url: string, key: string): Promise<number> => {
  const target = async () => ({ url, key });
  const connection = { target, reconnect: async () => {}, renewKey: async () => false };
  const api = createApiClient(connection, { version, signal: new AbortController().signal });
  try {
    return (await api.json('/v1/models', modelList)).data.length;
  } finally {
    await api.close();
  }
};

const readKey = async ({ stdin, stderr }: CommandContext, url: string): Promise<string> => {
  const key = stdin.isTTY
    ? await askHidden(stdin, stderr, `API key for ${url}: `)
    : (await text(stdin)).trim();
  if (!/^[\x21-\x7e]+$/.test(key)) throw new UsageError('This is not an API key.');
  return key;
};

/** Input is not echoed. */
const askHidden = async (
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  question: string,
): Promise<string> => {
  output.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: true });
  try {
    return (await lines.question('')).trim();
  } finally {
    lines.close();
    output.write('\n');
  }
};

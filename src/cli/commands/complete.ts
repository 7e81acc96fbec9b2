/** The words that completion scripts ask a server for. Hidden: people have `videos list`, `models` and `characters list`. */
import { Argument } from 'commander';
import type { ApiClient } from '../client/api-client.ts';
import { characterList, modelList, videoPage } from '../client/responses.ts';
import { type ServerOptions, useServer } from '../client/use-server.ts';
import { addCommand, type CommandFamily } from '../command.ts';
import type { RemoteValues } from '../completion/command-tree.ts';
import { printResult } from '../output.ts';

/** A shell that waits for words should not wait for a server that is away. */
const timeoutMs = 2_000;

const read: Record<RemoteValues, (api: ApiClient) => Promise<string[]>> = {
  videos: async (api) => (await api.json('/v1/videos?limit=50', videoPage, quick)).data.map(({ id }) => id),
  models: async (api) => (await api.json('/v1/models', modelList, quick)).data.map(({ id }) => id),
  characters: async (api) =>
    (await api.json('/beta/v1/characters', characterList, quick)).data.map(({ username }) => username),
};
const quick = { retries: 0, idleTimeoutMs: timeoutMs };

/** Nothing that a shell would take for more than one word. */
const isWord = (text: string): boolean => /^[\w.:@-]+$/.test(text);

export const addComplete: CommandFamily = (program, context) => {
  addCommand(
    program,
    'complete',
    {
      description: 'Print words that a shell can complete, from the server in use.',
      examples: ['kinora complete videos'],
    },
    { hidden: true },
  )
    .addArgument(new Argument('<what>', 'which words').choices(Object.keys(read)))
    .action(async (what: RemoteValues, options: ServerOptions) => {
      const words = await useServer(context, { ...options, quiet: true, startsNothing: true }, ({ api }) =>
        read[what](api),
      );
      const shown = words.filter(isWord);
      printResult(context, options.json, shown, shown.map((word) => `${word}\n`).join(''));
    });
};

import { characterDeletion, characterList } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, useServer } from '../client/use-server.ts';
import type { CommandFamily } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { localTime, printResult, table } from '../output.ts';
import { printableLine } from '../printable.ts';

export const addCharacters: CommandFamily = (program, context) => {
  const characters = program
    .command('characters')
    .description('Characters that a prompt can name by @username.');

  addServerCommand(characters, 'list', {
    description: 'List the characters of the account.',
    examples: ['kinora characters list', 'kinora characters list --json'],
  }).action(async (options: ServerOptions) => {
    const { data } = await useServer(context, options, ({ api }) =>
      api.json('/beta/v1/characters', characterList),
    );
    const rows = data.map(({ username, created_at, from_task }) => ({
      name: `@${username}`,
      created: localTime(created_at),
      from: from_task,
    }));
    printResult(context, options.json, data, table(rows));
  });

  addServerCommand(characters, 'delete <character>', {
    description: 'Delete a character, by its name or id; videos that show it stay.',
    examples: ['kinora characters delete amberfox42'],
  }).action(async (name: string, options: ServerOptions) => {
    await useServer(context, options, async ({ api }) => {
      const { data } = await api.json('/beta/v1/characters', characterList);
      const found = data.find(({ id, username }) => id === name || username === name.replace(/^@/, ''));
      if (!found) throw new CommandError(exitCodes.notFound, `There is no character "${name}".`);
      const path = `/beta/v1/characters/${encodeURIComponent(found.id)}`;
      const deleted = await api.json(path, characterDeletion, { method: 'DELETE' });
      printResult(context, options.json, deleted, `Deleted @${printableLine(found.username)}\n`);
    });
  });
};

import { readFile } from 'node:fs/promises';
import { UsageError } from '../arguments.ts';
import { addCommand, type CommandFamily } from '../command.ts';
import { fileError } from '../exit-codes.ts';
import { moneyRow, table, toProgress } from '../output.ts';

type Options = { to?: string; toFile?: string; storageTo?: string; json?: boolean };

const readUrl = async (path: string): Promise<string> => {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw fileError(path, error);
  }
};

export const addMigrate: CommandFamily = (program, context) => {
  addCommand(program, 'migrate', {
    description:
      'Copy the SQLite database to Postgres, and files to another storage, while the service is stopped. Run again, it continues where it stopped.',
    examples: [
      'kinora migrate --to postgres://kinora@db.example/kinora',
      "kinora migrate --storage-to 's3://media/kinora?region=eu-central-1'",
    ],
  })
    .option('--to <url>', 'an empty Postgres database')
    .option('--to-file <path>', 'a file that holds the URL: arguments are seen by all users of the machine')
    .option('--storage-to <url>', 'a folder (file:///…) or a bucket (s3://…)')
    .action(async ({ to: toUrl, toFile, storageTo, json }: Options) => {
      if (toUrl !== undefined && toFile !== undefined)
        throw new UsageError('migrate: give --to or --to-file, not both.');
      const to = toFile === undefined ? toUrl : await readUrl(toFile);
      if (to === undefined && storageTo === undefined)
        throw new UsageError('migrate: give --to or --to-file, --storage-to or both.');
      const { moveDatabase, moveFiles } = await import('../../maintenance/move.ts');
      const config = await context.loadConfig();
      // Files first: a service that starts on the new database then finds them.
      const files = storageTo === undefined ? null : await moveFiles(config, storageTo);
      const database = to === undefined ? null : await moveDatabase(config, to, toProgress(json));
      if (json) return context.print(`${JSON.stringify({ database, files })}\n`);
      if (files) context.print(`${files.files} files, ${files.bytes} bytes, ${files.copied} copied now.\n`);
      if (!database) return;
      context.print(table(database.tables));
      context.print(`${database.comparedRows} rows compared with their copies: all equal.\n`);
      context.print(table([moneyRow(database.money)]));
      context.print('Set KINORA_DATABASE_URL to the new database and start the service.\n');
    });
};

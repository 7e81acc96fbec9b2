import { addCommand, type CommandFamily } from '../command.ts';
import { moneyRow, table, toProgress } from '../output.ts';

type Options = { files: boolean; json?: boolean };

export const addBackup: CommandFamily = (program, context) => {
  addCommand(program, 'backup <folder>', {
    description: 'Write the database and all files to a new folder, while the service runs or not.',
    examples: ['kinora backup /backups/2026-11-15', 'kinora backup /backups/database --no-files'],
  })
    .option('--no-files', 'the database alone')
    .action(async (folder: string, { files, json }: Options) => {
      const { backUp } = await import('../../maintenance/backup.ts');
      const options = { files, version: context.version, onProgress: toProgress(json) };
      const backup = await backUp(await context.loadConfig(), folder, options);
      if (json) return context.print(`${JSON.stringify(backup)}\n`);
      context.print(table([moneyRow(backup.money)]));
      context.print(`${backup.files?.files ?? 'No'} files in ${folder}.\n`);
    });

  addCommand(program, 'restore <folder>', {
    description: 'Read a backup into the configured database and storage, which nobody has used yet.',
    examples: ['KINORA_DATA_DIR=/srv/kinora kinora restore /backups/2026-11-15'],
  })
    .option('--no-files', 'the database alone')
    .action(async (folder: string, { files, json }: Options) => {
      const { restore } = await import('../../maintenance/backup.ts');
      const options = { files, version: context.version, onProgress: toProgress(json) };
      const restored = await restore(await context.loadConfig(), folder, options);
      if (json) return context.print(`${JSON.stringify(restored)}\n`);
      context.print(table(restored.tables));
      context.print(`${restored.comparedRows} rows compared with the backup: all equal.\n`);
      context.print(table([moneyRow(restored.money)]));
      context.print(`${restored.files?.files ?? 'No'} files.\n`);
    });
};

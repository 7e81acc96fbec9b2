import { addCommand, type CommandFamily } from '../command.ts';
import { table } from '../output.ts';

type Options = { check?: boolean; json?: boolean };

export const addUpgrade: CommandFamily = (program, context) => {
  addCommand(program, 'upgrade', {
    description:
      'Migrate the database to this release, as every start does; with --check try it on a copy and report time and disk space.',
    examples: ['kinora upgrade --check', 'kinora upgrade'],
  })
    .option('--check', 'migrate a copy and leave the database unchanged; exit code 1 when it fails')
    .action(async ({ check, json }: Options) => {
      if (!check) {
        await context.withStore(async () => {});
        return context.print(json ? '{"upgraded":true}\n' : 'The database is up to date.\n');
      }
      const { checkUpgrade } = await import('../../maintenance/upgrade-check.ts');
      const checked = await checkUpgrade(await context.loadConfig());
      if (!checked.money_equal) context.setExitCode(1);
      if (json) return context.print(`${JSON.stringify(checked)}\n`);
      const { pending, applied, ...stats } = checked;
      context.print(
        pending.length === 0 ? `Nothing to do: ${applied} is the last migration.\n` : table(pending),
      );
      context.print(table([stats]));
    });
};

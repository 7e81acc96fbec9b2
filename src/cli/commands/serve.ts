import type { CommandFamily } from '../command.ts';

export const addServe: CommandFamily = (program, context) => {
  program
    .command('serve')
    .description('Start the service: the HTTP API and the engines, on the settings of the environment.')
    .addHelpText(
      'after',
      '\nExamples:\n  kinora serve\n  KINORA_PORT=9000 KINORA_DATA_DIR=/srv/kinora kinora serve',
    )
    .action(async () => {
      // Loaded on demand: key commands should not wait for the server's imports.
      const { serve } = await import('../../main.ts');
      await serve(await context.loadConfig(), context.version);
    });
};

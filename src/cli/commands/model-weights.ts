import { basename } from 'node:path';
import { ModelError } from '../../engines/local/models/model-error.ts';
import { openModelManager } from '../../engines/local/models/open-model-manager.ts';
import { addCommand, type Command, type CommandContext } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { printResult, table } from '../output.ts';
import { createProgress } from '../progress.ts';

type PullCommandOptions = { from?: string; sha256?: string; hub?: string[]; json?: boolean };

const managerFor = async ({ loadConfig }: CommandContext, hubs: string[] = []) =>
  openModelManager(await loadConfig(), hubs);

/** A limit of a model is the caller's matter, not a fault of ours. */
const reported = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ModelError || (error as Error).name === 'DownloadError')
      throw new CommandError(exitCodes.failed, (error as Error).message);
    throw error;
  }
};

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;

const addPull = (models: Command, context: CommandContext): void => {
  addCommand(models, 'pull <name>', {
    description: 'Download and install a model. A running service uses it from the next request on.',
    examples: [
      'kinora models pull chat-small',
      'kinora models pull chat-small --from /media/usb/chat-small',
      'kinora models pull whisper-medium --hub https://mirror.example/ --hub https://huggingface.co/',
    ],
  })
    .option('--from <source>', 'a file, a folder or a URL that has the files')
    .option('--sha256 <hash>', 'accept only this hash of the largest file')
    .option(
      '--hub <url>',
      'a hub to use instead of the configured one; repeat for mirrors',
      (url: string, all: string[] = []) => [...all, url],
    )
    .action(async (name: string, options: PullCommandOptions) => {
      const manager = await managerFor(context, options.hub);
      const progress = createProgress(context.stderr, { isQuiet: options.json === true });
      const stopped = new AbortController();
      const stop = () => stopped.abort(new ModelError('Stopped; the same command continues.'));
      process.once('SIGINT', stop);
      let [startedMs, startedBytes, file] = [performance.now(), 0, ''];
      try {
        const installed = await reported(
          manager.pull(name, {
            ...(options.from !== undefined && { from: options.from }),
            ...(options.sha256 !== undefined && { sha256: options.sha256 }),
            signal: stopped.signal,
            onProgress: (state) => {
              if (state.file !== file)
                [startedMs, startedBytes, file] = [performance.now(), state.bytes, state.file];
              const rate = (state.bytes - startedBytes) / Math.max(1, performance.now() - startedMs);
              const leftSeconds =
                state.totalBytes === null || rate === 0
                  ? null
                  : (state.totalBytes - state.bytes) / rate / 1000;
              progress.update({
                // The folder would push the share that is done off a terminal of 80 columns.
                label: `${name}: ${basename(state.file)}`,
                fraction: state.totalBytes === null ? null : state.bytes / state.totalBytes,
                ...(leftSeconds !== null && { note: `${Math.ceil(leftSeconds)} s left` }),
              });
            },
          }),
        );
        progress.clear();
        printResult(context, options.json, installed, `${name} is installed.\n`);
      } finally {
        progress.clear();
        process.off('SIGINT', stop);
      }
    });
};

export const addModelWeights = (models: Command, context: CommandContext): void => {
  addPull(models, context);
  addCommand(models, 'list', {
    description: 'List models that are installed or can be, with size, licence and what they improve.',
    examples: ['kinora models list', 'kinora models list --json'],
  }).action(async (options: { json?: boolean }) => {
    const rows = (await (await managerFor(context)).list()).map((model) => ({
      name: model.name,
      kind: model.kind,
      state: model.state,
      size: gigabytes(model.sizeBytes),
      memory: gigabytes(model.memoryMb * 1e6),
      licence: model.licence,
      hashes: model.hashes,
      improves: model.improves,
    }));
    printResult(context, options.json, rows, table(rows));
  });
  addCommand(models, 'verify <name>', {
    description: 'Check every byte of an installed model; exit code 1 if a file is damaged.',
    examples: ['kinora models verify chat-small'],
  }).action(async (name: string, options: { json?: boolean }) => {
    const damaged = await reported((await managerFor(context)).verify(name));
    printResult(
      context,
      options.json,
      { name, damaged },
      damaged.length === 0
        ? `${name} is complete.\n`
        : `Damaged: ${damaged.join(', ')}\n"kinora models pull ${name}" fetches what is damaged.\n`,
    );
    if (damaged.length > 0) context.setExitCode(1);
  });
  addCommand(models, 'remove <name>', {
    description: 'Remove an installed model.',
    examples: ['kinora models remove chat-small'],
  }).action(async (name: string, options: { json?: boolean }) => {
    await reported((await managerFor(context)).remove(name));
    printResult(context, options.json, { name, removed: true }, `${name} is removed.\n`);
  });
  addCommand(models, 'export <name> <folder>', {
    description: 'Copy an installed model into a folder that "models pull --from" takes on another machine.',
    examples: ['kinora models export chat-small /media/usb'],
  }).action(async (name: string, folder: string, options: { json?: boolean }) => {
    const path = await reported((await managerFor(context)).exportTo(name, folder));
    printResult(context, options.json, { name, path }, `${path}\n`);
  });
};

/** Common parts of commands that use a server: the API client, progress, Ctrl-C, and cleanup. */
import { Option } from 'commander';
import type { ExpectedCall } from '../../engines/local/local-engines.ts';
import { addCommand, type Command, type CommandContext } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { createProgress, type Progress } from '../progress.ts';
import { pictureProtocolOf } from '../terminal-picture.ts';
import { type ApiClient, asCommandError, createApiClient } from './api-client.ts';
import { createConnection } from './connection.ts';

/** A terminal's Ctrl-C can arrive twice, once forwarded by the parent process. */
const duplicateSignalMs = 500;

export type ServerOptions = { server?: string; quiet?: boolean; json?: boolean };

/** Adds a command that uses a server. */
export const addServerCommand = (...command: Parameters<typeof addCommand>): Command =>
  addCommand(...command)
    .addOption(
      new Option(
        '--server <url>',
        'the server to use (default: the one of "kinora login", else the local one)',
      ),
    )
    .option('-q, --quiet', 'no progress');

export type ServerUse = {
  api: ApiClient;
  progress: Progress;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Whether work in progress stops when this command ends. */
  isOwnServer: () => boolean;
};

export const useServer = async <T>(
  context: CommandContext,
  options: ServerOptions & { needsWorker?: boolean; startsNothing?: boolean; expects?: ExpectedCall },
  work: (use: ServerUse) => Promise<T>,
): Promise<T> => {
  const progress = createProgress(context.stderr, {
    isQuiet: (options.quiet || options.json) ?? false,
    protocol: pictureProtocolOf(context.loadClientSettings().terminal),
  });
  const interrupt = new AbortController();
  const { signal } = interrupt;
  const stopListening = onInterrupt(() =>
    interrupt.abort(new CommandError(exitCodes.interrupted, 'Interrupted.')),
  );
  const connection = createConnection(context, {
    server: options.server,
    needsWorker: options.needsWorker ?? false,
    startsNothing: options.startsNothing ?? false,
    expects: options.expects,
    say: progress.say,
    signal,
  });
  const api = createApiClient(connection, { version: context.version, signal });
  try {
    return await work({ api, progress, signal, isOwnServer: connection.isOwn });
  } catch (error) {
    throw signal.aborted && !(error instanceof CommandError) ? signal.reason : asCommandError(error);
  } finally {
    progress.clear();
    await api.close();
    await connection.close();
    stopListening();
  }
};

const onInterrupt = (abort: () => void): (() => void) => {
  let firstMs: number | undefined;
  const handle = () => {
    if (firstMs === undefined) {
      firstMs = performance.now();
      abort();
    } else if (performance.now() - firstMs > duplicateSignalMs) process.exit(exitCodes.interrupted);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.off(signal, handle);
  };
};

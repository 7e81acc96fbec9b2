/**
 * Chooses the server of a command: the one given, else the one running on the data folder, else a service started in
 * this process on the same data and reachable only from this machine.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientSettings } from '../../config/client-settings.ts';
import type { Config } from '../../config/config.ts';
import { routesOf } from '../../domain/route.ts';
import { endUnusedEngines } from '../../engines/engine-process.ts';
import type { ExpectedCall } from '../../engines/local/local-engines.ts';
import { isPrivateFile } from '../../lib/files/private-files.ts';
import { createHttpClient, TransportError } from '../../lib/http/http-client.ts';
import { createLogger } from '../../lib/logger.ts';
import { DataDirInUse } from '../../lib/start-error.ts';
import type { RunningService } from '../../main.ts';
import { findRunningServer, type RunningServer } from '../../running-server.ts';
import { localEngineOptions } from '../../wiring/local-engine-options.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { readLogin } from './saved-login.ts';
import { terminalKey } from './terminal-key.ts';

/**
 * The process is alive and the connection was accepted: a machine with too much to do may take long. A second service
 * beside it would load the models again and might have other engines.
 */
const defaultHealthTimeoutMs = 120_000;
/** After this the user is told what is waited for. */
const slowAfterMs = 5_000;
/** A server that has just started locks the folder before it listens. */
const startingServerMs = 20_000;
/** How long to wait for a stopped server to come back before the command opens the data itself. */
const restartMs = 120_000;
const pollMs = 250;

type Target = { url: string; key: string };

type ConnectionOptions = {
  /** The value of --server. */
  server?: string | undefined;
  /** Whether the service, if started here, has to make videos. */
  needsWorker: boolean;
  /** Only a server that is there already. */
  startsNothing?: boolean;
  /** The first request to the service, if it is started here. */
  expects?: ExpectedCall | undefined;
  /** Reports slow steps to the user. */
  say: (line: string) => void;
  signal: AbortSignal;
  /** Given in tests. */
  healthTimeoutMs?: number;
};

export type ServerConnection = ReturnType<typeof createConnection>;

export const createConnection = (context: CommandContext, options: ConnectionOptions) => {
  const settings = context.loadClientSettings();
  const named = findNamed(settings, options.server);
  let config: Config | undefined;
  let running: RunningServer | undefined;
  let own: RunningService | undefined;
  let target: Promise<Target> | undefined;

  const folderKey = (renew = false): Promise<string> => terminalKey(context, config!.dataDir, { renew });

  const findRunning = async (): Promise<Target | undefined> => {
    const { dataDir } = config!;
    const found = findRunningServer(dataDir);
    if (found && !found.isTrusted)
      throw new CommandError(
        exitCodes.notAllowed,
        `${dataDir}/server.json names ${found.url}, which is not a server that you started on this machine. Give the address with --server, or remove the file.`,
      );
    if (!found || !(await isHealthy(found.url, options))) return undefined;
    running = found;
    return { url: found.url, key: settings.apiKey ?? (await folderKey()) };
  };

  const startOwn = async (): Promise<Target> => {
    const { expects } = options;
    if (expects && routesOf(config!.routing, expects.model)[0]?.kind === 'local') {
      const { loadAhead } = await import('../../engines/local/load-ahead.ts');
      await loadAhead(expects, localEngineOptions(config!, createLogger('silent')));
    }
    const key = settings.apiKey ?? (await folderKey());
    // Loaded on demand: it imports the whole service.
    const { startService } = await import('../../main.ts');
    own = await startService(
      {
        ...config!,
        host: '127.0.0.1',
        port: 0,
        publicUrl: null,
        logLevel: 'silent',
        drainSeconds: 0,
        // Without the worker role it needs no lock, so commands can run concurrently.
        roles: options.needsWorker ? ['api', 'worker'] : ['api'],
      },
      context.version,
      { expects },
      { startedBy: options.needsWorker ? 'command' : null, makesFirstKey: false },
    );
    return { url: own.url!, key };
  };

  /** Two commands started at once: the second uses the server of the first. */
  const findOrStart = async (): Promise<Target> => {
    for (let waitedMs = 0; ; waitedMs += pollMs) {
      const found = await findRunning();
      if (found) return found;
      if (options.startsNothing) throw new CommandError(exitCodes.server, 'No server is running.');
      try {
        return await startOwn();
      } catch (error) {
        if (!(error instanceof DataDirInUse)) throw error;
        if (waitedMs >= startingServerMs)
          throw new CommandError(
            exitCodes.server,
            `A Kinora process uses ${config!.dataDir} but does not respond. Give its address with --server.`,
            {},
            error,
          );
        await delay(pollMs, undefined, { signal: options.signal });
      }
    }
  };

  const connect = async (): Promise<Target> => {
    if (named) return named;
    config ??= await context.loadConfig();
    if (!settings.namesDataDir) requireOwnData(config);
    return findOrStart();
  };

  /** A restarting server keeps its address and needs the folder for itself. */
  const waitForRestart = async (): Promise<Target | undefined> => {
    for (let waitedMs = 0; waitedMs < restartMs; waitedMs += pollMs) {
      const found = await findRunning();
      if (found) return found;
      if (waitedMs === 0) options.say('The server cannot be reached. Waiting until it is back …');
      await delay(pollMs, undefined, { signal: options.signal });
    }
    return undefined;
  };

  return {
    /** Whether work in progress stops when the command ends. */
    isOwn: () => own !== undefined,
    target(): Promise<Target> {
      target ??= connect();
      return target;
    },
    /** After a failed connection: the server may be back at another address, or gone. */
    async reconnect(): Promise<void> {
      if (named || own) return;
      const again = (running?.startedBy === 'serve' && (await waitForRestart())) || (await findOrStart());
      target = Promise.resolve(again);
    },
    /** The stored key was refused; false when there is no other to try. */
    async renewKey(): Promise<boolean> {
      if (named || settings.apiKey !== null) return false;
      const { url } = await this.target();
      target = Promise.resolve({ url, key: await folderKey(true) });
      return true;
    },
    close: async () => {
      endUnusedEngines();
      await own?.stop();
    },
  };
};

/**
 * The database says which servers make what is asked for, and who is told: that of a cloned or unpacked folder is used
 * only when it was named.
 */
const requireOwnData = ({ dataDir, databaseUrl }: Config): void => {
  const path = join(dataDir, 'kinora.db');
  if (databaseUrl !== null || !existsSync(path) || isPrivateFile(path)) return;
  throw new CommandError(
    exitCodes.notAllowed,
    `${path} was not made by you, or can be read by others. If you trust what it says, set KINORA_DATA_DIR=${dataDir}.`,
  );
};

/** Whether a command without --server would use a server that was named before. */
export const namesServer = (settings: ClientSettings): boolean =>
  settings.serverUrl !== null || readLogin(settings.loginPath) !== undefined;

const findNamed = (settings: ClientSettings, server: string | undefined): Target | undefined => {
  const given = server ?? settings.serverUrl;
  const login = readLogin(settings.loginPath);
  const url = given === null ? login?.url : baseUrlOf(given);
  if (url === undefined) return undefined;
  // A key is only sent to the server it was stored for.
  const key = settings.apiKey ?? (login?.url === url ? login.key : undefined);
  if (key === undefined)
    throw new CommandError(
      exitCodes.notAllowed,
      `There is no key for ${url}. Run "kinora login ${url}", or set KINORA_API_KEY.`,
    );
  return { url, key };
};

/** Users paste addresses with and without the /v1 that SDKs need. */
export const baseUrlOf = (text: string): string => {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `http://${text}`);
  if (url?.username !== '' || url.search !== '' || url.hash !== '')
    throw new UsageError(`"${text}" is not the address of a server.`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')}`;
};

/** False: nothing listens there, or something else. Throws when it accepts connections and does not answer. */
const isHealthy = async (
  baseUrl: string,
  { say, signal, healthTimeoutMs = defaultHealthTimeoutMs }: ConnectionOptions,
): Promise<boolean> => {
  const http = createHttpClient({ baseUrl, userAgent: 'kinora', headers: () => ({}) });
  const slow = setTimeout(() => say(`The server at ${baseUrl} is slow. Waiting …`), slowAfterMs);
  try {
    const { status } = await http.request('/healthz', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(healthTimeoutMs)]),
      idleTimeoutMs: healthTimeoutMs,
    });
    return status === 200;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TransportError && error.kind === 'timeout')
      throw new CommandError(
        exitCodes.server,
        `The server at ${baseUrl} runs but does not respond.`,
        {},
        error,
      );
    return false;
  } finally {
    clearTimeout(slow);
    await http.close();
  }
};

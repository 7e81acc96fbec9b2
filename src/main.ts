/** The process: starts its roles, drains on a signal, exits. */
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from './config/config.ts';
import { createContext, type Overrides } from './context.ts';
import { pullHint } from './engines/local/models/catalogue.ts';
import { buildApp } from './http/app.ts';
import { closeConnections } from './http/client-signal.ts';
import { endsWithin } from './lib/deadline.ts';
import { lockDataFolder, shareDataFolder } from './lib/files/data-folder-lock.ts';
import { scratchFolderOf } from './lib/files/scratch-folder.ts';
import { StartError } from './lib/start-error.ts';
import { type RunningServer, writeServerFile } from './running-server.ts';
import { consoleAddress, startupMessage } from './startup-message.ts';

/** Minimum time for responses in progress, however short the drain is. */
const minResponseGraceMs = 1000;
/** The process manager kills us after some time anyway, without notice. */
const defaultStepMs = 10_000;
const duplicateSignalMs = 500;

export type RunningService = {
  url: string | undefined;
  metricsPort: number | undefined;
  firstKey: string | undefined;
  /** Opens the console once, signed in as operator. */
  consoleLink: string | undefined;
  stop: () => Promise<void>;
};

export type StartOptions = {
  /** Lets commands on this machine find the server through the data folder; null: they do not. */
  startedBy?: RunningServer['startedBy'] | null;
  /** Whether an empty database gets its first key. */
  makesFirstKey?: boolean;
  /** Whether a link that opens the console is made. */
  makesConsoleLink?: boolean;
  /** The time that each shutdown step may take beyond the drain. */
  shutdownStepMs?: number;
};

export const startService = async (
  config: Config,
  version: string,
  overrides: Overrides = {},
  {
    startedBy = 'serve',
    makesFirstKey = true,
    makesConsoleLink = true,
    shutdownStepMs = defaultStepMs,
  }: StartOptions = {},
): Promise<RunningService> => {
  const hasRole = (role: Config['roles'][number]) => config.roles.includes(role);
  const isEmbedded = config.databaseUrl === null;
  const lock = hasRole('worker') ? lockDataFolder : shareDataFolder;
  const releaseLock = isEmbedded ? lock(config.dataDir) : () => {};
  // Left by a killed process. A process with both roles has the folder to itself.
  if (isEmbedded && hasRole('worker') && hasRole('api')) {
    await rm(scratchFolderOf(config.dataDir), { recursive: true, force: true });
  }
  const context = await createContext(config, version, overrides).catch((error) => {
    releaseLock();
    throw error;
  });
  const app = hasRole('api') ? buildApp(context.appDeps) : undefined;
  let url: string | undefined;
  let firstKey: string | undefined;
  let consoleLink: string | undefined;
  let removeServerFile = () => {};
  try {
    // Holds for responses that a killed process did not finish.
    if (isEmbedded && hasRole('worker') && hasRole('api')) await context.billing.releaseAll();
    await context.metrics?.start();
    await context.cluster?.start();
    if (app) {
      await context.queue.startEstimating();
      const host = await listen(app, config);
      context.lifecycle.setListeningAt(host);
      url = `http://${host}`;
      if (startedBy !== null)
        removeServerFile = writeServerFile(
          config.dataDir,
          { url: reachable(url), startedBy },
          context.logger,
        );
    }
    // Only when nothing can fail any more: the key is shown once, and an operator-supplied key not at all.
    const made = makesFirstKey ? await context.store.accountAdmin.bootstrap(config.bootstrapKey) : undefined;
    if (config.bootstrapKey === null) firstKey = made;
    if (url && startedBy === 'serve' && makesConsoleLink)
      consoleLink = consoleAddress(
        config.publicUrl ?? url,
        await context.store.operatorTokens.createLink('operator'),
      );
  } catch (error) {
    removeServerFile();
    await app?.close();
    await context.metrics?.close();
    await context.close();
    releaseLock();
    throw error;
  }
  if (hasRole('worker')) {
    context.queue.work(context.workers.handleVideo);
    context.workers.sweep.start();
    context.workers.webhookDelivery.start();
  }

  const stop = async () => {
    removeServerFile();
    const drainMs = config.drainSeconds * 1000;
    const untilMs = performance.now() + drainMs;
    /** A shutdown always ends: a step that exceeds its time is logged and skipped. */
    const within = async (timeoutMs: number, name: string, work: Promise<unknown> | undefined) => {
      work?.catch((error) => context.logger.error({ err: error }, `${name} failed during shutdown`));
      if (work && !(await endsWithin(work, timeoutMs)))
        context.logger.error({ waitedFor: name }, `the shutdown waited too long for ${name} and continues`);
    };
    // Load balancers see it by /readyz and send new requests to other processes; requests until then are served as
    // usual.
    context.lifecycle.startShutdown();
    const drained = Promise.all([
      within(drainMs + 2 * shutdownStepMs, 'the queue', context.queue.drain(drainMs, shutdownStepMs)),
      within(drainMs + shutdownStepMs, 'the sweep', context.workers.sweep.stop()),
      within(drainMs + shutdownStepMs, 'webhook deliveries', context.workers.webhookDelivery.stop()),
    ]);
    if (app) await delay(shutdownDelayMs(config));
    context.lifecycle.startDraining();
    await drained;
    const responseGraceMs = Math.max(minResponseGraceMs, untilMs - performance.now());
    if (app)
      await within(
        responseGraceMs + shutdownStepMs,
        'connections of clients',
        closeApp(app, responseGraceMs),
      );
    await within(shutdownStepMs, 'the metrics server', context.metrics?.close());
    await context.close((name, work) => within(shutdownStepMs, name, work));
    releaseLock();
  };
  return { metricsPort: context.metrics?.port(), url, firstKey, consoleLink, stop };
};

const shutdownDelayMs = ({ shutdownDelaySeconds, databaseUrl }: Config): number =>
  (shutdownDelaySeconds ?? (databaseUrl === null ? 0 : 5)) * 1000;

/** A server that listens on all addresses is reached at the loopback address. */
const reachable = (url: string): string =>
  url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');

const noAddress = (host: string) =>
  `Kinora cannot listen at ${host}, which is not an address of this machine. Set KINORA_HOST.`;
const listenReasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use. Stop the process using it, or set KINORA_PORT.`,
  EACCES: (_, port) => `This user may not listen on port ${port}. Set KINORA_PORT.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EINVAL: noAddress,
};

const listen = async (app: ReturnType<typeof buildApp>, { host, port }: Config): Promise<string> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = listenReasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartError(reason(host, port), { cause: error }) : error;
  }
  const bound = (app.server.address() as AddressInfo).port;
  return host.includes(':') ? `[${host}]:${bound}` : `${host}:${bound}`;
};

/** A connection that became idle just after the first check would delay the exit for its whole keep-alive. */
const closeApp = async (app: ReturnType<typeof buildApp>, timeoutMs: number): Promise<void> => {
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50);
  const closeRest = setTimeout(() => closeConnections(app.server), timeoutMs);
  try {
    await app.close();
  } finally {
    clearInterval(closeIdle);
    clearTimeout(closeRest);
  }
};

export const serve = async (config: Config, version: string): Promise<void> => {
  // Not into a file of logs, where it would open the console for everyone who reads them.
  const service = await startService(
    config,
    version,
    {},
    { makesConsoleLink: process.stdout.isTTY === true },
  );
  let stoppingSinceMs: number | undefined;
  const stop = () => {
    if (stoppingSinceMs !== undefined) {
      // A second signal means now; but a terminal's Ctrl-C can arrive twice, once forwarded by the parent process.
      if (performance.now() - stoppingSinceMs > duplicateSignalMs) process.exit(1);
      return;
    }
    stoppingSinceMs = performance.now();
    service.stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error.stack}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // The launcher (the machine's older Node) was killed.
  if (process.channel) process.on('disconnect', stop);
  // Last: what waits for it may send a signal at once.
  if (service.url)
    process.stdout.write(
      startupMessage(service.url, service.firstKey, service.consoleLink, pullHint('chat-small')),
    );
};

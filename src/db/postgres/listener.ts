/**
 * A separate connection that receives notifications. It checks that they arrive by sending itself one regularly: this
 * detects a cut network as well as a pooler that does not forward them. While it is down, `onGap` is called every
 * second so that receivers poll, and once more when it is up again.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { opaqueId } from '../../lib/ids.ts';
import { createClient, cutConnection, type PostgresLimits } from './connections.ts';

const checkEveryMs = 5000;
const checkTimeoutMs = 2000;
const minPauseMs = 200;
const maxPauseMs = 3000;
const gapPollMs = 1000;

type ListenerOptions = {
  url: string;
  limits: PostgresLimits;
  receive: (channel: string, text: string) => void;
  /** Notifications were missed, or may have been. */
  onGap: () => void;
};

export class PostgresListener {
  readonly #options: ListenerOptions;
  readonly #channels = new Set<string>();
  readonly #checkChannel = `kinora_check_${opaqueId(12)}`;
  readonly #closing = new AbortController();
  #isUp = false;
  #wake: () => void = () => {};
  #running: Promise<void> | undefined;
  #whenChecked: (() => void) | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Connects when the first channel is added. */
  listen(channel: string): void {
    if (this.#channels.has(channel)) return;
    this.#channels.add(channel);
    this.#wake();
    this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    let pauseMs = minPauseMs;
    const polling = setInterval(() => {
      if (!this.#isUp) this.#options.onGap();
    }, gapPollMs).unref();
    while (!this.#closing.signal.aborted) {
      const startedMs = performance.now();
      await this.#listenUntilLost().catch(() => {});
      const lasted = performance.now() - startedMs > maxPauseMs;
      pauseMs = lasted ? minPauseMs : Math.min(maxPauseMs, pauseMs * 2);
      // With jitter, so that not all processes reconnect at once to a server that comes back.
      await this.#pause(pauseMs * (0.5 + Math.random()));
    }
    clearInterval(polling);
  }

  #pause(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
  }

  /** Returns or throws when the connection is lost. */
  async #listenUntilLost(): Promise<void> {
    const { url, limits, receive, onGap } = this.#options;
    const client = createClient(url, { connectMs: limits.connectMs, statementMs: checkTimeoutMs });
    const lost = new AbortController();
    client.on('end', () => lost.abort());
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === this.#checkChannel) this.#whenChecked?.();
      else receive(channel, payload);
    });
    const cut = () => cutConnection(client);
    this.#closing.signal.addEventListener('abort', cut, { once: true });
    try {
      await client.connect();
      // Must not keep the process alive.
      (client as unknown as { unref: () => void }).unref();
      await client.query(`listen ${this.#checkChannel}`);
      const listening = new Set<string>();
      while (!lost.signal.aborted) {
        const missing = [...this.#channels].filter((channel) => !listening.has(channel));
        for (const channel of missing) {
          await client.query(`listen ${channel}`);
          listening.add(channel);
        }
        await this.#check(client);
        this.#isUp = true;
        // Covers what was published before we listened.
        if (missing.length > 0) onGap();
        if (listening.size === this.#channels.size) await this.#nextCheck(lost.signal);
      }
    } finally {
      const wasUp = this.#isUp;
      this.#isUp = false;
      this.#closing.signal.removeEventListener('abort', cut);
      cut();
      if (wasUp) onGap();
    }
  }

  /** Sooner when a channel was added. */
  #nextCheck(lost: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, checkEveryMs).unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      lost.addEventListener('abort', this.#wake, { once: true });
    });
  }

  async #check(client: pg.Client): Promise<void> {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    this.#whenChecked = resolve;
    await client.query(`notify ${this.#checkChannel}`);
    const late = delay(checkTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error('the notification did not arrive');
    });
    late.catch(() => {});
    await Promise.race([arrived, late]);
  }
}

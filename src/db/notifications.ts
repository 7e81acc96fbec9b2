/**
 * Tells all processes of one installation that something changed, after it was committed. A notification is a hint and
 * may be lost: every receiver also polls. On Postgres by LISTEN and NOTIFY; on SQLite within the process, and other
 * processes notice that the file was written.
 */
export type Channel =
  /** A task's status or progress changed, or it was deleted. Payload: its id. */
  | 'task_changed'
  /** A task was deleted; also tells the worker generating it to stop. Payload: its id. */
  | 'task_deleted'
  /** A task may have become claimable. Payload: empty. */
  | 'new_work'
  /** A key or an account was created or changed. Payload: empty. */
  | 'keys_changed'
  /** A webhook is due. Payload: empty. */
  | 'webhook_due'
  /** Slots at an upstream server are wanted or free, or it broke or recovered. Payload: which, and its name. */
  | 'upstream_changed';

/** `undefined`: anything may have changed, since notifications were missed or cannot be received for now. */
export type Listener = (payload: string | undefined) => void;

export interface Notifications {
  /**
   * Also receives what this process publishes, synchronously. Returns the unsubscribe function. A listener must not
   * throw.
   */
  subscribe(channel: Channel, listener: Listener): () => void;
  /**
   * Call after the commit, never inside a transaction. Concurrent notifications are sent together; payloads are short,
   * one line.
   */
  publish(channel: Channel, payload?: string): void;
  /** Sends pending notifications. */
  close(): Promise<void>;
}

export const createSubscribers = () => {
  const byChannel = new Map<Channel, Set<Listener>>();
  return {
    add(channel: Channel, listener: Listener): () => void {
      const listeners = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, listeners.add(listener));
      return () => {
        listeners.delete(listener);
      };
    },
    notify(channel: Channel, payload: string | undefined): void {
      for (const listener of byChannel.get(channel) ?? []) listener(payload);
    },
    /** Anything may have changed. */
    notifyAll(): void {
      for (const listeners of byChannel.values()) for (const listener of listeners) listener(undefined);
    },
  };
};
export type Subscribers = ReturnType<typeof createSubscribers>;

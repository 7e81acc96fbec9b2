/**
 * Tells all processes of one installation that something changed, after it was committed. A notification is a hint and
 * may be lost: whoever depends on it also looks for himself now and then. On Postgres by LISTEN and NOTIFY; on SQLite
 * within the process, and other processes notice that the file was written.
 */
export type Channel =
  /** A task's status or progress moved, or it was deleted. Payload: its id. */
  | 'task_changed'
  /** A task was deleted, and whoever makes it may stop. Payload: its id. */
  | 'task_deleted'
  /** A task may have become claimable. Payload: empty. */
  | 'new_work'
  /** A key or an account was made or changed. Payload: empty. */
  | 'keys_changed'
  /** A webhook is due. Payload: empty. */
  | 'webhook_due'
  /** Places at an upstream server are wanted or free, or it broke or works again. Payload: which, and its name. */
  | 'upstream_changed';

/** `undefined`: anything may have changed, since notifications were missed or cannot be received for now. */
export type Listener = (payload: string | undefined) => void;

export interface Notifications {
  /** Also hears what this process publishes, at once. Returns how to end it. A listener must not throw. */
  subscribe(channel: Channel, listener: Listener): () => void;
  /** After the commit, never inside a transaction. What comes together is sent together; payloads are short, one line. */
  publish(channel: Channel, payload?: string): void;
  /** Sends what is still to be sent. */
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
    tell(channel: Channel, payload: string | undefined): void {
      for (const listener of byChannel.get(channel) ?? []) listener(payload);
    },
    /** Anything may have changed. */
    tellAll(): void {
      for (const listeners of byChannel.values()) for (const listener of listeners) listener(undefined);
    },
  };
};
export type Subscribers = ReturnType<typeof createSubscribers>;

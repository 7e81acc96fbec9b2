/**
 * Notifications by LISTEN and NOTIFY, sent in batches in their own transaction: a pg_notify inside the writing
 * transaction takes a lock that all others wait for, and costs 60 to 75 % of the rate of creates.
 */
import { sql } from 'kysely';
import { opaqueId } from '../../lib/ids.ts';
import type { Database } from '../database.ts';
import type { Channel, Listener, Notifications, Subscribers } from '../notifications.ts';
import type { PostgresLocation } from './dialect.ts';
import { PostgresListener } from './listener.ts';

/** Postgres takes 8000 bytes. */
const maxBytes = 7500;
/** The first is sent at once; further ones are batched at this interval. */
const batchMs = 10;
/** Above this count one message says that anything may have changed. */
const maxPending = 1000;
const prefix = 'kinora_';

type Message = { channel: Channel; text: string };

export const createPostgresNotifications = (
  db: Database,
  { url, limits }: PostgresLocation,
  subscribers: Subscribers,
): Notifications => {
  const sender = opaqueId(8);
  const pending = new Map<Channel, Set<string>>();
  let sending: Promise<void> | undefined;
  let isClosed = false;

  const receive = (pgChannel: string, text: string) => {
    const [from, ...payloads] = text.split('\n');
    // Our own were delivered when they were published.
    if (from === sender) return;
    const channel = pgChannel.slice(prefix.length) as Channel;
    if (payloads.length === 0) subscribers.notify(channel, undefined);
    for (const payload of payloads) subscribers.notify(channel, payload);
  };
  const listener = new PostgresListener({ url, limits, receive, onGap: () => subscribers.notifyAll() });

  const takeMessages = (): Message[] => {
    const messages: Message[] = [];
    for (const [channel, payloads] of pending) {
      if (payloads.size > maxPending) {
        messages.push({ channel, text: sender });
        continue;
      }
      let text = sender;
      for (const payload of payloads) {
        if (Buffer.byteLength(text) + Buffer.byteLength(payload) >= maxBytes) {
          messages.push({ channel, text });
          text = sender;
        }
        text += `\n${payload}`;
      }
      messages.push({ channel, text });
    }
    pending.clear();
    return messages;
  };

  const send = async (): Promise<void> => {
    while (pending.size > 0) {
      const messages = takeMessages();
      const channels = messages.map(({ channel }) => prefix + channel);
      const texts = messages.map(({ text }) => text);
      // Lost while the database is unavailable: the receivers also poll.
      await sql`select pg_notify(channel, message) from unnest(${channels}::text[], ${texts}::text[]) as notification (channel, message)`
        .execute(db)
        .catch(() => {});
      if (!isClosed) await new Promise((resolve) => setTimeout(resolve, batchMs));
    }
  };

  return {
    subscribe(channel: Channel, onMessage: Listener) {
      const end = subscribers.add(channel, onMessage);
      listener.listen(prefix + channel);
      return end;
    },

    publish(channel, payload = '') {
      subscribers.notify(channel, payload);
      pending.set(channel, (pending.get(channel) ?? new Set()).add(payload));
      sending ??= new Promise<void>((resolve) => setImmediate(resolve)).then(send).finally(() => {
        sending = undefined;
      });
    },

    async close() {
      isClosed = true;
      await sending;
      await listener.close();
    },
  };
};

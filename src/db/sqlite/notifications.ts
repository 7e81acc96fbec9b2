/** Notifications on SQLite: in memory, and by polling the file's change counter for commits of other processes. */
import type { Channel, Listener, Notifications, Subscribers } from '../notifications.ts';

/** A separate worker process picks up new work about this late; a poll takes some microseconds. */
const pollIntervalMs = 40;

export const createSqliteNotifications = (
  dataVersion: () => number | undefined,
  subscribers: Subscribers,
): Notifications => {
  let timer: NodeJS.Timeout | undefined;
  let known: number | undefined;

  const poll = () => {
    const version = dataVersion();
    if (version === undefined || version === known) return;
    const isFirst = known === undefined;
    known = version;
    if (!isFirst) subscribers.notifyAll();
  };

  return {
    subscribe(channel: Channel, listener: Listener) {
      if (!timer) {
        poll();
        timer = setInterval(poll, pollIntervalMs).unref();
      }
      return subscribers.add(channel, listener);
    },
    publish: (channel, payload = '') => subscribers.notify(channel, payload),
    async close() {
      clearInterval(timer);
    },
  };
};

/** Closes connections whose client reads nothing of its response: it would be kept for as long as the client likes. */
import type { Server, ServerResponse } from 'node:http';

/** How often in that time it is looked who has something to read. */
const looks = 4;

/** One that has read all there is, and waits for more, is left alone. */
export const closeUnread = (
  server: Server,
  responses: () => Iterable<ServerResponse>,
  idleMs: number,
): void => {
  const watched = new WeakSet<ServerResponse>();
  const isUnread = ({ socket }: ServerResponse) => (socket?.writableLength ?? 0) > 0;
  // Most are read at once: a timer for each would be a tenth of the time that a status read takes.
  const timer = setInterval(() => {
    for (const response of responses()) {
      if (!isUnread(response) || watched.has(response)) continue;
      watched.add(response);
      response.setTimeout(idleMs, () => {
        if (isUnread(response)) response.destroy();
      });
    }
  }, idleMs / looks).unref();
  server.once('close', () => clearInterval(timer));
};

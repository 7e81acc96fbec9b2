/** Closes connections whose client reads nothing of its response: it would be kept for as long as the client likes. */
import type { IncomingMessage, ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** One that has read all there is, and waits for more, is left alone. */
export const closeUnread =
  (handle: Handle, idleMs: number): Handle =>
  (request, response) => {
    response.setTimeout(idleMs, () => {
      if ((response.socket?.writableLength ?? 0) > 0) response.destroy();
    });
    handle(request, response);
  };

/** Ties work to the lifetime of a request. */
import type { FastifyReply } from 'fastify';

/** Calls it when the response is complete or the client has left; at once if that already happened. */
export const whenClosed = ({ raw }: FastifyReply, end: () => void): void => {
  // A client that left during its upload has already closed.
  if (raw.destroyed) end();
  else raw.once('close', end);
};

/** Aborts when the client leaves before its response is complete, or has left already. */
export const clientSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the client disconnected'));
  });
  return controller.signal;
};

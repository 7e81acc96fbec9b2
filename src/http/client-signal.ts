/** What ends with the request. */
import type { FastifyReply } from 'fastify';

/** Calls it when the answer is complete or the client has left, now if that was before. */
export const whenClosed = ({ raw }: FastifyReply, end: () => void): void => {
  // One that went while its upload was read has closed before anybody asked.
  if (raw.destroyed) end();
  else raw.once('close', end);
};

/** Aborts when the client leaves before its answer is complete, or has left already. */
export const clientSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the client left'));
  });
  return controller.signal;
};

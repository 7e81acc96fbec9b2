/** Aborts when the client leaves before its answer is complete, or has left already. */
import type { FastifyReply } from 'fastify';

export const clientSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const { raw } = reply;
  const leave = () => {
    if (!raw.writableFinished) controller.abort(new Error('the client left'));
  };
  // One that went while its upload was read has closed before anybody asked.
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return controller.signal;
};

/** Aborts when the client leaves before its answer is complete. */
import type { FastifyReply } from 'fastify';

export const clientSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const { raw } = reply;
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Error('the client left'));
  });
  return controller.signal;
};

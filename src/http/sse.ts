/** Server-sent events: a data line per event, a comment now and then so that proxies keep the connection, [DONE] at the end. */
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

const keepAliveMs = 15_000;

export const sendEvents = (
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  options: { done: boolean },
): FastifyReply => {
  const stream = new PassThrough();
  const keepAlive = setInterval(() => stream.write(': keep-alive\n\n'), keepAliveMs);
  const write = async () => {
    try {
      for await (const event of events) stream.write(`data: ${JSON.stringify(event)}\n\n`);
      if (options.done) stream.write('data: [DONE]\n\n');
      stream.end();
    } catch (error) {
      stream.destroy(error as Error);
    } finally {
      clearInterval(keepAlive);
    }
  };
  void write();
  return reply
    .header('cache-control', 'no-cache')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(stream);
};

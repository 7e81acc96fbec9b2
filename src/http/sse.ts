/** Server-sent events, with a comment now and then so that proxies keep the connection. */
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

const keepAliveMs = 15_000;

const asData = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;

export const sendEvents = <Event>(
  reply: FastifyReply,
  events: AsyncIterable<Event>,
  options: {
    /** Whether [DONE] is the last line, as chat clients expect it. */
    done: boolean;
    format?: (event: Event) => string;
    /** Asked with every comment: the stream ends when it throws. */
    requireStillAllowed?: () => unknown;
  },
): FastifyReply => {
  const { format = asData } = options;
  const stream = new PassThrough();
  const keepAlive = setInterval(async () => {
    try {
      await options.requireStillAllowed?.();
      stream.write(': keep-alive\n\n');
    } catch {
      stream.destroy();
    }
  }, keepAliveMs);
  const write = async () => {
    try {
      // No more than the client reads.
      for await (const event of events)
        if (!stream.write(format(event)) && !stream.destroyed) await drained(stream);
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

const drained = (stream: PassThrough): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      stream.off('drain', go).off('close', go);
      resolve();
    };
    stream.once('drain', go).once('close', go);
  });

/** Server-sent events, with regular comments so that proxies keep the connection open. */
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

const keepAliveMs = 15_000;
/** Keep-alives that may stay unsent, because the client reads nothing, before the connection is closed. */
const maxUnsent = 4;

const asData = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;

export const sendEvents = <Event>(
  reply: FastifyReply,
  events: AsyncIterable<Event>,
  options: {
    /** Whether to end with [DONE], as chat clients expect. */
    done: boolean;
    format?: (event: Event) => string;
    /** Called before every comment: the stream ends when it throws. */
    requireStillAllowed?: () => unknown;
  },
): FastifyReply => {
  const { format = asData } = options;
  const stream = new PassThrough();
  let unsent = 0;
  stream.on('drain', () => {
    unsent = 0;
  });
  const keepAlive = setInterval(async () => {
    if (stream.writableNeedDrain) unsent += 1;
    if (unsent >= maxUnsent) return void stream.destroy();
    try {
      await options.requireStillAllowed?.();
      stream.write(': keep-alive\n\n');
    } catch {
      stream.destroy();
    }
  }, keepAliveMs);
  const write = async () => {
    try {
      // Waits for the client: no read-ahead.
      for await (const event of events) {
        if (stream.destroyed) break;
        if (!stream.write(format(event))) await drained(stream);
      }
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

/** Server-sent events, with regular comments so that proxies keep the connection open. */
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { beginWork } from './client-signal.ts';

/** A key that was revoked is refused within five seconds; its streams end as soon. */
const checkMs = 2500;
/** A comment every 15 seconds. */
const checksPerComment = 6;
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
    /** Called every few seconds: the stream ends when it throws. */
    requireStillAllowed?: () => unknown;
  },
): FastifyReply => {
  const { format = asData } = options;
  const stream = new PassThrough();
  let unsent = 0;
  stream.on('drain', () => {
    unsent = 0;
  });
  let checks = 0;
  const keepAlive = setInterval(async () => {
    try {
      await options.requireStillAllowed?.();
    } catch {
      // A response that is cut off would be an error of the network for a browser, not an end.
      return void stream.end();
    }
    checks += 1;
    if (checks % checksPerComment !== 0 || stream.destroyed || stream.writableEnded) return;
    if (stream.writableNeedDrain) unsent += 1;
    if (unsent >= maxUnsent) stream.destroy();
    else stream.write(': keep-alive\n\n');
  }, checkMs);
  stream.once('close', () => clearInterval(keepAlive));
  const endWork = beginWork(reply);
  const write = async () => {
    try {
      // Waits for the client: no read-ahead.
      for await (const event of events) {
        if (stream.destroyed || stream.writableEnded) break;
        if (!stream.write(format(event))) await drained(stream);
      }
      if (options.done) stream.write('data: [DONE]\n\n');
      stream.end();
    } catch (error) {
      stream.destroy(error as Error);
    } finally {
      clearInterval(keepAlive);
      endWork();
    }
  };
  void write();
  // With a session it is stricter.
  const cacheControl = reply.getHeader('cache-control') ?? 'no-cache';
  return reply
    .header('cache-control', cacheControl)
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

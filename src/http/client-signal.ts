/** Ties work to the lifetime of a request. */
import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ServiceStopping } from '../lib/http/leaving.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** How much of what was begun for this response goes on; absent where it is not followed. */
    worksUnderWay?: number;
    /** Called at the end of the last of it. */
    afterWork?: (() => void)[] | null;
  }
}

/** One listener for all: Node warns of more than ten. */
const endsOf = new WeakMap<ServerResponse, (() => void)[]>();

/** Calls it when the response is complete or the client has left; at once if that already happened. */
export const whenClosed = ({ raw }: Pick<FastifyReply, 'raw'>, end: () => void): void => {
  // A client that left during its upload has already closed.
  if (raw.destroyed) {
    end();
    return;
  }
  const known = endsOf.get(raw);
  if (known) {
    known.push(end);
    return;
  }
  const ends = [end];
  endsOf.set(raw, ends);
  raw.once('close', () => {
    for (const each of ends) each();
  });
};

/** Call what it returns when the work has ended. */
export const beginWork = (reply: FastifyReply): (() => void) => {
  if (reply.worksUnderWay === undefined) return () => {};
  reply.worksUnderWay += 1;
  return () => {
    reply.worksUnderWay! -= 1;
    if (reply.worksUnderWay !== 0 || !reply.afterWork) return;
    const ends = reply.afterWork;
    reply.afterWork = null;
    for (const each of ends) each();
  };
};

/**
 * Calls it when the response is over and nothing is done for it any more. Most of the work goes on when its client has
 * left: one that leaves and comes again would begin any number of it.
 */
export const whenOver = (reply: FastifyReply, end: () => void): void =>
  whenClosed(reply, () => {
    if (!reply.worksUnderWay) end();
    else if (reply.afterWork) reply.afterWork.push(end);
    else reply.afterWork = [end];
  });

/** Follows the handlers of all routes that are registered from now on. They do not begin for a client that has left. */
export const followWork = (app: FastifyInstance): void => {
  app.decorateReply('worksUnderWay', 0);
  app.decorateReply('afterWork', null);
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      if (reply.raw.destroyed) return void reply.hijack();
      const end = beginWork(reply);
      try {
        const result: unknown = handler.call(this, request, reply);
        if (result instanceof Promise) result.then(end, end);
        else end();
        return result;
      } catch (error) {
        end();
        throw error;
      }
    };
  });
};

/**
 * Longer than the longest text takes to be spoken, and shorter than encoders wait: one that reads more slowly leaves,
 * and pays for what it got, before the engine gives up and the answer has failed.
 */
const mostReadMs = 90 * 60_000;

/**
 * Disconnects a client that reads nothing of what is waiting for it, or reads for hours: the engine that makes the rest
 * would wait for it and serve nobody else. One that waits for the engine is left alone.
 */
export const disconnectUnread = (reply: FastifyReply, idleMs: number): void => {
  const { raw } = reply;
  let knownBytes: number | undefined;
  const timer = setInterval(() => {
    const writtenBytes = raw.socket?.bytesWritten;
    if (raw.writableNeedDrain && writtenBytes === knownBytes) raw.destroy();
    knownBytes = writtenBytes;
  }, idleMs).unref();
  const last = setTimeout(() => raw.destroy(), mostReadMs).unref();
  whenClosed(reply, () => {
    clearInterval(timer);
    clearTimeout(last);
  });
};

const stopping = new WeakSet<Server>();

/** Ends the connections of a service that stops: their clients have not left. */
export const closeConnections = (server: Server): void => {
  stopping.add(server);
  server.closeAllConnections();
};

/** Aborts when the response is over, whichever side ended it: what waits for the next event waits no longer. */
export const responseSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  whenClosed(reply, () => controller.abort(new Error('the response is over')));
  return controller.signal;
};

/** Aborts when the client leaves before its response is complete, or has left already, or the service stops. */
export const clientSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (reply.raw.writableFinished) return;
    controller.abort(
      stopping.has(reply.server.server)
        ? new ServiceStopping('the service is stopping')
        : new Error('the client disconnected'),
    );
  });
  return controller.signal;
};

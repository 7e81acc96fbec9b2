/** Ties work to the lifetime of a request. */
import type { Server, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { ServiceStopping } from '../lib/http/leaving.ts';

/** One listener for all: Node warns of more than ten. */
const endsOf = new WeakMap<ServerResponse, (() => void)[]>();

/** Calls it when the response is complete or the client has left; at once if that already happened. */
export const whenClosed = ({ raw }: FastifyReply, end: () => void): void => {
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

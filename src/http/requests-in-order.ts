/**
 * Requests that a client sends on one connection without waiting for the responses. Node calls the handler for all that
 * arrive in a packet at once: 1,500 of them would be one stop of the event loop, with all responses in memory.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Browsers and libraries send none ahead. */
const maxWaiting = 100;

/** The next request of a connection is handled when the response to the one before is complete. */
export const inOrder = (handle: Handle): Handle => {
  /** Of each connection with a request in progress, those that wait for it. */
  const connections = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  const start = (socket: Socket, request: IncomingMessage, response: ServerResponse): void => {
    // Other connections have their turn in between.
    response.once('close', () => setImmediate(startNext, socket));
    handle(request, response);
  };

  const startNext = (socket: Socket): void => {
    const next = connections.get(socket)?.shift();
    if (next === undefined || socket.destroyed) connections.delete(socket);
    else start(socket, ...next);
  };

  return (request, response) => {
    const { socket } = request;
    const waiting = connections.get(socket);
    if (waiting === undefined) {
      connections.set(socket, []);
      start(socket, request, response);
    } else if (waiting.length < maxWaiting) waiting.push([request, response]);
    else socket.destroy();
  };
};

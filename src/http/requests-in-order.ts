/**
 * Requests that a client sends on one connection without waiting for the responses. Node calls the handler for all that
 * arrive in a packet at once: 1,500 of them would be one stop of the event loop, with all responses in memory.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Browsers and libraries send none ahead. */
const maxWaiting = 100;
/** Received while some wait. Their bodies are in memory, and an account may have a thousand event streams to wait for. */
const maxWaitingBytes = 64 * 1024;

/** Requests that wait for the one in progress, and what the connection had received when the first of them came. */
type Waiting = { requests: [IncomingMessage, ServerResponse][]; sinceBytes: number };

/** The next request of a connection is handled when the response to the one before is complete. */
export const inOrder = (handle: Handle): Handle => {
  /** Of each connection with a request in progress. */
  const connections = new WeakMap<Socket, Waiting>();

  const start = (socket: Socket, request: IncomingMessage, response: ServerResponse): void => {
    // Other connections have their turn in between.
    response.once('close', () => setImmediate(startNext, socket));
    handle(request, response);
  };

  const startNext = (socket: Socket): void => {
    const next = connections.get(socket)?.requests.shift();
    // After a response that closes the connection the next one has no place to go, and would never end.
    if (next === undefined || !socket.writable) connections.delete(socket);
    else start(socket, ...next);
  };

  return (request, response) => {
    const { socket } = request;
    const waiting = connections.get(socket);
    if (waiting === undefined) {
      connections.set(socket, { requests: [], sinceBytes: 0 });
      start(socket, request, response);
      return;
    }
    const { requests } = waiting;
    if (requests.length === 0) waiting.sinceBytes = socket.bytesRead;
    if (requests.length < maxWaiting && socket.bytesRead - waiting.sinceBytes <= maxWaitingBytes)
      requests.push([request, response]);
    else socket.destroy();
  };
};

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

/** The response in progress, requests that wait for it, and what had been received when the first of them came. */
type Connection = {
  socket: Socket;
  response: ServerResponse | undefined;
  waiting: [IncomingMessage, ServerResponse][];
  sinceBytes: number;
};

/** The next request of a connection is handled when the response to the one before is complete. */
export const inOrder = (handle: Handle) => {
  const connections = new Map<Socket, Connection>();

  const connect = (socket: Socket): Connection => {
    const connection: Connection = { socket, response: undefined, waiting: [], sinceBytes: 0 };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return connection;
  };

  const start = (connection: Connection, request: IncomingMessage, response: ServerResponse): void => {
    connection.response = response;
    response.once('close', () => {
      // Other connections have their turn in between.
      if (connection.waiting.length > 0) setImmediate(startNext, connection);
      else connection.response = undefined;
    });
    handle(request, response);
  };

  const startNext = (connection: Connection): void => {
    const { socket, waiting } = connection;
    // After a response that closes the connection the next one has no place to go, and would never end.
    const next = socket.writable ? waiting.shift() : undefined;
    if (next === undefined) connection.response = undefined;
    else start(connection, ...next);
  };

  return {
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      const { socket } = request;
      const connection = connections.get(socket) ?? connect(socket);
      if (connection.response === undefined) {
        start(connection, request, response);
        return;
      }
      const { waiting } = connection;
      if (waiting.length === 0) connection.sinceBytes = socket.bytesRead;
      if (waiting.length < maxWaiting && socket.bytesRead - connection.sinceBytes <= maxWaitingBytes)
        waiting.push([request, response]);
      else socket.destroy();
    },
    *responses(): Iterable<ServerResponse> {
      for (const { response } of connections.values()) if (response !== undefined) yield response;
    },
  };
};

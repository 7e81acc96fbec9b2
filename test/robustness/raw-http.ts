/** Bytes on a socket, for what no HTTP client would send. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawConnection = {
  socket: Socket;
  send: (bytes: string | Uint8Array) => Promise<void>;
  received: () => string;
  /** Resolves with all that came once the server has closed. */
  closed: Promise<string>;
};

export const openRaw = async (url: string): Promise<RawConnection> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: false });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server that closes on us may reset the connection: what counts is what it said before.
  socket.on('error', () => {});
  const received = () => Buffer.concat(chunks).toString('latin1');
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received())));
  await once(socket, 'connect');
  return {
    socket,
    received,
    closed,
    send: async (bytes) => {
      if (socket.writable && !socket.write(bytes)) await Promise.race([once(socket, 'drain'), closed]);
    },
  };
};

export type RawAnswer = { status: number; headers: string; body: string };

/** The answers of fixed length that stand one after another in what was received. */
export const splitAnswers = (text: string): RawAnswer[] => {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== ''; ) {
    const head = rest.indexOf('\r\n\r\n');
    const headers = rest.slice(0, head);
    const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0);
    answers.push({
      status: Number(headers.slice(9, 12)),
      headers,
      body: rest.slice(head + 4, head + 4 + length),
    });
    rest = rest.slice(head + 4 + length);
  }
  return answers;
};

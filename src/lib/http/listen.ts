/** A web socket that is only listened to. Its server may send without end, and need not answer when it is closed. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type { buildConnector, WebSocket } from 'undici';

type Undici = { Agent: typeof import('undici').Agent; WebSocket: typeof WebSocket };

/** Pictures of what is being made may come with the texts. The package allows 128 MB. */
const maxMessageBytes = 16 * 1024 * 1024;
/** Longer texts are not parsed: the event loop would stand still meanwhile. */
const maxMessageCharacters = 256 * 1024;
/** In a second, with pings: a server that tells of its work sends a few. */
const mostMessages = 1_000;
const mostMessageBytes = 4 * maxMessageBytes;
/** In all, beside messages: what is none yet, and empty parts of some. */
const mostOtherBytes = 2 * maxMessageBytes;
const windowMs = 1_000;
/** For the server to answer that it is closed. */
const closeMs = 1_000;

/** Channels on which undici tells of frames that are no messages. */
const controlFrames = ['undici:websocket:ping', 'undici:websocket:pong'];

const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? data.length : ((data as { size?: number }).size ?? 0);

/** Text messages of usual length until the signal aborts or the server closes or sends too much; errors are ignored. */
export const listenTo = (
  undici: Undici,
  url: string,
  options: {
    connect: buildConnector.connector;
    headers: Record<string, string>;
    onMessage: (text: string) => void;
    signal: AbortSignal;
  },
): void => {
  const { signal, headers } = options;
  let connection: Socket | undefined;
  const dispatcher = new undici.Agent({
    connect: (target, callback) =>
      options.connect(target, (...[error, socket]) => {
        connection = socket ?? undefined;
        if (error) callback(error, null);
        else callback(null, socket!);
      }),
    webSocket: { maxPayloadSize: maxMessageBytes },
  });
  const webSocket = new undici.WebSocket(url, { dispatcher, headers });
  let isOver = false;
  let [messages, bytes, allBytes] = [0, 0, 0];
  /** False when there is more than may be. */
  const count = (size: number): boolean => {
    messages += 1;
    bytes += size;
    allBytes += size;
    if (messages > mostMessages || bytes > mostMessageBytes) end();
    return !isOver;
  };
  const countControl = (message: unknown): void => {
    if ((message as { websocket?: unknown }).websocket === webSocket) count(0);
  };
  const watch = setInterval(() => {
    [messages, bytes] = [0, 0];
    if ((connection?.bytesRead ?? 0) - allBytes > mostOtherBytes) end();
  }, windowMs).unref();
  const end = () => {
    isOver = true;
    clearInterval(watch);
    for (const channel of controlFrames) unsubscribe(channel, countControl);
    signal.removeEventListener('abort', leave);
    connection?.destroy();
    void dispatcher.destroy();
  };
  const leave = () => {
    isOver = true;
    webSocket.close();
    setTimeout(end, closeMs).unref();
  };
  for (const channel of controlFrames) subscribe(channel, countControl);
  webSocket.addEventListener('error', () => {});
  webSocket.addEventListener('message', ({ data }) => {
    if (!isOver && count(sizeOf(data)) && typeof data === 'string' && data.length <= maxMessageCharacters)
      options.onMessage(data);
  });
  webSocket.addEventListener('close', end);
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
};

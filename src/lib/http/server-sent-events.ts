/** Reads server-sent events whose data is JSON. */
import { setImmediate } from 'node:timers/promises';
import { TransportError } from './http-client.ts';

const maxEventCharacters = 1024 * 1024;
/** Four times the longest reply, with some hundred bytes about each of its words. */
const maxBytes = 128 * 1024 * 1024;
const mostLinesAtOnce = 200;
export const endOfEvents = { isEnd: true } as Record<string, unknown>;

/**
 * The JSON of each data line, then `endOfEvents` when the server sends [DONE]. With a name only events of that name, so
 * that a server may add others.
 */
export async function* readServerSentEvents(
  chunks: AsyncIterable<Buffer>,
  only?: string,
): AsyncGenerator<Record<string, unknown>> {
  let name = 'message';
  for await (const lines of linesOf(chunks)) {
    for (const line of lines) {
      if (line === '') name = 'message';
      if (line.startsWith('event:')) name = line.slice(6).trim();
      if (!line.startsWith('data:') || (only !== undefined && name !== only)) continue;
      const data = line.slice(5).trim();
      if (data !== '[DONE]') yield parse(data);
      else {
        yield endOfEvents;
        return;
      }
    }
    // A server that sends faster than it is read would hold up all others: what has arrived is read without a pause.
    if (lines.length > mostLinesAtOnce) await setImmediate();
  }
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TransportError('too_large');
    const text = decoder.decode(chunk, { stream: true });
    rest += text;
    // A long line in small pieces would be searched again for each.
    if (!text.includes('\n') && rest.length <= maxEventCharacters) continue;
    const lines = rest.split(/\r?\n/);
    rest = lines.pop()!;
    if (rest.length > maxEventCharacters) throw new TransportError('too_large');
    yield lines;
  }
  if (rest !== '') yield [rest];
}

const parse = (data: string): Record<string, unknown> => {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event === 'object' && event !== null) return event as Record<string, unknown>;
  } catch {}
  throw new TransportError('malformed');
};

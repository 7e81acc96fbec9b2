/** Reads server-sent events whose data is JSON. */
import { TransportError } from './http-client.ts';

const maxEventCharacters = 1024 * 1024;
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
  for await (const line of linesOf(chunks)) {
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
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    rest += text;
    // A long line in small pieces would be searched again for each.
    if (!text.includes('\n') && rest.length <= maxEventCharacters) continue;
    const lines = rest.split(/\r?\n/);
    rest = lines.pop()!;
    if (rest.length > maxEventCharacters) throw new TransportError('too_large');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const parse = (data: string): Record<string, unknown> => {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event === 'object' && event !== null) return event as Record<string, unknown>;
  } catch {}
  throw new TransportError('malformed');
};

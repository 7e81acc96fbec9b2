/** Reads server-sent events whose data is JSON. */
import { TransportError } from './http-client.ts';

const maxEventCharacters = 1024 * 1024;
export const endOfEvents = { isEnd: true } as Record<string, unknown>;

/** The JSON of each data line, then `endOfEvents` when the server sends [DONE]. */
export async function* readServerSentEvents(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Record<string, unknown>> {
  for await (const line of linesOf(chunks)) {
    if (!line.startsWith('data:')) continue;
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
    rest += decoder.decode(chunk, { stream: true });
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

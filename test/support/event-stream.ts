/** Reads a stream of server-sent events while it is open, with the parser of the standard: id, event and data of each. */
export type SentEvent = { id: string; event: string; data: Record<string, unknown> };

export const openEventStream = async (
  request: (path: string, init: RequestInit) => Promise<Response>,
  path: string,
  lastEventId?: string,
) => {
  const controller = new AbortController();
  const response = await request(path, {
    signal: controller.signal,
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  });
  const events: SentEvent[] = [];
  let text = '';
  let lastId = lastEventId ?? '';
  let isOver = false;

  const readBlock = (block: string): void => {
    let event = 'message';
    let data = '';
    for (const line of block.split('\n')) {
      if (line.startsWith('id: ')) lastId = line.slice(4);
      if (line.startsWith('event: ')) event = line.slice(7);
      if (line.startsWith('data: ')) data += line.slice(6);
    }
    if (data !== '') events.push({ id: lastId, event, data: JSON.parse(data) as Record<string, unknown> });
  };

  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk as Uint8Array, { stream: true });
      text += piece;
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop()!;
      blocks.forEach(readBlock);
    }
  };
  let isCutOff = false;
  const ended = read()
    .catch(() => {
      isCutOff = true;
    })
    .finally(() => {
      isOver = true;
    });

  return {
    response,
    events,
    /** Resolves with the end of the stream, by either side. */
    ended,
    isOver: () => isOver,
    /** Whether it ended in the middle of the response. */
    isCutOff: () => isCutOff,
    text: () => text,
    lastId: () => lastId,
    statuses: () => events.map(({ data }) => data.status),
    async leave(): Promise<void> {
      controller.abort();
      await ended;
    },
  };
};

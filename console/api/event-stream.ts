import { readBody } from './client.ts';

/** Reads server-sent events from the response to a POST, which EventSource cannot send. */
export async function* readEvents(response: Response): AsyncGenerator<{ event: string; data: string }> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (true) {
    const { value, done } = await readBody(reader.read());
    if (done) return;
    rest += value;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop()!;
    for (const block of blocks) {
      const lines = block.split(/\r?\n/);
      const fieldOf = (name: string) =>
        lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());
      const data = fieldOf('data').join('\n');
      if (data !== '' && data !== '[DONE]') yield { event: fieldOf('event')[0] ?? 'message', data };
    }
  }
}

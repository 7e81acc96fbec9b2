/** Plays audio while it arrives, where the browser can; stores all of it. */
import { readBody } from '../../api/client.ts';
import { wavBlob } from '../../parts/sound/wav.ts';
import { say } from '../../parts/text/say.ts';

export type Streamed = { blob: Promise<Blob>; url: string | null };

const pcmRate = 24_000;

/** PCM has no header, so one is added for the player. */
export const playable = async (blob: Blob, format: string): Promise<Blob> =>
  format === 'pcm' ? wavBlob(new Uint8Array(await blob.arrayBuffer()), pcmRate) : blob;

const append = (buffer: SourceBuffer, chunk: Uint8Array<ArrayBuffer>): Promise<void> =>
  new Promise((resolve, reject) => {
    buffer.addEventListener('updateend', () => resolve(), { once: true });
    buffer.addEventListener('error', () => reject(new Error(say('The sound could not be played.'))), {
      once: true,
    });
    buffer.appendBuffer(chunk);
  });

/** MP3 and AAC play from the first piece on; other formats when they are complete. */
const streamTypes: Record<string, string> = { mp3: 'audio/mpeg', aac: 'audio/aac' };

export const streamTypeOf = (format: string): string | null => {
  const type = streamTypes[format];
  return type && typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(type) ? type : null;
};

export const receive = (
  response: Response,
  format: string,
  onBytes: (received: number) => void,
): Streamed => {
  const type = streamTypeOf(format);
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  const source = type ? new MediaSource() : null;
  const opened =
    source &&
    new Promise<void>((resolve) => source.addEventListener('sourceopen', () => resolve(), { once: true }));
  const read = async (): Promise<Blob> => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    const reader = response.body!.getReader();
    let buffer: SourceBuffer | null = null;
    let canPlay = source !== null;
    while (true) {
      const { value, done } = await readBody(reader.read());
      if (done) break;
      chunks.push(value);
      received += value.length;
      onBytes(received);
      if (!canPlay) continue;
      try {
        await opened;
        buffer ??= source!.addSourceBuffer(type!);
        await append(buffer, value);
      } catch {
        // The complete audio is played at the end instead.
        canPlay = false;
      }
    }
    if (source?.readyState === 'open') source.endOfStream();
    return new Blob(chunks, { type: contentType });
  };
  return { blob: read(), url: source && URL.createObjectURL(source) };
};

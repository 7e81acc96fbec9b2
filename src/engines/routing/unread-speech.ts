/**
 * Speech that was made and not read yet. Engines and servers make it at their own pace: one that waited for a slow
 * listener would keep its place from others for as long, and what it has made would stay in memory.
 */
import { join } from 'node:path';
import { createCounter } from '../../lib/counter.ts';
import { unlessAborted } from '../../lib/deadline.ts';
import { createEventQueue } from '../../lib/event-queue.ts';
import { createSpool, type Spooled } from '../../lib/files/spool.ts';
import { opaqueId } from '../../lib/ids.ts';

/** Ten seconds of plain sound: one that is read as fast as it is made needs no file. */
const mostInMemory = 512 * 1024;
/** Of an account on disk, three hours of plain sound: beyond it nothing is begun, and what was waits for its listener. */
const usualMostUnread = 512 * 1024 * 1024;

type MadeSpeech = {
  first: IteratorResult<Uint8Array>;
  rest: AsyncIterator<Uint8Array>;
  /** How much of the text was spoken when the last bytes were made. */
  share: () => number | undefined;
  accountId: string | undefined;
  signal: AbortSignal;
};

export const createUnreadSpeech = (scratchDir: string, mostUnread = usualMostUnread) => {
  const unread = createCounter<string | undefined>();
  let changed = Promise.withResolvers<void>();
  const add = (accountId: string | undefined, bytes: number): void => {
    unread.add(accountId, bytes);
    if (bytes > 0) return;
    changed.resolve();
    changed = Promise.withResolvers();
  };

  const untilRoom = async (accountId: string | undefined, signal: AbortSignal): Promise<void> => {
    while (unread.of(accountId) >= mostUnread) await unlessAborted(changed.promise, signal);
  };

  /** `made` ends with the last byte that is made, `heard` with the last that is read. */
  const follow = ({ first, rest, share, accountId, signal }: MadeSpeech) => {
    const spool = createSpool(join(scratchDir, `speech-${opaqueId()}`), mostInMemory);
    const parts = createEventQueue<{ share: number | undefined; length: number; read: Spooled }>();
    let waiting = 0;

    const make = async (): Promise<void> => {
      try {
        for (let next = first; !next.done; next = await rest.next()) {
          signal.throwIfAborted();
          const { length } = next.value;
          const read = await spool.put(next.value);
          waiting += length;
          add(accountId, length);
          parts.push({ share: share(), length, read });
          await untilRoom(accountId, signal);
        }
      } finally {
        await rest.return?.();
      }
    };
    const made = make();

    async function* heard(onShare: (share: number) => void): AsyncGenerator<Uint8Array> {
      try {
        for await (const part of parts.until(made)) {
          if (part.share !== undefined) onShare(part.share);
          for await (const bytes of part.read()) {
            waiting -= bytes.length;
            add(accountId, -bytes.length);
            yield bytes;
          }
        }
      } finally {
        const close = async () => {
          add(accountId, -waiting);
          await spool.close();
        };
        void made.catch(() => {}).then(close);
      }
    }
    return { made, heard };
  };

  return { untilRoom, follow };
};

export type UnreadSpeech = ReturnType<typeof createUnreadSpeech>;

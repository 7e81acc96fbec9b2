/**
 * Speech that was made and not read yet. Engines and servers make it at their own pace: one that waited for a slow
 * listener would keep its place from others for as long, and what it has made would stay in memory.
 */
import { join } from 'node:path';
import { LeftUnread } from '../../domain/engine-failure.ts';
import { createCounter } from '../../lib/counter.ts';
import { unlessAborted } from '../../lib/deadline.ts';
import { createEventQueue } from '../../lib/event-queue.ts';
import { createSpool, type Spooled } from '../../lib/files/spool.ts';
import { opaqueId } from '../../lib/ids.ts';

/** Ten seconds of plain sound: one that is read as fast as it is made needs no file. */
const mostInMemory = 512 * 1024;
/** Of an account on disk, three hours of plain sound: nothing is begun that would lead beyond it. */
const usualMostUnread = 512 * 1024 * 1024;
/** Texts of pauses take more than is expected of them: where there is twice as much, what is made and not read ends. */
const mostBeyond = 2;

type MadeSpeech = {
  first: IteratorResult<Uint8Array>;
  rest: AsyncIterator<Uint8Array>;
  /** How much of the text was spoken when the last bytes were made. */
  share: () => number | undefined;
  room: Room;
  signal: AbortSignal;
};

type Room = {
  /** More of the speech waits to be read, or less. */
  add: (bytes: number) => void;
  /** Whether so much of the account waits that no more of this one may. */
  isExceeded: () => boolean;
  /** Nothing more is made. */
  end: () => void;
};

export const createUnreadSpeech = (scratchDir: string, mostUnread = usualMostUnread) => {
  const unread = createCounter<string | undefined>();
  /** Of what is begun, what is expected and not made yet. */
  const expected = createCounter<string | undefined>();
  let changed = Promise.withResolvers<void>();
  const noteChange = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };

  /** Before a speech takes a place from others. It may always be the only one. */
  const untilRoom = async (
    accountId: string | undefined,
    expectedBytes: number,
    signal: AbortSignal,
  ): Promise<Room> => {
    const taken = () => unread.of(accountId) + expected.of(accountId);
    while (taken() > 0 && taken() + expectedBytes > mostUnread) await unlessAborted(changed.promise, signal);
    let toCome = expectedBytes;
    const come = (bytes: number) => {
      toCome -= bytes;
      expected.add(accountId, -bytes);
    };
    expected.add(accountId, toCome);
    return {
      add(bytes) {
        unread.add(accountId, bytes);
        if (bytes > 0) come(Math.min(bytes, toCome));
        else noteChange();
      },
      isExceeded: () => unread.of(accountId) >= mostBeyond * mostUnread,
      end() {
        come(toCome);
        noteChange();
      },
    };
  };

  /** `made` ends with the last byte that is made, `heard` with the last that is read. */
  const follow = ({ first, rest, share, room, signal }: MadeSpeech) => {
    const spool = createSpool(join(scratchDir, `speech-${opaqueId()}`), mostInMemory);
    const parts = createEventQueue<{ share: number | undefined; read: Spooled }>();
    let waiting = 0;
    let lastShare: number | undefined;

    const make = async (): Promise<void> => {
      try {
        for (let next = first; !next.done; next = await rest.next()) {
          signal.throwIfAborted();
          if (waiting > mostInMemory && room.isExceeded()) throw new LeftUnread();
          const { length } = next.value;
          // A server may send byte by byte: what waits is not to be as many things.
          const isAlike = share() === lastShare;
          lastShare = share();
          const read = await spool.put(next.value, isAlike);
          waiting += length;
          room.add(length);
          if (read) parts.push({ share: lastShare, read });
        }
      } finally {
        room.end();
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
            room.add(-bytes.length);
            yield bytes;
          }
        }
      } finally {
        const close = async () => {
          room.add(-waiting);
          await spool.close();
        };
        // A file that cannot be removed goes with the folder at the end of the process.
        void made
          .catch(() => {})
          .then(close)
          .catch(() => {});
      }
    }
    return { made, heard };
  };

  return { untilRoom, follow };
};

export type UnreadSpeech = ReturnType<typeof createUnreadSpeech>;

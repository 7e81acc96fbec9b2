/**
 * Spoken replies and their sound. The sound of a reply that may be asked for again is a file of the storage: it is
 * megabytes, which would have to be read and copied as a whole with the row of the response.
 */
import type { SpokenReplies } from '../../db/spoken-replies.ts';
import { ApiError } from '../../domain/errors.ts';
import type { BlobStore } from '../../storage/blob-store.ts';

const cleanupBatchSize = 1000;
const removalsAtOnce = 8;

export type Sound = { sizeBytes: number; read: () => Promise<AsyncIterable<Uint8Array>> };

const keyOf = (id: string): string => `replies/${id}/sound`;

export const createReplySounds = (deps: { rows: SpokenReplies; blobs: BlobStore }) => {
  const { rows, blobs } = deps;
  return {
    /** The row first, so that a sound without one is known to be lost. */
    async keep(
      accountId: string,
      text: string,
      sound: Buffer | undefined,
    ): Promise<{ id: string; expiresAt: number }> {
      const kept = await rows.insert(accountId, text, { hasSound: sound !== undefined });
      if (sound) await blobs.putBytes(keyOf(kept.id), sound, { contentType: 'application/octet-stream' });
      return kept;
    },

    async find(id: string): Promise<Sound> {
      const info = await blobs.stat(keyOf(id));
      if (!info)
        throw new ApiError('idempotency_key_reused', {
          message: 'The sound of the first response is no longer stored. Use another Idempotency-Key.',
        });
      return { sizeBytes: info.sizeBytes, read: () => blobs.read(keyOf(id)) };
    },

    async deleteExpired(): Promise<void> {
      const expired = await rows.listExpired(cleanupBatchSize);
      const withSound = expired.filter(({ hasSound }) => hasSound);
      for (let at = 0; at < withSound.length; at += removalsAtOnce)
        await Promise.all(withSound.slice(at, at + removalsAtOnce).map(({ id }) => blobs.delete(keyOf(id))));
      await rows.delete(expired.map(({ id }) => id));
    },

    findTexts: rows.findTexts,
    existing: rows.existing,
  };
};
export type ReplySounds = ReturnType<typeof createReplySounds>;

/** Blobs as objects in a bucket, for processes that share no disk. */
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { isOwnFile } from '../domain/video-task.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import type { S3Location } from '../lib/storage-url.ts';
import {
  assertBlobKey,
  assertBlobPrefix,
  type BlobInfo,
  BlobNotFound,
  type BlobStore,
  type ByteRange,
  isBlobKey,
  type ListedBlob,
} from './blob-store.ts';
import { explainS3Error, isMissing, isRangeNotSatisfiable, openS3, storageUnavailable } from './s3-client.ts';
import { presignRequest } from './s3-presign.ts';

/**
 * A part is held in memory while it is sent, so that it can be sent again. S3 requires at least 5 MB except for the
 * last.
 */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;
const deletesAtOnce = 8;
/** A server may never stop paginating: 100 million objects in all; a task has only a few. */
const maxPages = 100_000;
const maxPagesToDelete = 100;
/** Pages may be empty where much was deleted just now, but not one after another. */
const maxEmptyPages = 10;
const abandonedAfterMs = 24 * 3600 * 1000;

const explained = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw explainS3Error(error);
  });

/** Fails at once where the bucket is not usable. */
export const createS3BlobStore = async (settings: {
  location: S3Location;
  clock?: Clock;
}): Promise<BlobStore> => {
  const { location, clock = systemClock } = settings;
  const { sdk, client } = await openS3(location);
  const { Upload } = await import('@aws-sdk/lib-storage');

  const objectOf = (key: string) => {
    assertBlobKey(key);
    return { Bucket: location.bucket, Key: location.prefix + key };
  };

  const find = async (key: string): Promise<BlobInfo | undefined> => {
    try {
      const { ContentLength, LastModified, ETag } = await client.send(
        new sdk.HeadObjectCommand(objectOf(key)),
      );
      return { sizeBytes: ContentLength ?? 0, modifiedMs: LastModified?.getTime() ?? 0, etag: ETag ?? '""' };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw explainS3Error(error);
    }
  };

  /** PUT returns no Last-Modified, so HEAD reads it; an incomplete object counts as not stored. */
  const findWritten = async (
    key: string,
    written: { sizeBytes: number; etag?: string },
  ): Promise<BlobInfo> => {
    const info = await find(key);
    // A different ETag: overwritten since.
    if (!info || (info.etag === (written.etag ?? info.etag) && info.sizeBytes !== written.sizeBytes))
      throw storageUnavailable(
        new Error(`${info?.sizeBytes ?? 'none'} of ${written.sizeBytes} bytes were stored`),
      );
    return info;
  };

  const get = async (key: string, range?: ByteRange): Promise<GetObjectCommandOutput | undefined> => {
    try {
      return await client.send(
        new sdk.GetObjectCommand({
          ...objectOf(key),
          Range: range && `bytes=${range.start}-${range.end}`,
        }),
      );
    } catch (error) {
      if (isMissing(error)) throw new BlobNotFound(key);
      if (range && isRangeNotSatisfiable(error)) return undefined;
      throw explainS3Error(error);
    }
  };

  async function* list(prefix: string, pages = maxPages): AsyncGenerator<ListedBlob> {
    const within = { Bucket: location.bucket, Prefix: location.prefix + prefix };
    let next: string | undefined;
    let emptyPages = 0;
    for (let count = 1; count === 1 || next !== undefined; count += 1) {
      const page = await explained(
        client.send(new sdk.ListObjectsV2Command({ ...within, ContinuationToken: next })),
      );
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const key = Key.slice(location.prefix.length);
        // Whole seconds, as HEAD returns them.
        const modifiedMs = Math.floor((LastModified?.getTime() ?? 0) / 1000) * 1000;
        if (isBlobKey(key)) yield { key, sizeBytes: Size, modifiedMs };
      }
      emptyPages = page.Contents?.length ? 0 : emptyPages + 1;
      const hasMore = page.NextContinuationToken !== undefined;
      if (hasMore && (page.NextContinuationToken === next || emptyPages > maxEmptyPages || count >= pages))
        throw storageUnavailable(new Error('listing did not terminate'));
      next = page.NextContinuationToken;
    }
  }

  const remove = async (key: string): Promise<void> => {
    try {
      await client.send(new sdk.DeleteObjectCommand(objectOf(key)));
    } catch (error) {
      if (!isMissing(error)) throw explainS3Error(error);
    }
  };

  /**
   * Aborts multipart uploads left by a killed process: they cost money and appear in no listing. Those of others, for
   * which a day may not be long, stay. Without the permission to list them, the bucket needs a lifecycle rule.
   */
  const abortAbandonedUploads = async (): Promise<void> => {
    const within = { Bucket: location.bucket, Prefix: location.prefix };
    const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand(within));
    const isOwn = (key: string) =>
      key.startsWith(location.prefix) && isOwnFile(key.slice(location.prefix.length));
    for (const { Key = '', UploadId, Initiated } of Uploads)
      if (isOwn(Key) && Initiated && Initiated.getTime() < clock.nowMs() - abandonedAfterMs)
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: location.bucket, Key, UploadId }));
  };
  await abortAbandonedUploads().catch(() => {});

  return {
    async put(key, sourcePath, { contentType }) {
      const object = objectOf(key);
      await using file = await open(sourcePath, 'r');
      const { size: sizeBytes } = await file.stat();
      const upload = new Upload({
        client,
        params: { ...object, Body: file.createReadStream({ autoClose: false }), ContentType: contentType },
        partSize: partBytes,
        queueSize: partsAtOnce,
      });
      const { ETag } = await explained(upload.done());
      const info = await findWritten(key, { sizeBytes, etag: ETag });
      await rm(sourcePath, { force: true });
      return info;
    },

    async putBytes(key, bytes, { contentType }) {
      const { ETag } = await explained(
        client.send(new sdk.PutObjectCommand({ ...objectOf(key), Body: bytes, ContentType: contentType })),
      );
      return findWritten(key, { sizeBytes: bytes.byteLength, etag: ETag });
    },

    stat: async (key) => find(key),

    async read(key, range) {
      if (range !== undefined && !(range.start >= 0 && range.start <= range.end))
        throw new RangeError('Invalid byte range');
      const found = await get(key, range);
      return found === undefined ? Readable.from([]) : (found.Body as Readable);
    },

    async copy(key, newKey) {
      const { Bucket, Key } = objectOf(key);
      const CopySource = `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}`;
      try {
        await client.send(new sdk.CopyObjectCommand({ ...objectOf(newKey), CopySource }));
      } catch (error) {
        if (isMissing(error)) throw new BlobNotFound(key);
        throw explainS3Error(error);
      }
    },

    async copyTo(key, targetPath) {
      const found = await get(key);
      try {
        await pipeline(found?.Body as Readable, createWriteStream(targetPath, { mode: 0o600 }));
      } catch (error) {
        await rm(targetPath, { force: true });
        throw explainS3Error(error);
      }
    },

    delete: async (key) => remove(key),

    async deletePrefix(prefix) {
      assertBlobPrefix(prefix);
      // One by one: many servers refuse a multi-object delete without a particular checksum.
      let batch: string[] = [];
      const flush = async () => {
        await Promise.all(batch.map(remove));
        batch = [];
      };
      for await (const { key } of list(prefix, maxPagesToDelete)) {
        batch.push(key);
        if (batch.length === deletesAtOnce) await flush();
      }
      await flush();
    },

    list(prefix = '') {
      if (prefix !== '') assertBlobPrefix(prefix);
      return list(prefix);
    },

    async presign(key, { method, expiresInSeconds }) {
      const object = objectOf(key);
      // To the presigner both are requests to sign.
      const Command =
        method === 'HEAD'
          ? (sdk.HeadObjectCommand as never as typeof sdk.GetObjectCommand)
          : sdk.GetObjectCommand;
      return presignRequest(client, new Command(object), expiresInSeconds);
    },

    async close() {
      client.destroy();
    },
  };
};

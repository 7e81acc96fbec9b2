/** Both ends are byte offsets and both are included, as in an HTTP Range. */
export type ByteRange = { start: number; end: number };

/** `etag` is quoted, ready for the header, and changes whenever the bytes are replaced. */
export type BlobInfo = { sizeBytes: number; modifiedMs: number; etag: string };

export type ListedBlob = { key: string; sizeBytes: number; modifiedMs: number };

/**
 * Storage of finished files. A key is words joined by `/`, like `videos/<id>/video.mp4`; a prefix is a key followed by
 * a `/`, so that `videos/a/` never matches `videos/ab/`. A key may not be a prefix of another. A blob appears complete
 * or not at all, and is durable once `put` has returned. Its content type is stored by stores that serve blobs
 * themselves.
 */
export type BlobStore = {
  /** Takes ownership of the file: after success `sourcePath` is gone, after a failure it is unchanged. */
  put(key: string, sourcePath: string, options: { contentType: string }): Promise<BlobInfo>;
  putBytes(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<BlobInfo>;
  stat(key: string): Promise<BlobInfo | undefined>;
  /**
   * Throws `BlobNotFound` before a byte is read; a range past the end is truncated. A chunk is overwritten when the next
   * one is asked for.
   */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** A second blob with the same bytes, made by the storage itself: they do not pass through this process. */
  copy(key: string, newKey: string): Promise<void>;
  copyTo(key: string, targetPath: string): Promise<void>;
  delete(key: string): Promise<void>;
  deletePrefix(prefix: string): Promise<void>;
  /** All keys when no prefix is given, in no particular order; concurrent changes may or may not be seen. */
  list(prefix?: string): AsyncIterable<ListedBlob>;
  /** A temporary public URL of the blob; only for stores that serve blobs themselves. */
  presign?(key: string, options: { method: 'GET' | 'HEAD'; expiresInSeconds: number }): Promise<string>;
  close(): Promise<void>;
};

export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound';

  constructor(key: string) {
    super(`There is no blob ${key}`);
  }
}

const maxKeyCharacters = 512;
const maxWordCharacters = 128;

const isWord = (word: string): boolean =>
  word.length <= maxWordCharacters && /^[A-Za-z0-9_-]([A-Za-z0-9._:-]*[A-Za-z0-9_-])?$/.test(word);

/** Words neither begin nor end with a dot or colon, so no key can leave its root or become a hidden file. */
export const isBlobKey = (key: string): boolean =>
  key.length <= maxKeyCharacters && key.split('/').every(isWord);

export const assertBlobKey = (key: string): void => {
  if (!isBlobKey(key)) throw new TypeError('Not a blob key');
};

export const assertBlobPrefix = (prefix: string): void => {
  if (!prefix.endsWith('/') || !isBlobKey(prefix.slice(0, -1))) throw new TypeError('Not a blob prefix');
};

/** Puts the stored files into a bucket of the S3 server of the tests. Returns the service's settings for it. */
import { join } from 'node:path';
import { parseS3Url } from '../../src/lib/storage-url.ts';
import { createFileBlobStore } from '../../src/storage/files.ts';
import { createS3BlobStore } from '../../src/storage/s3.ts';
import { startS3Server } from '../../test/support/s3/s3-server.ts';

/** Each chunk is overwritten by the next. */
const bytesOf = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const copies: Buffer[] = [];
  for await (const chunk of chunks) copies.push(Buffer.from(chunk));
  return Buffer.concat(copies);
};

export const moveToBucket = async (
  dataDir: string,
  t: { after: (release: () => unknown) => void },
): Promise<Record<string, string>> => {
  const server = await startS3Server(t);
  const storageUrl = server.urlOf('media', '&create=true');
  const files = await createFileBlobStore({ rootDir: join(dataDir, 'files') });
  const bucket = await createS3BlobStore({ location: parseS3Url(storageUrl) });
  for await (const { key } of files.list())
    await bucket.putBytes(key, await bytesOf(await files.read(key)), {
      contentType: 'application/octet-stream',
    });
  await bucket.close();
  await files.close();
  return { KINORA_STORAGE_URL: storageUrl };
};

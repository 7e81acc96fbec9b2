/**
 * An S3 server for tests: strict where real ones are. Every request must be signed, a body must match its hash, parts
 * but the last have 5 MB, and the checksums and chunked bodies of newer SDKs are refused as by servers that know none.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterTest } from '../after-test.ts';
import { type Credentials, refuseSignature, type SignedRequest } from './s3-signature.ts';

type StoredObject = { body: Buffer; etag: string; contentType: string; modified: Date };
type Upload = { key: string; contentType: string; initiated: Date; parts: Map<number, StoredObject> };
type Answer = { status: number; headers?: Record<string, string | number>; body?: string | Buffer };
type Call = SignedRequest & { bucket: string; key: string };

const minPartBytes = 5 * 1024 * 1024;
/** Small, so that lists come in pages. */
const pageKeys = 3;

const statuses: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  InvalidRange: 416,
  NotImplemented: 501,
  SlowDown: 503,
};

const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, (c) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[c]!);
const xml = (root: string, body: string): string => `<?xml version="1.0"?><${root}>${body}</${root}>`;
const tag = (name: string, value: string | number | boolean) =>
  `<${name}>${escapeXml(String(value))}</${name}>`;
const refusal = (code: string): Answer => ({
  status: statuses[code] ?? 400,
  headers: { 'content-type': 'application/xml' },
  body: xml('Error', tag('Code', code) + tag('Message', code)),
});
const answerXml = (root: string, body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: xml(root, body),
});

const toObject = (body: Buffer, contentType = 'binary/octet-stream'): StoredObject => ({
  body,
  etag: `"${createHash('md5').update(body).digest('hex')}"`,
  contentType,
  modified: new Date(),
});

export const startS3Server = async (t: { after: (release: () => unknown) => void }) => {
  // The variables in which the SDK of the service under test finds them; a real server's may be there already.
  const { env } = process;
  env.AWS_ACCESS_KEY_ID ??= 'test-access-key';
  env.AWS_SECRET_ACCESS_KEY ??= randomBytes(20).toString('hex');
  const credentials: Credentials = {
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
  };
  const buckets = new Map<string, Map<string, StoredObject>>();
  const uploads = new Map<string, Upload>();
  const requests: string[] = [];
  let fault: ((call: Call, response: ServerResponse) => boolean) | undefined;

  const readObject = (object: StoredObject, { method, headers }: Call): Answer => {
    const size = object.body.length;
    const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '');
    if (range && Number(range[1]) >= size) return refusal('InvalidRange');
    const start = range ? Number(range[1]) : 0;
    const end = range ? Math.min(Number(range[2]), size - 1) : size - 1;
    const body = object.body.subarray(start, end + 1);
    return {
      status: range ? 206 : 200,
      headers: {
        etag: object.etag,
        'content-type': object.contentType,
        'content-length': body.length,
        'last-modified': object.modified.toUTCString(),
        'accept-ranges': 'bytes',
        ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
      },
      ...(method !== 'HEAD' && { body }),
    };
  };

  const listObjects = (objects: Map<string, StoredObject>, { url }: Call): Answer => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageKeys);
    const contents = page.map((key) => {
      const { body, modified, etag } = objects.get(key)!;
      const fields = [
        tag('Key', key),
        tag('Size', body.length),
        tag('LastModified', modified.toISOString()),
        tag('ETag', etag),
      ];
      return `<Contents>${fields.join('')}</Contents>`;
    });
    const more = keys.length > page.length;
    return answerXml(
      'ListBucketResult',
      contents.join('') + tag('IsTruncated', more) + (more ? tag('NextContinuationToken', page.at(-1)!) : ''),
    );
  };

  const completeUpload = (upload: Upload, id: string, objects: Map<string, StoredObject>, body: Buffer) => {
    const named = [
      ...body
        .toString()
        .matchAll(/<Part>.*?<ETag>(.*?)<\/ETag>.*?<PartNumber>(\d+)<\/PartNumber>.*?<\/Part>/gs),
    ].map((match) => ({ etag: match[1]!.replaceAll('&quot;', '"'), number: Number(match[2]) }));
    const parts = named.map(({ number, etag }) => {
      const part = upload.parts.get(number);
      return part?.etag === etag ? part : undefined;
    });
    if (named.length === 0 || parts.includes(undefined)) return refusal('InvalidPart');
    if (named.some(({ number }, index) => index > 0 && number <= named[index - 1]!.number))
      return refusal('InvalidPartOrder');
    if (parts.slice(0, -1).some((part) => part!.body.length < minPartBytes)) return refusal('EntityTooSmall');
    const object = toObject(Buffer.concat(parts.map((part) => part!.body)), upload.contentType);
    object.etag = object.etag.replace(/"$/, `-${parts.length}"`);
    objects.set(upload.key, object);
    uploads.delete(id);
    return answerXml('CompleteMultipartUploadResult', tag('ETag', object.etag));
  };

  const handleUpload = (call: Call, objects: Map<string, StoredObject>): Answer => {
    const id = call.url.searchParams.get('uploadId') ?? '';
    const upload = uploads.get(id);
    if (!upload || upload.key !== call.key) return refusal('NoSuchUpload');
    if (call.method === 'DELETE') {
      uploads.delete(id);
      return { status: 204 };
    }
    if (call.method === 'POST') return completeUpload(upload, id, objects, call.body);
    const part = toObject(call.body);
    upload.parts.set(Number(call.url.searchParams.get('partNumber')), part);
    return { status: 200, headers: { etag: part.etag } };
  };

  const handleBucket = (call: Call): Answer => {
    const objects = buckets.get(call.bucket);
    if (call.method === 'PUT') {
      if (!objects) buckets.set(call.bucket, new Map());
      return { status: 200 };
    }
    if (!objects) return refusal('NoSuchBucket');
    if (call.method === 'HEAD') return { status: 200 };
    if (call.url.searchParams.has('uploads')) {
      const listed = [...uploads].map(([id, { key, initiated }]) => {
        const fields = [tag('Key', key), tag('UploadId', id), tag('Initiated', initiated.toISOString())];
        return `<Upload>${fields.join('')}</Upload>`;
      });
      return answerXml('ListMultipartUploadsResult', listed.join(''));
    }
    return listObjects(objects, call);
  };

  const handleObject = (call: Call): Answer => {
    const objects = buckets.get(call.bucket);
    if (!objects) return refusal('NoSuchBucket');
    const contentType = call.headers['content-type'];
    if (call.url.searchParams.has('uploadId')) return handleUpload(call, objects);
    if (call.method === 'POST' && call.url.searchParams.has('uploads')) {
      const id = randomBytes(8).toString('hex');
      const started = {
        key: call.key,
        contentType: contentType ?? '',
        initiated: new Date(),
        parts: new Map(),
      };
      uploads.set(id, started);
      return answerXml('InitiateMultipartUploadResult', tag('UploadId', id));
    }
    const copySource = call.headers['x-amz-copy-source'];
    if (call.method === 'PUT' && typeof copySource === 'string') {
      const [, bucket = '', key = ''] = /^\/?([^/]+)\/(.*)$/.exec(decodeURIComponent(copySource)) ?? [];
      const source = buckets.get(bucket)?.get(key);
      if (!source) return refusal('NoSuchKey');
      objects.set(call.key, source);
      return answerXml('CopyObjectResult', tag('ETag', source.etag));
    }
    if (call.method === 'PUT') {
      const object = toObject(call.body, contentType);
      objects.set(call.key, object);
      return { status: 200, headers: { etag: object.etag } };
    }
    if (call.method === 'DELETE') {
      objects.delete(call.key);
      return { status: 204 };
    }
    const object = objects.get(call.key);
    return object ? readObject(object, call) : refusal('NoSuchKey');
  };

  const usesChecksums = ({ headers }: Call): boolean =>
    Object.keys(headers).some((name) => /^x-amz-(checksum-|sdk-checksum|trailer|decoded)/.test(name)) ||
    /aws-chunked/.test(String(headers['content-encoding']));

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const [, bucket = '', ...words] = url.pathname.split('/').map(decodeURIComponent);
    const method = request.method!;
    const call: Call = {
      method,
      url,
      headers: request.headers,
      body: await buffer(request),
      bucket,
      key: words.join('/'),
    };
    requests.push(`${method} ${url.pathname}${url.search}`);
    if (fault?.(call, response)) return;
    const refused =
      refuseSignature(call, credentials) ?? (usesChecksums(call) ? 'NotImplemented' : undefined);
    const answer = refused ? refusal(refused) : call.key === '' ? handleBucket(call) : handleObject(call);
    response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : answer.body);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    endpoint,
    credentials,
    /** The requests, in order, as `GET /bucket/key?query`. */
    requests,
    uploads,
    objectsOf: (bucket: string) => buckets.get(bucket) ?? new Map<string, StoredObject>(),
    urlOf: (path: string, more = '') =>
      `s3://${path}?endpoint=${encodeURIComponent(endpoint)}&region=us-east-1&path_style=true${more}`,
    /** Answers a request itself when it returns true. */
    setFault: (next: typeof fault) => {
      fault = next;
    },
  };
};
export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

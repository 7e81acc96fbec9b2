/** Checks AWS Signature Version 4 of a request, in its header or in its URL, from the published algorithm. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Credentials = { accessKeyId: string; secretAccessKey: string };
export type SignedRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer };

const algorithm = 'AWS4-HMAC-SHA256';
const maxSkewMs = 15 * 60_000;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const timeOf = (stamp: string): number => {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp);
  return parts
    ? Date.UTC(+parts[1]!, +parts[2]! - 1, +parts[3]!, +parts[4]!, +parts[5]!, +parts[6]!)
    : Number.NaN;
};

type Claim = {
  credential: string;
  signedHeaders: string[];
  signature: string;
  stamp: string;
  payloadHash: string;
  presigned: boolean;
};

const claimOf = ({ url, headers }: SignedRequest): Claim | string => {
  if (url.searchParams.has('X-Amz-Signature')) {
    const query = (name: string) => url.searchParams.get(name) ?? '';
    const stamp = query('X-Amz-Date');
    if (query('X-Amz-Algorithm') !== algorithm) return 'AuthorizationQueryParametersError';
    if (Date.now() > timeOf(stamp) + Number(query('X-Amz-Expires')) * 1000) return 'AccessDenied';
    return {
      credential: query('X-Amz-Credential'),
      signedHeaders: query('X-Amz-SignedHeaders').split(';'),
      signature: query('X-Amz-Signature'),
      stamp,
      payloadHash: 'UNSIGNED-PAYLOAD',
      presigned: true,
    };
  }
  const fields =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!fields) return 'AccessDenied';
  const stamp = String(headers['x-amz-date']);
  if (!(Math.abs(Date.now() - timeOf(stamp)) < maxSkewMs)) return 'RequestTimeTooSkewed';
  return {
    credential: fields[1]!,
    signedHeaders: fields[2]!.split(';'),
    signature: fields[3]!,
    stamp,
    payloadHash: String(headers['x-amz-content-sha256']),
    presigned: false,
  };
};

/** Every x-amz header and the host must be signed, as Amazon demands. */
const hasUnsignedHeader = (headers: IncomingHttpHeaders, signed: string[]): boolean =>
  !signed.includes('host') ||
  Object.keys(headers).some((name) => name.startsWith('x-amz-') && !signed.includes(name));

const canonicalRequest = ({ method, url, headers }: SignedRequest, claim: Claim): string => {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, av], [b, bv]) => (a < b ? -1 : a > b ? 1 : av < bv ? -1 : 1));
  return [
    method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.map(([name, value]) => `${name}=${value}`).join('&'),
    ...claim.signedHeaders.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
};

/** The error's code, or undefined when all is right. */
export const refuseSignature = (request: SignedRequest, known: Credentials): string | undefined => {
  const claim = claimOf(request);
  if (typeof claim === 'string') return claim;
  const [accessKeyId, day = '', region = '', service = '', last] = claim.credential.split('/');
  if (accessKeyId !== known.accessKeyId) return 'InvalidAccessKeyId';
  if (service !== 's3' || last !== 'aws4_request' || !claim.stamp.startsWith(day))
    return 'AuthorizationHeaderMalformed';
  if (hasUnsignedHeader(request.headers, claim.signedHeaders)) return 'AccessDenied';
  if (!claim.presigned && claim.payloadHash !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [algorithm, claim.stamp, scope, sha256(canonicalRequest(request, claim))].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${known.secretAccessKey}`,
  );
  const expected = hmac(signingKey, toSign);
  const given = Buffer.from(claim.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? undefined
    : 'SignatureDoesNotMatch';
};

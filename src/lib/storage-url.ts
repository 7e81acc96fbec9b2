/** The place where files are stored: `file:///folder` or `s3://bucket/prefix`. */
import { fileURLToPath } from 'node:url';

export type S3Location = {
  bucket: string;
  /** Empty, or words each followed by a `/`. */
  prefix: string;
  /** Null: Amazon's own, by region. */
  endpoint: string | null;
  /** Null: as the AWS tools find it. */
  region: string | null;
  pathStyle: boolean;
  /** Create the bucket at start if it is missing. */
  create: boolean;
};

const parameters = new Set(['endpoint', 'region', 'path_style', 'create']);
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixWords = /^([A-Za-z0-9_-][A-Za-z0-9._-]{0,127}\/)*$/;

const expected = (what: string): never => {
  throw new Error(`expected ${what}`);
};

const readFlag = (name: string, text: string | null): boolean => {
  if (text === null || text === 'false') return false;
  return text === 'true' || expected(`${name}=true or false`);
};

const isHttpUrl = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Of `s3://bucket/prefix?endpoint=…&region=…&path_style=true`; throws with the expected format. */
export const parseS3Url = (text: string): S3Location => {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:') return expected('s3://bucket/prefix');
  if (url.username !== '' || url.password !== '')
    expected('no credentials in the URL: give them as the AWS tools read them');
  if (!bucketName.test(url.hostname) || url.port !== '') expected('a bucket after s3://');
  const prefix = url.pathname.replace(/^\//, '').replace(/([^/])$/, '$1/');
  if (!prefixWords.test(prefix)) expected('a prefix of letters, digits, dots, dashes and underscores');
  for (const name of url.searchParams.keys())
    if (!parameters.has(name)) expected(`one of ${[...parameters].join(', ')}, not "${name}"`);
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !isHttpUrl(endpoint)) expected('an endpoint beginning http: or https:');
  return {
    bucket: url.hostname,
    prefix,
    endpoint,
    region: url.searchParams.get('region'),
    pathStyle: readFlag('path_style', url.searchParams.get('path_style')),
    create: readFlag('create', url.searchParams.get('create')),
  };
};

/** The expected form of a storage's URL, for a text that is none; the text is not repeated, as it may hold a password. */
export const expectedStorageUrl = (text: string): string | null => {
  const protocol = URL.parse(text)?.protocol;
  if (protocol !== 's3:' && protocol !== 'file:') return 'a URL beginning file: or s3:';
  try {
    if (protocol === 's3:') parseS3Url(text);
    else fileURLToPath(text);
    return null;
  } catch (error) {
    return protocol === 's3:'
      ? (error as Error).message.replace(/^expected /, '')
      : 'a folder of this machine, as in file:///srv/kinora';
  }
};

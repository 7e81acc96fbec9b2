/** The S3 client: opened and tested at start; failures become errors of our own. */
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { ApiError } from '../domain/errors.ts';
import { StartError } from '../lib/start-error.ts';
import type { S3Location } from '../lib/storage-url.ts';

const defaultRegion = 'us-east-1';
/** Each proxied download holds a connection for as long as its client reads. */
const maxConnections = 1000;

const settingsOf = ({ endpoint, region, pathStyle }: S3Location): S3ClientConfig => {
  const agent = { maxSockets: maxConnections };
  const regionName = region ?? (endpoint === null ? undefined : defaultRegion);
  return {
    ...(endpoint !== null && { endpoint }),
    ...(regionName !== undefined && { region: regionName }),
    forcePathStyle: pathStyle,
    // Servers other than Amazon's refuse the checksums that newer SDKs add to every request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: 5000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      // Idle timeout without a byte. A paused player requests the rest again.
      socketTimeout: 300_000,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
};

type S3Error = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };

export const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as S3Error;
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
};

export const isRangeNotSatisfiable = (error: unknown): boolean =>
  (error as S3Error).$metadata?.httpStatusCode === 416 || (error as S3Error).name === 'InvalidRange';

export const storageUnavailable = (cause: unknown): ApiError =>
  new ApiError('service_unavailable', {
    message: 'The storage for files is not available. Try again later.',
    retryAfterSeconds: 10,
    cause,
  });

/** Failures of S3 or the network; mistakes of the caller, such as a missing file, are passed on unchanged. */
export const explainS3Error = (error: unknown): unknown => {
  const { code, name, $metadata } = error as S3Error;
  const ofServer = $metadata?.httpStatusCode !== undefined;
  const ofNetwork =
    name === 'TimeoutError' || /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|AI_)|ENOTFOUND|ERR_STREAM_)/.test(code ?? '');
  return ofServer || ofNetwork ? storageUnavailable(error) : error;
};

const startReasons: Record<string, string> = {
  404: 'There is no such bucket. Make it, or add create=true to KINORA_STORAGE_URL.',
  301: 'The bucket is in another region. Set region in KINORA_STORAGE_URL.',
  400: 'The server does not accept the request. Look at region and path_style in KINORA_STORAGE_URL.',
  403: 'The credentials are refused, or may not use this bucket. Give them as the AWS tools read them, such as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
};

const explainStart = (error: unknown, { bucket, endpoint }: S3Location): StartError => {
  const { name = '', code, $metadata } = error as S3Error;
  const reason =
    startReasons[$metadata?.httpStatusCode ?? ''] ??
    (name === 'CredentialsProviderError'
      ? 'No credentials were found. Give them as the AWS tools read them, such as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'
      : /region is missing/i.test(String(error))
        ? 'Set region in KINORA_STORAGE_URL, or AWS_REGION.'
        : `It cannot be reached (${code ?? name}). Look at KINORA_STORAGE_URL and at that server.`);
  const at = endpoint === null ? '' : ` at ${new URL(endpoint).host}`;
  return new StartError(`The bucket ${bucket}${at} cannot be used. ${reason}`, { cause: error });
};

/** The SDK is loaded only here: a service that stores files in a folder does not need it. */
export const openS3 = async (location: S3Location) => {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client(settingsOf(location));
  const bucket = { Bucket: location.bucket };
  try {
    await client.send(new sdk.HeadBucketCommand(bucket)).catch(async (error) => {
      if (!location.create || !isMissing(error)) throw error;
      await client.send(new sdk.CreateBucketCommand(bucket));
    });
  } catch (error) {
    client.destroy();
    throw explainStart(error, location);
  }
  return { sdk, client };
};

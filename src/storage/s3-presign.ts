/** A temporary URL of one object without credentials, signed by the SDK's own signer. */
import type { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';

type SignableRequest = {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
};

type AuthScheme = Parameters<S3Client['config']['signer']>[0] & object;
type Presigner = { presign(request: unknown, options: { expiresIn: number }): Promise<unknown> };

const urlOf = ({ protocol, hostname, port, path, query }: SignableRequest): string => {
  const url = new URL(`${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`);
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) url.searchParams.append(name, each);
  return url.href;
};

/** The command passes through the SDK up to its signature and is then not sent. */
export const presignRequest = async (
  client: S3Client,
  command: GetObjectCommand,
  expiresIn: number,
): Promise<string> => {
  let signedUrl = '';
  command.middlewareStack.addRelativeTo(
    (_next: unknown, context: { authSchemes?: AuthScheme[] }) => async (args: { request?: unknown }) => {
      const request = args.request as SignableRequest;
      // The client sends its own headers: only the host is signed. The other header goes into the URL.
      request.headers = { host: request.headers.host!, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
      const signer = (await client.config.signer(context.authSchemes?.[0])) as unknown as Presigner;
      signedUrl = urlOf((await signer.presign(request, { expiresIn })) as SignableRequest);
      return { response: {}, output: { $metadata: {} } };
    },
    { name: 'presign', relation: 'before', toMiddleware: 'httpSigningMiddleware' },
  );
  await client.send(command);
  return signedUrl;
};

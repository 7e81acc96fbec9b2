/** A hub as model hubs are: redirects to the file with its size and hash in headers, ranges, and faults on demand. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HubFile = {
  path: string;
  /** Sent as the hub's own word on the file; absent: the true hash; null: none. */
  declaredSha256?: string | null;
};

export type Hub = Awaited<ReturnType<typeof startHub>>;

/** Faults apply to the requests for bytes, one after the other; `whole` is the file as it is. */
type Fault =
  | { kind: 'cut'; afterBytes: number }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'ignore-range' };

export const startHub = async (files: Record<string, HubFile>) => {
  const asked: string[] = [];
  const faults: Fault[] = [];
  /** The same for the requests that ask for size and hash. */
  const headFaults: Fault[] = [];

  const send = async (request: IncomingMessage, response: ServerResponse, file: HubFile): Promise<void> => {
    const { size } = await stat(file.path);
    const fault = request.method === 'GET' ? faults.shift() : undefined;
    if (fault?.kind === 'busy')
      return void response.writeHead(429, { 'retry-after': String(fault.retryAfter) }).end();
    const range = fault?.kind === 'ignore-range' ? null : /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    const start = Number(range?.[1] ?? 0);
    if (start >= size) return void response.writeHead(416).end();
    response.writeHead(range ? 206 : 200, {
      'content-length': size - start,
      ...(range && { 'content-range': `bytes ${start}-${size - 1}/${size}` }),
    });
    if (request.method === 'HEAD') return void response.end();
    if (fault?.kind === 'cut') {
      response.write((await readFile(file.path)).subarray(start, start + fault.afterBytes), () =>
        response.destroy(),
      );
      return;
    }
    createReadStream(file.path, { start }).pipe(response);
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://hub');
    asked.push(
      `${request.method} ${url.pathname}${request.headers.range ? ` ${request.headers.range}` : ''}`,
    );
    const headFault = request.method === 'HEAD' ? headFaults.shift() : undefined;
    if (headFault?.kind === 'busy')
      return void response.writeHead(429, { 'retry-after': String(headFault.retryAfter) }).end();
    if (headFault?.kind === 'cut') return void response.destroy();
    const name = url.pathname.replace(/^\/(?:cdn\/)?/, '');
    const file = files[name];
    if (!file) return void response.writeHead(404).end('not found');
    if (url.pathname.startsWith('/cdn/')) return send(request, response, file);
    const sha256 =
      file.declaredSha256 === undefined
        ? createHash('sha256')
            .update(await readFile(file.path))
            .digest('hex')
        : file.declaredSha256;
    response.writeHead(302, {
      location: `/cdn/${name}`,
      'x-repo-commit': 'c'.repeat(40),
      'x-linked-size': String((await stat(file.path)).size),
      ...(sha256 !== null && { 'x-linked-etag': `"${sha256}"` }),
    });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    faults,
    headFaults,
    files,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** A listening server that answers as a test tells it and keeps what it was sent. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { afterTest } from '../../support/after-test.ts';

export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  json: () => Record<string, unknown>;
  form: () => Promise<FormData>;
};

export type Respond = (request: Received, response: ServerResponse, ...found: string[]) => unknown;

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** `routes`: "METHOD /path" with `*` for one segment, whose texts follow the response. */
export const startUpstream = async (t: Pick<TestContext, 'after'>, routes: Record<string, Respond> = {}) => {
  const received: Received[] = [];
  const answers = { ...routes };

  const server = createServer(async (request, response) => {
    try {
      const body = await buffer(request);
      const path = new URL(request.url!, 'http://local').pathname;
      const entry: Received = {
        method: request.method!,
        path: request.url!,
        headers: request.headers,
        body,
        json: () => JSON.parse(body.toString()),
        form: () =>
          new Response(body, { headers: { 'content-type': request.headers['content-type']! } }).formData(),
      };
      received.push(entry);
      for (const [pattern, respond] of Object.entries(answers)) {
        const [method, shape] = pattern.split(' ') as [string, string];
        const found = new RegExp(`^${shape.replaceAll('.', '\\.').replaceAll('*', '([^/]+)')}$`).exec(path);
        if (method === request.method && found) {
          await respond(entry, response, ...found.slice(1).map(decodeURIComponent));
          return;
        }
      }
      sendJson(response, 404, { error: { message: 'no such path', code: 'not_found' } });
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(
    t,
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    /** Answers may be changed at any time. */
    answers,
    count: (method: string, path: RegExp): number =>
      received.filter((request) => request.method === method && path.test(request.path)).length,
  };
};
export type UpstreamServer = Awaited<ReturnType<typeof startUpstream>>;

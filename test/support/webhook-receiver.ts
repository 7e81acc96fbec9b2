/** A server that receives webhooks, as an account's own would, and answers as the test says. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { afterTest } from './after-test.ts';

export type Received = { path: string; headers: Record<string, string>; body: string };

export const startWebhookReceiver = async (
  t: Pick<TestContext, 'after'>,
  answer: (received: Received, response: ServerResponse) => void = (_, response) => response.end(),
) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const one = {
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: await text(request),
    };
    received.push(one);
    answer(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    url: (path = '/hook') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    at: (path: string) => received.filter((one) => one.path === path),
    eventsAt: (path: string) =>
      received
        .filter((one) => one.path === path)
        .map(({ body }) => JSON.parse(body) as { id: string; type: string; data: { id: string } }),
  };
};

/** A network between a service and its database that a test can cut, and that can lead to another server. */
import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { afterTest } from './after-test.ts';

export const startTcpProxy = async (t: Pick<TestContext, 'after'>, target: { port: number }) => {
  let port = target.port;
  let isCut = false;
  const pairs = new Set<[Socket, Socket]>();

  const server = createServer((near) => {
    const far = connect({ port, host: '127.0.0.1' });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (isCut) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const closeAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  afterTest(t, () => {
    closeAll();
    server.close();
  });

  return {
    port: (server.address() as { port: number }).port,
    /** Nothing passes any more, and neither side is told. */
    cut(): void {
      isCut = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    mend(): void {
      isCut = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    /** Open connections end; those that are opened from now on lead there. */
    leadTo(other: number): void {
      port = other;
      closeAll();
    },
  };
};

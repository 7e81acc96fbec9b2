/** One network takes a share of the connections, and no more, also where it asks for nothing. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { connectionLimit, limitConnections, mayBeProxy } from '../../src/http/connections-by-network.ts';
import { mostOpenFiles } from '../../src/lib/files/open-files.ts';
import { afterTest } from '../support/after-test.ts';
import { waitFor } from '../support/wait-for.ts';

test('connections of one address beyond the limit are closed, and others are not', async (t) => {
  const most = 5;
  const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  limitConnections(server, { most, isFree: (address) => address === '127.0.0.9' });
  await once(server, 'listening');
  afterTest(t, () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async (localAddress: string): Promise<{ socket: Socket; isAnswered: boolean }> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    let isAnswered = false;
    socket.once('data', () => {
      isAnswered = true;
    });
    await waitFor(() => isAnswered || socket.destroyed);
    return { socket, isAnswered };
  };
  const first: { socket: Socket; isAnswered: boolean }[] = [];
  for (let count = 0; count < most + 2; count += 1) first.push(await open('127.0.0.2'));
  assert.deepEqual(
    first.map(({ isAnswered }) => isAnswered),
    [...Array.from({ length: most }, () => true), false, false],
  );
  assert.ok((await open('127.0.0.3')).isAnswered, 'another address');
  for (let count = 0; count < most + 2; count += 1) assert.ok((await open('127.0.0.9')).isAnswered, 'free');
  first[0]!.socket.destroy();
  await waitFor(async () => (await open('127.0.0.2')).isAnswered);
});

test('proxies are free of the limit', () => {
  for (const [address, trusted, expected] of [
    ['203.0.114.7', false, false],
    ['2a00:1450::1', false, false],
    ['127.0.0.1', false, true],
    ['::ffff:172.18.0.3', false, true],
    ['fd00::3', false, true],
    ['203.0.114.7', 1, true],
    ['203.0.114.7', ['loopback', '203.0.114.0/24'], true],
    ['203.0.115.7', ['loopback', '203.0.114.0/24'], false],
  ] as const)
    assert.equal(mayBeProxy(address, trusted as never), expected, `${address} ${trusted}`);
});

test('few files are shared by more than one network', () => {
  assert.deepEqual(
    [64, 1024, 1_000_000, Number.POSITIVE_INFINITY].map(connectionLimit),
    [16, 256, 4096, 4096],
  );
  assert.ok(mostOpenFiles() >= 64);
});

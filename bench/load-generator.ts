/**
 * Sends one request, or several in turn, over and over on keep-alive connections, one in flight on each, from a process of its own.
 * Usage: node bench/load-generator.ts '{"port":..,"request":"..","connections":64,"count":10000,"status":200}'
 * Prints {"count":..,"perSecond":..,"p50Ms":..,"p99Ms":..}.
 */
import { connect } from 'node:net';

export type LoadJob = {
  port: number;
  request: string | string[];
  connections: number;
  count: number;
  status: number;
};
export type LoadResult = { count: number; perSecond: number; p50Ms: number; p99Ms: number };

const headEnd = '\r\n\r\n';

const run = async ({ port, request, connections, count, status }: LoadJob): Promise<LoadResult> => {
  const requests = [request].flat().map((text) => Buffer.from(text, 'latin1'));
  const latenciesMs: number[] = [];
  const startMs = performance.now();
  let left = count;
  const wanted = `HTTP/1.1 ${status} `;

  const oneConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received: Buffer = Buffer.alloc(0);
      let sentMs = 0;
      const send = () => {
        if (left === 0) {
          socket.destroy();
          return resolve();
        }
        left -= 1;
        const bytes = requests[left % requests.length]!;
        sentMs = performance.now();
        socket.write(bytes);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const head = received.indexOf(headEnd);
        if (head === -1) return;
        const headers = received.toString('latin1', 0, head);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1]);
        if (received.length < head + headEnd.length + length) return;
        if (!headers.startsWith(wanted)) {
          socket.destroy();
          return reject(new Error(`unexpected answer: ${received.toString('latin1')}`));
        }
        received = Buffer.alloc(0);
        latenciesMs.push(performance.now() - sentMs);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, oneConnection));
  const tookSeconds = (performance.now() - startMs) / 1000;
  latenciesMs.sort((a, b) => a - b);
  const percentile = (part: number) => latenciesMs[Math.floor((latenciesMs.length - 1) * part)] ?? 0;
  return {
    count: latenciesMs.length,
    perSecond: latenciesMs.length / tookSeconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
  };
};

const [job] = process.argv.slice(2);
if (job) process.stdout.write(JSON.stringify(await run(JSON.parse(job) as LoadJob)));

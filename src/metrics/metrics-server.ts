/** GET /metrics on a separate port, which must not be reachable from outside. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../lib/start-error.ts';
import type { Metrics } from './metrics.ts';

export const startMetricsServer = async (
  metrics: Metrics,
  { host, port }: { host: string; port: number },
) => {
  const server = createServer(async (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error) => {
    throw new StartError(
      `Metrics cannot be served at ${host}:${port} (${error.code}). Set KINORA_METRICS_PORT or KINORA_METRICS_HOST.`,
      { cause: error },
    );
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type MetricsServer = Awaited<ReturnType<typeof startMetricsServer>>;

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openAi, routedEnvironment } from '../engines/upstream/routed-service.ts';
import { startVideoServer } from '../engines/upstream/video-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { startKinora, startWorker } from './kinora-process.ts';

type Span = { pid: number; name: string; traceId: string; spanId: string; parentId?: string };

test('a request, its wait, its making elsewhere and the upstream are one trace over two processes', async (t) => {
  const upstream = await startVideoServer(t);
  const dataDir = temporaryFolder(t);
  const routed = routedEnvironment(
    dataDir,
    { it: openAi(upstream.url) },
    { 'beta-2': [{ upstream: 'it', model: 'm' }] },
  );
  const spansFile = join(dataDir, 'spans');
  const env = {
    ...routed,
    NODE_OPTIONS: `--import ${new URL('./record-spans.ts', import.meta.url)}`,
    SPANS_FILE: spansFile,
  };
  const api = await startKinora(t, dataDir, { ...env, KINORA_ROLES: 'api' });
  const worker = startWorker(t, dataDir, env);
  const id = await api.createVideo();
  await waitFor(async () => (await api.read(id)).status === 'completed');
  const spans = (): Span[] =>
    existsSync(spansFile)
      ? readFileSync(spansFile, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line))
      : [];
  const find = (name: string) => spans().find((span) => span.name === name);
  await waitFor(() => find('make video') !== undefined);
  const request = find('POST /v1/videos')!;
  assert.equal(request.pid, api.pid);
  const inTrace = spans().filter(({ traceId }) => traceId === request.traceId);
  for (const name of ['queue', 'make video', 'upstream'])
    assert.ok(
      inTrace.some((span) => span.name === name && span.pid === worker.pid),
      `${name} among ${inTrace.map((span) => span.name)}`,
    );
  assert.equal(find('make video')!.parentId, request.spanId);
  const sent = upstream.received.find(({ method, path }) => method === 'POST' && path === '/v1/videos')!;
  assert.equal(
    sent.headers.traceparent,
    `00-${request.traceId}-${inTrace.find(({ name }) => name === 'upstream')!.spanId}-01`,
  );
});

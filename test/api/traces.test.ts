import assert from 'node:assert/strict';
import { test } from 'node:test';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

/** As an operator's own SDK does it. */
const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
);
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator({
  fields: () => ['traceparent'],
  inject: () => {},
  extract: (base, carrier) => {
    const [, traceId, spanId] = String((carrier as Record<string, unknown>).traceparent).split('-');
    return traceId && spanId
      ? trace.setSpanContext(base, { traceId, spanId, traceFlags: 1, isRemote: true })
      : base;
  },
});

test('request, queue and engine are one trace, also when another process makes the video', async (t) => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const service = await startTestService(t);
  service.video.hold();
  const response = await service.postJson(
    '/v1/video/create',
    { model: 'beta-2', prompt: 'a red balloon', images: [] },
    { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } },
  );
  const { id } = (await response.json()) as { id: string };
  const stored = await service.store.db
    .selectFrom('video_tasks')
    .select('options')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.match(JSON.parse(stored.options).traceparent, new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));

  // A worker that knows of the task only what is stored.
  await waitFor(() => service.video.jobs.length === 1);
  service.video.release();
  await service.finished(id);
  const ofTrace = () => exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
  await waitFor(() => ofTrace().some(({ name }) => name === 'make video'));
  const find = (name: string) => {
    const span = ofTrace().find((one) => one.name === name);
    assert.ok(span, `${name} among ${ofTrace().map((one) => one.name)}`);
    return span;
  };
  const request = find('POST /v1/video/create');
  assert.equal(request.parentSpanContext?.spanId, '00f067aa0ba902b7');
  assert.equal(request.attributes['http.response.status_code'], 200);
  for (const name of ['queue', 'make video'])
    assert.equal(find(name).parentSpanContext?.spanId, request.spanContext().spanId, name);
  assert.equal(find('make video').attributes['kinora.task'], id);
  const engine = ofTrace().find(({ name }) => name.startsWith('engine '));
  assert.equal(engine?.parentSpanContext?.spanId, find('make video').spanContext().spanId);
});

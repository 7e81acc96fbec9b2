/** An operator's own SDK, as docs/operations.md has it: brought by NODE_OPTIONS, here with an exporter that writes to a file. */
import { appendFileSync } from 'node:fs';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { BasicTracerProvider, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';

const path = process.env.SPANS_FILE!;

trace.setGlobalTracerProvider(
  new BasicTracerProvider({
    spanProcessors: [
      new SimpleSpanProcessor({
        export(spans: ReadableSpan[], done: (result: { code: number }) => void) {
          for (const span of spans) {
            const { traceId, spanId } = span.spanContext();
            const told = { pid: process.pid, name: span.name, traceId, spanId };
            appendFileSync(
              path,
              `${JSON.stringify({ ...told, parentId: span.parentSpanContext?.spanId })}\n`,
            );
          }
          done({ code: 0 });
        },
        shutdown: async () => {},
      }),
    ],
  }),
);
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator({ fields: () => [], inject: () => {}, extract: (base) => base });

/**
 * Spans by the OpenTelemetry API. The operator installs the SDK (docs/operations.md); without one nothing is recorded
 * and there is no cost.
 */
import {
  type Attributes,
  context,
  isSpanContextValid,
  ProxyTracerProvider,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracerName = 'kinora';
const tracer = trace.getTracer(tracerName);

/** Checked at every request: an unrecorded span would cost 3 % of a status read. */
const hasSdk = (): boolean => {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer(tracerName) !== undefined;
};

const fail = (span: Span, error: unknown): void => {
  if (error instanceof Error) span.recordException(error);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

export type SpanOptions = {
  attributes?: Attributes;
  kind?: 'client' | 'internal' | 'consumer';
  /** Parent span in another process; undefined: the current span. */
  traceparent?: string | undefined;
  startMs?: number;
};

const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL, consumer: SpanKind.CONSUMER };

const begin = (name: string, { attributes, kind = 'internal', traceparent, startMs }: SpanOptions) => {
  const parent =
    traceparent === undefined ? context.active() : withTraceparent(context.active(), traceparent);
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes, startTime: startMs }, parent);
  return { span, active: trace.setSpan(parent, span) };
};

/** Spans started within `run` are its children. */
export const inSpan = async <T>(name: string, options: SpanOptions, run: () => Promise<T>): Promise<T> => {
  if (!hasSdk()) return run();
  const { span, active } = begin(name, options);
  try {
    return await context.with(active, run);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
};

/** A span of finished work. */
export const recordSpan = (name: string, options: SpanOptions): void => {
  if (hasSdk()) begin(name, options).span.end();
};

/** The span of a request, as a child of the one in its headers; undefined when nothing is recorded. */
export const startRequestSpan = ({ method, headers }: { method: string; headers: object }) => {
  if (!hasSdk()) return undefined;
  const parent = propagation.extract(context.active(), headers);
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
  if (!span.isRecording()) return undefined;
  return {
    run: (work: () => void): void => context.with(trace.setSpan(parent, span), work),
    end(route: string, status: number): void {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
};
export type RequestSpan = NonNullable<ReturnType<typeof startRequestSpan>>;

/** The current span, to be stored for another process; undefined: nothing is traced. */
export const currentTraceparent = (): string | undefined => {
  const found = trace.getSpanContext(context.active());
  if (!found || !isSpanContextValid(found)) return undefined;
  return `00-${found.traceId}-${found.spanId}-${found.traceFlags.toString(16).padStart(2, '0')}`;
};

/** Headers for a request to another server, so that its spans join the same trace. */
export const traceHeaders = (): Record<string, string> => {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
};

const withTraceparent = (base: ReturnType<typeof context.active>, traceparent: string) => {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined) return base;
  return trace.setSpanContext(base, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags!, 16),
    isRemote: true,
  });
};

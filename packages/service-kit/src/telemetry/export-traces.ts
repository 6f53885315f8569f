import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  type DiagLogger,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../config/telemetry-config.ts';
import type { Closable } from '../lifecycle/run-process.ts';
import type { Logger } from '../logging/logger.ts';
import { type BeginningWork, type Span, workObservations } from './spans.ts';

/** Limit for the last spans at the end of a process. Milliseconds. */
const FLUSH_TIMEOUT_MS = 3_000;

const NOT_EXPORTED = 'traces could not be exported';

const KINDS = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Turns observed work into spans and sends them to the collector. A collector that is away costs spans, never requests. */
export function exportTraces(config: TracesConfig, process: string, logger: Logger): Closable {
  diag.setLogger(warningsTo(logger), DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({
    url: config.url,
    headers: config.headers,
    timeoutMillis: FLUSH_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process, 'service.namespace': 'selah' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: FLUSH_TIMEOUT_MS })],
  });
  const unsubscribe = workObservations.subscribe((work) => {
    const { name, kind, service = process, attributes, parent } = work;
    const tracer = provider.getTracer(service);
    const options = { kind: KINDS[kind], attributes, root: parent === undefined };
    work.span = adapt(tracer.startSpan(name, options, contextOf(parent)));
  });
  return {
    close: async () => {
      unsubscribe();
      await Promise.race([provider.shutdown(), tooLate()]).catch((error: unknown) =>
        logger.warn({ err: error }, NOT_EXPORTED),
      );
      diag.disable();
    },
  };
}

function adapt(span: SdkSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end({ name, attributes, hasFailed } = {}) {
      if (name) span.updateName(name);
      if (attributes) span.setAttributes(attributes);
      // Without a message: an error can repeat what a visitor sent.
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function contextOf(traceparent: BeginningWork['parent']): Context {
  if (traceparent === undefined) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The library reports here when the collector cannot be reached. */
function warningsTo(logger: Logger): DiagLogger {
  const ignore = () => {};
  const warn = (message: string) => logger.warn({ cause: message }, NOT_EXPORTED);
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}

async function tooLate(): Promise<never> {
  await delay(FLUSH_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('the collector does not answer');
}

import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { TracingSettings } from "../settings/tracing-settings.ts";
import { dataOfRegistry } from "./metric-data.ts";
import { type NewSpan, type OpenSpan, type Tracer, traceWith } from "./spans.ts";

export type Tracing = { readonly stop: () => Promise<void> };

export type Sender = {
  readonly registry: Registry;
  readonly clock: Pick<Clock, "realTime">;
  readonly role: string;
};

/** Sends traces and the metrics of this process to where the settings say. What cannot be sent is dropped: nobody waits for it. */
export function startTracing(settings: TracingSettings, { registry, clock, role }: Sender): Tracing {
  const { endpoint, headers, share } = settings;
  const resource = resourceFromAttributes({ "service.name": settings.serviceName, "service.role": role });
  const spans = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } }),
    scheduledDelayMillis: 1000,
  });
  // By the trace's own id, so that every process and the browser's click agree on which are sent; what a caller asks for counts little.
  const ratio = new TraceIdRatioBasedSampler(share);
  const sampler = new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio });
  const contexts = new AsyncLocalStorageContextManager().enable();
  const provider = new TracerProvider({ resource, sampler, spanProcessors: [spans] });
  const told = { traceId: "", spanId: "" };
  const ofBrowsers = new TracerProvider({
    ...{ resource, sampler, spanProcessors: [spans] },
    idGenerator: { generateTraceId: () => told.traceId, generateSpanId: () => told.spanId },
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers: { ...headers } }),
        exportIntervalMillis: settings.metricsEveryMs,
        exportTimeoutMillis: Math.min(settings.metricsEveryMs, 10_000),
        metricProducers: [{ collect: () => dataOfRegistry(registry, resource, clock.realTime()) }],
      }),
    ],
  });
  const own = provider.getTracer("vycep");
  const clicks = ofBrowsers.getTracer("vycep");

  const tracer: Tracer = {
    begin: (span) => {
      const before = parentOf(span, contexts.active());
      const made = own.startSpan(
        span.name,
        { kind: kinds[span.kind ?? "internal"], attributes: span.facts ?? {} },
        before,
      );
      const inside = trace.setSpan(before, made);
      return {
        around: (work) => contexts.with(inside, work),
        end: (ended = {}) => {
          if (ended.name !== undefined) made.updateName(ended.name);
          if (ended.facts !== undefined) made.setAttributes(ended.facts);
          // What went wrong stands in the log: words of an error may hold somebody's data.
          if (ended.failed === true) made.setStatus({ code: SpanStatusCode.ERROR });
          made.end();
        },
      } satisfies OpenSpan;
    },
    traceparent: () => {
      const context = trace.getSpanContext(contexts.active());
      if (context === undefined) return;
      const flags = context.traceFlags.toString(16).padStart(2, "0");
      return `00-${context.traceId}-${context.spanId}-${flags}`;
    },
    clicked: ({ traceId, spanId, screen, startedAt, endedAt }) => {
      Object.assign(told, { traceId, spanId });
      clicks
        .startSpan(`click ${screen}`, {
          root: true,
          startTime: startedAt,
          attributes: { "app.screen": screen },
        })
        .end(endedAt);
    },
  };
  traceWith(tracer);
  return {
    stop: async () => {
      traceWith(undefined);
      contexts.disable();
      await Promise.allSettled([provider.shutdown(), meters.shutdown()]);
    },
  };
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

function parentOf({ parent }: NewSpan, active: Context): Context {
  if (parent === undefined) return active;
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent) ?? [];
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return active;
  const isSampled = (Number.parseInt(flags ?? "0", 16) & TraceFlags.SAMPLED) !== 0;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });
}

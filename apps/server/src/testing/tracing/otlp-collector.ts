import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type OtlpValue = {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
};

/** A span as OTLP's JSON has it, its attributes as a record. */
export type HeardSpan = {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Readonly<Record<string, OtlpValue>>;
};

export type OtlpCollector = {
  readonly url: string;
  readonly spans: HeardSpan[];
  /** Names of metrics, each with its last points. */
  readonly metrics: Map<string, unknown>;
  /** Everything that came, as it came. */
  readonly bodies: string[];
  readonly authorizations: Set<string | undefined>;
  readonly stop: () => Promise<void>;
};

type Told = {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<HeardSpan, "attributes"> & {
        readonly attributes: readonly { readonly key: string; readonly value: OtlpValue }[];
      })[];
    }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly { readonly name: string }[] }[];
  }[];
};

/** Somebody who takes traces and metrics by OTLP over HTTP, on the loopback. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const collector = {
    ...{ spans: [] as HeardSpan[], metrics: new Map<string, unknown>(), bodies: [] as string[] },
    authorizations: new Set<string | undefined>(),
  };
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    collector.bodies.push(text);
    collector.authorizations.add(request.headers.authorization);
    const told = JSON.parse(text) as Told;
    for (const { scopeSpans } of told.resourceSpans ?? []) {
      for (const { attributes, ...span } of scopeSpans.flatMap(({ spans }) => spans)) {
        const facts = Object.fromEntries(attributes.map(({ key, value }) => [key, value]));
        collector.spans.push({ ...span, attributes: facts });
      }
    }
    for (const { scopeMetrics } of told.resourceMetrics ?? []) {
      for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics)) {
        collector.metrics.set(metric.name, metric);
      }
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...collector,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

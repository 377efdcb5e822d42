import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { logOptions } from "../../platform/log.ts";
import { inSpan } from "../../platform/tracing/spans.ts";
import { filledCart, placeOrder } from "../../testing/ask-place-order.ts";
import { connectErp, type ErpConnection } from "../../testing/erp-connection.ts";
import { startTestServer } from "../../testing/test-server.ts";
import {
  type HeardSpan,
  type OtlpCollector,
  startOtlpCollector,
} from "../../testing/tracing/otlp-collector.ts";

let collector: OtlpCollector;
let portal: ErpConnection;

beforeAll(async () => {
  collector = await startOtlpCollector();
  portal = await connectErp({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20of%20the%20collector",
    OTEL_METRIC_EXPORT_INTERVAL: "200",
  });
});
afterAll(async () => {
  await portal.stop();
  await collector.stop();
});

/** As a browser tells of a click: ids, times, a screen. */
const click = { spanId: "b7ad6b7169203331", screen: "cart", agoMs: 2000, ms: 400 };

const tell = (body: object) =>
  portal.server.stranger.request({ method: "POST", url: "/clicks", payload: body });

/** An order of Jana's, placed by a click of a trace of its own. */
async function orderTraced(traceId: string, { note = "", screen = "cart" } = {}) {
  const id = await filledCart(portal.jana);
  const { order } = await placeOrder(
    portal.jana,
    { cart_id: id, note_for_driver: note },
    { traceparent: `00-${traceId}-${click.spanId}-01` },
  );
  await vi.waitFor(() => expect(portal.erp.heard.has(`order-${order?.order_number}`)).toBe(true), 10_000);
  expect((await tell({ ...click, traceId, screen })).statusCode).toBe(204);
  return order?.order_number;
}

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);

/** The names of a span and of all above it, from the root down. */
function roadTo(span: HeardSpan, spans: readonly HeardSpan[]): readonly string[] {
  const above = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(above === undefined ? [] : roadTo(above, spans)), span.name];
}

describe("OPS-10 traces", () => {
  it("are one from the click to the operation, its SQL, the outbox and the ERP", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const number = await orderTraced(traceId);
    const call = ["click cart", "POST /graphql", "mutation placeOrder"];
    await vi.waitFor(
      () => {
        const spans = spansOf(traceId);
        const roads = spans.map((span) => roadTo(span, spans));
        expect(roads).toContainEqual(call);
        expect(roads.filter((road) => road.length === 4).map((road) => road.slice(0, 3))).toContainEqual(
          call,
        );
        expect(roads.flat()).toContain("insert sales_order");
        expect(roads.find((road) => road.at(-1) === "erp POST /orders")?.slice(-2)).toEqual([
          "outbox order",
          "erp POST /orders",
        ]);
        expect(roads.filter((road) => road[0] !== "click cart")).toEqual([]);
        // What the ERP was told is the very span of its call.
        const [, , erpSpan] = portal.erp.heard.get(`order-${number}`)?.traceparent?.split("-") ?? [];
        expect(spans.find(({ spanId }) => spanId === erpSpan)?.name).toBe("erp POST /orders");
      },
      { timeout: 15_000, interval: 100 },
    );
    const clicked = spansOf(traceId).find(({ name }) => name === "click cart");
    const lasted = Number(BigInt(clicked?.endTimeUnixNano ?? 0) - BigInt(clicked?.startTimeUnixNano ?? 0));
    expect(Math.round(lasted / 1e6)).toBe(400);
    expect(collector.authorizations).toEqual(new Set(["Bearer of the collector"]));
  });

  it("tell nothing of people and of what they typed", async () => {
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const number = await orderTraced(traceId, { note: "Zvoňte u paní Dvořákové" });
    await vi.waitFor(() => expect(spansOf(traceId).length).toBeGreaterThan(5), 15_000);
    const told = collector.bodies.join("\n");
    for (const secret of ["Dvořákové", "U001", "Jana", "modrahvezda", String(number), "100112", "127.0.0.1"])
      expect(told).not.toContain(secret);
    const keys = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...keys].toSorted()).toEqual([
      ...["app.screen", "db.collection.name", "db.operation.name", "db.system.name"],
      ...["graphql.operation.type", "http.request.method", "http.response.status_code", "http.route"],
      ...["vycep.attempts", "vycep.waited_ms"],
    ]);
  });

  it("take of a browser what is a click and nothing else", async () => {
    const traceId = "11111111111111111111111111111111";
    const wrong = [
      { ...click, traceId: "0".repeat(32) },
      { ...click, traceId, screen: "Jana Novotná" },
      { ...click, traceId, ms: -1 },
      { ...click, traceId, user: "U001" },
    ];
    for (const body of wrong) expect((await tell(body)).statusCode).toBe(400);
  });

  it("are found by a line of the log, and a browser learns that somebody traces", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino(logOptions({ ...portal.server.config, logLevel: "info" }), {
      write: (line: string) => void lines.push(JSON.parse(line)),
    });
    await inSpan({ name: "some work" }, async () => log.info("within"));
    log.info("without");
    expect(lines).toMatchObject([
      { msg: "within", traceId: expect.stringMatching(/^[0-9a-f]{32}$/) },
      { msg: "without" },
    ]);
    expect(lines[1]).not.toHaveProperty("traceId");
    const answer = await portal.server.stranger.request({ url: "/identity/settings" });
    expect(answer.headers["server-timing"]).toBe("traced");
  });

  it("come with the metrics of the process", async () => {
    await vi.waitFor(() => expect(collector.metrics.size).toBeGreaterThan(20), 10_000);
    expect(collector.metrics.get("vycep_graphql_operations_total")).toMatchObject({
      sum: { isMonotonic: true, aggregationTemporality: 2 },
    });
    const seconds = collector.metrics.get("vycep_http_request_seconds") as {
      histogram: { dataPoints: { count: number; bucketCounts: number[]; explicitBounds: number[] }[] };
    };
    for (const { count, bucketCounts, explicitBounds } of seconds.histogram.dataPoints) {
      expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
      expect(bucketCounts.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(count));
    }
  });
});

describe("OPS-10 without a collector", () => {
  it("nobody is told of clicks, and no answer speaks of traces", async () => {
    const server = await startTestServer();
    try {
      const told = await server.stranger.request({ method: "POST", url: "/clicks", payload: click });
      expect(told.statusCode).toBe(404);
      const answer = await server.stranger.request({ url: "/identity/settings" });
      expect(answer.headers["server-timing"]).toBeUndefined();
    } finally {
      await server.stop();
    }
  });
});

import { type OtlpCollector, startOtlpCollector } from "../apps/server/src/testing/tracing/otlp-collector.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test as usual } from "./harness/product.ts";

/** A click in a real browser, seen by whoever collects traces (OPS-10, decision 0315). */
const test = usual.extend<object, { readonly collector: OtlpCollector }>({
  collector: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what is asked for
    async ({}, use) => {
      const collector = await startOtlpCollector();
      await use(collector);
      await collector.stop();
    },
    { scope: "worker" },
  ],
  serverEnv: [
    async ({ collector }, use) => use({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
    { scope: "worker" },
  ],
});

test("OPS-10: a click is the beginning of a trace that ends in SQL", async ({ page, collector }) => {
  await signIn(page, "jana.novotna@modrahvezda.example", "/orders/history");
  const called = page.waitForRequest((request) => request.headers().traceparent !== undefined);
  await page.getByRole("link", { name: /^4700/ }).first().click();
  const [, traceId] = (await called).headers().traceparent?.split("-") ?? [];
  await expect
    .poll(() => collector.spans.filter((span) => span.traceId === traceId).map(({ name }) => name), {
      timeout: 20_000,
    })
    .toEqual(expect.arrayContaining(["click orders", "POST /graphql", expect.stringMatching(/^select /)]));
  const click = collector.spans.find(({ traceId: own, name }) => own === traceId && name === "click orders");
  const parents = collector.spans.filter(({ parentSpanId }) => parentSpanId === click?.spanId);
  expect(parents.map(({ kind }) => kind)).toContain(2);
});

import { describe, expect, it } from "vitest";
import { manualTimers } from "../testing/manual-timers.ts";
import { traceClicks } from "./follow-clicks.ts";

function somePage(pathname = "/order-history/4700100001") {
  const timers = manualTimers();
  const calls: { readonly address: string; readonly headers: Headers; readonly body: unknown }[] = [];
  const answers: (() => void)[] = [];
  let clicked = () => {};
  const page = {
    location: { pathname } as Location,
    addEventListener: (_name: string, listener: () => void) => {
      clicked = listener;
    },
    fetch: ((address: string, init?: RequestInit) => {
      calls.push({ address, headers: new Headers(init?.headers), body: init?.body });
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers.push(() => resolve(new Response(null, { status: 204 })));
      return promise;
    }) as typeof fetch,
  };
  traceClicks(page as unknown as Parameters<typeof traceClicks>[0], timers);
  return { page, timers, calls, answer: (at: number) => answers[at]?.(), click: () => clicked() };
}

describe("OPS-10 a click begins a trace", () => {
  it("gives its calls one trace, and tells of the click when the last is answered", async () => {
    const { page, timers, calls, answer, click } = somePage();
    click();
    timers.advance(10);
    const first = page.fetch("/graphql", { method: "POST", headers: { authorization: "Bearer x" } });
    const second = page.fetch("/alcdcservice/orders");
    const [one, two] = calls.map(({ headers }) => headers.get("traceparent"));
    expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(two).toBe(one);
    expect(calls[0]?.headers.get("authorization")).toBe("Bearer x");
    timers.advance(40);
    answer(0);
    await first;
    timers.advance(2000);
    expect(calls).toHaveLength(2);
    answer(1);
    await second;
    timers.advance(1500);
    expect(calls[2]?.address).toBe("/clicks");
    const [, traceId, spanId] = one?.split("-") ?? [];
    expect(JSON.parse(String(calls[2]?.body))).toEqual({
      ...{ traceId, spanId, screen: "order-history", agoMs: 3550, ms: 2050 },
    });
  });

  it("leaves alone what comes later, goes elsewhere, or follows no click", async () => {
    const { page, timers, calls, click } = somePage();
    void page.fetch("/graphql");
    click();
    void page.fetch("https://provider.example/token");
    timers.advance(1001);
    void page.fetch("/graphql");
    expect(calls.map(({ headers }) => headers.get("traceparent"))).toEqual([null, null, null]);
  });
});

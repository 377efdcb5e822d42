import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createMetrics } from "../../platform/metrics.ts";

const nothing = {
  waitingForDatabase: () => 0,
  mails: async () => ({ waiting: 0, setAside: 0 }),
  outbox: async () => ({ waiting: 0, parked: 0 }),
  edi: async () => ({ waiting: 0, failed: 0 }),
};

test("Node's own figures are measured once in a process, whose servers come and go, and theirs are each its own", () => {
  const [one, other] = [createMetrics(nothing).registry, createMetrics(nothing).registry];
  for (const name of ["nodejs_gc_duration_seconds", "nodejs_eventloop_lag_seconds"]) {
    expect(one.getSingleMetric(name)).toBeDefined();
    expect(other.getSingleMetric(name)).toBe(one.getSingleMetric(name));
  }
  expect(other.getSingleMetric("vycep_outbox")).not.toBe(one.getSingleMetric("vycep_outbox"));
});

test("OPS-10 the loop is looked at ten times a second: each look wakes a process that has nothing to do", async () => {
  const { registry } = createMetrics(nothing);
  await registry.metrics();
  await pause(350);
  const told = await registry.metrics();
  const betweenLooks = Number(/^nodejs_eventloop_lag_min_seconds (\S+)/m.exec(told)?.[1]);
  expect(betweenLooks).toBeGreaterThan(0.09);
  expect(betweenLooks).toBeLessThan(0.3);
});

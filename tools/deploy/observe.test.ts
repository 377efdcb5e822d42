import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../../apps/server/src/platform/metrics.ts";
import { replicaMetrics } from "../../apps/server/src/platform/replica/replica-metrics.ts";
import { workMetrics } from "../../apps/server/src/platform/work-metrics.ts";
import { root } from "../bootstrap.mjs";

const read = (path: string) => readFileSync(join(root, path), "utf8");

type Rule = {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: { readonly severity: string };
  readonly annotations?: { readonly summary: string; readonly runbook: string };
};
const { groups } = parse(read("deploy/observe/alerts.yaml")) as {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read("deploy/grafana/dashboard.json")) as {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
};

/** What a process tells, with what histograms are read by. */
function told(): ReadonlySet<string> {
  const nothing = { waiting: 0, setAside: 0, parked: 0, failed: 0 };
  const { registry } = createMetrics({
    waitingForDatabase: () => 0,
    mails: async () => nothing,
    outbox: async () => nothing,
    edi: async () => nothing,
  });
  workMetrics(registry, {
    connections: () => ({ busy: 0, idle: 0 }),
    statementsSent: () => 0,
    streams: () => 0,
    openCutOffs: async () => new Map(),
    ordersByCutOff: async () => new Map(),
  });
  const replica = { standing: () => "follows", lag: () => ({ seconds: 0, bytes: 0 }) };
  replicaMetrics(registry, replica as unknown as Parameters<typeof replicaMetrics>[1]);
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  return new Set([...names, ...names.flatMap((name) => [`${name}_bucket`, `${name}_count`, `${name}_sum`])]);
}

const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(?:vycep|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name);

describe("alerts and dashboard", () => {
  const all = [
    ...rules.map(({ alert, record = "", expr }) => [alert ?? record, expr] as const),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];

  test.each(all)("OPS-10 %s asks only for what a process tells", (_name, expr) => {
    const known = told();
    expect(namesIn(expr).filter((name) => !known.has(name))).toEqual([]);
  });

  test("OPS-10 every alert says how urgent it is and leads to what to do", () => {
    const runbooks = read("docs/operations.md");
    const alerts = rules.filter(({ alert }) => alert !== undefined);
    expect(alerts.length).toBeGreaterThan(9);
    for (const { labels, annotations } of alerts) {
      expect(labels?.severity).toMatch(/^(page|ticket)$/);
      expect(runbooks).toContain(`- **${annotations?.runbook}**: `);
    }
  });
});

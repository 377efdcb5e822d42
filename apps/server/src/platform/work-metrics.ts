import { Counter, Gauge, type Registry } from "prom-client";
import { jobRuns } from "./jobs/job.ts";

export type WorkFacts = {
  readonly connections: () => { readonly busy: number; readonly idle: number };
  readonly statementsSent: () => number;
  /** Streams of events that are open; none where a process has none. */
  readonly streams: () => number;
  /** Seconds until today's cut-offs, by their kind; without those that are past. */
  readonly openCutOffs: () => Promise<ReadonlyMap<string, number>>;
  readonly ordersByCutOff: () => Promise<ReadonlyMap<string, number>>;
};

/** What operators see of connections, streams of events, jobs, and today's cut-offs (OPS-10). */
export function workMetrics(registry: Registry, facts: WorkFacts): void {
  const registers = [registry];
  new Gauge({
    ...{
      name: "vycep_database_connections",
      help: "Connections to the database",
      labelNames: ["state"],
      registers,
    },
    collect() {
      const { busy, idle } = facts.connections();
      this.set({ state: "busy" }, busy);
      this.set({ state: "idle" }, idle);
    },
  });
  new Counter({
    ...{ name: "vycep_database_statements_total", help: "Statements sent to the database", registers },
    collect() {
      this.reset();
      this.inc(facts.statementsSent());
    },
  });
  new Gauge({
    ...{ name: "vycep_event_streams", help: "Streams of events that are open", registers },
    collect() {
      this.set(facts.streams());
    },
  });
  new Counter({
    ...{
      name: "vycep_job_runs_total",
      help: "Turns of a job, by how they ended",
      labelNames: ["job", "outcome"],
      registers,
    },
    collect() {
      this.reset();
      for (const [job, { done, failed }] of jobRuns) {
        this.inc({ job, outcome: "done" }, done);
        this.inc({ job, outcome: "failed" }, failed);
      }
    },
  });
  cutOffMetrics(registry, facts);
}

function cutOffMetrics(registry: Registry, { openCutOffs, ordersByCutOff }: WorkFacts): void {
  new Gauge({
    name: "vycep_cut_off_seconds",
    help: "Time until today's cut-off; absent when it is past",
    labelNames: ["kind"],
    registers: [registry],
    async collect() {
      // A database that is away must not take the other figures along.
      const open = await openCutOffs().catch(() => new Map<string, number>());
      this.reset();
      for (const [kind, seconds] of open) this.set({ kind }, seconds);
    },
  });
  new Gauge({
    name: "vycep_cut_off_orders",
    help: "Orders of today that go by a cut-off and are underway",
    labelNames: ["kind"],
    registers: [registry],
    async collect() {
      const counted = await ordersByCutOff().catch(() => new Map<string, number>());
      this.reset();
      for (const [kind, orders] of counted) this.set({ kind }, orders);
    },
  });
}

import { Counter, Gauge, type Registry } from "prom-client";
import type { Replica } from "./replica.ts";

/** What operators see of a replica (OPS-06). */
export function replicaMetrics(registry: Registry, replica: Replica): void {
  new Gauge({
    name: "vycep_replica_follows",
    help: "1 while reads go to the replica, 0 while it lags or is away",
    registers: [registry],
    collect() {
      this.set(replica.standing() === "follows" ? 1 : 0);
    },
  });
  new Gauge({
    name: "vycep_replica_lag_seconds",
    help: "How long ago the replica last had all that the primary had",
    registers: [registry],
    collect() {
      this.set(replica.lag().seconds);
    },
  });
  new Gauge({
    name: "vycep_replica_lag_bytes",
    help: "How much of the log it lacked when it was asked last",
    registers: [registry],
    collect() {
      this.set(replica.lag().bytes);
    },
  });
  new Counter({
    name: "vycep_replica_reads_total",
    help: "Statements that the replica may answer, by who answered",
    labelNames: ["from"],
    registers: [registry],
    collect() {
      this.reset();
      const reads = replica.reads();
      this.inc({ from: "replica" }, reads.replica);
      this.inc({ from: "primary" }, reads.primary);
    },
  });
}

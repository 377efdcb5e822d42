import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = {
  readonly registry: Registry;
  readonly requestDone: (request: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
    readonly statements: number;
  }) => void;
  readonly graphqlDone: (operation: string, outcome: "ok" | "refused" | "failed") => void;
  readonly errorReported: (code: string) => void;
};

export type MetricFacts = {
  readonly waitingForDatabase: () => number;
  readonly mails: () => Promise<{ readonly waiting: number; readonly setAside: number }>;
  readonly outbox: () => Promise<{ readonly waiting: number; readonly parked: number }>;
  readonly edi: () => Promise<{ readonly waiting: number; readonly failed: number }>;
};

/** Each look wakes an idle process; what is told of the loop's lag holds this interval as well. Milliseconds. */
const betweenLooksAtLoop = 100;

let ofProcess: Registry | undefined;

/** Node's own, whoever asks for them: what measures them goes on for as long as the process does. */
function metricsOfProcess(): Registry {
  if (ofProcess !== undefined) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: betweenLooksAtLoop });
  return ofProcess;
}

/** Prometheus metrics of one process; labels come from closed lists only, so their number stays small. */
export function createMetrics(facts: MetricFacts): Metrics {
  const registry = Registry.merge([metricsOfProcess()]);
  const duration = new Histogram({
    name: "vycep_http_request_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const statements = new Histogram({
    name: "vycep_request_sql_statements",
    help: "SQL statements of one request",
    labelNames: ["route"],
    buckets: [0, 1, 2, 4, 6, 10, 15, 25, 50],
    registers: [registry],
  });
  const graphql = new Counter({
    name: "vycep_graphql_operations_total",
    help: "GraphQL operations by first field and outcome",
    labelNames: ["operation", "outcome"],
    registers: [registry],
  });
  const errors = new Counter({
    name: "vycep_errors_total",
    help: "Errors that operators should look at",
    labelNames: ["code"],
    registers: [registry],
  });
  new Gauge({
    name: "vycep_database_waiting",
    help: "Work waiting for a database connection",
    registers: [registry],
    collect() {
      this.set(facts.waitingForDatabase());
    },
  });
  new Gauge({
    name: "vycep_mails",
    help: "Mails that wait to be sent, and those of the last month that could not be",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      // A database that is away must not take the other figures along.
      const counted = await facts.mails().catch(() => undefined);
      this.reset();
      if (!counted) return;
      this.set({ state: "waiting" }, counted.waiting);
      this.set({ state: "set-aside" }, counted.setAside);
    },
  });
  new Gauge({
    name: "vycep_outbox",
    help: "Messages that wait to be sent to the ERP, and those that it refused",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const counted = await facts.outbox().catch(() => undefined);
      this.reset();
      if (!counted) return;
      this.set({ state: "waiting" }, counted.waiting);
      this.set({ state: "parked" }, counted.parked);
    },
  });
  new Gauge({
    name: "vycep_edi_files",
    help: "Messages to trading partners that wait to be taken, and files of theirs that wait for somebody",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const counted = await facts.edi().catch(() => undefined);
      this.reset();
      if (!counted) return;
      this.set({ state: "waiting" }, counted.waiting);
      this.set({ state: "failed" }, counted.failed);
    },
  });
  return {
    registry,
    requestDone: ({ method, route, status, seconds, statements: sent }) => {
      duration.observe({ method, route, status }, seconds);
      statements.observe({ route }, sent);
    },
    graphqlDone: (operation, outcome) => graphql.inc({ operation, outcome }),
    errorReported: (code) => errors.inc({ code }),
  };
}

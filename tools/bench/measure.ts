/** What one operation costs: CPU of server and database, and SQL statements. */
import { atOnce } from "./at-once.ts";
import type { BenchClient, BenchOperation } from "./operations.ts";
import { metricsToken } from "./product.ts";

/** Whose CPU is read: that of the server's processes at their addresses, and the database's. */
export type Clocks = {
  readonly bases: readonly string[];
  readonly database: () => number;
  /** The operation was done before as often as it takes; else that comes first. */
  readonly warmedUp?: boolean;
};
type Used = { server: number; database: number };

/** So often an operation is done before it is measured: a server makes fast what it has done some thousand times. */
const warmUps = 8;

/** CPU milliseconds and statements of one operation, once the server has been warmed up. */
export async function measure(clocks: Clocks, client: BenchClient, operation: BenchOperation) {
  const { bases, database } = clocks;
  const perReading = await costOfReading(bases);
  let statements = 0;
  let answer = "";
  const send = async (round: number) => {
    const sent = await done(client, operation, round);
    statements = Math.max(statements, sent.statements);
    answer = sent.body;
  };
  /** Seconds of CPU. */
  const run = async (): Promise<Used> => {
    const used = { server: 0, database: 0 };
    const batch = operation.beforeEach ? 1 : operation.rounds;
    for (let round = 0; round < operation.rounds; round += batch) {
      await operation.beforeEach?.(client);
      const before = { server: await cpuOf(bases), database: database() };
      await atOnce(operation.connections, batch, (at) => send(round + at));
      used.server += (await cpuOf(bases)) - before.server - perReading;
      used.database += database() - before.database;
    }
    return used;
  };
  // Each of several servers gets as many requests for that as one would.
  const before = clocks.warmedUp ? 0 : warmUps * bases.length;
  for (let round = 0; round < before; round += 1) await run();
  const used = await run();
  const each = (seconds: number) => (seconds * 1000) / operation.rounds;
  return {
    serverMs: each(used.server),
    databaseMs: each(used.database),
    statements,
    bytes: answer.length,
    answer,
  };
}

/** All calls of an operation: the last answer, and what they sent together. */
export async function done(client: BenchClient, operation: BenchOperation, round: number) {
  let sent = await client.send(operation.request(client, round));
  let { statements } = sent;
  for (const next of operation.followedBy ?? []) {
    refuseErrors(operation, sent.body);
    sent = await client.send(next(client, sent.body));
    statements += sent.statements;
  }
  refuseErrors(operation, sent.body);
  return { body: sent.body, statements };
}

function refuseErrors({ name }: BenchOperation, body: string): void {
  if (/"(errors|user_errors)":\[\{/.test(body)) throw new Error(`${name} was refused: ${body}`);
}

/** Asking for the CPU costs CPU itself; what it costs is taken off again. */
export async function costOfReading(bases: readonly string[]): Promise<number> {
  const readings = 20;
  const before = await cpuOf(bases);
  for (let reading = 0; reading < readings; reading += 1) await cpuOf(bases);
  return ((await cpuOf(bases)) - before) / (readings + 1);
}

/** Seconds of CPU the server's processes have used since their start. */
export async function cpuOf(bases: readonly string[]): Promise<number> {
  const all = await Promise.all(bases.map(cpuOfOne));
  return all.reduce((sum, one) => sum + one, 0);
}

/** MB that the process at an address holds. */
export async function memoryOf(base: string): Promise<number> {
  return (await metricOf(base, "process_resident_memory_bytes")) / 1024 ** 2;
}

function cpuOfOne(base: string): Promise<number> {
  return metricOf(base, "process_cpu_seconds_total");
}

async function metricOf(base: string, name: string): Promise<number> {
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(await answer.text())?.[1]);
}

export function ms(value: number): string {
  return value.toFixed(value < 1 ? 2 : 1);
}

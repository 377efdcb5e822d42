/**
 * `npm run bench:http`: CPU of server and database and SQL statements of each operation, beside two floors taken in the same
 * run: a bare Fastify answer of the same bytes, and the same SQL sent by the driver alone. Prints a table for
 * docs/benchmarks.md and ends with 1 when an aim is missed.
 * `-- --products 5000 --outlets 2000` measures a larger brewery, as one of its outlets with a price list of its own.
 * `-- --database URL` measures one that was filled before (`npm run generate`), of that size, by its cluster's superuser.
 * `-- --only "place|checkout"` measures those operations alone whose name this finds.
 * `-- --processes 2` measures instead what a request costs with so many processes on one database, in multiples of one.
 */
import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import pg from "pg";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { superuser } from "../../db/src/embedded/cluster.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { generate } from "../../db/src/generate/generate.ts";
import { migrate } from "../../db/src/migrate.ts";
import { atOnce } from "./at-once.ts";
import { databaseCpu } from "./database-cpu.ts";
import { driverAlone, startBare } from "./floors.ts";
import { type BenchClient, type BenchOperation, operations } from "./operations.ts";
import { metricsToken, signIn, startProduct } from "./product.ts";
import { openStatementLog } from "./statement-log.ts";

type Row = {
  readonly operation: BenchOperation;
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly statements: number;
  readonly bytes: number;
  readonly bareMs: number;
  readonly driverMs: number;
};

const { values } = parseArgs({
  options: {
    products: { type: "string" },
    outlets: { type: "string" },
    processes: { type: "string" },
    database: { type: "string" },
    only: { type: "string" },
  },
});
const size = { products: Number(values.products ?? 1340), outlets: Number(values.outlets ?? 0) };
const today = toLocalDate(new Date().toISOString().slice(0, 10));
const middle = Math.ceil(size.outlets / 2);
const customer =
  middle === 0
    ? { email: "jana.novotna@modrahvezda.example", shipTo: "500101" }
    : { email: `outlet-${middle}@generated.example`, shipTo: String(9_000_000 + middle) };

const only = new RegExp(values.only ?? "");
const asked = operations.filter(({ name }) => only.test(name));

/** A request of several processes may cost this many times what it costs of one. */
const mostOfProcesses = 1.05;
/** So often one and several are measured in turn; what else the machine does falls on both. */
const turns = 3;

const filled = values.database;
const database =
  filled === undefined ? await startThrowawayDatabase() : { url: filled, remove: async () => undefined };
const children: ChildProcess[] = [];
try {
  if (filled === undefined) {
    await migrate(database.url);
    await loadDemo(database.url, today);
  }
  const admin = new pg.Client({ connectionString: asSuperuser(database.url) });
  await admin.connect();
  if (filled === undefined) await generate(admin, size, today);
  try {
    if (values.processes === undefined) {
      const rows = await measureAll(admin);
      process.stdout.write(tableOf(rows));
      missedIf(rows.flatMap(missedAims));
    } else missedIf(await compareProcesses(admin, Number(values.processes)));
  } finally {
    await admin.end();
  }
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
}

async function measureAll(admin: pg.Client): Promise<Row[]> {
  const base = await startProduct(database.url, children);
  const bare = await startBare(children);
  const client = await signIn([base], customer);
  const log = await openStatementLog(admin);
  const clocks = { bases: [base], database: await clockOf(admin) };
  const rows: Row[] = [];
  for (const operation of asked) {
    await operation.prepare?.(client);
    const measured = await measure(clocks, client, operation);
    const logged = await log.record(async () => {
      await operation.beforeEach?.(client);
      await done(client, operation, 1);
    });
    rows.push({
      operation,
      ...measured,
      bareMs: await bare(measured.answer, 480, operation.connections),
      driverMs: await driverAlone(admin, logged, 50),
    });
    process.stderr.write(`${operation.name}\n`);
  }
  return rows;
}

/** What reads cost with one process and with several that are asked in turn; what costs too much. */
async function compareProcesses(admin: pg.Client, count: number): Promise<readonly string[]> {
  const first = await startProduct(database.url, children);
  const others: string[] = [];
  // One portal: what one of them signs, all take.
  const sameOrigin = { VYCEP_ORIGIN: first };
  while (others.length < count - 1) others.push(await startProduct(database.url, children, sameOrigin));
  const clock = await clockOf(admin);
  const sides = { one: await sideOf([first]), several: await sideOf([first, ...others]) };
  const missed: string[] = [];
  process.stdout.write(`| work | CPU ms of one | of ${count} | ratio |\n| --- | --- | --- | --- |\n`);
  for (const operation of asked.filter(({ connections }) => connections > 1)) {
    const sums = { one: 0, several: 0 };
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of ["one", "several"] as const) {
        const { bases, client } = sides[side];
        const { serverMs, databaseMs } = await measure({ bases, database: clock }, client, operation);
        sums[side] += (serverMs + databaseMs) / turns;
      }
    }
    const ratio = sums.several / sums.one;
    process.stdout.write(
      `| ${operation.name} | ${ms(sums.one)} | ${ms(sums.several)} | ${ratio.toFixed(2)} |\n`,
    );
    if (ratio > mostOfProcesses)
      missed.push(`${operation.name} costs ×${ratio.toFixed(2)} with ${count} processes`);
  }
  return missed;
}

async function sideOf(bases: readonly [string, ...string[]]) {
  return { bases, client: await signIn(bases, customer) };
}

function missedIf(missed: readonly string[]): void {
  for (const one of missed) process.stdout.write(`missed: ${one}\n`);
  if (missed.length > 0) process.exitCode = 1;
}

async function clockOf(admin: pg.Client): Promise<() => number> {
  const { rows } = await admin.query<{ data_directory: string }>("show data_directory");
  const only = filled === undefined ? undefined : new URL(filled).pathname.slice(1);
  return databaseCpu(rows[0]?.data_directory ?? "", only);
}

/** The cluster's own superuser has the same password; only it may switch the log on. */
function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = superuser;
  return address.href;
}

/** Whose CPU is read: that of the server's processes at their addresses, and the database's. */
type Clocks = { readonly bases: readonly string[]; readonly database: () => number };
type Used = { server: number; database: number };

async function measure({ bases, database }: Clocks, client: BenchClient, operation: BenchOperation) {
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
  // The first time round the server compiles what it needs.
  await run();
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
async function done(client: BenchClient, operation: BenchOperation, round: number) {
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
async function costOfReading(bases: readonly string[]): Promise<number> {
  const readings = 20;
  const before = await cpuOf(bases);
  for (let reading = 0; reading < readings; reading += 1) await cpuOf(bases);
  return ((await cpuOf(bases)) - before) / (readings + 1);
}

/** Seconds of CPU the server's processes have used since their start. */
async function cpuOf(bases: readonly string[]): Promise<number> {
  const all = await Promise.all(bases.map(cpuOfOne));
  return all.reduce((sum, one) => sum + one, 0);
}

async function cpuOfOne(base: string): Promise<number> {
  const text = await (
    await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** What an operation costs too much of. */
function missedAims({ operation, serverMs, databaseMs, statements }: Row): readonly string[] {
  const { name, aim } = operation;
  const total = serverMs + databaseMs;
  return [
    ...(total > aim.cpuMs ? [`${name} costs ${ms(total)} ms of CPU, ${aim.cpuMs} at most`] : []),
    ...(statements > aim.statements
      ? [`${name} sends ${statements} statements, ${aim.statements} at most`]
      : []),
  ];
}

function ms(value: number): string {
  return value.toFixed(value < 1 ? 2 : 1);
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ operation, serverMs, databaseMs, statements, bytes, bareMs, driverMs }) =>
    [
      operation.name,
      `${ms(serverMs)} + ${ms(databaseMs)} = ${ms(serverMs + databaseMs)} (aim ${operation.aim.cpuMs})`,
      `${statements} (aim ${operation.aim.statements})`,
      `${ms(bareMs)} · ×${ms(serverMs / bareMs)}`,
      `${ms(driverMs)} · ×${ms(serverMs / driverMs)}`,
      `${(bytes / 1024).toFixed(1)} KiB`,
    ].join(" | "),
  );
  return [
    "| work | CPU ms server + database (aim) | SQL (aim) | bare Fastify ms · ratio | same SQL by the driver ms · ratio | answer |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines.map((line) => `| ${line} |`),
    "",
  ].join("\n");
}

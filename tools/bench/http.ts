/**
 * `npm run bench:http`: CPU of server and database and SQL statements of each operation, beside two floors taken in the same
 * run: a bare Fastify answer of the same bytes, and the same SQL sent by the driver alone. Prints a table for
 * docs/benchmarks.md and ends with 1 when an aim is missed.
 * `-- --products 5000 --outlets 2000` measures a larger brewery, as one of its outlets with a price list of its own.
 * `-- --database URL` measures one that was filled before (`npm run generate`), of that size, by its cluster's superuser.
 * `-- --only "place|checkout"` measures those operations alone whose name this finds.
 * `-- --processes 2` measures instead what a request costs with so many processes on one database, in multiples of one, and beside it
 * what the machine adds by itself: as much work of so many bare Fastifys that share nothing.
 * `-- --growth 100` measures instead every operation in a brewery with twenty million order lines and all that comes with them, in
 * multiples of one with a hundredth of them.
 * `-- --orders 60000` measures instead a page of the history of a place with so many orders, in multiples of one with 60.
 */
import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import pg from "pg";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { generate } from "../../db/src/generate/generate.ts";
import { migrate } from "../../db/src/migrate.ts";
import { compareSides, sideOf } from "./compare-sides.ts";
import { databaseCpu } from "./database-cpu.ts";
import { driverAlone, startBare } from "./floors.ts";
import { asSuperuser, growHistory, grownBrewery } from "./growth-data.ts";
import { done, measure, memoryOf, ms } from "./measure.ts";
import { type BenchClient, type BenchOperation, operations } from "./operations.ts";
import { placesWithOrders } from "./orders-data.ts";
import { signIn, startProduct } from "./product.ts";
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
    orders: { type: "string" },
    growth: { type: "string" },
    database: { type: "string" },
    only: { type: "string" },
  },
});
const outletsOfGrowth = values.growth === undefined ? 0 : 500;
const size = {
  products: Number(values.products ?? 1340),
  outlets: Number(values.outlets ?? outletsOfGrowth),
};
const today = toLocalDate(new Date().toISOString().slice(0, 10));
const middle = Math.ceil(size.outlets / 2);
const customer =
  middle === 0
    ? { email: "jana.novotna@modrahvezda.example", shipTo: "500101" }
    : { email: `outlet-${middle}@generated.example`, shipTo: String(9_000_000 + middle) };

/** MB that a process may hold after all of it. */
const mostMemory = size.products > 5000 ? 300 : 250;

const only = new RegExp(values.only ?? "");
const asked = operations.filter(({ name }) => only.test(name));

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
    if (values.processes !== undefined) missedIf(await compareProcesses(admin, Number(values.processes)));
    else if (values.growth !== undefined) missedIf(await compareGrown(admin, Number(values.growth)));
    else if (values.orders !== undefined) missedIf(await compareHistories(admin, Number(values.orders)));
    else {
      const base = await startProduct(database.url, children);
      const rows = await measureAll(admin, base);
      process.stdout.write(tableOf(rows));
      const memory = await memoryOf(base);
      process.stdout.write(`memory of the process afterwards: ${memory.toFixed(0)} MB (aim ${mostMemory})\n`);
      missedIf([
        ...rows.flatMap(missedAims),
        ...(memory > mostMemory ? [`the process holds ${memory.toFixed(0)} MB`] : []),
      ]);
    }
  } finally {
    await admin.end();
  }
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
}

async function measureAll(admin: pg.Client, base: string): Promise<Row[]> {
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
      bareMs: await bare({ answer: measured.answer, count: 480, connections: operation.connections }),
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
  const one = await sideOf("one process", [first], customer);
  const several = await sideOf(`${count} processes`, [first, ...others], customer);
  const reads = asked.filter(({ connections }) => connections > 1);
  return compareSides([one, several], reads, {
    database: await clockOf(admin),
    mostRatio: 1.05,
    alone: [await startBare(children), await startBare(children, count)],
  });
}

/** What a page of the history costs who has sixty orders, and who has so many. */
async function compareHistories(admin: pg.Client, count: number): Promise<readonly string[]> {
  const [few, many] = await placesWithOrders(admin, [60, count], today);
  const base = await startProduct(database.url, children);
  const sides = [
    await sideOf("60 orders", [base], few),
    await sideOf(`${count} orders`, [base], many),
  ] as const;
  const pages = operations.filter(isHistory).map((page) => inFullPages(page, 2));
  return compareSides(sides, pages, { database: await clockOf(admin), mostRatio: 1.05 });
}

/** What everything costs in two breweries beside each other, one with so many times the history of the other (OPS-14). */
async function compareGrown(admin: pg.Client, times: number): Promise<readonly string[]> {
  await growHistory(admin, { times: 1, today });
  const large = await grownBrewery(admin, database.url, { times, size, today });
  const bases = [await startProduct(database.url, children), await startProduct(large, children)] as const;
  // Each by the backends of its own database: what the cluster tidies up after so much was written is neither's.
  const sides = [
    {
      ...(await sideOf("once", [bases[0]], customer)),
      database: await clockOf(admin, database.url),
    },
    {
      ...(await sideOf(`${times} times`, [bases[1]], customer)),
      database: await clockOf(admin, large),
    },
  ] as const;
  // Who has forty orders has no second page.
  const work = asked.map((one) => (isHistory(one) ? inFullPages(one, 1) : one));
  const missed = await compareSides(sides, work, { database: await clockOf(admin), mostRatio: 1.3 });
  for (const [at, base] of bases.entries()) {
    const memory = await memoryOf(base);
    process.stdout.write(`memory of the process ${sides[at]?.name}: ${memory.toFixed(0)} MB\n`);
  }
  return missed;
}

const isHistory = ({ name }: BenchOperation): boolean => /history/.test(name);

/** A list read by so many pages alone, which both sides have in full. */
function inFullPages(list: BenchOperation, pages: number): BenchOperation {
  return { ...list, request: (client: BenchClient, round: number) => list.request(client, round % pages) };
}

function missedIf(missed: readonly string[]): void {
  for (const one of missed) process.stdout.write(`missed: ${one}\n`);
  if (missed.length > 0) process.exitCode = 1;
}

/** The CPU of the cluster, or of one of its databases. */
async function clockOf(admin: pg.Client, url = filled): Promise<() => number> {
  const { rows } = await admin.query<{ data_directory: string }>("show data_directory");
  const only = url === undefined ? undefined : new URL(url).pathname.slice(1);
  return databaseCpu(rows[0]?.data_directory ?? "", only);
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

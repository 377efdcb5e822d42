/**
 * `npm run bench:desk`: the first page of every list of the desk among a million orders and papers, fifty thousand products, a hundred
 * thousand users and ten million prices: milliseconds by the clock, CPU of server and database, and which large tables were read
 * whole (DLIST-08). Then twenty of the staff and two hundred customers at once. `-- --share 10` makes a tenth of it; `-- --database URL`
 * asks one that was filled so before, for filling takes an hour: `-- --keep` says where it is and waits.
 */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import pg from "pg";
import { demoPassword, portalClient, staffDoor } from "../../apps/server/src/testing/portal-sign-in.ts";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { generate } from "../../db/src/generate/generate.ts";
import { migrate } from "../../db/src/migrate.ts";
import { databaseCpu } from "./database-cpu.ts";
import { addContracts, addPeople, addTickets } from "./desk-data.ts";
import { type DeskList, deskLists } from "./desk-lists.ts";
import { asSuperuser, growHistory } from "./growth-data.ts";
import { costOfReading, cpuOf } from "./measure.ts";
import type { BenchClient } from "./operations.ts";
import { addDocuments } from "./papers-data.ts";
import { type BenchCustomer, signIn, startProduct } from "./product.ts";

const { values } = parseArgs({
  options: {
    share: { type: "string", default: "1" },
    database: { type: "string" },
    keep: { type: "boolean", default: false },
  },
});
const share = Number(values.share);
const outlets = 200;
/** Often enough that what a server does now and then, clearing all of its memory, is part of each by what it costs. */
const asked = 400;
/** As in `bench:http` a list is asked for some time before it is measured: a server makes fast what it has done often. */
const askedBefore = 320;
const mostMs = 300;
const mostCpuMs = 8;
/** Tables of more rows than this are large. */
const manyRows = 20_000;

const filled = values.database;
const database =
  filled === undefined ? await startThrowawayDatabase() : { url: filled, remove: async () => undefined };
const children: ChildProcess[] = [];
const missed: string[] = [];
try {
  const client = new pg.Client({ connectionString: asSuperuser(database.url) });
  // The cluster's end ends it too, where something failed before.
  client.on("error", () => undefined);
  if (filled === undefined) await fill(client);
  else await client.connect();
  if (values.keep) await untilToldToEnd();
  else {
    const origin = await startProduct(database.url, children);
    await listsAlone(client, origin);
    await manyAtOnce(origin);
  }
  await client.end();
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
}
for (const what of missed) process.stdout.write(`missed: ${what}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function fill(client: pg.Client): Promise<void> {
  const today = toLocalDate(new Date().toISOString().slice(0, 10));
  await migrate(database.url);
  await loadDemo(database.url, today);
  await client.connect();
  await generate(client, { products: 50_000 / share, outlets }, today);
  await growHistory(client, { times: 50 / share, today });
  await addPeople(client, 100_000 / share);
  await addTickets(client, 100_000 / share);
  await addContracts(client, outlets);
  await addDocuments(client, 1_000_000 / share);
  await client.query("vacuum analyze");
}

async function untilToldToEnd(): Promise<void> {
  process.stdout.write(`${database.url}\n`);
  // The connection keeps the process up, the pause does not.
  const day = pause(24 * 60 * 60_000, undefined, { ref: false });
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM"), day]);
}

async function listsAlone(client: pg.Client, origin: string): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  const database = databaseCpu(rows[0]?.data_directory ?? "");
  // Who asks for goods waits until the server has read its range, which it does once after its start: no list's work.
  await signIn([origin], outlet(1));
  const ask = await staffOf(origin);
  const perReading = await costOfReading([origin]);
  process.stdout.write(
    "| list | p95 ms | CPU ms server + database | read whole |\n| --- | --- | --- | --- |\n",
  );
  for (const list of deskLists()) {
    for (let warm = 0; warm < askedBefore; warm += 1) await ask(list);
    const before = { server: await cpuOf([origin]), database: database(), scans: await scansOf(client) };
    const took: number[] = [];
    for (let round = 0; round < asked; round += 1) took.push(await ask(list));
    const ofDatabase = ((database() - before.database) * 1000) / asked;
    const server = (((await cpuOf([origin])) - before.server - perReading) * 1000) / asked;
    const whole = [...(await scansOf(client))].filter(
      ([table, count]) => count > (before.scans.get(table) ?? 0),
    );
    const p95 = quantile(took, 0.95);
    const tables = whole.map(([table]) => table).join(", ");
    process.stdout.write(
      `| ${list.name} | ${p95.toFixed(0)} | ${server.toFixed(1)} + ${ofDatabase.toFixed(1)} | ${tables} |\n`,
    );
    if (p95 > mostMs) missed.push(`${list.name} takes ${p95.toFixed(0)} ms`);
    if (server + ofDatabase > mostCpuMs)
      missed.push(`${list.name} costs ${(server + ofDatabase).toFixed(1)} ms`);
    if (tables !== "") missed.push(`${list.name} reads ${tables} whole`);
  }
}

/** For a minute: each of the staff opens a list every other second, each customer asks for something every four. */
async function manyAtOnce(origin: string): Promise<void> {
  const until = performance.now() + 60_000;
  const ofStaff: number[] = [];
  const ofCustomers: number[] = [];
  const lists = deskLists();
  const staff = await staffOf(origin);
  // One after the other: many at once from one address are taken for guesses.
  const customers: BenchClient[] = [];
  for (let no = 1; no <= 20; no += 1) customers.push(await signIn([origin], outlet(no)));
  const person = async (no: number) => {
    for (let round = no; performance.now() < until; round += 1) {
      const list = lists[(round * 7) % lists.length];
      if (list) ofStaff.push(await staff(list));
      await pause(2000);
    }
  };
  const customer = async (no: number) => {
    await pause((no * 4000) / 200);
    for (let round = no; performance.now() < until; round += 1) {
      const by = customers[no % customers.length];
      if (by) ofCustomers.push(await timed(() => oneOfDay(by, round)));
      await pause(4000);
    }
  };
  await Promise.all([
    ...Array.from({ length: 20 }, (_, no) => person(no)),
    ...Array.from({ length: 200 }, (_, no) => customer(no)),
  ]);
  process.stdout.write("\n| at once | asked | p50 · p95 ms |\n| --- | --- | --- |\n");
  for (const [who, took] of [
    ["20 of the staff", ofStaff],
    ["200 customers", ofCustomers],
  ] as const) {
    const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
    process.stdout.write(`| ${who} | ${took.length} | ${p50.toFixed(0)} · ${p95.toFixed(0)} |\n`);
    if (p95 > mostMs) missed.push(`${who} wait ${p95.toFixed(0)} ms`);
  }
}

/** The owner of a generated outlet. */
function outlet(no: number): BenchCustomer {
  return { email: `outlet-${no}@generated.example`, shipTo: String(9_000_000 + no) };
}

async function oneOfDay({ graphql, send, skus }: BenchClient, round: number): Promise<void> {
  const work = [
    () => graphql("{ products(filter: {}, pageSize: 25) { total_count items { sku name your_price } } }"),
    () =>
      graphql(`{ products(filter: { sku: { eq: "${skus[round % skus.length]}" } }) { items { sku name } } }`),
    () => graphql("{ customerCart { id itemsV2 { items { uid quantity } } } }"),
    () => send({ method: "GET", path: "/prodczsk-api/api/v1/portal/orders?limit=20" }),
  ];
  await work[round % work.length]?.();
}

/** How an administrator asks for a list; answers how long it took. */
async function staffOf(origin: string): Promise<(list: DeskList) => Promise<number>> {
  const door = await portalClient(origin, "/desk/login/callback", staffDoor);
  const { id_token: token } = await door.signIn({
    email: "milos.janda@lipovrch.example",
    password: demoPassword,
  });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return ({ name, document }) =>
    timed(async () => {
      const body = JSON.stringify({ query: document });
      const answer = await fetch(`${origin}/desk/graphql`, { method: "POST", headers, body });
      const { errors } = (await answer.json()) as { errors?: unknown };
      if (errors !== undefined) throw new Error(`${name}: ${JSON.stringify(errors).slice(0, 300)}`);
    });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How often each large table was read whole so far. */
async function scansOf(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query<{ name: string; count: string }>(
    "select relname as name, seq_scan as count from pg_stat_user_tables where n_live_tup > $1",
    [manyRows],
  );
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

function quantile(took: readonly number[], part: number): number {
  return took.toSorted((left, right) => left - right)[Math.floor(took.length * part)] ?? 0;
}

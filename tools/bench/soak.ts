/**
 * `npm run bench:soak -- --minutes 60`: what one process holds while four customers do everything that `bench:http` measures, one
 * after the other and all at once, signing in anew every ten minutes. Prints the MB of each minute, and ends with 1 when the
 * most is above the aim, or when the last quarter holds over a twentieth more than the second: that grows.
 */
import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import pg from "pg";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { generate } from "../../db/src/generate/generate.ts";
import { migrate } from "../../db/src/migrate.ts";
import { asSuperuser } from "./growth-data.ts";
import { done, memoryOf } from "./measure.ts";
import { type BenchClient, type BenchOperation, operations } from "./operations.ts";
import { type BenchCustomer, signIn, startProduct } from "./product.ts";

const { values } = parseArgs({ options: { minutes: { type: "string" } } });
const minutes = Number(values.minutes ?? 60);
const mostMemory = 250;
const mostGrowth = 1.05;

/** Of one place, where all of the range can be had. */
const customers: readonly BenchCustomer[] = [
  "jana.novotna",
  "petr.dvorak",
  "tomas.cech",
  "martin.kucera",
].map((name) => ({ email: `${name}@modrahvezda.example`, shipTo: "500101" }));

const database = await startThrowawayDatabase();
const children: ChildProcess[] = [];
const held: number[] = [];
let isOver = false;
let calls = 0;
let refused = 0;
let lastSignIn: Promise<unknown> = Promise.resolve();
try {
  await migrate(database.url);
  const today = toLocalDate(new Date().toISOString().slice(0, 10));
  await loadDemo(database.url, today);
  const admin = new pg.Client({ connectionString: asSuperuser(database.url) });
  await admin.connect();
  await generate(admin, { products: 1340, outlets: 0 }, today);
  await admin.end();
  const base = await startProduct(database.url, children);
  const working = Promise.all(customers.map((customer) => workFor(base, customer)));
  // Whoever fails ends the measurement with their reason.
  working.catch(() => {
    isOver = true;
  });
  for (let minute = 1; minute <= minutes && !isOver; minute += 1) {
    await pause(60_000);
    const memory = await memoryOf(base);
    held.push(memory);
    process.stdout.write(
      `minute ${minute}: ${memory.toFixed(0)} MB after ${calls} operations, ${refused} of them refused\n`,
    );
  }
  isOver = true;
  await working;
  judge();
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
}

async function workFor(base: string, customer: BenchCustomer): Promise<void> {
  while (!isOver) {
    const client = await inTurn(() => signIn([base], customer));
    const until = performance.now() + 600_000;
    while (!isOver && performance.now() < until) await everythingOnce(client);
  }
}

/** A try whose outcome is not known yet counts as a wrong one: four at once by one address may be refused on a slow machine. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const mine = lastSignIn.then(act);
  lastSignIn = mine.catch(() => undefined);
  return mine;
}

async function everythingOnce(client: BenchClient): Promise<void> {
  for (const operation of operations) {
    if (isOver) return;
    await operation.prepare?.(client).catch(countRefusal);
    const rounds = operation.beforeEach ? 1 : operation.connections;
    for (let round = 0; round < rounds; round += 1) {
      calls += 1;
      await onceMore(client, operation, round).catch(countRefusal);
    }
  }
}

async function onceMore(client: BenchClient, operation: BenchOperation, round: number): Promise<void> {
  await operation.beforeEach?.(client);
  await done(client, operation, round);
}

/** What one of them has taken another cannot have any more, and a busy machine says so: these are answers like others. */
function countRefusal(error: unknown): void {
  if (!(error instanceof Error && / was refused: |: 503 /.test(error.message))) throw error;
  refused += 1;
}

function judge(): void {
  const quarter = Math.max(1, Math.floor(held.length / 4));
  const second = mean(held.slice(quarter, 2 * quarter));
  const last = mean(held.slice(-quarter));
  const most = Math.max(...held);
  process.stdout.write(
    `at most ${most.toFixed(0)} MB (aim ${mostMemory}); second quarter ${second.toFixed(0)}, last ${last.toFixed(0)}\n`,
  );
  if (most > mostMemory || last > second * mostGrowth) process.exitCode = 1;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

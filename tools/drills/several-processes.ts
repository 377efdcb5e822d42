import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openEvents } from "../../apps/server/src/testing/open-events.ts";
import {
  authorizationOf,
  type ServerProcess,
  startServerProcess,
} from "../../apps/server/src/testing/server-process.ts";
import { freePort } from "../../apps/server/src/testing/test-server.ts";
import { settlePooled } from "../../db/src/migrate.ts";
import type { Brewery } from "./brewery.ts";
import { account, allOrder, type Customer, fillCart, insist, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";
import { startPooler, startProxy } from "./in-front.ts";

const eventWithinMs = 2000;
const statementTimeoutMs = 8000;

/**
 * Three web processes behind HAProxy and two workers, PgBouncer in transaction mode between them and the database, all
 * with the settings of `deploy/compose`; a web process and a worker are killed again and again (OPS-02, OPS-04, OPS-05).
 */
export async function severalProcesses(brewery: Brewery, rounds: number): Promise<Result> {
  await settlePooled(brewery.url, { statementTimeoutMs });
  const running = new AsyncDisposableStack();
  try {
    return await performIn(running, brewery, rounds);
  } finally {
    await running.disposeAsync();
  }
}

async function performIn(running: AsyncDisposableStack, brewery: Brewery, rounds: number): Promise<Result> {
  const pooler = await startPooler(brewery.url);
  running.defer(pooler.end);
  const files = mkdtempSync(join(tmpdir(), "vycep-files-"));
  running.defer(() => rmSync(files, { recursive: true, force: true }));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = (role: "web" | "worker", more: Record<string, string> = {}) =>
    startServerProcess(pooler.url, {
      DATABASE_DIRECT_URL: brewery.url,
      VYCEP_ORIGIN: origin,
      VYCEP_TRUST_PROXY: "1",
      VYCEP_FILES: files,
      // Of all processes together: the limit is one row of the database.
      VYCEP_RATE_LIMIT: "1000000",
      ...more,
      VYCEP_ROLE: role,
    });
  const startAll = async (role: "web" | "worker", count: number) => {
    const processes: ServerProcess[] = [];
    running.defer(async () => {
      await Promise.all(processes.map((process) => process.terminate()));
    });
    for (let started = 0; started < count; started += 1) processes.push(await start(role));
    return processes;
  };
  const web = await startAll("web", 3);
  const workers = await startAll("worker", 2);
  const proxy = await startProxy(
    port,
    web.map((process) => process.origin),
  );
  running.defer(proxy.end);

  const customers = await insist(() => signInAll({ origin }), 100);
  let isOver = false;
  running.defer(() => {
    isOver = true;
  });
  const signedOut = { count: 0 };
  const [listener, ...others] = customers.map((customer) => noticingSignOut(customer, signedOut));
  if (listener === undefined) throw new Error("nobody is signed in");
  const ordering = allOrder(others, () => isOver);
  const listening = listen(origin, listener, () => isOver);
  for (let round = 0; round < rounds; round += 1) {
    await pause(2000 + ((round * 137) % 700));
    await restart(web, round, (more) => start("web", more));
    await restart(workers, round, (more) => start("worker", more));
  }
  isOver = true;
  const known = await ordering;
  const events = await listening;
  const counts = {
    ...(await account(brewery, known)),
    "signed out": signedOut.count,
    "events later than two seconds": events.filter((ms) => ms > eventWithinMs).length,
  };
  return {
    figures: {
      "web processes killed": rounds,
      "workers killed": rounds,
      orders: known.length,
      events: events.length,
      "event p50 ms": quantile(events, 0.5),
      "event max ms": quantile(events, 1),
      ...counts,
    },
    flaws: mustBeZero(counts),
  };
}

/** Kills one of them and starts another in its place, on its port. */
async function restart(
  processes: ServerProcess[],
  round: number,
  start: (more: Record<string, string>) => Promise<ServerProcess>,
): Promise<void> {
  const which = round % processes.length;
  const killed = processes[which];
  if (killed === undefined) return;
  await killed.kill();
  processes[which] = await start({ PORT: new URL(killed.origin).port });
}

/** Counts answers that say the token is none: nobody may be signed out by the end of a process. */
function noticingSignOut(customer: Customer, signedOut: { count: number }): Customer {
  return {
    ...customer,
    ask: async (...question) => {
      try {
        return await customer.ask(...question);
      } catch (error) {
        if (String(error).includes("invalid-token")) signedOut.count += 1;
        throw error;
      }
    },
  };
}

/** How long after a change of the cart its other windows hear of it; a stream that breaks is opened again, as a portal does. */
async function listen(origin: string, customer: Customer, isOver: () => boolean): Promise<number[]> {
  const authorization = await authorizationOf({ origin }, customer.email);
  const took: number[] = [];
  while (!isOver()) {
    const stream = await insist(() => openEvents(origin, authorization));
    let isOpen = stream.status === 200;
    const ended = stream.ended.then(() => {
      isOpen = false;
    });
    while (isOpen && !isOver()) {
      const seen = stream.told.length;
      await insist(() => fillCart(customer));
      const changedAt = performance.now();
      const told = async () => {
        while (isOpen && stream.told.length === seen) await pause(10);
        return stream.told.length > seen;
      };
      // What happens while a stream is away is asked for again by whoever opens it: that is no late event.
      if (await Promise.race([told(), pause(10_000)])) {
        const heard =
          stream.toldAt.get(stream.told[seen] as (typeof stream.told)[number]) ?? performance.now();
        took.push(Math.max(0, heard - changedAt));
      } else if (isOpen) took.push(10_000);
      await pause(200);
    }
    stream.close();
    await ended;
  }
  return took;
}

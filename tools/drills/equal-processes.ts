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
import type { Brewery } from "./brewery.ts";
import { account, allOrder, type Customer, fillCart, insist, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

const eventWithinMs = 2000;

type Role = "web" | "worker" | "all";

type Processes = {
  /** Where the proxy is reached. */
  readonly origin: string;
  /** Those that answer; the one that was killed is replaced. */
  readonly web: ServerProcess[];
  readonly workers: ServerProcess[];
  /** Kills one of them and starts another in its place. */
  readonly replace: (processes: ServerProcess[], round: number) => Promise<void>;
};

type Layout = {
  readonly databaseUrl: string;
  /** What stands before those that answer, on this port. */
  readonly startProxy: (
    port: number,
    origins: readonly string[],
  ) => Promise<{ readonly end: () => Promise<void> }>;
  readonly roles: readonly Role[];
  readonly env: Readonly<Record<string, string>>;
};

/** Equal processes on one database, and a proxy before those that answer. Ends with `running`. */
export async function openProcesses(
  running: AsyncDisposableStack,
  { databaseUrl, startProxy: before, roles, env }: Layout,
): Promise<Processes> {
  const files = mkdtempSync(join(tmpdir(), "vycep-files-"));
  running.defer(() => rmSync(files, { recursive: true, force: true }));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const web: ServerProcess[] = [];
  const workers: ServerProcess[] = [];
  running.defer(async () => {
    await Promise.all([...web, ...workers].map((process) => process.terminate()));
  });
  const start = (role: Role, more: Record<string, string> = {}) =>
    startServerProcess(databaseUrl, {
      VYCEP_ORIGIN: origin,
      VYCEP_TRUST_PROXY: "1",
      VYCEP_FILES: files,
      ...env,
      ...more,
      VYCEP_ROLE: role,
    });
  await Promise.all(
    roles.map(async (role) => {
      (role === "worker" ? workers : web).push(await start(role));
    }),
  );
  const proxy = await before(
    port,
    web.map((process) => process.origin),
  );
  running.defer(proxy.end);
  const [roleOfWeb = "web"] = roles;
  return {
    ...{ origin, web, workers },
    replace: (processes, round) =>
      restart(processes, round, (more) => start(processes === workers ? "worker" : roleOfWeb, more)),
  };
}

/** People order while processes are killed; what they were promised is compared with what is there. */
export async function orderUnderKills(
  brewery: Pick<Brewery, "query">,
  { origin, web, workers, replace }: Processes,
  rounds: number,
): Promise<Result> {
  const customers = await insist(() => signInAll({ origin }), 100);
  let isOver = false;
  const signedOut = { count: 0 };
  const [listener, ...others] = customers.map((customer) => noticingSignOut(customer, signedOut));
  if (listener === undefined) throw new Error("nobody is signed in");
  const ordering = allOrder(others, () => isOver);
  const listening = listen(origin, listener, () => isOver);
  listening.catch(() => undefined);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await pause(2000 + ((round * 137) % 700));
      await replace(web, round);
      await replace(workers, round);
    }
  } finally {
    isOver = true;
  }
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
      "workers killed": workers.length === 0 ? 0 : rounds,
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

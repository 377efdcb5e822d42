import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openEvents } from "../../apps/server/src/testing/open-events.ts";
import {
  authorizationOf,
  startServerProcess,
  statusOf,
} from "../../apps/server/src/testing/server-process.ts";
import { freePort } from "../../apps/server/src/testing/test-server.ts";
import { migrate } from "../../db/src/migrate.ts";
import { asSuperuser } from "./base-backup.ts";
import type { Brewery } from "./brewery.ts";
import { account, type Customer, fillCart, insist, type Known, placeOrder, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";
import { startProxy } from "./in-front.ts";
import { type Version, versionBefore } from "./version-before.ts";

const demoDay = "2026-11-23";
/** HAProxy looks each second and believes the second answer. */
const seenByProxyMs = 3500;
const drainMs = 3500;
/** As many as two cores carry beside five processes that start: this is no drill of too much. */
const orderingAtOnce = 4;
const betweenMs = 500;

/**
 * A new version under people who order: its migrations while the old processes work, both versions side by side on one
 * schema, the old ones taken out one by one, then the new ones restarted by nothing but SIGTERM. No request fails, no order is
 * lost or doubled, nobody is signed out (OPS-09).
 */
export async function rolling(brewery: Brewery, restarts: number): Promise<Result> {
  const running = new AsyncDisposableStack();
  try {
    const before = versionBefore();
    running.defer(before.remove);
    return await performIn(running, brewery, { before, restarts });
  } finally {
    await running.disposeAsync();
  }
}

type Plan = { readonly before: Version; readonly restarts: number };

async function performIn(
  running: AsyncDisposableStack,
  brewery: Brewery,
  { before, restarts }: Plan,
): Promise<Result> {
  await emptied(brewery);
  await before.makeDemo(brewery.url, demoDay);
  const files = mkdtempSync(join(tmpdir(), "vycep-files-"));
  running.defer(() => rmSync(files, { recursive: true, force: true }));
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [front = 0, ...slots] = ports;
  const origin = `http://127.0.0.1:${front}`;
  const common = { VYCEP_ORIGIN: origin, VYCEP_TRUST_PROXY: "1", VYCEP_FILES: files };
  const start = async (env: Record<string, string>, main?: string) => {
    const started = await startServerProcess(brewery.url, { ...common, ...env }, main);
    running.defer(async () => void (await started.terminate()));
    return started;
  };
  const oldWeb = (slot: number) => start({ VYCEP_ROLE: "web", PORT: String(slots[slot]) }, before.main);
  const newWeb = (slot: number) =>
    start({ VYCEP_ROLE: "web", PORT: String(slots[slot]), VYCEP_DRAIN_MS: String(drainMs) });
  const old = [await oldWeb(0), await oldWeb(1)];
  const oldWorker = await start({ VYCEP_ROLE: "worker" }, before.main);
  const proxy = await startProxy(
    front,
    slots.map((port) => `http://127.0.0.1:${port}`),
  );
  running.defer(proxy.end);
  await insist(async () => {
    if ((await statusOf(`${origin}/readyz`)) !== 200) throw new Error("the proxy has no process yet");
  }, 200);

  const customers = await signInAll({ origin });
  const load = startLoad(customers.slice(0, orderingAtOnce));
  running.defer(async () => void (await load.stop()));
  const stream = await openEvents(origin, await authorizationOf({ origin }, customers[0]?.email ?? ""));
  await pause(2000);
  const byOld = load.orders();
  const migrations = await migrate(brewery.url);
  await pause(2000);
  const fresh = [await newWeb(2), await newWeb(3)];
  await start({ VYCEP_ROLE: "worker" });
  await pause(seenByProxyMs);
  await oldWorker.terminate();
  const together = load.orders();
  for (const [index, process] of old.entries()) {
    await proxy.drain(index + 1);
    await pause(seenByProxyMs);
    await process.terminate();
  }
  const toldToComeAgain = await Promise.race([stream.ended, pause(1000, false)]);
  const took: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    const which = restart % fresh.length;
    const started = performance.now();
    await fresh[which]?.terminate();
    took.push(performance.now() - started);
    fresh[which] = await newWeb(2 + which);
    await pause(seenByProxyMs);
  }
  const { known, requests, failures } = await load.stop();
  for (const failure of failures.slice(0, 5)) process.stdout.write(`${failure}\n`);
  const counts = {
    "failed requests": failures.length,
    "signed out": failures.filter((text) => text.includes("invalid-token")).length,
    ...(await account(brewery, known)),
    "streams that were not ended": toldToComeAgain ? 0 : 1,
    "migrations that did not run beside the old version": before.missing.length - migrations.length,
  };
  return {
    figures: {
      "version before": `${before.commit.slice(0, 8)} (${before.subject})`,
      "migrations under load": migrations.length,
      requests,
      "orders, of them before the migrations and until the old ones went": `${known.length}, ${byOld}, ${together}`,
      "restarts by SIGTERM alone": restarts,
      "a stop with its draining, max ms": quantile(took, 1),
      ...counts,
    },
    flaws: mustBeZero(counts),
  };
}

/** The drill's database, as it was before there was anything in it. */
async function emptied({ url }: Brewery): Promise<void> {
  const { pathname, username } = new URL(url);
  const name = pathname.slice(1);
  await asSuperuser(url, async (client) => {
    await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
    await client.query(
      `create database ${client.escapeIdentifier(name)} owner ${client.escapeIdentifier(username)}`,
    );
  });
}

/** Each orders and looks at what was ordered, again and again; nobody tries twice. */
function startLoad(customers: readonly Customer[]) {
  let isOver = false;
  let requests = 0;
  const known: Known[] = [];
  const failures: string[] = [];
  const tried = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    requests += 1;
    try {
      return await ask();
    } catch (error) {
      const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : "";
      failures.push(`${String(error)}${cause}`);
      return undefined;
    }
  };
  const goOn = async (customer: Customer) => {
    while (!isOver) {
      const cart = await tried(() => fillCart(customer));
      const number = cart && (await tried(() => placeOrder(customer, cart, { key: randomUUID() })));
      if (cart && number !== undefined) known.push({ cart, number });
      await pause(betweenMs);
      await tried(() => customer.ask("{ customer { orders(pageSize: 5) { items { number } } } }"));
    }
  };
  const going = Promise.all(customers.map(goOn));
  return {
    orders: () => known.length,
    stop: async () => {
      isOver = true;
      await going;
      return { known, requests, failures };
    },
  };
}

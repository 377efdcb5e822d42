import { setTimeout as pause } from "node:timers/promises";
import { startDatabaseProxy } from "../../apps/server/src/testing/proxies/database-proxy.ts";
import { type ServerProcess, startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { startCluster } from "../../db/src/embedded/cluster.ts";
import { asSuperuser } from "./base-backup.ts";
import { type Brewery, stopClusterHard } from "./brewery.ts";
import { type Customer, fillCart, insist, placeOrder, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";
import { startStandby } from "./standby.ts";

const metricsToken = "figures of the replica drill";
const readMostMs = 8000;

/**
 * Lists and history are read of a copy: who wrote reads it at once, and so does everybody else, while the copy follows, while
 * it lags, and after it is gone; a copy that is killed or swallowed by the network fails no request (OPS-06).
 *
 * @param betweenReadsMs how long those wait who read all through it: without a pause they take all that the machine has
 */
export async function replica(brewery: Brewery, rounds: number, betweenReadsMs = 0): Promise<Result> {
  const running = new AsyncDisposableStack();
  try {
    return await performIn(running, brewery, { rounds, betweenReadsMs });
  } finally {
    await running.disposeAsync();
  }
}

type Performing = { readonly rounds: number; readonly betweenReadsMs: number };

async function performIn(
  running: AsyncDisposableStack,
  brewery: Brewery,
  { rounds, betweenReadsMs }: Performing,
): Promise<Result> {
  const standby = await startStandby(running, brewery, { synchronous: false });
  const wire = await startDatabaseProxy(standby.url);
  running.defer(wire.close);
  const server = await startServerProcess(brewery.url, {
    DATABASE_REPLICA_URL: wire.databaseUrl,
    VYCEP_METRICS_TOKEN: metricsToken,
  });
  running.defer(async () => void (await server.terminate()));
  const onStandby = (text: string) => asSuperuser(standby.url, (client) => client.query(text));
  const [writer, other] = await signInAll(server);
  if (writer === undefined || other === undefined) throw new Error("nobody is signed in");

  const follows = async (wanted: boolean) => {
    const started = performance.now();
    await insist(async () => {
      if ((await figuresOf(server)).follows !== wanted) throw new Error(`the copy is not ${wanted} yet`);
    }, 600);
    return Math.round(performance.now() - started);
  };
  await follows(true);
  const inStep = await writeAndRead(brewery, { writer, other }, rounds);
  const { fromReplica, fromPrimary } = await figuresOf(server);

  await onStandby("select pg_wal_replay_pause()");
  const lagging = await writeAndRead(brewery, { writer, other }, rounds);
  const atLag = await figuresOf(server);
  await onStandby("select pg_wal_replay_resume()");
  const caughtUpMs = await follows(true);

  const readers = { reader: other, betweenReadsMs };
  const killed = await readThrough(readers, async () => {
    await stopClusterHard(standby.cluster);
    await pause(3000);
  });
  await follows(false);
  await startCluster(standby.cluster, standby.port);
  const backMs = await follows(true);
  const swallowed = await readThrough(readers, async () => {
    wire.swallow();
    await pause(4000);
  });
  const after = await figuresOf(server);
  const counts = {
    "stale for the writer": inStep.own + lagging.own,
    "stale for others": inStep.others + lagging.others,
    "prices older than the request": inStep.prices + lagging.prices,
    "failed requests": killed.failed + swallowed.failed,
    "lag not told": atLag.lagSeconds > 0 && atLag.lagBytes > 0 ? 0 : 1,
    "read of a copy that is swallowed": after.follows ? 1 : 0,
    "nothing read of the copy": fromReplica > fromPrimary ? 0 : 1,
  };
  return {
    figures: {
      "writes, each read at once": 2 * rounds,
      "read of the copy while it follows, %": Math.round((100 * fromReplica) / (fromReplica + fromPrimary)),
      "lag of the paused copy, s": atLag.lagSeconds.toFixed(1),
      "read again of it after it went on, ms": caughtUpMs,
      "reads while it is killed": killed.took.length,
      "slowest of them, ms": quantile(killed.took, 1),
      "read again of it after its start, ms": backMs,
      "reads while the network swallows it": swallowed.took.length,
      "slowest of those, ms": quantile(swallowed.took, 1),
      ...counts,
    },
    flaws: mustBeZero(counts),
  };
}

type Two = { readonly writer: Customer; readonly other: Customer };

/** Sends an order and changes a price, and looks at both at once. */
async function writeAndRead(brewery: Brewery, { writer, other }: Two, rounds: number) {
  const stale = { own: 0, others: 0, prices: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const number = await placeOrder(writer, await fillCart(writer));
    if (!(await knows(writer, number))) stale.own += 1;
    if (!(await knows(other, number))) stale.others += 1;
    const net = 170_000 + round;
    await brewery.query("update price set your_minor = $1, base_minor = $1 where sku = '100112'", [net]);
    if ((await netOf(other)) !== net / 100) stale.prices += 1;
  }
  return stale;
}

async function knows({ ask }: Customer, number: string): Promise<boolean> {
  const { customer } = await ask<{ customer: { orders: { items: { number: string }[] } } }>(
    "query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items { number items { quantity_ordered } } } } }",
    { number },
  );
  return customer.orders.items.length === 1;
}

async function netOf({ ask, shipTo }: Customer): Promise<number | undefined> {
  const { products } = await ask<{ products: { items: { your_price: number }[] } }>(
    `{ products(filter: { sku: { eq: "100112" } }) { items { sku ... on SimpleProduct { your_price } } } }`,
    {},
    { headers: { outletid: shipTo } },
  );
  return products.items[0]?.your_price;
}

type Readers = { readonly reader: Customer; readonly betweenReadsMs: number };

/** Reads history and prices again and again while something happens. */
async function readThrough({ reader, betweenReadsMs }: Readers, happening: () => Promise<void>) {
  let isOver = false;
  let failed = 0;
  const took: number[] = [];
  const read = async () => {
    while (!isOver) {
      const started = performance.now();
      try {
        await reader.ask("{ customer { orders(pageSize: 5) { items { number } } } }");
        await netOf(reader);
      } catch (error) {
        process.stdout.write(`${String(error)}\n`);
        failed += 1;
      }
      took.push(performance.now() - started);
      await pause(betweenReadsMs);
    }
  };
  const reading = Promise.all(Array.from({ length: 4 }, read));
  await pause(500);
  await happening();
  isOver = true;
  await reading;
  failed += took.filter((ms) => ms > readMostMs).length;
  return { failed, took };
}

async function figuresOf({ origin }: ServerProcess) {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const figure = (name: string) =>
    Number(text.match(new RegExp(`^${name.replace(/[{}"]/g, "\\$&")} (.*)$`, "m"))?.[1]);
  return {
    follows: figure("vycep_replica_follows") === 1,
    lagSeconds: figure("vycep_replica_lag_seconds"),
    lagBytes: figure("vycep_replica_lag_bytes"),
    fromReplica: figure('vycep_replica_reads_total{from="replica"}'),
    fromPrimary: figure('vycep_replica_reads_total{from="primary"}'),
  };
}

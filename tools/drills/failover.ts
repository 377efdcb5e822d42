import { setTimeout as pause } from "node:timers/promises";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { freePort } from "../../apps/server/src/testing/test-server.ts";
import { asSuperuser, untilWritable, withPort } from "./base-backup.ts";
import { type Brewery, queryOn } from "./brewery.ts";
import { account, allOrder, fillCart, insist, placeOrder, signInAll } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";
import { startDatabaseProxy } from "./in-front.ts";
import { startStandby } from "./standby.ts";

const flowsWithinMs = 15_000;

/** Something between the server and its databases: whoever connects gets the first as long as it answers. Its address. */
type Leading = (running: AsyncDisposableStack, urls: readonly [string, string]) => Promise<string>;

/** As `deploy` has it. */
const byProxy: Leading = async (running, [primary, standby]) => {
  const [primaryPort, standbyPort] = [Number(new URL(primary).port), Number(new URL(standby).port)];
  const proxy = await startDatabaseProxy(await freePort(), [primaryPort, standbyPort]);
  running.defer(proxy.end);
  return withPort(primary, proxy.port);
};

/**
 * A primary with a synchronous standby is killed under people who order, and the standby promoted: no order that was
 * confirmed is lost or doubled, and orders flow again within fifteen seconds (OPS-07).
 */
export async function failover(
  brewery: Brewery,
  seconds: number,
  leading: Leading = byProxy,
): Promise<Result> {
  const running = new AsyncDisposableStack();
  try {
    return await performIn(running, { brewery, seconds, leading });
  } finally {
    await running.disposeAsync();
  }
}

type Performing = { readonly brewery: Brewery; readonly seconds: number; readonly leading: Leading };

async function performIn(
  running: AsyncDisposableStack,
  { brewery, seconds, leading }: Performing,
): Promise<Result> {
  const standby = await startStandby(running, brewery, { synchronous: true });
  const url = await leading(running, [brewery.url, standby.url]);
  const server = await startServerProcess(url);
  running.defer(async () => void (await server.terminate()));

  let isOver = false;
  running.defer(() => {
    isOver = true;
  });
  const customers = await signInAll(server);
  const [first, ...others] = customers;
  if (first === undefined) throw new Error("nobody is signed in");
  const ordering = allOrder(others, () => isOver);
  await pause(seconds * 1000);
  const killedAt = performance.now();
  await brewery.stopHard();
  await asSuperuser(standby.url, (client) => client.query("select pg_promote()"));
  await untilWritable(standby.url);
  const promotedMs = performance.now() - killedAt;
  // Who began before the kill may have been answered after it: a new cart is a new order.
  await insist(async () => placeOrder(first, await fillCart(first)));
  const flowsMs = performance.now() - killedAt;
  await pause(seconds * 1000);
  isOver = true;
  const known = await ordering;
  const onStandby: Brewery = {
    ...brewery,
    url: standby.url,
    query: (text, values) => queryOn(standby.url, text, values),
  };
  const counts = {
    ...(await account(onStandby, known)),
    "flowing again too late": flowsMs > flowsWithinMs ? 1 : 0,
  };
  return {
    figures: {
      orders: known.length,
      "promoted after the kill, ms": Math.round(promotedMs),
      "orders flow again after the kill, ms": Math.round(flowsMs),
      ...counts,
    },
    flaws: mustBeZero(counts),
  };
}

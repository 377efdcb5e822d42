import { setTimeout as pause } from "node:timers/promises";
import { startServerProcess, until } from "../../apps/server/src/testing/server-process.ts";
import { type StrangerErp, startStrangerErp } from "../../apps/server/src/testing/stranger-erp.ts";
import type { Brewery } from "./brewery.ts";
import { account, type Customer, fillCart, insist, type Known, placeOrder, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

const secret = "a secret of the drill, long enough for all";

/**
 * The brewery's ERP is away for so many seconds, prices and orders alike, while eight people go on ordering, and then
 * back: every order reaches it once, and those with provisional prices are settled (B14).
 */
export async function erpAway(brewery: Brewery, seconds: number): Promise<Result> {
  const erp = await startStrangerErp(secret);
  erp.mode = "confirm";
  const server = await startServerProcess(brewery.url, {
    ERP_URL: erp.url,
    ERP_SECRET: secret,
    VYCEP_PRICE_TIMEOUT_MS: "1000",
  });
  let isOver = false;
  try {
    const customers = await signInAll(server);
    const ordering = Promise.all(customers.map((customer) => orderCalmly(customer, () => isOver)));
    ordering.catch(() => undefined);
    await pause(5000);
    await erp.stop();
    await pause(seconds * 1000);
    const waiting = await waitingOf(brewery);
    await erp.start();
    const back = performance.now();
    await pause(5000);
    isOver = true;
    const known = (await ordering).flat();
    // The longest pause between two tries is five minutes.
    await until(
      () => waitingOf(brewery),
      (messages) => messages === 0,
      8000,
    );
    const drained = Math.round((performance.now() - back) / 1000);
    const counted = {
      ...(await account(brewery, known)),
      "told under two keys": toldTwice(erp, known),
      "never told": known.length - toldOnce(erp, known),
      "prices not settled": await openPrices(brewery),
    };
    const took = known.map(({ tookMs }) => tookMs);
    return {
      figures: {
        "away, s": seconds,
        orders: known.length,
        "messages waiting when it came back": waiting,
        "of them with provisional prices": await provisionalOnes(brewery),
        "all told after it was back, s": drained,
        ...counted,
        "an order p50 ms": quantile(took, 0.5),
        "an order p95 ms": quantile(took, 0.95),
      },
      flaws: mustBeZero(counted),
    };
  } finally {
    isOver = true;
    await server.terminate();
    await erp.stop();
  }
}

type Timed = Known & { readonly tookMs: number };

/** One order every two seconds, every second one after asking for the brewery's prices. */
async function orderCalmly(customer: Customer, isOver: () => boolean): Promise<Timed[]> {
  const known: Timed[] = [];
  while (!isOver()) {
    const cart = await insist(() => fillCart(customer));
    if (known.length % 2 === 0) {
      await customer.ask(`mutation ($id: String!) { updatePrices(cart_id: $id) { success } }`, {
        id: cart.id,
      });
    }
    const started = performance.now();
    const number = await insist(() => placeOrder(customer, cart));
    known.push({ cart, number, tookMs: performance.now() - started });
    await pause(2000);
  }
  return known;
}

async function waitingOf(brewery: Brewery): Promise<number> {
  const [row] = await brewery.query<{ waiting: string }>(
    "select count(*) as waiting from outbox where delivered_at is null",
  );
  return Number(row?.waiting);
}

async function openPrices(brewery: Brewery): Promise<number> {
  const [row] = await brewery.query<{ open: string }>(
    "select count(*) as open from sales_order where is_provisional and prices_settled_at is null",
  );
  return Number(row?.open);
}

async function provisionalOnes(brewery: Brewery): Promise<number> {
  const [row] = await brewery.query<{ settled: string }>(
    "select count(*) as settled from sales_order where prices_settled_at is not null",
  );
  return Number(row?.settled);
}

/** How many of the orders the ERP has heard of, each however often. */
function toldOnce({ heard }: StrangerErp, known: readonly Known[]): number {
  const told = new Set(ordersTold({ heard }));
  return known.filter(({ number }) => told.has(number)).length;
}

function toldTwice({ heard }: StrangerErp, known: readonly Known[]): number {
  const told = ordersTold({ heard });
  return known.filter(({ number }) => told.filter((one) => one === number).length > 1).length;
}

/** One for each key under which it was told of an order. */
function ordersTold({ heard }: Pick<StrangerErp, "heard">): readonly string[] {
  return [...heard.values()]
    .filter(({ path }) => path.endsWith("/orders"))
    .map(({ body }) => body.orderNumber);
}

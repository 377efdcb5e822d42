import { randomUUID } from "node:crypto";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { account, type Customer, fillCart, insist, type Known, placeOrder, signInAll } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";

/** Three answers of ten are thrown away, some before and some after the work was done; the client asks again. */
export async function lostAnswers(brewery: Brewery, rounds: number): Promise<Result> {
  const server = await startServerProcess(brewery.url);
  try {
    const customers = await signInAll(server);
    const shares = await Promise.all(
      customers.map((customer, at) =>
        orderMany(customer, { rounds: Math.ceil(rounds / customers.length), at }),
      ),
    );
    const known = shares.flatMap((share) => share.known);
    const counted = await account(brewery, known);
    return {
      figures: {
        orders: known.length,
        "answers thrown away": shares.reduce((sum, { lost }) => sum + lost, 0),
        ...counted,
      },
      flaws: mustBeZero(counted),
    };
  } finally {
    await server.terminate();
  }
}

async function orderMany(
  customer: Customer,
  { rounds, at }: { readonly rounds: number; readonly at: number },
) {
  const known: Known[] = [];
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const turn = round * 8 + at;
    const cart = await fillCart(customer);
    // With a key and without: the cart itself is a key, too.
    const how = turn % 2 === 0 ? { key: randomUUID() } : {};
    if (turn % 10 < 3) {
      lost += 1;
      await placeOrder(customer, cart, { ...how, signal: AbortSignal.timeout(1 + ((turn * 7) % 45)) }).catch(
        () => undefined,
      );
    }
    known.push({ cart, number: await insist(() => placeOrder(customer, cart, how)) });
  }
  return { known, lost };
}

import { randomUUID } from "node:crypto";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { account, fillCart, type Known, placeOrder, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

const atOnce = 20;

/** The same key twenty times at once: one order, one number for all; the same key with another body: refused (C9). */
export async function placeOrderKeys(brewery: Brewery, rounds: number): Promise<Result> {
  const server = await startServerProcess(brewery.url);
  try {
    const customers = await signInAll(server);
    const known: Known[] = [];
    const took: number[] = [];
    let disagreements = 0;
    let reused = 0;
    for (let round = 0; round < rounds; round += 1) {
      const customer = customers[round % customers.length];
      if (!customer) throw new Error("nobody is signed in");
      const cart = await fillCart(customer);
      const key = randomUUID();
      const numbers = await Promise.all(
        Array.from({ length: atOnce }, async () => {
          const started = performance.now();
          const number = await placeOrder(customer, cart, { key });
          took.push(performance.now() - started);
          return number;
        }),
      );
      const [number = ""] = numbers;
      known.push({ cart, number });
      if (new Set(numbers).size !== 1) disagreements += 1;
      const other = placeOrder(customer, cart, { key, note: "another body" });
      reused += await other.then(
        () => 1,
        () => 0,
      );
    }
    const counted = await account(brewery, known);
    return {
      figures: {
        rounds,
        calls: took.length,
        orders: known.length,
        ...counted,
        "rounds with two numbers": disagreements,
        "other bodies accepted": reused,
        "call p50 ms": quantile(took, 0.5),
        "call p95 ms": quantile(took, 0.95),
      },
      flaws: mustBeZero({
        ...counted,
        "rounds with two numbers": disagreements,
        "other bodies accepted": reused,
      }),
    };
  } finally {
    await server.terminate();
  }
}

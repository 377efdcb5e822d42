import { setTimeout as pause } from "node:timers/promises";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { account, type Customer, fillCart, type Known, placeOrder, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

const mostCutPerStop = 2;
const longestStopMs = 10_000;

/** SIGTERM under load: what was asked before is answered, the process ends in time, no order is half done. */
export async function rollingStop(brewery: Brewery, rounds: number): Promise<Result> {
  const cuts: number[] = [];
  const took: number[] = [];
  const known: Known[] = [];
  let answered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const stop = await stopOnce(brewery);
    cuts.push(stop.cut);
    took.push(stop.took);
    answered += stop.answered;
    known.push(...stop.known);
  }
  const after = await startServerProcess(brewery.url);
  const counted = await account(brewery, known).finally(() => after.terminate());
  const tooMany = cuts.filter((cut) => cut > mostCutPerStop).length;
  const tooLong = took.filter((ms) => ms > longestStopMs).length;
  return {
    figures: {
      stops: rounds,
      "requests answered": answered,
      "requests cut, most of one stop": Math.max(0, ...cuts),
      "exit p50 ms": quantile(took, 0.5),
      "exit max ms": quantile(took, 1),
      orders: known.length,
      ...counted,
    },
    flaws: mustBeZero({
      ...counted,
      "stops that cut too much": tooMany,
      "stops that took too long": tooLong,
    }),
  };
}

async function stopOnce(brewery: Brewery) {
  const server = await startServerProcess(brewery.url);
  const customers = await signInAll(server);
  const known: Known[] = [];
  let isStopping = false;
  let cut = 0;
  let answered = 0;
  const reading = customers.map(async ({ ask }) => {
    for (;;) {
      const isLate = isStopping;
      try {
        await ask("{ customerCart { id total_quantity prices { grand_total { value } } } }");
        answered += 1;
      } catch {
        // Who asks after the stop may be turned away; who asked before must have an answer.
        if (!isLate) cut += 1;
        return;
      }
    }
  });
  const ordering = customers.slice(0, 4).map((customer) => orderUntilTurnedAway(customer, known));
  await pause(700);
  isStopping = true;
  const begun = performance.now();
  await server.terminate();
  const took = performance.now() - begun;
  await Promise.all([...reading, ...ordering]);
  return { cut, took, answered, known };
}

async function orderUntilTurnedAway(customer: Customer, known: Known[]): Promise<void> {
  try {
    for (;;) {
      const cart = await fillCart(customer);
      known.push({ cart, number: await placeOrder(customer, cart) });
    }
  } catch {
    // The server has stopped; only what was promised before is counted.
  }
}

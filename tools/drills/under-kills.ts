import { setTimeout as pause } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { type Customer, signInAll } from "./customers.ts";
import { quantile } from "./figures.ts";

/** Each process has a port of its own; the name in the tokens must outlive it. */
const env = { VYCEP_ORIGIN: "http://localhost:3280" };

/** What each customer was told, and what was done to them meanwhile. */
export type DisturbedEnd<Done> = {
  readonly done: readonly Done[];
  readonly figures: Readonly<Record<string, number>>;
  /** What must not have happened, and how often it did. */
  readonly faults: Readonly<Record<string, number>>;
};

/** Has all customers do the same thing again and again while something goes wrong. */
export type Disturbance = <Done>(
  drill: { readonly brewery: Brewery; readonly rounds: number },
  work: (customer: Customer) => Promise<Done>,
) => Promise<DisturbedEnd<Done>>;

/** The server is killed; whoever got no answer asks again. */
export const underKills: Disturbance = async <Done>(
  { brewery, rounds }: { readonly brewery: Brewery; readonly rounds: number },
  work: (customer: Customer) => Promise<Done>,
) => {
  let server: ServerProcess = await startServerProcess(brewery.url, env);
  const address = {
    get origin() {
      return server.origin;
    },
  };
  let isOver = false;
  const ready: number[] = [];
  try {
    const customers = await signInAll(address);
    const working = Promise.all(
      customers.map(async (customer) => {
        const done: Done[] = [];
        while (!isOver) done.push(await work(customer));
        return done;
      }),
    );
    working.catch(() => undefined);
    for (let round = 0; round < rounds; round += 1) {
      // Between a third of a second and a second: somewhere in the middle of everybody's work.
      await pause(300 + ((round * 137) % 700));
      await server.kill();
      const started = performance.now();
      server = await startServerProcess(brewery.url, env);
      ready.push(performance.now() - started);
    }
    isOver = true;
    const done = (await working).flat();
    await heardByTheErp(brewery);
    return {
      done,
      figures: {
        kills: rounds,
        "ready again p50 ms": quantile(ready, 0.5),
        "ready again max ms": quantile(ready, 1),
      },
      faults: {},
    };
  } finally {
    isOver = true;
    await server.terminate();
  }
};

/** Waits until nothing is left to tell; two minutes at most. */
export async function heardByTheErp(brewery: Brewery): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    const [row] = await brewery.query<{ waiting: number }>(
      "select count(*)::int as waiting from outbox where delivered_at is null",
    );
    if (row?.waiting === 0) return;
    await pause(200);
  }
  throw new Error("the ERP has not heard of everything");
}

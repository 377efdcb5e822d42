import { setTimeout as pause } from "node:timers/promises";
import { startServerProcess, statusOf, until } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { account, allOrder, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

/** PostgreSQL stopped hard again and again under eight who order; the server stays and says how it is. */
export async function databaseStop(brewery: Brewery, rounds: number): Promise<Result> {
  const server = await startServerProcess(brewery.url);
  let isOver = false;
  const ready: number[] = [];
  let wrongHealth = 0;
  try {
    const ordering = allOrder(await signInAll(server), () => isOver);
    for (let round = 0; round < rounds; round += 1) {
      await pause(300 + ((round * 137) % 700));
      await brewery.stopHard();
      const [alive, fit] = [
        await statusOf(`${server.origin}/healthz`),
        await statusOf(`${server.origin}/readyz`),
      ];
      if (alive !== 200 || fit !== 503) wrongHealth += 1;
      await brewery.start();
      const started = performance.now();
      await until(
        () => statusOf(`${server.origin}/readyz`),
        (status) => status === 200,
      );
      ready.push(performance.now() - started);
    }
    isOver = true;
    const known = await ordering;
    const counted = { ...(await account(brewery, known)), "wrong words on health": wrongHealth };
    const ended = server.child.exitCode === null ? 0 : 1;
    return {
      figures: {
        stops: rounds,
        orders: known.length,
        ...counted,
        "server processes lost": ended,
        "ready after the database p50 ms": quantile(ready, 0.5),
        "ready after the database max ms": quantile(ready, 1),
      },
      flaws: mustBeZero({ ...counted, "server processes lost": ended }),
    };
  } finally {
    isOver = true;
    await server.terminate();
  }
}

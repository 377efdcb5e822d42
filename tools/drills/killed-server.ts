import { setTimeout as pause } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { account, allOrder, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

/** Each process has a port of its own; the name in the tokens must outlive it. */
const env = { VYCEP_ORIGIN: "http://localhost:3280" };

/** kill -9 of the server again and again under eight who order (quality: Reliability). */
export async function killedServer(brewery: Brewery, rounds: number): Promise<Result> {
  let server: ServerProcess = await startServerProcess(brewery.url, env);
  const address = {
    get origin() {
      return server.origin;
    },
  };
  let isOver = false;
  const ready: number[] = [];
  try {
    const ordering = allOrder(await signInAll(address), () => isOver);
    for (let round = 0; round < rounds; round += 1) {
      // Between a third of a second and a second: somewhere in the middle of everybody's work.
      await pause(300 + ((round * 137) % 700));
      await server.kill();
      const started = performance.now();
      server = await startServerProcess(brewery.url, env);
      ready.push(performance.now() - started);
    }
    isOver = true;
    const known = await ordering;
    const counted = await account(brewery, known);
    return {
      figures: {
        kills: rounds,
        orders: known.length,
        ...counted,
        "ready again p50 ms": quantile(ready, 0.5),
        "ready again max ms": quantile(ready, 1),
      },
      flaws: mustBeZero(counted),
    };
  } finally {
    isOver = true;
    await server.terminate();
  }
}

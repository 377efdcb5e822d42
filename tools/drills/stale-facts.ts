import pg from "pg";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { askBetweenChanges } from "../../apps/server/src/testing/stale-facts.ts";
import type { Brewery } from "./brewery.ts";
import { mustBeZero, type Result } from "./figures.ts";

/** Prices, goods and rules change between any two requests for a cart: no answer is older than an acknowledged change (C10). */
export async function staleFacts(brewery: Brewery, rounds: number): Promise<Result> {
  const server = await startServerProcess(brewery.url);
  const elsewhere = new pg.Client({ connectionString: brewery.url });
  await elsewhere.connect();
  try {
    const { stale } = await askBetweenChanges(
      server,
      (text, values = []) => elsewhere.query(text, [...values]),
      { email: "jana.novotna@modrahvezda.example", rounds },
    );
    for (const answer of stale.slice(0, 5)) process.stdout.write(`${answer}\n`);
    const counted = { "stale answers": stale.length };
    return { figures: { changes: rounds, ...counted }, flaws: mustBeZero(counted) };
  } finally {
    await elsewhere.end();
    await server.terminate();
  }
}

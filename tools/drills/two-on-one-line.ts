import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { setOneLineTogether } from "../../apps/server/src/testing/two-on-one-line.ts";
import type { Brewery } from "./brewery.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

/** Two windows set one line of a cart at the same moment, again and again: none overwrites the other silently (C21). */
export async function twoOnOneLine(brewery: Brewery, rounds: number): Promise<Result> {
  const server = await startServerProcess(brewery.url);
  try {
    const email = "jana.novotna@modrahvezda.example";
    const { toldAfter, conflicts, ...counted } = await setOneLineTogether(server, { email, rounds });
    const { silent, wrong, untold } = counted;
    return {
      figures: {
        ...counted,
        conflicts,
        "told after, ms, p50": quantile(toldAfter, 0.5),
        "told after, ms, p95": quantile(toldAfter, 0.95),
        "told after, ms, longest": quantile(toldAfter, 1),
      },
      flaws: mustBeZero({
        "overwritten silently": silent,
        "with another number than was said": wrong,
        "changes not told": untold,
      }),
    };
  } finally {
    await server.terminate();
  }
}

import { identityFacts } from "../../modules/identity/identity.facts.ts";
import { ordersCommand } from "../../modules/orders/restored/orders-cli.ts";
import { createClock } from "../../platform/clock.ts";
import { parseConfig } from "../../platform/config.ts";
import { openDatabase } from "../../platform/db.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };

/**
 * `npm run orders -- compare|take-in FILE`, after a restore to an earlier moment and before the portal opens (OPS-08). FILE is
 * what the ERP holds since then, a line of JSON for each order: `{"order": …, "cancelledAt": …}`. `compare` changes nothing
 * and tells each order that is not the same on both sides; `take-in` writes those that are missing, takes back what the ERP
 * took back, and lets new orders have higher numbers only. Repeated, it does what is left.
 *
 * @returns the exit code: 0 both sides are the same, 1 something is left to do or the configuration is not right, 2 called
 *   wrongly or a file that cannot be read
 */
export async function ordersCli(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const { error } = output;
  const command = await ordersCommand(args, output);
  if (command === undefined) return 2;
  const parsed = parseConfig(environment);
  if (parsed.kind === "invalid") {
    for (const problem of parsed.problems) error(problem);
    return 1;
  }
  const { config } = parsed;
  const database = openDatabase(config, (cause) => error(String(cause)));
  const clock = createClock(config.clock);
  try {
    return await command({
      ...{ db: database.db, clock },
      actorIn: (tx) => identityFacts({ db: tx, clock, config }).actorInNameOf,
    });
  } finally {
    await database.close();
  }
}

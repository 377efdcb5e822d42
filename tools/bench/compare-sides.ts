/** Two ways of doing the same, measured in turn in one run: what else the machine does falls on both. */
import { measure, ms } from "./measure.ts";
import type { BenchClient, BenchOperation } from "./operations.ts";
import { type BenchCustomer, signIn } from "./product.ts";

/** Who is asked, by whom. */
export type Side = {
  readonly name: string;
  readonly bases: readonly [string, ...string[]];
  readonly client: BenchClient;
};

/** The second side may cost this many times what the first one costs. */
const mostRatio = 1.05;
const turns = 3;

export async function sideOf(name: string, bases: Side["bases"], customer: BenchCustomer): Promise<Side> {
  return { name, bases, client: await signIn(bases, customer) };
}

/** Prints a row for each operation and answers what costs too much. */
export async function compareSides(
  [first, second]: readonly [Side, Side],
  asked: readonly BenchOperation[],
  database: () => number,
): Promise<readonly string[]> {
  const missed: string[] = [];
  process.stdout.write(
    `| work | CPU ms: ${first.name} | ${second.name} | ratio |\n| --- | --- | --- | --- |\n`,
  );
  for (const operation of asked) {
    const sums = new Map<Side, number>();
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of [first, second]) {
        const clocks = { bases: side.bases, database };
        const { serverMs, databaseMs } = await measure(clocks, side.client, operation);
        sums.set(side, (sums.get(side) ?? 0) + (serverMs + databaseMs) / turns);
      }
    }
    const [one = 0, other = 0] = [first, second].map((side) => sums.get(side));
    const ratio = other / one;
    process.stdout.write(`| ${operation.name} | ${ms(one)} | ${ms(other)} | ${ratio.toFixed(2)} |\n`);
    if (ratio > mostRatio) missed.push(`${operation.name} costs ×${ratio.toFixed(2)} with ${second.name}`);
  }
  return missed;
}

/**
 * Two ways of doing the same, measured in turn in one run: what else the machine does falls on both, and the median of the
 * turns of each passes over what fell on one of them alone.
 */
import { measure, ms } from "./measure.ts";
import type { BenchClient, BenchOperation } from "./operations.ts";
import { type BenchCustomer, signIn } from "./product.ts";

/** Who is asked, by whom. */
export type Side = {
  readonly name: string;
  readonly bases: readonly [string, ...string[]];
  readonly client: BenchClient;
  /** The CPU of its database, where each side has one of its own. */
  readonly database?: () => number;
};

const turns = 7;

export async function sideOf(name: string, bases: Side["bases"], customer: BenchCustomer): Promise<Side> {
  return { name, bases, client: await signIn(bases, customer) };
}

/** Prints a row for each operation and answers what costs the second side more than so many times what it costs the first. */
export async function compareSides(
  [first, second]: readonly [Side, Side],
  asked: readonly BenchOperation[],
  { database, mostRatio }: { readonly database: () => number; readonly mostRatio: number },
): Promise<readonly string[]> {
  const missed: string[] = [];
  const together = { one: 0, other: 0 };
  process.stdout.write(
    `| work | CPU ms: ${first.name} | ${second.name} | ratio | SQL |\n| --- | --- | --- | --- | --- |\n`,
  );
  for (const operation of asked) {
    const costs = new Map<Side, number[]>();
    const sent = new Map<Side, number>();
    for (const side of [first, second]) await operation.prepare?.(side.client);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of [first, second]) {
        const clocks = { bases: side.bases, database: side.database ?? database, warmedUp: turn > 0 };
        const { serverMs, databaseMs, statements } = await measure(clocks, side.client, operation);
        costs.set(side, [...(costs.get(side) ?? []), serverMs + databaseMs]);
        sent.set(side, Math.max(sent.get(side) ?? 0, statements));
      }
    }
    const [one = 0, other = 0] = [first, second].map((side) => median(costs.get(side) ?? []));
    const ratio = other / one;
    together.one += one;
    together.other += other;
    const [few = 0, more = 0] = [first, second].map((side) => sent.get(side));
    process.stdout.write(
      `| ${operation.name} | ${ms(one)} | ${ms(other)} | ${ratio.toFixed(2)} | ${few} · ${more} |\n`,
    );
    if (ratio > mostRatio) missed.push(`${operation.name} costs ×${ratio.toFixed(2)} with ${second.name}`);
    if (more > few * mostRatio)
      missed.push(`${operation.name} sends ${more} statements with ${second.name}, ${few} otherwise`);
  }
  const { one, other } = together;
  process.stdout.write(`| all of them | ${ms(one)} | ${ms(other)} | ${(other / one).toFixed(2)} | |\n`);
  return missed;
}

function median(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
}

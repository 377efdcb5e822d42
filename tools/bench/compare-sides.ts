/**
 * Two ways of doing the same, measured in turn in one run: what else the machine does falls on both, and the median of the
 * turns of each passes over what fell on one of them alone.
 */
import type { Bare } from "./floors.ts";
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

type Comparing = {
  readonly database: () => number;
  readonly mostRatio: number;
  /** As many bare processes as each side has: what both sides cost is measured against as much work of theirs. */
  readonly alone?: readonly [Bare, Bare];
};

/**
 * Prints a row for each operation and answers what costs the second side more than so many times what it costs the first. Where two
 * processes at once get less out of a second of CPU than one does, bare ones say how much less, and that is taken off.
 */
export async function compareSides(
  [first, second]: readonly [Side, Side],
  asked: readonly BenchOperation[],
  { database, mostRatio, alone }: Comparing,
): Promise<readonly string[]> {
  const missed: string[] = [];
  const together = { one: 0, other: 0 };
  const control = alone === undefined ? "" : " bare processes, as much work | of it |";
  const rule = alone === undefined ? "" : " --- | --- |";
  process.stdout.write(
    `| work | CPU ms: ${first.name} | ${second.name} | ratio |${control} SQL |\n| --- | --- | --- | --- |${rule} --- |\n`,
  );
  for (const operation of asked) {
    const costs = new Map<Side, number[]>();
    const sent = new Map<Side, number>();
    let answered = "";
    for (const side of [first, second]) await operation.prepare?.(side.client);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of [first, second]) {
        const clocks = { bases: side.bases, database: side.database ?? database, warmedUp: turn > 0 };
        const { serverMs, databaseMs, statements, answer } = await measure(clocks, side.client, operation);
        answered = answer;
        costs.set(side, [...(costs.get(side) ?? []), serverMs + databaseMs]);
        sent.set(side, Math.max(sent.get(side) ?? 0, statements));
      }
    }
    const [one = 0, other = 0] = [first, second].map((side) => median(costs.get(side) ?? []));
    const ofMachine =
      alone === undefined ? 1 : await ratioOf(alone, { answer: answered, ms: one, operation });
    const ratio = other / one;
    together.one += one;
    together.other += other;
    const [few = 0, more = 0] = [first, second].map((side) => sent.get(side));
    process.stdout.write(
      `| ${operation.name} | ${ms(one)} | ${ms(other)} | ${ratio.toFixed(2)} |${
        alone === undefined ? "" : ` ${ofMachine.toFixed(2)} | ${(ratio / ofMachine).toFixed(2)} |`
      } ${few} · ${more} |\n`,
    );
    if (ratio / ofMachine > mostRatio)
      missed.push(`${operation.name} costs ×${(ratio / ofMachine).toFixed(2)} with ${second.name}`);
    if (more > few * mostRatio)
      missed.push(`${operation.name} sends ${more} statements with ${second.name}, ${few} otherwise`);
  }
  const { one, other } = together;
  const empty = alone === undefined ? "" : " | |";
  process.stdout.write(
    `| all of them | ${ms(one)} | ${ms(other)} | ${(other / one).toFixed(2)} |${empty} |\n`,
  );
  return missed;
}

/** How much dearer work of so many milliseconds becomes with more processes that share nothing; the median of some turns. */
async function ratioOf(
  [first, second]: readonly [Bare, Bare],
  { answer, ms: wanted, operation }: { answer: string; ms: number; operation: BenchOperation },
): Promise<number> {
  const asking = { answer, count: operation.rounds, connections: operation.connections };
  const few = 20;
  const [empty, some] = [await first(asking), await first({ ...asking, pieces: few })];
  const pieces = Math.max(0, Math.round(((wanted - empty) * few) / (some - empty)));
  const ratios: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const one = await first({ ...asking, pieces });
    ratios.push((await second({ ...asking, pieces })) / one);
  }
  return median(ratios);
}

function median(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
}

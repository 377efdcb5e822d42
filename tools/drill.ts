// npm run drill -- NAME [--rounds N]: breaks something on purpose, counts what is lost, prints figures for docs/benchmarks.md.
import { parseArgs } from "node:util";
import { badInput } from "./drills/bad-input.ts";
import { type Brewery, openBrewery } from "./drills/brewery.ts";
import { cancellingUnder } from "./drills/cancelling-under.ts";
import { databaseStop } from "./drills/database-stop.ts";
import { deskUnderKills } from "./drills/desk-under-kills.ts";
import { erpAway } from "./drills/erp-away.ts";
import { failover } from "./drills/failover.ts";
import type { Result } from "./drills/figures.ts";
import { killedServer } from "./drills/killed-server.ts";
import { lostAnswers } from "./drills/lost-answers.ts";
import { mailUnderKills } from "./drills/mail-under-kills.ts";
import { placeOrderKeys } from "./drills/place-order-keys.ts";
import { productLimit } from "./drills/product-limit.ts";
import { reorderingUnder } from "./drills/reordering-under.ts";
import { replica } from "./drills/replica.ts";
import { restoreToAMoment } from "./drills/restore-to-a-moment.ts";
import { rolling } from "./drills/rolling.ts";
import { rollingStop } from "./drills/rolling-stop.ts";
import { savingUnder } from "./drills/saving-under.ts";
import { severalProcesses } from "./drills/several-processes.ts";
import { splittingUnder } from "./drills/splitting-under.ts";
import { staleFacts } from "./drills/stale-facts.ts";
import { twoOnOneLine } from "./drills/two-on-one-line.ts";
import { underKills } from "./drills/under-kills.ts";
import { underRepeats } from "./drills/under-repeats.ts";

type Drill = {
  readonly run: (brewery: Brewery, rounds: number) => Promise<Result>;
  /** As many as the quality goals ask for. */
  readonly rounds: number;
};

const drills: Readonly<Record<string, Drill>> = {
  "place-order-keys": { run: placeOrderKeys, rounds: 100 },
  "killed-server": { run: killedServer, rounds: 100 },
  "killed-save": { run: savingUnder.bind(null, underKills), rounds: 100 },
  "repeated-save": { run: savingUnder.bind(null, underRepeats), rounds: 100 },
  "killed-cancel": { run: cancellingUnder.bind(null, underKills), rounds: 100 },
  "repeated-cancel": { run: cancellingUnder.bind(null, underRepeats), rounds: 100 },
  "killed-reorder": { run: reorderingUnder.bind(null, underKills), rounds: 100 },
  "repeated-reorder": { run: reorderingUnder.bind(null, underRepeats), rounds: 100 },
  "killed-split": { run: splittingUnder.bind(null, underKills), rounds: 100 },
  "repeated-split": { run: splittingUnder.bind(null, underRepeats), rounds: 100 },
  "database-stop": { run: databaseStop, rounds: 30 },
  "lost-answers": { run: lostAnswers, rounds: 500 },
  "bad-input": { run: badInput, rounds: 20_000 },
  "stale-facts": { run: staleFacts, rounds: 10_000 },
  "two-on-one-line": { run: twoOnOneLine, rounds: 200 },
  "desk-under-kills": { run: deskUnderKills, rounds: 40 },
  "product-limit": { run: productLimit, rounds: 20 },
  "mail-under-kills": { run: mailUnderKills, rounds: 50 },
  // In seconds.
  "erp-away": { run: erpAway, rounds: 600 },
  failover: { run: failover, rounds: 10 },
  replica: { run: replica, rounds: 200 },
  "restore-to-a-moment": { run: restoreToAMoment, rounds: 40 },
  "several-processes": { run: severalProcesses, rounds: 20 },
  // Restarts of the new version after the change.
  rolling: { run: rolling, rounds: 4 },
  "rolling-stop": { run: rollingStop, rounds: 10 },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string" } },
});
const [name = ""] = positionals;
const drill = drills[name];
const rounds = Number(values.rounds ?? drill?.rounds);
if (drill === undefined || !Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write(`npm run drill -- NAME [--rounds N], NAME one of ${Object.keys(drills).join(", ")}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = (await perform(name, drill, rounds)) ? 0 : 1;
}

async function perform(called: string, { run }: Drill, times: number): Promise<boolean> {
  const brewery = await openBrewery();
  const started = performance.now();
  try {
    const { figures, flaws } = await run(brewery, times);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`\n${called}, ${seconds} s\n\n| what | figure |\n| --- | --- |\n`);
    for (const [what, figure] of Object.entries(figures)) process.stdout.write(`| ${what} | ${figure} |\n`);
    for (const flaw of flaws) process.stdout.write(`\nNOT SOUND: ${flaw}\n`);
    return flaws.length === 0;
  } finally {
    await brewery.remove();
  }
}

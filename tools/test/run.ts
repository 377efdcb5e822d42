// npm test: everything that a change must pass, each step with its time, all of them even when one is red. What is small
// goes side by side, as many at once as there are cores.
// With a word only a part: check (all that needs no database and no browser), unit, server, e2e. What follows the
// word goes to the runner: npm run test:server -- cart.
import { availableParallelism } from "node:os";
import { stopPrograms } from "../run-program.ts";
import { type Round, roundsOf, type Step } from "./steps.ts";
import { whyRed } from "./why-red.ts";

type Report = {
  readonly step: Step;
  readonly seconds: number;
  readonly red: boolean;
  readonly output: string;
};

const [part = "all", ...filters] = process.argv.slice(2);
const reports: Report[] = [];
let stopped = false;
for (const event of ["SIGINT", "SIGTERM", "message", "disconnect"]) process.on(event, stop);

const begun = performance.now();
for (const round of roundsOf(part, filters)) reports.push(...(await reportsOf(round)));
process.off("disconnect", stop);
if (process.connected) process.disconnect();
summarise(reports, (performance.now() - begun) / 1000);

/** A step that is under way ends its programs and clears away its database; the others do not begin. */
function stop(): void {
  stopped = true;
  stopPrograms();
}

/** In the order of the round, whichever ended first. */
async function reportsOf(round: Round): Promise<readonly Report[]> {
  const left = round.map((step, place) => ({ step, place }));
  const done: Report[] = [];
  const takeLeft = async () => {
    for (let next = left.shift(); next !== undefined && !stopped; next = left.shift())
      done[next.place] = await report(next.step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeLeft));
  // Those that a stop kept from beginning left no report.
  return done.filter((told) => told !== undefined);
}

async function report(step: Step): Promise<Report> {
  process.stdout.write(`${step.name} …\n`);
  const begun = performance.now();
  const { code, output } = await step.run().catch((error: unknown) => ({ code: 1, output: String(error) }));
  const seconds = (performance.now() - begun) / 1000;
  const red = code !== 0;
  if (red && step.tells !== true && output !== "") process.stdout.write(`${output.trimEnd()}\n`);
  process.stdout.write(`${red ? "✗" : "✓"} ${step.name} ${seconds.toFixed(1)} s\n`);
  return { step, seconds, red, output };
}

function summarise(all: readonly Report[], total: number): void {
  const width = Math.max(...all.map(({ step }) => step.name.length));
  process.stdout.write("\n");
  for (const { step, seconds, red } of all) {
    const time = seconds.toFixed(1).padStart(7);
    process.stdout.write(`${red ? "✗" : "✓"} ${step.name.padEnd(width)} ${time} s   ${step.asks}\n`);
  }
  const failed = all.filter(({ red }) => red);
  // Who looks only at the end sees why.
  for (const { step, output } of failed)
    process.stdout.write(`\n✗ ${step.name}\n${whyRed(output).join("\n")}\n`);
  process.stdout.write(
    `${failed.length === 0 ? "All green" : `\n${failed.length} red`} in ${total.toFixed(1)} s.\n`,
  );
  process.exitCode = failed.length === 0 && !stopped ? 0 : 1;
}

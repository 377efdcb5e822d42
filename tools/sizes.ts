// npm run sizes: how large the rooms are and what we do seldom, beside the aims of the house. With --check it refuses
// what the house has promised to keep; the rest are aims. With --all it names every place.
import { percentile, sum } from "./sizes/measure.ts";
import { type Row, rowsOf } from "./sizes/rows.ts";
import { codeOf, linesIn, readSources } from "./sizes/sources.ts";

const sources = readSources();
const namesAll = process.argv.includes("--all");

printWorkspaces();
const rows = rowsOf(sources);
for (const row of rows) printRow(row);
const isBroken = rows.some(({ isKept, isPromised }) => !isKept && isPromised);
process.exitCode = process.argv.includes("--check") && isBroken ? 1 : 0;

function printWorkspaces(): void {
  process.stdout.write("workspace            files  median    p90   test lines per source line\n");
  for (const workspace of new Set(codeOf(sources).map((source) => source.workspace))) {
    const lines = linesIn(workspace, codeOf(sources));
    const tests = linesIn(
      workspace,
      sources.filter(({ kind }) => kind === "test"),
    );
    const columns = [
      String(lines.length).padStart(5),
      String(percentile(lines, 50)).padStart(6),
      String(percentile(lines, 90)).padStart(5),
      (sum(tests) / Math.max(1, sum(lines))).toFixed(2).padStart(7),
    ];
    process.stdout.write(`${workspace.padEnd(20)} ${columns.join("  ")}\n`);
  }
  process.stdout.write(
    "aim                             60    160   domain 1.5, server 1.0, kit 0.5, portal 0.4\n\n",
  );
}

function printRow({ what, is, aim, isKept, places = [] }: Row): void {
  process.stdout.write(`${isKept ? "✓" : "✗"} ${what.padEnd(44)} ${is.padEnd(14)} aim ${aim}\n`);
  if (isKept && !namesAll) return;
  const named = namesAll ? places : places.slice(0, 12);
  for (const place of named) process.stdout.write(`    ${place}\n`);
  if (named.length < places.length)
    process.stdout.write(`    … and ${places.length - named.length} more (--all)\n`);
}

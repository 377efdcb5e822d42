// npm run sizes: how large the rooms are, beside the aims of the house. It reports; it never refuses.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { linesOf, percentile } from "./sizes/measure.ts";

const workspaces = [
  "packages/domain",
  "packages/contract",
  "packages/ui",
  "apps/server",
  "apps/portal",
  "db",
];
const largest: [path: string, lines: number][] = [];

process.stdout.write("workspace            files  median    p90  over 300   test lines per source line\n");
for (const workspace of workspaces) {
  const paths = globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (path) => !path.includes(".gen"),
  );
  const [sources, tests] = [paths.filter((path) => !isTest(path)), paths.filter(isTest)];
  const sizes = sources.map((path): [string, number] => [
    path,
    linesOf(readFileSync(join(root, path), "utf8")),
  ]);
  const lines = sizes.map(([, size]) => size);
  const testLines = sum(tests.map((path) => linesOf(readFileSync(join(root, path), "utf8"))));
  largest.push(...sizes.filter(([, size]) => size > 300));
  const columns = [
    String(sources.length).padStart(5),
    String(percentile(lines, 50)).padStart(6),
    String(percentile(lines, 90)).padStart(5),
    String(lines.filter((size) => size > 300).length).padStart(8),
    (testLines / Math.max(1, sum(lines))).toFixed(2).padStart(10),
  ];
  process.stdout.write(`${workspace.padEnd(20)} ${columns.join("  ")}\n`);
}
process.stdout.write(
  "aim                             60    160         0   domain 1.5, server 1.0, portal 0.4\n",
);
for (const [path, lines] of largest.toSorted((a, b) => b[1] - a[1]))
  process.stdout.write(`${lines} ${path}\n`);

function isTest(path: string): boolean {
  return path.includes(".test.") || path.includes("/testing/");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

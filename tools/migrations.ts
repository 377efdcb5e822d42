// npm run check: may the migrations since the last release run while its processes still work (OPS-09)? By squawk.
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./bootstrap.mjs";
import { runProgram } from "./run-program.ts";

/** The last migration of the last release: its dump tells. */
const lastReleased = lastOf(
  readFileSync(globSync(join(root, "db/releases/*.sql")).toSorted(byVersion).at(-1) ?? "", "utf8").matchAll(
    /^insert into schema_migration .* values \('(\d{4})/gm,
  ),
);

/** What the runner does for each: a transaction, and a lock that is waited for two seconds at a time. */
const doneByRunner = ["prefer-robust-stmts", "require-lock-timeout", "require-statement-timeout"];
/** Matters of taste, which this house settled otherwise. */
const taste = ["prefer-text-field", "prefer-bigint-over-int", "prefer-identity"];

const folder = join(root, "db/migrations");
const since = readdirSync(folder).filter((name) => name.endsWith(".sql") && name.slice(0, 4) > lastReleased);
const isOutside = (name: string) =>
  readFileSync(join(folder, name), "utf8").startsWith("-- outside a transaction\n");

const answers = [
  await look(
    since.filter((name) => !isOutside(name)),
    ["--assume-in-transaction"],
  ),
  await look(since.filter(isOutside), ["--no-assume-in-transaction"]),
];
process.exitCode = Math.max(...answers);

function byVersion(one: string, other: string): number {
  return basename(one).localeCompare(basename(other), "en", { numeric: true });
}

function lastOf(found: Iterable<RegExpMatchArray>): string {
  return [...found].at(-1)?.[1] ?? "";
}

async function look(names: readonly string[], options: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const excluded = [...doneByRunner, ...taste].map((rule) => `--exclude=${rule}`);
  const paths = names.map((name) => join(folder, name));
  const { code } = await runProgram(["squawk", "--pg-version=15", ...options, ...excluded, ...paths], {});
  return code;
}

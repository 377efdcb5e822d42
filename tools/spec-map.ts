// npm run spec-map, and a step of npm run check: the requirement ids that no test shows. An id counts where it stands in
// the title of a test that asserts something; a group around tests shows nothing by itself. It refuses a title that
// cites more than four ids as one range, an id that stands on no list, and a citation by a test that asserts nothing. The lists lie beside the project, for its own
// people only; without them there is nothing to compare.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { citedIds, requiredIds, wideRanges } from "./spec-map/ids.ts";
import { testsOf } from "./spec-map/tests.ts";

const lists = join(root, "../shared/spec");
const tests = globSync(
  [
    "{packages,apps}/*/src/**/*.test.{ts,tsx}",
    "packages/*/gallery/**/*.spec.ts",
    "{db,tools}/**/*.test.ts",
    "e2e/**/*.spec.ts",
  ],
  // Its own examples are no requirements.
  { cwd: root, exclude: ["tools/spec-map/**"] },
)
  .toSorted()
  .flatMap((path) =>
    testsOf(path, readFileSync(join(root, path), "utf8")).map((test) => ({ ...test, path })),
  );
const required = requirements();
const shown = citedIds(tests.filter(({ asserts }) => asserts).flatMap(({ titles }) => titles));

if (required.size === 0) process.stdout.write(`${lists} is not there: nothing to compare.\n`);
if (process.argv[2] !== "--check") printMap(process.argv.slice(2));
const wrong = tests.flatMap(({ path, line, titles, isGroup, asserts }) =>
  [...tooWide(titles), ...unknown(titles), ...(isGroup || asserts ? [] : unshown(titles))].map(
    (what) => `${path}:${line} ${what}`,
  ),
);
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** The ids of every list, by group. Reports about lists (the audit) are none: they begin no line with an id of ours. */
function requirements(): Map<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const list of globSync("*.md", { cwd: lists, exclude: ["audit.md", "decisions.md"] }).toSorted())
    for (const [group, ids] of requiredIds(readFileSync(join(lists, list), "utf8")))
      all.set(group, [...new Set([...(all.get(group) ?? []), ...ids])]);
  return all;
}

function tooWide(titles: readonly string[]): string[] {
  return titles.flatMap(wideRanges).map((range) => `cites ${range}: more than one test shows`);
}

function unknown(titles: readonly string[]): string[] {
  return [...citedIds(titles)]
    .filter((id) => {
      const group = /^[A-Z][A-Z0-9]*?(?=-|\d)/u.exec(id)?.[0] ?? "";
      return required.has(group) && !required.get(group)?.includes(id);
    })
    .map((id) => `cites ${id}, which stands on no list`);
}

function unshown(titles: readonly string[]): string[] {
  return [...citedIds(titles)].map((id) => `cites ${id} and asserts nothing`);
}

function printMap(wanted: readonly string[]): void {
  for (const [group, ids] of required) {
    if (wanted.length > 0 && !wanted.includes(group)) continue;
    const missing = ids.filter((id) => !shown.has(id)).map((id) => id.replace(`${group}-`, ""));
    const count = `${ids.length - missing.length}/${ids.length}`;
    const list = missing.length === 0 ? "" : `   without a test: ${missing.join(" ")}`;
    process.stdout.write(`${group.padEnd(12)} ${count.padStart(7)}${list}\n`);
  }
}

// npm run spec-map: the requirement ids that no test cites in its title. The requirements lie beside the project, for its own
// people only; without them there is nothing to compare.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { citedIds, requiredIds } from "./spec-map/ids.ts";
import { titlesOf } from "./spec-map/titles.ts";

const requirements = join(root, "../shared/spec/requirements.md");
if (existsSync(requirements)) printMap();
else process.stdout.write(`${requirements} is not there: nothing to compare.\n`);

function printMap(): void {
  const tests = globSync(
    ["{packages,apps}/*/src/**/*.test.{ts,tsx}", "{db,tools}/**/*.test.ts", "e2e/**/*.spec.ts"],
    // Its own examples are no requirements.
    { cwd: root, exclude: ["tools/spec-map/**"] },
  );
  const cited = citedIds(tests.flatMap((path) => titlesOf(readFileSync(join(root, path), "utf8"))));
  const wanted = process.argv.slice(2);
  const lines: string[] = [];
  for (const [group, ids] of requiredIds(readFileSync(requirements, "utf8"))) {
    if (wanted.length > 0 && !wanted.includes(group)) continue;
    const missing = ids.filter((id) => !cited.has(id));
    const count = `${ids.length - missing.length}/${ids.length}`;
    const list = missing.map((id) => id.slice(group.length + 1)).join(" ");
    lines.push(
      `${group.padEnd(12)} ${count.padStart(7)}${list === "" ? "" : `   without a test: ${list}`}\n`,
    );
  }
  process.stdout.write(lines.join(""));
}

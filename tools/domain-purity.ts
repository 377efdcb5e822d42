// npm test, step "pure rules": packages/domain reads no clock, no chance, no locale and no environment (rule 18).
// The compiler already knows neither browser nor Node there; these are what the language itself offers.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { impurities } from "./domain-purity/impurities.ts";

const files = globSync("packages/domain/src/**/*.ts", { cwd: root }).filter(
  (path) => !path.includes(".test."),
);
const found = files.flatMap((path) =>
  impurities(readFileSync(join(root, path), "utf8")).map(({ line, what }) => `${path}:${line} ${what}`),
);
for (const line of found) process.stderr.write(`${line}\n`);
process.exitCode = found.length === 0 ? 0 : 1;

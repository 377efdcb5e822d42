// npm test: see bootstrap.mjs for what happens before, and test/run.ts for what happens.
import { installThenRun } from "./bootstrap.mjs";

await installThenRun("tools/test/run.ts", process.argv.slice(2));

// npm start: see bootstrap.mjs for what happens before, and serve.ts for what happens.
import { installThenRun } from "./bootstrap.mjs";

await installThenRun("tools/serve.ts", process.argv.slice(2));

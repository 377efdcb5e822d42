import { join } from "node:path";
import { root } from "../bootstrap.mjs";

/** What Node is given to run the server that was built, here and in production (decision 0267). */
export const serverProgram: readonly string[] = [
  // A trace names our sources, not the lines of the bundle.
  "--enable-source-maps",
  join(root, "apps/server/dist/main.js"),
];

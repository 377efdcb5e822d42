import { join } from "node:path";
import { root } from "../bootstrap.mjs";

/** What Node is given to run the server that was built, here and in production (decisions 0268, 0574, 0692). */
export const serverProgram: readonly string[] = [
  // V8 sizes its heap by the machine: where memory is plenty, it keeps as garbage several times what the server holds.
  "--max-old-space-size=512",
  "--max-semi-space-size=16",
  join(root, "apps/server/dist/main.js"),
];

/** What its environment says besides its configuration: threads that share one arena of malloc keep less that is free (decision 0692). */
export const serverEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "1" };

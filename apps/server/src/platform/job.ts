import type { Deps } from "./deps.ts";

/** Work beside requests; `start` answers how to stop it. Runs where VYCEP_ROLE is `worker` or `all`. */
export type Job = { readonly name: string; readonly start: (deps: Deps) => Promise<() => Promise<void>> };

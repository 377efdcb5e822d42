import type { Deps } from "../../../platform/deps.ts";

/** What answering calls needs. */
export type CallDeps = Deps;

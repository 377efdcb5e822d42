import type { Deps } from "../../../platform/deps.ts";
import type { PaperWriter } from "../paper-writers.ts";

export type PapersDeskDeps = Deps & {
  /** Make the files that do not exist yet. */
  readonly writers: readonly PaperWriter[];
};

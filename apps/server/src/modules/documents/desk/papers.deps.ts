import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { PaperWriter } from "../paper-writers.ts";

type Refused = { readonly code: string; readonly message: string };

/** What stands beside papers: what is paid of them. */
export type BesidePapers = {
  /** Why nothing that came on a day is written by hand, whatever it was for. */
  readonly whyNotPaid: (
    deps: Deps,
    context: DeskContext,
    day: string,
  ) => (Refused & { readonly field: string | null }) | undefined;
  /** Writes that all that is still open of an invoice was paid, or says why not. */
  readonly payRest: (
    deps: Deps,
    context: DeskContext,
    paid: { readonly number: string; readonly day: string },
  ) => Promise<Refused | null | undefined>;
};

export type PapersDeskDeps = Deps & {
  /** Make the files that do not exist yet. */
  readonly writers: readonly PaperWriter[];
  readonly beside: BesidePapers;
};

import type { RawBuilder } from "kysely";
import type { ChangingDeps } from "../changing/changing.deps.ts";

/** A claim of a line about boxes that did not come, as JSON has it. */
export type ShortClaim = {
  readonly lineNo: number;
  readonly ticket: string;
  readonly boxes: number;
  readonly credited: number;
};

/** What else a replacement delivery needs: claims of the same boxes. */
export type ReplacingDeps = ChangingDeps & {
  /** A JSON list of `ShortClaim` of an order. */
  readonly shortClaims: (orderNumber: RawBuilder<unknown>) => RawBuilder<readonly ShortClaim[]>;
};

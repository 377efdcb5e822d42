import type { Minor } from "@vycep/domain/kernel/money";

/** What is no longer as it was, though the goods can be had. */
export type LineChange =
  | { readonly kind: "price"; readonly beforeMinor: Minor; readonly nowMinor: Minor }
  /** Another number of boxes, because smaller amounts are not delivered now. */
  | { readonly kind: "quantity"; readonly beforeBoxes: number; readonly nowBoxes: number }
  /** The same layers or pallets, which hold another number of boxes now. */
  | { readonly kind: "pack"; readonly beforeBoxes: number; readonly nowBoxes: number }
  /** Another price that cannot be held against the one of then: it had none, or had it in another currency. */
  | { readonly kind: "price-list" };

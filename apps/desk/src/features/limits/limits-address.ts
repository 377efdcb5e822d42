import { oneOf } from "@vycep/shell/list/list-address";
import { aNumber, deskAddress } from "../../kit/desk-address.ts";

export const LIMIT_STANDINGS = ["holds", "ahead", "over"] as const;

/** The list of limits as its address says it (DLIST-01). */
export const limitsAddress = deskAddress({
  filters: { standing: oneOf(LIMIT_STANDINGS), place: aNumber, sku: aNumber },
  sorts: ["newest"],
});

export type LimitsState = ReturnType<typeof limitsAddress.parse>;

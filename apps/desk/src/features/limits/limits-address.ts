import { type AddressPart, oneOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";

export const LIMIT_STANDINGS = ["holds", "ahead", "over"] as const;

/** Any number that a link bears; the API knows them. */
const aNumber: AddressPart<string | undefined> = {
  read: (text) => (/^[\w-]{1,40}$/.test(text) ? text : undefined),
  usual: undefined,
};

/** The list of limits as its address says it (DLIST-01). */
export const limitsAddress = deskAddress({
  filters: { standing: oneOf(LIMIT_STANDINGS), place: aNumber, sku: aNumber },
  sorts: ["newest"],
});

export type LimitsState = ReturnType<typeof limitsAddress.parse>;

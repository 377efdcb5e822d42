import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type AddressPart, oneOf } from "@vycep/shell/list/list-address";
import { aNumber, deskAddress } from "../../kit/desk-address.ts";

export const OFFER_STATES = ["holds", "ahead", "waiting", "draft", "over", "withdrawn"] as const;
export const DEAL_STATES = ["holds", "ahead", "over", "empty"] as const;

/** The list of leaflets as its address says it (DLIST-01). */
export const leafletsAddress = deskAddress({
  filters: { state: oneOf(OFFER_STATES), list: aNumber, sku: aNumber },
  sorts: ["newest"],
});

/** The list of package deals. */
export const dealsAddress = deskAddress({
  filters: { state: oneOf(DEAL_STATES), draft: oneOf(["yes"]) },
  sorts: ["number"],
});

/** Number of a draft, or list, product and first day. */
const aLeaflet: AddressPart<string | undefined> = {
  read: (text) => (/^[\w. -]{1,100}$/.test(text) ? text : undefined),
  usual: undefined,
};

const aDay: AddressPart<string | undefined> = {
  read: (text) => (parseLocalDate(text) === undefined ? undefined : text),
  usual: undefined,
};

/** Goods as "130514*2,950360*1". */
const someGoods: AddressPart<string | undefined> = {
  read: (text) => (/^[\w*,-]{1,900}$/.test(text) ? text : undefined),
  usual: undefined,
};

/** A trial: whose cart, for which day, of what, with which leaflet. */
export const trialAddress = deskAddress({
  filters: { place: aNumber, day: aDay, method: aNumber, goods: someGoods, leaflet: aLeaflet },
  sorts: ["none"],
});

export type LeafletsState = ReturnType<typeof leafletsAddress.parse>;
export type DealsState = ReturnType<typeof dealsAddress.parse>;

import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type AddressPart, oneOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";

/** What the list of drafts can be narrowed to: a state, or what of the open ones came back to be made again. */
export const DRAFT_FILTERS = [
  "open",
  "returned",
  "waiting",
  "planned",
  "published",
  "taken_back",
  "dropped",
] as const;

/** Numbers of goods that were chosen in their list: for these a draft is begun (DPRICE-05). */
const someGoods: AddressPart<string | undefined> = {
  read: (text) => (/^[\w-]{1,40}(,[\w-]{1,40}){0,999}$/.test(text) ? text : undefined),
  usual: undefined,
};

/** The list of drafts as its address says it (DLIST-01). */
export const draftsAddress = deskAddress({
  filters: { state: oneOf(DRAFT_FILTERS), goods: someGoods },
  sorts: ["newest"],
});

export const LINE_SHOWS = ["all", "over", "unchanged", "typed", "conflicts"] as const;

/** The lines of a draft as its address says them. */
export const linesAddress = deskAddress({
  filters: { show: oneOf(LINE_SHOWS, "all"), goods: someGoods },
  sorts: ["list"],
});

/** The price lists as their address says them. */
export const listsAddress = deskAddress({ filters: {}, sorts: ["code"] });

const aDay: AddressPart<string | undefined> = {
  read: (text) => parseLocalDate(text),
  usual: undefined,
};

/** The prices of a list on a day as their address says them. */
export const pricesOfListAddress = deskAddress({ filters: { day: aDay }, sorts: ["number"] });

/** Any number that somebody typed; the API knows them. */
const aNumber: AddressPart<string | undefined> = {
  read: (text) => (/^[\w-]{1,40}$/.test(text) ? text : undefined),
  usual: undefined,
};

/** Whose price of what on which day is explained. */
export const explainedAddress = deskAddress({
  filters: { place: aNumber, sku: aNumber, day: aDay },
  sorts: ["one"],
});

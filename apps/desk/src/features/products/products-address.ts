import { type AddressPart, oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";
import { aMarket } from "../../kit/market-words.ts";
import type { DeskProductFilter, DeskProductSort } from "../../shared/graphql.gen/graphql.ts";

export const PRODUCT_VIEWS = ["on_sale", "incomplete", "sold_out", "seasonal", "retired", "all"] as const;

/** Whatever a brand or category is called; the API knows them. */
const aName: AddressPart<string | undefined> = {
  read: (text) => (text === "" || text.length > 100 ? undefined : text),
  usual: undefined,
};

/** The list of goods as its address says it (DLIST-01). */
export const productsAddress = deskAddress({
  filters: {
    view: oneOf(PRODUCT_VIEWS, "all"),
    market: aMarket,
    brand: aName,
    kind: aName,
  },
  sorts: ["number", "number-desc", "name", "name-desc"],
});

export type ProductsState = StateOf<typeof productsAddress>;

/** What of all goods an address shows. */
export function filterOf({ view, market, brand, kind, q }: ProductsState): DeskProductFilter {
  return {
    ...(view === "incomplete" ? { isIncomplete: true } : view !== "all" && { state: view }),
    ...(q.trim() !== "" && { text: q.trim() }),
    ...(market !== undefined && { markets: [market] }),
    ...(brand !== undefined && { brands: [brand] }),
    ...(kind !== undefined && { categories: [kind] }),
  };
}

/** By what, and the first ones first or the last. */
export function orderOf({ sort }: ProductsState): {
  readonly sort: DeskProductSort;
  readonly ascending: boolean;
} {
  const { key, direction } = productsAddress.sortParts(sort);
  return { sort: key, ascending: direction === "ascending" };
}

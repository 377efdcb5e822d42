import { PERIODS, type Period } from "@vycep/shell/list/period";

export const SAVED_SORTS = [
  "saved-desc",
  "saved",
  "title",
  "title-desc",
  "ship-to",
  "ship-to-desc",
  "delivery-desc",
  "delivery",
  "total-desc",
  "total",
] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];

/** What the list shows, as its address says it: `?q=lezak&period=30-days&shipTo=500101&sort=title&page=2`. */
export interface SavedState {
  readonly q: string;
  /** When it was saved. */
  readonly period: Period;
  readonly shipTo: string | undefined;
  readonly sort: SavedSort;
  readonly page: number;
}

type Search = Readonly<Record<string, string | undefined>>;

/** The list as it opens: everything that is saved, the newest first. */
export const usualSaved: SavedState = {
  q: "",
  period: "all",
  shipTo: undefined,
  sort: "saved-desc",
  page: 1,
};

/**
 * Reads the address; what makes no sense is left out, so that an old or cut-off link still shows a list.
 *
 * @example parseSaved({ q: "lezak", page: "2" })
 */
export function parseSaved(search: Search): SavedState {
  return {
    q: (search.q ?? "").slice(0, 80),
    period: PERIODS.find((known) => known === search.period) ?? usualSaved.period,
    shipTo: /^\w{1,40}$/.test(search.shipTo ?? "") ? search.shipTo : undefined,
    sort: SAVED_SORTS.find((known) => known === search.sort) ?? usualSaved.sort,
    page: /^[1-9]\d{0,3}$/.test(search.page ?? "") ? Number(search.page) : 1,
  };
}

/** The query of the address; what is as usual is left out, so that equal lists have equal addresses. */
export function printSaved(state: SavedState): string {
  const params = new URLSearchParams();
  for (const key of ["q", "period", "shipTo", "sort", "page"] as const) {
    const value = state[key];
    if (value !== undefined && value !== usualSaved[key]) params.set(key, String(value));
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** How many of the selects are on, for the button that hides them on mobile. */
export function countFilters({ period, shipTo }: SavedState): number {
  return [period !== usualSaved.period, shipTo !== undefined].filter(Boolean).length;
}

/** Whether anything narrows the list. */
export function isNarrowed(state: SavedState): boolean {
  return countFilters(state) > 0 || state.q.trim() !== "";
}

/** The column and direction of a sort. */
export function sortParts(sort: SavedSort): {
  readonly column: string;
  readonly direction: "ascending" | "descending";
} {
  const isDown = sort.endsWith("-desc");
  return {
    column: isDown ? sort.slice(0, -"-desc".length) : sort,
    direction: isDown ? "descending" : "ascending",
  };
}

/** The sort of a column and direction; a column that cannot be sorted by leaves the usual one. */
export function sortOf({ key, direction }: { readonly key: string; readonly direction: string }): SavedSort {
  const wanted = direction === "descending" ? `${key}-desc` : key;
  return SAVED_SORTS.find((one) => one === wanted) ?? usualSaved.sort;
}

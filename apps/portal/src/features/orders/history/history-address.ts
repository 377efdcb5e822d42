import { HISTORY_STATUSES, type HistoryStatus } from "@vycep/domain/orders/status";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { PERIODS, type Period } from "@vycep/shell/list/period";

export const HISTORY_SORTS = [
  "created-desc",
  "created",
  "delivery-desc",
  "delivery",
  "number-desc",
  "number",
  "total-desc",
  "total",
] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** What the history shows, as its address says it: `?q=lezak&period=all&status=delivered&sort=total&page=2`. */
export interface HistoryState {
  readonly q: string;
  readonly period: Period;
  readonly shipTo: string | undefined;
  readonly method: ShippingMethod | undefined;
  readonly status: HistoryStatus | undefined;
  readonly sort: HistorySort;
  readonly page: number;
}

type Search = Readonly<Record<string, string | undefined>>;

/** The history as it opens: what was ordered lately, the newest first. */
export const usualHistory: HistoryState = {
  q: "",
  period: "90-days",
  shipTo: undefined,
  method: undefined,
  status: undefined,
  sort: "created-desc",
  page: 1,
};

/**
 * Reads the address; what makes no sense is left out, so that an old or cut-off link still shows a list.
 *
 * @example parseHistory({ q: "lezak", page: "2" })
 */
export function parseHistory(search: Search): HistoryState {
  return {
    q: (search.q ?? "").slice(0, 80),
    period: PERIODS.find((known) => known === search.period) ?? usualHistory.period,
    shipTo: /^\w{1,40}$/.test(search.shipTo ?? "") ? search.shipTo : undefined,
    method: parseShippingMethod(search.method ?? ""),
    status: HISTORY_STATUSES.find((known) => known === search.status),
    sort: HISTORY_SORTS.find((known) => known === search.sort) ?? usualHistory.sort,
    page: /^[1-9]\d{0,3}$/.test(search.page ?? "") ? Number(search.page) : 1,
  };
}

/** The query of the address; what is as usual is left out, so that equal lists have equal addresses. */
export function printHistory(state: HistoryState): string {
  const params = new URLSearchParams();
  for (const key of ["q", "period", "shipTo", "method", "status", "sort", "page"] as const) {
    const value = state[key];
    if (value !== undefined && value !== usualHistory[key]) params.set(key, String(value));
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** Whether anything narrows the list besides what it opens with. */
export function isNarrowed(state: HistoryState): boolean {
  return countFilters(state) > 0 || state.q.trim() !== "";
}

/** How many of the selects are on, for the button that hides them on mobile. */
export function countFilters({ period, shipTo, method, status }: HistoryState): number {
  return [period !== usualHistory.period, shipTo, method, status].filter(Boolean).length;
}

export type SortColumn = "created" | "delivery" | "number" | "total";

/** The column and direction of a sort. */
export function sortParts(sort: HistorySort): {
  readonly column: SortColumn;
  readonly direction: "asc" | "desc";
} {
  const isDown = sort.endsWith("-desc");
  return {
    column: (isDown ? sort.slice(0, -"-desc".length) : sort) as SortColumn,
    direction: isDown ? "desc" : "asc",
  };
}

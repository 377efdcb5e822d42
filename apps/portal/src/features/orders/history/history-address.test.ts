import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { PERIODS } from "@vycep/shell/list/period";
import { describe, expect, it, test } from "vitest";
import {
  countFilters,
  HISTORY_SORTS,
  type HistoryState,
  parseHistory,
  printHistory,
  sortParts,
  usualHistory,
} from "./history-address.ts";
import { toQuery } from "./use-orders.ts";

const today = toLocalDate("2026-11-20");

function parsed(address: string): HistoryState {
  return parseHistory(Object.fromEntries(new URLSearchParams(address)));
}

describe("the history's address", () => {
  it("HISTORY-01 OP-34 opens with the last 90 days, the newest first, and says nothing of it", () => {
    expect(parsed("")).toEqual(usualHistory);
    expect(printHistory(usualHistory)).toBe("");
  });

  test.each([
    ["a search with diacritics", { q: "ležák & spol" }],
    ["a whole set", { period: "all", shipTo: "500101", method: "tank_tank", status: "cancelled", page: 7 }],
    ["a sort", { sort: "total" }],
  ] as const)("C28 keeps %s through a link", (_, parts) => {
    const state: HistoryState = { ...usualHistory, ...parts };
    expect(parsed(printHistory(state))).toEqual(state);
  });

  test.each([
    ["?page=0", 1],
    ["?page=-3", 1],
    ["?page=2.5", 1],
    ["?page=x", 1],
    ["?page=12", 12],
  ])("reads %s as page %i", (address, page) => {
    expect(parsed(address).page).toBe(page);
  });

  it("leaves out what makes no sense", () => {
    const address = "?period=week&method=pigeon&status=lost&sort=colour&shipTo=1;drop";
    expect(parsed(address)).toEqual(usualHistory);
  });

  it("counts the selects that are on, and not the search", () => {
    expect(countFilters({ ...usualHistory, q: "tank", sort: "number" })).toBe(0);
    expect(countFilters({ ...usualHistory, period: "all", status: "new" })).toBe(2);
  });
});

describe("what is asked of the server", () => {
  it("every period is one that can be asked for", () => {
    for (const period of PERIODS) expect(parsed(`?period=${period}`).period).toBe(period);
  });

  it("OP-34 splits a sort into column and direction, and back", () => {
    for (const sort of HISTORY_SORTS) {
      const { column, direction } = sortParts(sort);
      expect(direction === "desc" ? `${column}-desc` : column).toBe(sort);
    }
  });

  it("REST-46 leaves out empty filters and blank searches", () => {
    expect(toQuery({ ...usualHistory, q: "  " }, today)).toEqual({
      search: undefined,
      dateFrom: "2026-08-22",
      dateTo: undefined,
      shipTo: undefined,
      method: undefined,
      status: undefined,
      sort: "created",
      direction: "desc",
    });
  });
});

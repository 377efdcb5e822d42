import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, it, test } from "vitest";
import { type HistoryState, historyAddress } from "./history-address.ts";
import { toQuery } from "./use-orders.ts";

const { usual, parse, print, countFilters } = historyAddress;
const today = toLocalDate("2026-11-20");

function parsed(address: string): HistoryState {
  return parse(Object.fromEntries(new URLSearchParams(address)));
}

describe("the history's address", () => {
  it("HISTORY-01 OP-34 opens with the last 90 days, the newest first, and says nothing of it", () => {
    expect(parsed("")).toEqual({
      q: "",
      period: "90-days",
      shipTo: undefined,
      method: undefined,
      status: undefined,
      sort: "created-desc",
      page: 1,
    });
    expect(print(usual)).toBe("");
  });

  test.each([
    ["a search with diacritics", { q: "ležák & spol" }],
    ["a whole set", { period: "all", shipTo: "500101", method: "tank_tank", status: "cancelled", page: 7 }],
    ["a sort", { sort: "total" }],
  ] as const)("C28 keeps %s through a link", (_, parts) => {
    const state: HistoryState = { ...usual, ...parts };
    expect(parsed(print(state))).toEqual(state);
  });

  it("leaves out what makes no sense", () => {
    const address = "?period=week&method=pigeon&status=lost&sort=colour&shipTo=1;drop";
    expect(parsed(address)).toEqual(usual);
  });

  it("counts the selects that are on, and not the search", () => {
    expect(countFilters({ ...usual, q: "tank", sort: "number" })).toBe(0);
    expect(countFilters({ ...usual, period: "all", status: "new" })).toBe(2);
  });
});

describe("what is asked of the server", () => {
  it("OP-34 splits a sort into column and direction", () => {
    expect(toQuery({ ...usual, sort: "total" }, today)).toMatchObject({ sort: "total", direction: "asc" });
    expect(toQuery({ ...usual, sort: "number-desc" }, today)).toMatchObject({
      sort: "number",
      direction: "desc",
    });
  });

  it("REST-46 leaves out empty filters and blank searches", () => {
    expect(toQuery({ ...usual, q: "  " }, today)).toEqual({
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

import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, it, test } from "vitest";
import { type SavedState, savedAddress } from "./saved-address.ts";
import { toVariables } from "./use-saved-orders.ts";

const { usual, parse, print, countFilters, isNarrowed } = savedAddress;
const today = toLocalDate("2026-11-20");

function parsed(address: string): SavedState {
  return parse(Object.fromEntries(new URLSearchParams(address)));
}

describe("the address of the saved orders", () => {
  it("SAVED-01 opens with all of them, the newest first, and says nothing of it", () => {
    expect(parsed("")).toEqual({ q: "", period: "all", shipTo: undefined, sort: "saved-desc", page: 1 });
    expect(print(usual)).toBe("");
  });

  test.each([
    ["a search with diacritics", { q: "letní zahrádka & spol" }],
    ["a whole set", { period: "last-year", shipTo: "500101", page: 7 }],
    ["a sort", { sort: "ship-to-desc" }],
  ] as const)("SAVED-01 C28 keeps %s through a link", (_, parts) => {
    const state: SavedState = { ...usual, ...parts };
    expect(parsed(print(state))).toEqual(state);
  });

  it("leaves out what makes no sense", () => {
    expect(parsed("?period=week&sort=colour&shipTo=1;drop&page=0")).toEqual(usual);
  });

  it("counts the selects that are on, and not the search", () => {
    expect(countFilters({ ...usual, q: "tank", sort: "title" })).toBe(0);
    expect(countFilters({ ...usual, period: "this-year", shipTo: "500101" })).toBe(2);
    expect(isNarrowed({ ...usual, q: "  " })).toBe(false);
    expect(isNarrowed({ ...usual, q: "tank" })).toBe(true);
  });
});

describe("what is asked of the server", () => {
  it("GQL-29 SAVED-09 CONST-18 ten on a page, without empty filters and blank searches", () => {
    expect(toVariables({ ...usual, q: "  ", page: 3 }, today)).toEqual({
      filter: {},
      sort: { sort_field: "CREATED_AT", sort_direction: "DESC" },
      pageSize: 10,
      currentPage: 3,
    });
  });

  it("GQL-29 place, days of saving and search", () => {
    const state: SavedState = {
      ...usual,
      q: " zahrádka ",
      period: "last-year",
      shipTo: "500101",
      sort: "title",
    };
    expect(toVariables(state, today)).toMatchObject({
      filter: {
        search: "zahrádka",
        ship_to_id: { eq: "500101" },
        date: { from: "2025-01-01", to: "2025-12-31" },
      },
      sort: { sort_field: "TITLE", sort_direction: "ASC" },
    });
  });
});

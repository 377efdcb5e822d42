import { describe, expect, it } from "vitest";
import { parseListState } from "./list-address.ts";
import { nearSearches } from "./near-searches.ts";

describe("what to try after a search in vain", () => {
  it("CATALOG-19 looks for one word less each time", () => {
    expect(nearSearches(parseListState({ q: "polotmavý  sud 50" }))).toEqual(["polotmavý sud", "polotmavý"]);
    expect(nearSearches(parseListState({ q: "xyz" }))).toEqual([]);
  });

  it("CATALOG-19 looks without filters first, and not for ever", () => {
    expect(nearSearches(parseListState({ q: "ležák", package: "tank" }))).toEqual(["ležák"]);
    expect(nearSearches(parseListState({ q: "a b c d e", show: "new" }))).toHaveLength(3);
  });
});

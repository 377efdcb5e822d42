import { anId, oneOf } from "@vycep/shell/list/list-address";
import { describe, expect, test } from "vitest";
import { deskAddress } from "./desk-address.ts";

const address = deskAddress({
  filters: { company: anId, state: oneOf(["received", "confirmed"]) },
  sorts: ["delivery-desc", "delivery", "created-desc"],
});

describe("DLIST-01 the address holds the whole list", () => {
  test("filters, search, sort and place are read out of it and printed as they were", () => {
    const text = "?q=dunajka&company=C4&after=eyJhIjoxfQ%3D%3D&sort=created-desc";
    const state = address.parse(Object.fromEntries(new URLSearchParams(text)));
    expect(state).toMatchObject({ q: "dunajka", company: "C4", after: "eyJhIjoxfQ==", sort: "created-desc" });
    expect(address.print(state)).toBe(text);
  });

  test("a place that no list ever said is the beginning", () => {
    expect(address.parse({ after: "<script>" }).after).toBeUndefined();
    expect(address.parse({ after: "x".repeat(401) }).after).toBeUndefined();
  });

  test("being on a further page narrows nothing, a filter does", () => {
    expect(address.isNarrowed(address.parse({ after: "c1" }))).toBe(false);
    expect(address.countFilters(address.parse({ after: "c1", company: "C4" }))).toBe(1);
    expect(address.isNarrowed(address.parse({ q: "pivo" }))).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import type { NavEntry } from "../shared/feature.ts";
import { currentEntry, entriesFor } from "./entries.ts";

const entry = (part: Partial<NavEntry> & Pick<NavEntry, "path">): NavEntry => ({
  section: "sales",
  place: 1,
  title: "today",
  icon: "home",
  ...part,
});
const today = entry({ path: "/desk", section: "top" });
const staff = entry({
  path: "/desk/staff",
  section: "administration",
  needs: { area: "staff", power: "see" },
});
const orders = entry({ path: "/desk/orders", place: 2, needs: { area: "orders", power: "see" } });
const tickets = entry({ path: "/desk/tickets", needs: { area: "tickets", power: "see" } });
const all = [staff, orders, tickets, today];

describe("DSIGN-05 the navigation follows the rights", () => {
  test("who may see orders alone is led to nothing else", () => {
    const me = { rights: [{ area: "orders", power: "see", limit: null }] };
    expect(entriesFor(all, me)).toEqual([today, orders]);
  });

  test("lines stand by their section and place, whatever order they were told in", () => {
    const me = {
      rights: ["orders", "tickets", "staff"].map((area) => ({ area, power: "change", limit: null })),
    };
    expect(entriesFor(all, me)).toEqual([today, tickets, orders, staff]);
  });

  test("DDISP-03 a round of their own is shown to drivers alone, not to everybody who has the right to drive", () => {
    const round = entry({
      ...{ path: "/desk/round", isForDrivers: true },
      needs: { area: "rounds", power: "change" },
    });
    const rights = [{ area: "rounds", power: "change", limit: null }];
    expect(entriesFor([round], { rights, drives: true })).toEqual([round]);
    expect(entriesFor([round], { rights, drives: false })).toEqual([]);
    expect(entriesFor([round], { rights: [], drives: true })).toEqual([]);
  });

  test("nobody, or a right that this page does not know, opens nothing", () => {
    expect(entriesFor(all, undefined)).toEqual([]);
    expect(entriesFor(all, { rights: [{ area: "brewing", power: "see", limit: null }] })).toEqual([today]);
  });
});

test.each([
  ["/desk", today],
  ["/desk/orders", orders],
  ["/desk/orders/4700100824", orders],
  ["/desk/ordersheet", undefined],
  ["/desk/me", undefined],
  ["/elsewhere", undefined],
])("%s lies in its part of the navigation", (path, expected) => {
  expect(currentEntry(all, path)).toBe(expected);
});

import { describe, expect, test } from "vitest";
import { judgeView, MOST_VIEWS } from "./desk-view.ts";

const wanted = { list: "orders", name: "K potvrzení", query: "?state=received" };

describe("DLIST-02 a view of a list is kept under a name", () => {
  test.each([
    ["a view", {}, 0, "ok"],
    ["all of a list", { query: "" }, 0, "ok"],
    ["the last one that fits", {}, MOST_VIEWS - 1, "ok"],
    ["one too many", {}, MOST_VIEWS, "too-many-views"],
    ["without a name", { name: "" }, 0, "view-invalid"],
    ["with a name of blanks", { name: "  " }, 0, "view-invalid"],
    ["with a name too long", { name: "x".repeat(61) }, 0, "view-invalid"],
    ["with an address of its own", { query: "https://evil.example" }, 0, "view-invalid"],
    ["with a query too long", { query: `?q=${"x".repeat(1000)}` }, 0, "view-invalid"],
    ["of no list", { list: "Orders; drop" }, 0, "view-invalid"],
  ])("%s", (_case, part, others, expected) => {
    const verdict = judgeView({ ...wanted, ...part }, { others });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

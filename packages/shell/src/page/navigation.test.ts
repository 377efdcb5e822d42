import { describe, expect, test } from "vitest";
import { documentTitle } from "./page-title.ts";
import { withRoute } from "./route-history.ts";
import { scrollAfter } from "./scroll.ts";
import { parseSearch, printSearch } from "./search.ts";

describe("scrolling after a navigation", () => {
  const plain = { isFirst: false, isReturn: false, hasPathChanged: true, hash: "" };
  test.each([
    ["ROUTE-38 to the top", {}, "top"],
    ["ROUTE-39 back where it was", { isReturn: true }, "where-it-was"],
    ["ROUTE-40 to the anchor", { hash: "empties" }, "hash"],
    ["ROUTE-41 ROUTE-42 untouched when only the query changes", { hasPathChanged: false }, "untouched"],
    ["a page that has just been opened stays to the browser", { isFirst: true }, "untouched"],
    ["ROUTE-39 returning wins over the anchor", { isReturn: true, hash: "empties" }, "where-it-was"],
  ])("%s", (_what, change, scroll) => {
    expect(scrollAfter({ ...plain, ...change })).toBe(scroll);
  });
});

test("ROUTE-43 CONST-05 the history keeps the last ten routes, the eleventh drops the oldest", () => {
  const paths = Array.from({ length: 11 }, (_, index) => `/${index}`);
  const kept = paths.reduce<readonly string[]>(withRoute, []);
  expect(kept).toEqual(paths.slice(1));
  expect(withRoute(kept, "/10")).toBe(kept);
});

test("ROUTE-44 D01 the title is the page and the portal's name", () => {
  expect(documentTitle("Košík")).toBe("Košík · vycep");
  expect(documentTitle(undefined)).toBe("vycep");
});

test("query texts stay texts, there and back", () => {
  expect(parseSearch("?page=2&search=le%C5%BE%C3%A1k")).toEqual({ page: "2", search: "ležák" });
  expect(printSearch({ page: 2, search: "ležák", brand: undefined, sort: "" })).toBe(
    "?page=2&search=le%C5%BE%C3%A1k",
  );
  expect(printSearch({})).toBe("");
});

import { expect, test } from "vitest";
import type { Match } from "./rank-hits.ts";
import { orderGroups, type SearchKind } from "./search-groups.ts";

test.each<[string, readonly [SearchKind, ...Match[]][], readonly SearchKind[]]>([
  ["nothing", [], []],
  ["a kind without a find", [["order"], ["ticket", "part"]], ["ticket"]],
  [
    "the order of kinds",
    [
      ["article", "part"],
      ["page", "start"],
      ["product", "part"],
    ],
    ["product", "page", "article"],
  ],
  [
    "a very hit before everything else",
    [
      ["product", "start"],
      ["order", "part", "exact"],
      ["document", "exact"],
      ["ticket", "part"],
    ],
    ["order", "document", "product", "ticket"],
  ],
])("%s", (_, given, expected) => {
  const groups = given.map(([kind, ...matches]) => ({ kind, hits: matches.map((match) => ({ match })) }));
  expect(orderGroups(groups).map(({ kind }) => kind)).toEqual(expected);
});

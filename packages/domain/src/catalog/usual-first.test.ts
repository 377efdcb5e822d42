import { describe, expect, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { usualFirst } from "./usual-first.ts";

const habit = (sku: string, times: number) =>
  [
    toId<Sku>(sku),
    {
      times,
      deliveries: 8,
      lastDay: toLocalDate("2026-11-19"),
      lastBoxes: sku === "much" ? 9 : 1,
      everyDays: 7,
      chance: times / 10,
    },
  ] as const;

/** Groups by their numbers: "a b" is a beer of two packagings, "box…" a package deal. */
const sorted = (
  groups: readonly string[],
  bought: readonly (readonly [string, number])[],
  hearts: string[],
) =>
  usualFirst(
    groups,
    { skusOf: (group) => group.split(" "), isBundle: (group) => group.startsWith("box") },
    { usual: new Map(bought.map(([sku, times]) => habit(sku, times))), favourites: new Set(hearts) },
  );

describe("the usual first (CATALOG-10, FAV-03)", () => {
  test.each<[string, string[], [string, number][], string[], string[]]>([
    ["nobody bought anything: as it stood", ["a", "b", "c"], [], [], ["a", "b", "c"]],
    [
      "by how likely it is now, then as it stood",
      ["a", "b", "c", "d"],
      [
        ["d", 8],
        ["c", 2],
      ],
      [],
      ["d", "c", "a", "b"],
    ],
    [
      "alike are as they stood",
      ["a", "b", "c"],
      [
        ["c", 4],
        ["b", 4],
      ],
      [],
      ["b", "c", "a"],
    ],
    [
      "of those that are as likely, what more comes of",
      ["a", "b", "much"],
      [
        ["b", 4],
        ["much", 4],
      ],
      [],
      ["much", "b", "a"],
    ],
    [
      "a favourite among the usual comes up",
      ["a", "b"],
      [
        ["a", 8],
        ["b", 2],
      ],
      ["b"],
      ["b", "a"],
    ],
    ["a favourite never bought after the usual", ["a", "b", "c"], [["c", 2]], ["b"], ["c", "b", "a"]],
    [
      "a beer stands by its best packaging",
      ["a", "b c"],
      [
        ["a", 4],
        ["c", 8],
      ],
      [],
      ["b c", "a"],
    ],
    [
      "package deals after all, favourites or not",
      ["box1", "a", "box2"],
      [],
      ["box2"],
      ["a", "box1", "box2"],
    ],
  ])("%s", (_what, groups, bought, hearts, expected) => {
    expect(sorted(groups, bought, hearts)).toEqual(expected);
  });
});

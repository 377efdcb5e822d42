import { describe, expect, test } from "vitest";
import { arrangeColumns, judgeColumns } from "./desk-columns.ts";

describe("DLIST-02 which columns of a list are kept", () => {
  test.each([
    ["some shown, some put away", "orders", ["total", "method"], ["weight"], "ok"],
    ["none, which forgets the choice", "orders", [], [], "ok"],
    ["one twice", "orders", ["total", "total"], [], "columns-invalid"],
    ["one both shown and put away", "orders", ["total"], ["total"], "columns-invalid"],
    ["no list", "Orders; drop", ["total"], [], "columns-invalid"],
    ["no name of a column", "orders", ["<b>"], [], "columns-invalid"],
    [
      "more than any list has",
      "orders",
      Array.from({ length: 41 }, (_, no) => `c${no}`),
      [],
      "columns-invalid",
    ],
  ])("%s", (_case, list, shown, hidden, expected) => {
    const verdict = judgeColumns(list, { shown, hidden });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

describe("DLIST-02 how they stand", () => {
  const columns = [
    { key: "total" },
    { key: "number", isRowHeader: true },
    { key: "method" },
    { key: "weight" },
  ];
  test.each([
    ["without a choice as the list has them", undefined, "total number method weight"],
    [
      "in the order chosen, behind the one that names the row",
      [["weight", "total", "method"], []],
      "number weight total method",
    ],
    ["without what is put away", [["method", "weight"], ["total"]], "number method weight"],
    [
      "the one that names the row cannot be put away",
      [["total"], ["number", "method", "weight"]],
      "number total",
    ],
    ["a column that is new since stands at the end", [["weight", "total"], []], "number weight total method"],
    [
      "a column that is gone since is nothing",
      [
        ["gone", "weight"],
        ["total", "method"],
      ],
      "number weight",
    ],
  ] as const)("%s", (_case, choice, expected) => {
    const kept = choice && { shown: choice[0], hidden: choice[1] };
    expect(
      arrangeColumns(columns, kept)
        .map(({ key }) => key)
        .join(" "),
    ).toBe(expected);
  });
});

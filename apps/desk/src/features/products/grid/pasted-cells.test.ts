import { describe, expect, test } from "vitest";
import { pastedCells, pastedTable } from "./pasted-cells.ts";

describe("DGOOD-02 cells of a spreadsheet", () => {
  test.each([
    [
      "a\tb\nc\td",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a\t\r\n\r\n\tb\r\n",
      [
        ["a", ""],
        ["", "b"],
      ],
    ],
    [
      '"a\nb"\t"say ""x"""\n5\' 6"\t',
      [
        ["a\nb", 'say "x"'],
        ["5' 6\"", ""],
      ],
    ],
    ["", []],
  ])("%j", (text, cells) => {
    expect(pastedCells(text)).toEqual(cells);
  });

  const fieldOf = (name: string) => ({ Hmotnost: "gross_kg_per_box", markets: "markets" })[name];
  const columns = ["warehouse_place", "markets"];

  test("with a row of names each goes into its field, and names that are none are told", () => {
    const table = pastedTable("Kód\tCena\tHmotnost\tmarkets\n100101\t1\t19,6\tCZ\n\t2\t3\t4", {
      columns,
      fieldOf,
    });
    expect(table).toEqual({
      fields: ["gross_kg_per_box", "markets"],
      rows: [{ sku: "100101", cells: ["19,6", "CZ"] }],
      unknown: ["Cena"],
    });
  });

  test("without one they are the grid's own, in its order", () => {
    expect(pastedTable("100101\tA-12\n100107\tA-13\tCZ", { columns, fieldOf })).toEqual({
      fields: ["warehouse_place"],
      rows: [
        { sku: "100101", cells: ["A-12"] },
        { sku: "100107", cells: ["A-13"] },
      ],
      unknown: [],
    });
  });
});

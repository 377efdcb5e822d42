import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { addDays } from "../../days.ts";
import { csvOf } from "../../testing/demo-file.ts";
import { readRows } from "./check-rows.ts";
import { day, dayOrNull, money, oneOf, text } from "./columns.ts";
import { readingOf } from "./importer.ts";
import { readTable } from "./read-table.ts";

const prices = {
  reading: readingOf(
    z.object({
      list: oneOf(["A", "B"]),
      sku: text,
      price: money,
      from: day,
      to: dayOrNull,
      note: z.string().optional(),
    }),
  ),
  key: ["list", "sku", "from"],
  validity: { key: ["list", "sku"], from: "from", to: "to" },
} as const;

type Cells = Record<string, string>;
const good: Cells = { list: "A", sku: "1", price: "9.50", from: "2026-01-01", to: "2026-01-31" };
const read = (file: string) => readRows(prices, readTable(Buffer.from(file)));
/** What is told of rows that differ from a good one in some cells. */
const toldOf = (...rows: readonly Cells[]) =>
  read(csvOf(rows.map((cells) => ({ ...good, ...cells })))).errors.map(
    ({ row, column, code, value, about }) =>
      [row, column, code, value, about].filter((one) => one !== undefined && one !== "").join(" "),
  );

describe("C17 the header of a file", () => {
  test.each([
    ["with all columns", "list,sku,price,from,to\nA,1,2,2026-01-01,\n", []],
    [
      "in another order, with one that is not needed",
      "to,sku,note,list,from,price\n,1,x,A,2026-01-01,2\n",
      [],
    ],
    ["with a column that nobody reads", "list,sku,price,from,to,more\nA,1,2,2026-01-01,,x\n", []],
    ["without a column", "list,sku,from,to\nA,1,2026-01-01,\n", ["1 price missing_column"]],
    ["with a column twice", "list,sku,sku,price,from,to\nA,1,1,2,2026-01-01,\n", ["1 sku column_twice"]],
    [
      "with one twice that is not needed",
      "list,sku,price,from,to,note,note\nA,1,2,2026-01-01,,,\n",
      ["1 note column_twice"],
    ],
    [
      "that is another file's",
      "a,b\n1,2\n",
      [
        "1 list missing_column",
        "1 sku missing_column",
        "1 price missing_column",
        "1 from missing_column",
        "1 to missing_column",
      ],
    ],
  ])("%s", (_, file, expected) => {
    expect(read(file).errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual(expected);
  });

  test("no header at all is one fault, not one for each column", () => {
    expect(read("").errors.map(({ code }) => code)).toEqual(["no_rows"]);
  });
});

describe("C17 one fault hides no other", () => {
  test.each<[string, readonly Cells[], readonly string[]]>([
    ["nothing is wrong", [{}], []],
    [
      "two cells of one row",
      [{ list: "C", price: "much" }],
      ["2 list not_allowed C", "2 price not_a_number much"],
    ],
    [
      "a cell in each of two rows, in the order of the lines",
      [{}, { sku: "2", from: "1.1.2026" }, { sku: "", from: "2026-03-01", to: "" }],
      ["3 from not_a_day 1.1.2026", "4 sku missing"],
    ],
    [
      "a row that stands twice",
      [{}, { price: "1" }],
      ["3 list+sku+from duplicate A 1 2026-01-01", "3 from overlap 2026-01-01 A 1"],
    ],
    [
      "a row that stands twice beside a bad cell",
      [{ price: "x" }, {}],
      ["2 price not_a_number x", "3 list+sku+from duplicate A 1 2026-01-01", "3 from overlap 2026-01-01 A 1"],
    ],
    [
      "a row whose key cannot be read stands nowhere twice",
      [{ from: "x" }, { from: "x" }],
      ["2 from not_a_day x", "3 from not_a_day x"],
    ],
    ["an end before the start", [{ to: "2025-12-31" }], ["2 to ends_before_start 2025-12-31"]],
    [
      "an end before the start above a bad cell: by the lines, not by the kind of fault",
      [{ to: "2025-12-31" }, { sku: "2", price: "x" }],
      ["2 to ends_before_start 2025-12-31", "3 price not_a_number x"],
    ],
    ["a character that no text may hold", [{ sku: "1\0" }], ["2 sku bad_character 1␀"]],
    ["such a character in a cell that is bad anyway", [{ price: "\0" }], ["2 price bad_character ␀"]],
  ])("%s", (_, rows, expected) => {
    expect(toldOf(...rows)).toEqual(expected);
  });

  test("of a row with several bad cells what is left is known, and nothing of the bad ones", () => {
    const [line] = read(csvOf([{ ...good, price: "x", from: "y" }])).lines;
    expect(line?.row).toEqual({ list: "A", sku: "1", to: "2026-01-31" });
  });

  test("only rows without any fault of their cells go on, with their lines", () => {
    const { rows, lines } = read(
      csvOf([
        { ...good, price: "x" },
        { ...good, from: "2026-02-01", to: "" },
      ]),
    );
    expect(rows).toEqual([
      { line: 3, row: { list: "A", sku: "1", price: 950, from: "2026-02-01", to: null } },
    ]);
    expect(lines.map(({ line, row, whole }) => [line, row, whole === null])).toEqual([
      [2, { list: "A", sku: "1", from: "2026-01-01", to: "2026-01-31" }, true],
      [3, { list: "A", sku: "1", price: 950, from: "2026-02-01", to: null }, false],
    ]);
  });
});

describe("D08 rows of one key do not overlap in time", () => {
  test.each<[string, readonly Cells[], readonly string[]]>([
    ["one ends the day before the next begins", [{}, { from: "2026-02-01", to: "" }], []],
    [
      "one ends on the day on which the next begins",
      [{}, { from: "2026-01-31", to: "" }],
      ["3 from overlap 2026-01-31 A 1"],
    ],
    [
      "a row within another",
      [{ to: "2026-12-31" }, { from: "2026-06-01", to: "2026-06-30" }],
      ["3 from overlap 2026-06-01 A 1"],
    ],
    [
      "a later line that begins earlier: the later beginning is told",
      [{ from: "2026-06-01", to: "" }, {}],
      [],
    ],
    [
      "an open end covers all that follows",
      [{ to: "" }, { from: "2099-01-01", to: "" }],
      ["3 from overlap 2099-01-01 A 1"],
    ],
    [
      "a short row inside a long one does not end it",
      [{ to: "2026-12-31" }, { from: "2026-02-01", to: "2026-02-02" }, { from: "2026-06-01", to: "" }],
      ["3 from overlap 2026-02-01 A 1", "4 from overlap 2026-06-01 A 1"],
    ],
    ["another product is another key", [{}, { sku: "2" }], []],
    ["another list is another key", [{}, { list: "B" }], []],
    [
      "a row that ends before it starts covers nothing",
      [{ to: "2025-01-01" }, { from: "2026-01-02" }],
      ["2 to ends_before_start 2025-01-01"],
    ],
  ])("%s", (_, rows, expected) => {
    expect(toldOf(...rows)).toEqual(expected);
  });

  test("whatever the rows, somebody is told exactly when a day is covered twice", () => {
    const span = fc.record({
      sku: fc.constantFrom("1", "2"),
      from: fc.nat(30),
      length: fc.option(fc.nat(8)),
    });
    const spans = fc.uniqueArray(span, { maxLength: 5, selector: ({ sku, from }) => `${sku} ${from}` });
    fc.assert(
      fc.property(spans, (all) => {
        const rows = all.map(({ sku, from, length }) => ({
          sku,
          from: addDays("2026-01-01", from),
          to: length === null ? "" : addDays("2026-01-01", from + length),
        }));
        const days = all.flatMap(({ sku, from, length }) =>
          Array.from({ length: (length ?? 60) + 1 }, (_, at) => `${sku} ${from + at}`),
        );
        const isTwice = new Set(days).size < days.length;
        const told = rows.length === 0 ? [] : toldOf(...rows);
        expect(told.some((line) => line.includes("overlap"))).toBe(isTwice);
        expect(told.every((line) => line.includes("overlap"))).toBe(true);
      }),
    );
  });
});

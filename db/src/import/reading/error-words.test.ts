import { describe, expect, test } from "vitest";
import { errorTable, fileErrorTable } from "./error-words.ts";
import { fileError } from "./file-error.ts";
import type { RowError } from "./row-error.ts";

const error = (said: Partial<RowError> = {}): RowError => ({
  row: 2,
  column: "price",
  code: "not_a_number",
  value: "much",
  ...said,
});

describe("C17 the report of a refused file", () => {
  test("stands in columns as wide as what is in them", () => {
    expect(
      errorTable([error(), error({ row: 1234, column: "validity_to", code: "missing", value: "" })]),
    ).toBe(
      [
        "line  column       value  why",
        "2     price        much   is not a number",
        "1234  validity_to         must not be empty",
      ].join("\n"),
    );
  });

  test("without a fault is its heading", () => {
    expect(errorTable([])).toBe("line  column  value  why");
    expect(fileErrorTable([])).toBe("file  line  column  value  why");
  });

  test.each([
    ["a line end in a cell", "a\nb\r\n\tc", "a b c"],
    ["sixty characters as they are", "x".repeat(60), "x".repeat(60)],
    ["more are cut", "x".repeat(61), `${"x".repeat(59)}…`],
  ])("keeps a row of its own for each: %s", (_, value, shown) => {
    const lines = errorTable([error({ value })]).split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`  ${shown}  is not a number`);
  });

  test("a long value widens its column up to forty characters and no further", () => {
    const [heading = ""] = errorTable([error({ value: "x".repeat(50) })]).split("\n");
    expect(heading.indexOf("why") - heading.indexOf("value")).toBe(42);
  });

  test("says what a cell was held against, where there is something", () => {
    expect(errorTable([error({ code: "mismatch", value: "1", about: "net + vat" })])).toContain(
      "does not agree with the other data: net + vat",
    );
  });

  test("of a folder names the file, and its line where it has one", () => {
    const errors = [fileError("100101.jpg", "not_a_picture"), { ...error(), file: "alt.csv" }];
    expect(fileErrorTable(errors)).toBe(
      [
        "file        line  column  value  why",
        "100101.jpg                       is not a whole JPEG, PNG or WebP picture",
        "alt.csv     2     price   much   is not a number",
      ].join("\n"),
    );
  });
});

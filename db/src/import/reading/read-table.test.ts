import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const rowsOf = (bytes: Uint8Array) => readTable(bytes).rows.map((row) => row.cells);
const expected = [{ sku: "1", name: "Žluťoučký, ležiak" }];

describe("C17 a table is read", () => {
  test.each([",", ";", "\t", "|"])("delimited by %j", (delimiter) => {
    const file = `sku${delimiter}name\n1${delimiter}"Žluťoučký, ležiak"\n`;
    expect(rowsOf(Buffer.from(file))).toEqual(expected);
  });

  test("when a quoted heading holds another delimiter", () => {
    expect(rowsOf(Buffer.from('sku;"a, b, c, d"\n1;x\n'))).toEqual([{ sku: "1", "a, b, c, d": "x" }]);
  });

  test.each(["\n", "\r\n", "\r"])("with line ends %j, each row with its line", (end) => {
    const file = ["sku,name", '1,"two', 'lines"', "", "2,b", "3"].join(end);
    const table = readTable(Buffer.from(file));
    expect(table.rows).toEqual([
      { line: 2, cells: { sku: "1", name: "two\nlines" } },
      { line: 5, cells: { sku: "2", name: "b" } },
    ]);
    expect(table.errors).toEqual([{ row: 6, column: "", code: "wrong_cell_count", value: "1" }]);
  });

  test("with blanks around headings and cells, which are none of them", () => {
    expect(rowsOf(Buffer.from(" sku ; name \n1; a \n"))).toEqual([{ sku: "1", name: "a" }]);
  });

  test("with a byte order mark", () => {
    expect(rowsOf(Buffer.from('\uFEFFsku;name\n1;"Žluťoučký, ležiak"'))).toEqual(expected);
  });

  test("in Windows-1250", () => {
    expect(rowsOf(iconv.encode('sku;name\r\n1;"Žluťoučký, ležiak"\r\n', "win1250"))).toEqual(expected);
  });
});

describe("C17 a table is refused", () => {
  test.each(["", "\n\n", "sku,name\n"])("without rows: %j", (file) => {
    expect(readTable(Buffer.from(file)).errors).toEqual([{ row: 1, column: "", code: "no_rows", value: "" }]);
  });

  test("with an unclosed quote", () => {
    const [error] = readTable(Buffer.from('sku,name\n1,"open\n')).errors;
    expect(error?.code).toBe("unreadable");
  });
});

import { MAX_ROW_CHARS, readEntries } from "@vycep/domain/fast-entry/entry-row";
import { expect, test } from "vitest";
import { keepRows, rowFor, rowsOfText, whyNotSent, withRow } from "./entry-text.ts";

test.each([
  [{ packages: 6, layers: 0, pallets: 0 }, "100101 6"],
  [{ packages: 0, layers: 2, pallets: 0 }, "100101 2 vrst"],
  [{ packages: 3, layers: 2, pallets: 1 }, "100101 1 pal + 2 vrst + 3 bal"],
])("C22 a row that is chosen reads as what was chosen, also below a heading: %o", (amounts, row) => {
  expect(rowFor("100101", amounts)).toBe(row);
  for (const lines of [[row], ["Množství;Kód", row]]) {
    const [read] = readEntries(lines).rows;
    expect(read?.product).toBe("100101");
    const typed = read?.amount.kind === "read" ? read.amount.amounts : [];
    const sum = { packages: 0, layers: 0, pallets: 0 };
    for (const { unit, count } of typed) if (unit in sum) sum[unit as keyof typeof sum] += count;
    expect(sum).toEqual(amounts);
  }
});

test("C1 what could not go in stays with its heading, and nothing when all went in", () => {
  const text = "sku;quantity\r\n100101;1\r\nnic;2\r\n100112;3";
  expect(keepRows(text, new Set([2]), 0)).toBe("sku;quantity\nnic;2");
  expect(keepRows(text, new Set(), 0)).toBe("");
  expect(withRow(text, 2, "100113 2")).toBe("sku;quantity\n100101;1\n100113 2\n100112;3");
});

test("C17 two thousand rows are sent, more or endless ones are not", () => {
  expect(whyNotSent("100101;1\n".repeat(2000))).toBeUndefined();
  expect(whyNotSent("100101;1\n".repeat(2002))).toBe("too-many-rows");
  expect(whyNotSent(`${"x".repeat(250)}\n`.repeat(1900))).toBe("text-too-long");
  expect(rowsOfText("x".repeat(10_000))[0]?.length).toBe(MAX_ROW_CHARS + 1);
});

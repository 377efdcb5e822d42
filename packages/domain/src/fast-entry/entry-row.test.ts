import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type AmountReading, readAmount } from "./amount.ts";
import { MAX_ROW_CHARS, readEntries } from "./entry-row.ts";

/** An amount as short as it can be written: "72 packages", "2 pallets + 3 layers", or what is wrong with it. */
function said(reading: AmountReading): string {
  if (reading.kind !== "read") return reading.kind;
  return reading.amounts.map(({ count, unit }) => `${count} ${unit}`).join(" + ");
}

describe("an amount", () => {
  test.each([
    ["12", "12 packages"],
    ["12 bal.", "12 packages"],
    ["3 přepravky", "3 packages"],
    ["3 prepraviek", "3 packages"],
    ["4 crates", "4 packages"],
    ["5 sudů", "5 packages"],
    ["6x", "6 packages"],
    ["2 pal", "2 pallets"],
    ["2pal.", "2 pallets"],
    ["5 paliet", "5 pallets"],
    ["1 pallet", "1 pallets"],
    ["pal 2", "2 pallets"],
    ["3 vrstvy", "3 layers"],
    ["17 vrstev", "17 layers"],
    ["17 vrstiev", "17 layers"],
    ["2 LAYERS", "2 layers"],
    ["300 ks", "300 pieces"],
    ["24 fliaš", "24 pieces"],
    ["24 lahví", "24 pieces"],
    ["1000 l", "1000 litres"],
    ["10 hl", "1000 litres"],
    ["1 200", "1200 packages"],
    ["1\u00a0200 ks", "1200 pieces"],
    ["2,5 pal", "2.5 pallets"],
    ["0.5 palety", "0.5 pallets"],
    ["2 pal + 3 vrstvy", "2 pallets + 3 layers"],
    ["-3", "-3 packages"],
    ["1.000", "ambiguous"],
    ["1,000", "ambiguous"],
    ["0,500 pal", "0.5 pallets"],
    ["", "missing"],
    ["pár", "unreadable"],
    ["12 bobrů", "unreadable"],
    ["🍺", "unreadable"],
    ["1e9", "unreadable"],
    ["NaN", "unreadable"],
  ])("C17 C22 %j is %s", (text, expected) => {
    expect(said(readAmount(text))).toBe(expected);
  });
});

/** The product and the amount of one row. */
function row(text: string): string {
  const [read] = readEntries([text]).rows;
  return read ? `${read.product} | ${said(read.amount)}` : "";
}

describe("a row without a heading", () => {
  test.each([
    ["100112;72", "100112 | 72 packages"],
    ["100112,72", "100112 | 72 packages"],
    ["100112\t72", "100112 | 72 packages"],
    ["100112|72", "100112 | 72 packages"],
    ['"100112";"72"', "100112 | 72 packages"],
    ["100112 ; 2 ; pal", "100112 | 2 pallets"],
    ["100112,2,pal", "100112 | 2 pallets"],
    ["100112,0,5 pal", "100112 | 0.5 pallets"],
    ["100101;17 vrstev", "100101 | 17 layers"],
    ["150114 6", "150114 | 6 packages"],
    ["100112: 6", "100112 | 6 packages"],
    ["100112 - 6", "100112 | 6 packages"],
    ["100112 x 6", "100112 | 6 packages"],
    ["6x 100112", "100112 | 6 packages"],
    ["2 pal 100101", "100101 | 2 pallets"],
    ["72 100112", "100112 | 72 packages"],
    ["- 2 pal 100101", "100101 | 2 pallets"],
    ["1. 100101 5", "100101 | 5 packages"],
    ["Kamenar 11 keg 30;18", "Kamenar 11 keg 30 | 18 packages"],
    ["lipovrch 12 lahev 0,5;300 ks", "lipovrch 12 lahev 0,5 | 300 pieces"],
    ["lipovrch 12 lahev 0,5 300 ks", "lipovrch 12 lahev 0,5 | 300 pieces"],
    ["10 ks lipovrch 12 lahev", "lipovrch 12 lahev | 10 pieces"],
    ["Lipovrch 10 světlé výčepní, sud KEG 50 l, 6", "Lipovrch 10 světlé výčepní | 6 packages"],
    ["Lipovrch 10 sud 50 l", "Lipovrch 10 sud 50 l | missing"],
    ["100112", "100112 | missing"],
    ["100112;", "100112 | missing"],
    ["100112;hodně", "100112 | unreadable"],
    ["100112 hodně", "100112 | unreadable"],
    ["100112 Lipovrch 10 sud 50 l 72", "100112 | 72 packages"],
    ["1;100112;Lipovrch 10;72;118728,00", "100112 | 72 packages"],
    ["100112;Lipovrch 10, sud 50 l;72;1649,00", "100112 | 72 packages"],
    ["72;100112", "100112 | 72 packages"],
    ["2901401131011;4", "2901401131011 | 4 packages"],
    ["\uFEFF100112;3", "100112 | 3 packages"],
    ["   ", ""],
  ])("C17 %j", (text, expected) => {
    expect(row(text)).toBe(expected);
  });
});

describe("a table with a heading", () => {
  test.each([
    ["SKU;Množství;Jednotka", "100112;2;pal", "100112 | 2 pallets"],
    ["Číslo produktu;Název;Balení;Množství", "100112;Lipovrch 10;sud KEG 50 l;6", "100112 | 6 packages"],
    [
      "Číslo;Název;Přepravky;Vrstvy;Palety",
      "100101;Lipovrch 10;1;2;3",
      "100101 | 1 packages + 2 layers + 3 pallets",
    ],
    ["EAN,Quantity", "2901401131011,4", "2901401131011 | 4 packages"],
    ["Množstvo|Kód tovaru", "5|100101", "100101 | 5 packages"],
    ["Item no\tQty\tUOM", "100101\t5\tlayers", "100101 | 5 layers"],
  ])("C17 %j", (heading, text, expected) => {
    const table = readEntries(["", heading, text]);
    expect(table.headerIndex).toBe(1);
    const [read] = table.rows;
    expect(read && `${read.product} | ${said(read.amount)}`).toBe(expected);
    expect(read?.index).toBe(2);
  });

  it("a row without columns is read freely also below a heading", () => {
    const { rows } = readEntries(["Množství;Kód", "5;100101", "100112 2 pal + 1 vrst"]);
    expect(rows.map(({ product, amount }) => `${product} | ${said(amount)}`)).toEqual([
      "100101 | 5 packages",
      "100112 | 2 pallets + 1 layers",
    ]);
  });

  it("C17 rows keep their places when empty ones and several separators are among them", () => {
    const { rows, headerIndex } = readEntries(["100112;72", "", "100101\t5", "150114 6", "100201,3"]);
    expect(headerIndex).toBeUndefined();
    expect(rows.map(({ index, product }) => [index, product])).toEqual([
      [0, "100112"],
      [2, "100101"],
      [3, "150114"],
      [4, "100201"],
    ]);
  });
});

it("a row of ten thousand characters is cut before it is read", () => {
  const [read] = readEntries(["1 ".repeat(5000)]).rows;
  expect(read?.text.length).toBe(MAX_ROW_CHARS + 1);
});

it("reads any text without throwing", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 60 })), (lines) => {
      const { rows } = readEntries(lines);
      expect(rows.length).toBeLessThanOrEqual(lines.length);
      for (const read of rows) {
        if (read.amount.kind !== "read") continue;
        for (const { count } of read.amount.amounts) expect(Number.isFinite(count)).toBe(true);
      }
    }),
  );
});

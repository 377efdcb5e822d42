import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EntryRow, readEntries } from "./entry-row.ts";

const UNITS = [
  ["packages", "bal"],
  ["layers", "vrstvy"],
  ["pallets", "pal"],
  ["pieces", "ks"],
] as const;
const anyOrdered = fc.record({
  sku: fc.integer({ min: 100_000, max: 999_999 }).map(String),
  count: fc.integer({ min: 1, max: 9999 }),
  unit: fc.constantFrom(...UNITS),
});
const anyOrder = fc.array(anyOrdered, { minLength: 1, maxLength: 8 });
const anySeparator = fc.constantFrom("\t", ";", "|", ",");

type Ordered = { readonly sku: string; readonly count: number; readonly unit: (typeof UNITS)[number] };
const meantBy = ({ sku, count, unit: [unit] }: Ordered) => ({
  product: sku,
  amount: { kind: "read", amounts: [{ count, unit }] },
});
const meaningOf = ({ product, amount }: EntryRow) => ({ product, amount });

describe("C17 rows are read as they were written", () => {
  it("in columns without a heading, by any separator, the unit in a column of its own or beside the number", () => {
    fc.assert(
      fc.property(anyOrder, anySeparator, (order, mark) => {
        for (const gap of [mark, " "]) {
          const lines = order.map(({ sku, count, unit: [, word] }) => `${sku}${mark}${count}${gap}${word}`);
          expect(readEntries(lines).rows.map(meaningOf)).toEqual(order.map(meantBy));
        }
      }),
    );
  });

  it("as sentences, the number of the product before or behind", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const before = order.map(({ sku, count, unit: [, word] }) => `${sku} ${count} ${word}`);
        const behind = order.map(({ sku, count, unit: [, word] }) => `${count} ${word} ${sku}`);
        expect(readEntries(before).rows.map(meaningOf)).toEqual(order.map(meantBy));
        expect(readEntries(behind).rows.map(meaningOf)).toEqual(order.map(meantBy));
      }),
    );
  });

  it("below a heading, in whichever order the columns stand", () => {
    const columns = fc.shuffledSubarray(["Kód", "Název", "Množství", "Jednotka"], { minLength: 4 });
    fc.assert(
      fc.property(anyOrder, columns, fc.constantFrom("\t", ";", "|"), (order, heading, mark) => {
        const lines = order.map(({ sku, count, unit: [, word] }) => {
          const cells: Readonly<Record<string, string>> = {
            Kód: sku,
            Název: "Ležák 12, sud 50 l",
            Množství: String(count),
            Jednotka: word,
          };
          return heading.map((name) => cells[name]).join(mark);
        });
        const { rows, headerIndex } = readEntries([heading.join(mark), ...lines]);
        expect(headerIndex).toBe(0);
        expect(rows.map(meaningOf)).toEqual(order.map(meantBy));
        for (const { otherwise } of rows) expect(otherwise).toEqual(["Ležák 12, sud 50 l"]);
      }),
    );
  });

  it("each by itself: the others, and empty rows among them, change nothing but its place", () => {
    const anyLine = fc.constantFrom("", "100112;72", "2 pal 100101", "Lipovrch 10 sud 50 l, 6", "nic", "  ");
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const { rows } = readEntries(lines);
        const filled = lines.flatMap((text, index) => (text.trim() === "" ? [] : [{ text, index }]));
        expect(rows.map(({ index }) => index)).toEqual(filled.map(({ index }) => index));
        for (const row of rows) {
          const [alone] = readEntries([row.text]).rows;
          expect({ ...alone, index: row.index }).toEqual(row);
        }
      }),
    );
  });
});

describe("columns of packages, layers and pallets", () => {
  const read = (text: string) =>
    readEntries(["Kód;Přepravky;Vrstvy;Palety", text]).rows.map(({ amount }) => amount)[0];

  it.each([
    ["100101;0;0;2", { kind: "read", amounts: [{ count: 2, unit: "pallets" }] }],
    ["100101;;3;", { kind: "read", amounts: [{ count: 3, unit: "layers" }] }],
    ["100101;0;;0", { kind: "missing" }],
    ["100101;moc;1;", { kind: "unreadable", text: "moc" }],
    ["100101;;1.000;", { kind: "ambiguous", counts: [1, 1000], unit: "layers" }],
  ])("C17 %j", (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

import { describe, expect, it, test } from "vitest";
import type { AmountReading } from "./amount.ts";
import { type EntryRow, MAX_ROW_CHARS, MAX_ROWS, readEntries } from "./entry-row.ts";

/** "100112 (or lager) | 2 pallets": what names the product, what else may, and how much. */
function said(row: EntryRow | undefined): string {
  if (!row) return "";
  const otherwise = row.otherwise.length === 0 ? "" : ` (or ${row.otherwise.join(", ")})`;
  return `${row.product}${otherwise} | ${amount(row.amount)}`;
}
function amount(reading: AmountReading): string {
  if (reading.kind === "read")
    return reading.amounts.map(({ count, unit }) => `${count} ${unit}`).join(" + ");
  if (reading.kind === "ambiguous") return `${reading.counts.join(" or ")} ${reading.unit}`;
  return reading.kind === "unreadable" ? `unreadable ${reading.text}` : reading.kind;
}
const under = (heading: string, text: string) => said(readEntries([heading, text]).rows[0]);

it("C17 an entry takes two thousand rows of three hundred characters", () => {
  expect([MAX_ROWS, MAX_ROW_CHARS]).toEqual([2000, 300]);
  const [whole, cut] = [300, 301].map((length) => readEntries(["x".repeat(length)]).rows[0]?.text.length);
  expect([whole, cut]).toEqual([300, 301]);
  expect(readEntries(["x".repeat(500)]).rows[0]?.text).toHaveLength(301);
});

describe("C17 which columns there are", () => {
  test.each([
    ["a unit is read with a bare figure", "Kód;Množství;Jednotka", "100101;2;vrstvy", "100101 | 2 layers"],
    [
      "a unit beside the figure goes before the column's",
      "Kód;Množství;Jednotka",
      "100101;2 pal;ks",
      "100101 | 2 pallets",
    ],
    ["an empty unit says nothing", "Kód;Množství;Jednotka", "100101;2;", "100101 | 2 packages"],
    [
      "a word for a quantity cannot be read",
      "Kód;Množství;Jednotka",
      "100101;hodně;ks",
      "100101 | unreadable hodně",
    ],
    ["no quantity is missing", "Kód;Množství", "100101;", "100101 | missing"],
    [
      "number, code and name in this order, whatever theirs",
      "Název;EAN;Kód;Množství",
      "Ležák;2901;100101;2",
      "100101 (or 2901, Ležák) | 2 packages",
    ],
    ["the name where there is no number in the row", "Kód;Název;Množství", ";Ležák;2", "Ležák | 2 packages"],
    ["nothing where the row names nothing", "Kód;Množství;Název", ";2;", " | 2 packages"],
    ["the first of two columns of one name", "Kód;Kód;Množství", "100101;100102;2", "100101 | 2 packages"],
    [
      "what stands in brackets is no part of a name",
      "Kód (SKU);Množství (ks)",
      "100101;2",
      "100101 | 2 packages",
    ],
    [
      "blanks and capitals are none either",
      " KÓD   produktu ;  MNOŽSTVÍ ",
      "100101;2",
      "100101 | 2 packages",
    ],
    ["a column that nobody knows is left out", "Kód;Barva;Množství", "100101;7;2", "100101 | 2 packages"],
    ["a row shorter than the heading", "Kód;Název;Množství", "100101;Ležák", "100101 (or Ležák) | missing"],
    [
      "packages, layers and pallets each in their own, noughts left out",
      "Kód;Balení;Vrstvy;Palety",
      "100101;0;2;",
      "100101 | 2 layers",
    ],
    ["all of them nought", "Kód;Balení;Vrstvy;Palety", "100101;0;0;0", "100101 | missing"],
    ["one of them a word", "Kód;Balení;Palety", "100101;2;moc", "100101 | unreadable moc"],
    ["one of them a thousand or one", "Kód;Balení;Palety", "100101;;1,000", "100101 | 1 or 1000 pallets"],
    [
      "beside a quantity the packaging says what goods are in",
      "Kód;Balení;Množství;Palety",
      "100101;20 ks;3;9",
      "100101 | 3 packages",
    ],
  ])("%s", (_, heading, text, expected) => {
    expect(under(heading, text)).toBe(expected);
  });

  test.each([
    ["that names no goods", "Množství;Palety"],
    ["that names no amount", "Kód;Název"],
    ["with a figure in it", "Kód;Množství;5"],
    ["of one cell", "Množství"],
  ])("a first row %s is no heading", (_, heading) => {
    expect(readEntries([heading, "100101;2"]).headerIndex).toBeUndefined();
  });

  it("a heading is looked for in the first row only, and there is one", () => {
    const heading = "Kód;Množství";
    expect(readEntries(["100101;2", heading]).headerIndex).toBeUndefined();
    const twice = readEntries([heading, heading, "2;100101"]);
    expect([twice.headerIndex, twice.rows.length]).toEqual([0, 2]);
    expect(said(twice.rows[1])).toBe("2 | 100101 packages");
  });
});

describe("C17 cells without a heading", () => {
  test.each([
    ["empty cells say nothing", ";;100112;;72;;", "100112 | 72 packages"],
    [
      "words behind the number may name it, too",
      "100112;Ležák světlý;72",
      "100112 (or Ležák světlý) | 72 packages",
    ],
    ["units behind the number name nothing", "100112;72;ks", "100112 | 72 pieces"],
    ["a single letter names nothing", "100112;72;X", "100112 | 72 packages"],
    ["of two numbers the first is the product", "100112;100113;5", "100112 | 100113 packages"],
    ["a number of letters and figures", "AB-1234;5", "AB-1234 | 5 packages"],
    ["an amount before the goods, when none stands behind", "5;Ležák světlý", "Ležák světlý | 5 packages"],
    ["an amount behind goes before one in front", "5;Ležák světlý;6", "Ležák světlý | 6 packages"],
    ["figures only: the first is what is meant", "12;5", "12 | 5 packages"],
    [
      "an amount that cannot be read is told by its last cell",
      "100112;moc;hodně",
      "100112 (or moc, hodně) | unreadable hodně",
    ],
    ["the first amount counts, prices behind do not", "100112;2;pal;1649,00", "100112 | 2 pallets"],
    ["quotes around a cell are none of it", `'100112';"2 pal"`, "100112 | 2 pallets"],
    ["a tab goes before a semicolon", "100112\t2;5", "100112 | unreadable 2;5"],
    ["a comma behind a number parts, one within figures does not", "100112,2,5 pal", "100112 | 2.5 pallets"],
    ["a thousand or one behind a comma", "100112,1.000", "100112 | 1 or 1000 packages"],
  ])("%s", (_, text, expected) => {
    expect(said(readEntries([text]).rows[0])).toBe(expected);
  });
});

describe("C17 rows as people write them", () => {
  test.each([
    ["a list with dashes", "– 100112 6", "100112 | 6 packages"],
    ["a list with bullets", "• 6 ks lipovrch", "lipovrch | 6 pieces"],
    ["a numbered list", "12) 100112 6", "100112 | 6 packages"],
    ["an equals sign", "100112 = 6", "100112 | 6 packages"],
    ["a star", "100112*6", "100112 | 6 packages"],
    ["a unit behind", "100112 2 pal", "100112 | 2 pallets"],
    ["several units", "100112 2 pal + 1 vrstva", "100112 | 2 pallets + 1 layers"],
    [
      "the words between are another name",
      "100112 Lipovrch 10 72",
      "100112 (or 100112 Lipovrch 10) | 72 packages",
    ],
    ["a bare figure in front of words is part of them", "12 lipovrch", "12 lipovrch | missing"],
    ["with its unit it is an amount", "12 ks lipovrch", "lipovrch | 12 pieces"],
    ["a crossed figure in front is one, too", "3x lipovrch 12", "lipovrch 12 | 3 packages"],
    ["litres behind are how the goods are packed", "lipovrch sud 30 l", "lipovrch sud 30 l | missing"],
    [
      "a code with words that are no amount",
      "100112 prosím",
      "100112 (or 100112 prosím) | unreadable prosím",
    ],
    ["words alone", "lipovrch", "lipovrch | missing"],
  ])("%s", (_, text, expected) => {
    expect(said(readEntries([text]).rows[0])).toBe(expected);
  });
});

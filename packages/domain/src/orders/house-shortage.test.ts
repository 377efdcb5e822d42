import { describe, expect, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { type HouseShortage, linesCredited, linesCutShort } from "./house-shortage.ts";

const row = (more: Partial<HouseShortage> = {}): HouseShortage => ({
  kind: "confirmation",
  sku: toId<Sku>("130501"),
  validFrom: toLocalDate("2026-11-01"),
  validTo: toLocalDate("2026-12-31"),
  mostBoxes: 12,
  reason: "Letos je ho málo",
  ...more,
});
const boxes = (count: number, sku = toId<Sku>("130501")) => [{ lineNo: 1, sku, boxes: count }];
const day = toLocalDate("2026-11-26");

describe("D11 B6 what the house ERP confirms and delivers", () => {
  test.each<[string, number, Partial<HouseShortage>, number, string | undefined]>([
    ["fewer than there are", 11, {}, 11, undefined],
    ["as many as there are", 12, {}, 12, undefined],
    ["more than there are", 13, {}, 12, "Letos je ho málo"],
    ["of what is not there at all", 1, { mostBoxes: 0 }, 0, "Letos je ho málo"],
    ["of another product", 13, { sku: toId<Sku>("130514") }, 13, undefined],
    ["short elsewhere on the way", 13, { kind: "delivery" }, 13, undefined],
    ["on the first day", 13, { validFrom: day }, 12, "Letos je ho málo"],
    ["on the last day", 13, { validTo: day }, 12, "Letos je ho málo"],
    ["a day too early", 13, { validFrom: toLocalDate("2026-11-27") }, 13, undefined],
    ["a day too late", 13, { validTo: toLocalDate("2026-11-25") }, 13, undefined],
    ["without an end", 13, { validTo: null }, 12, "Letos je ho málo"],
  ])("%s", (_, ordered, more, confirmed, reason) => {
    const lines = linesCutShort("confirmation", boxes(ordered), { day, shortages: [row(more)] });
    expect(lines).toEqual([{ lineNo: 1, boxes: confirmed, ...(reason === undefined ? {} : { reason }) }]);
  });

  test("every line is named, each by the row of its own product and step", () => {
    const shortages = [
      row(),
      row({ kind: "delivery", sku: toId<Sku>("100101"), mostBoxes: 4, reason: "Poškozená paleta" }),
    ];
    const lines = [
      { lineNo: 1, sku: toId<Sku>("130501"), boxes: 20 },
      { lineNo: 2, sku: toId<Sku>("100101"), boxes: 20 },
    ];
    expect(linesCutShort("confirmation", lines, { day, shortages })).toMatchObject([
      { boxes: 12 },
      { boxes: 20 },
    ]);
    expect(linesCutShort("delivery", lines, { day, shortages })).toMatchObject([{ boxes: 20 }, { boxes: 4 }]);
  });
});

describe("D11 B6 what the house ERP credits", () => {
  const credit = row({ kind: "credit", mostBoxes: 2, reason: "Poškozené etikety" });
  test.each<[string, number, readonly HouseShortage[], number | undefined]>([
    ["nothing without a row", 5, [], undefined],
    ["nothing for a shortage of another kind", 5, [row()], undefined],
    ["no more than the row says", 5, [credit], 2],
    ["no more than was invoiced", 1, [credit], 1],
    ["nothing of what was not invoiced", 0, [credit], undefined],
    ["nothing on other days", 5, [{ ...credit, validFrom: toLocalDate("2026-11-27") }], undefined],
  ])("%s", (_, invoiced, shortages, credited) => {
    expect(linesCredited(boxes(invoiced), { day, shortages })).toEqual(
      credited === undefined ? [] : [{ lineNo: 1, boxes: credited, reason: "Poškozené etikety" }],
    );
  });
});

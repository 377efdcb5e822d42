import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { judgeCollected } from "./collected-empties.ts";
import { type HouseShortage, linesCredited, linesCutShort } from "./house-shortage.ts";

const day = (text: string) => toLocalDate(text);

describe("EMPTIES-01 what the driver took over", () => {
  const planned = [
    { code: "KEG50", units: 7, lineNo: 1 },
    { code: "CR20", units: 4, lineNo: 2 },
    { code: "KEG50", units: 3, lineNo: 3 },
  ];
  const facts = { planned, takenBack: new Set(["KEG50", "CR20", "PALEUR"]) };
  const kegs = (units: number) => ({ code: "KEG50", units });
  const crates = { code: "CR20", units: 4 };

  test.each([
    ["all", 10, [7, 3]],
    ["more than all: the last line takes the rest", 14, [7, 7]],
    ["some of the second line", 8, [7, 1]],
    ["the first line alone", 7, [7, 0]],
    ["some of the first line", 5, [5, 0]],
    ["none", 0, [0, 0]],
  ])("EMPTIES-01 of one type on two lines, %s", (_, units, [first, second]) => {
    const judged = judgeCollected([kegs(units), crates], facts);
    expect(judged.ok && judged.value.lines).toEqual([
      { lineNo: 1, units: first },
      { lineNo: 3, units: second },
      { lineNo: 2, units: 4 },
    ]);
  });

  test.each([
    ["one piece that was not planned is told", 1, [{ code: "PALEUR", units: 1 }]],
    ["none of it is not", 0, []],
  ])("EMPTIES-01 %s", (_, units, unplanned) => {
    const judged = judgeCollected([kegs(1), crates, { code: "PALEUR", units }], facts);
    expect(judged.ok && judged.value.unplanned).toEqual(unplanned);
  });

  test.each([
    [
      "a type that nobody takes back",
      [kegs(1), crates, { code: "BOX", units: 1 }],
      { kind: "empties-unknown", code: "BOX" },
    ],
    ["a type named twice", [kegs(1), crates, kegs(2)], { kind: "empties-twice", code: "KEG50" }],
    ["no word of what was planned: the first is named", [], { kind: "empties-missing", code: "KEG50" }],
    ["or the one that is left out", [kegs(1)], { kind: "empties-missing", code: "CR20" }],
  ])("D11 refuses %s", (_, told, refusal) => {
    expect(judgeCollected(told, facts)).toEqual({ ok: false, refusal });
  });

  it("EMPTIES-01 what was planned may be told, though it is taken back no more", () => {
    expect(judgeCollected([kegs(1), crates], { planned, takenBack: new Set() }).ok).toBe(true);
  });
});

describe("D11 B6 where the house ERP falls short", () => {
  const row = (said: Partial<HouseShortage> = {}): HouseShortage => ({
    kind: "delivery",
    sku: toId<Sku>("100112"),
    validFrom: day("2026-11-20"),
    validTo: day("2026-11-30"),
    mostBoxes: 2,
    reason: "Vyprodáno",
    ...said,
  });
  const three = [{ lineNo: 1, sku: toId<Sku>("100112"), boxes: 3 }];
  const cutOn = (asked: string, ...shortages: readonly HouseShortage[]) =>
    linesCutShort("delivery", three, { day: day(asked), shortages })[0];

  test.each([
    ["on its first day", "2026-11-20", row(), 2],
    ["on its last day", "2026-11-30", row(), 2],
    ["the day before", "2026-11-19", row(), 3],
    ["the day after", "2026-12-01", row(), 3],
    ["for ever", "2031-01-01", row({ validTo: null }), 2],
    ["of other goods", "2026-11-23", row({ sku: toId<Sku>("100101") }), 3],
    ["of what is promised, not of what is brought", "2026-11-23", row({ kind: "confirmation" }), 3],
    ["that allows just as many", "2026-11-23", row({ mostBoxes: 3 }), 3],
    ["that allows none", "2026-11-23", row({ mostBoxes: 0 }), 0],
  ])("a shortage %s", (_, asked, shortage, left) => {
    const reason = left < 3 ? { reason: "Vyprodáno" } : {};
    expect(cutOn(asked, shortage)).toEqual({ lineNo: 1, boxes: left, ...reason });
  });

  it("of two the first holds", () => {
    expect(cutOn("2026-11-23", row({ mostBoxes: 1 }), row())).toMatchObject({ boxes: 1 });
    expect(cutOn("2026-11-23", row(), row({ mostBoxes: 1 }))).toMatchObject({ boxes: 2 });
  });

  test.each([
    [5, 3],
    [3, 3],
    [1, 1],
    [0, undefined],
  ])("credits of three invoiced boxes with a row for %s just %s", (mostBoxes, credited) => {
    const shortages = [row({ kind: "credit", mostBoxes })];
    const lines = linesCredited(three, { day: day("2026-11-23"), shortages });
    expect(lines).toEqual(
      credited === undefined ? [] : [{ lineNo: 1, boxes: credited, reason: "Vyprodáno" }],
    );
  });

  it("what is brought is never more than what was promised, whatever the rows", () => {
    const some = fc.array(
      fc.record({
        kind: fc.constantFrom("confirmation" as const, "delivery" as const),
        mostBoxes: fc.nat(9),
      }),
    );
    fc.assert(
      fc.property(some, fc.nat(9), (said, ordered) => {
        const facts = { day: day("2026-11-23"), shortages: said.map(row) };
        const [promised] = linesCutShort(
          "confirmation",
          [{ lineNo: 1, sku: toId<Sku>("100112"), boxes: ordered }],
          facts,
        );
        const [brought] = linesCutShort(
          "delivery",
          [{ lineNo: 1, sku: toId<Sku>("100112"), boxes: promised?.boxes ?? 0 }],
          facts,
        );
        expect(promised?.boxes).toBeLessThanOrEqual(ordered);
        expect(brought?.boxes).toBeLessThanOrEqual(promised?.boxes ?? 0);
        expect(promised?.reason !== undefined).toBe((promised?.boxes ?? 0) < ordered);
      }),
    );
  });
});

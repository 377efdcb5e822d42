import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { judgeSubstitutes, MOST_SUBSTITUTES, shareShort, shortLines } from "./share-short.ts";

const early = { number: "4700000001", ordered: 3, sentAt: "2026-11-23T08:00:00.000Z" };
const late = { number: "4700000002", ordered: 4, sentAt: "2026-11-23T09:00:00.000Z" };
const together = { number: "4700000003", ordered: 2, sentAt: "2026-11-23T09:00:00.000Z" };

describe("DORD-03 goods run out", () => {
  test.each<[string, number, Record<string, number>]>([
    ["enough for all", 9, { [early.number]: 3, [late.number]: 4, [together.number]: 2 }],
    ["more than all", 99, { [early.number]: 3, [late.number]: 4, [together.number]: 2 }],
    [
      "the first whole, the second the rest",
      5,
      { [early.number]: 3, [late.number]: 2, [together.number]: 0 },
    ],
    ["sent in the same moment: by number", 8, { [early.number]: 3, [late.number]: 4, [together.number]: 1 }],
    ["none", 0, { [early.number]: 0, [late.number]: 0, [together.number]: 0 }],
    ["fewer than none", -2, { [early.number]: 0, [late.number]: 0, [together.number]: 0 }],
  ])("%s", (_what, available, expected) => {
    expect(Object.fromEntries(shareShort(available, [together, late, early]))).toEqual(expected);
  });

  it("shares out no more than there is and no more than anybody wants, and leaves nothing while somebody wants it", () => {
    const orders = fc.uniqueArray(
      fc.record({
        number: fc.string(),
        ordered: fc.integer({ min: 1, max: 500 }),
        sentAt: fc.constantFrom(early.sentAt, late.sentAt),
      }),
      { selector: ({ number }) => number },
    );
    fc.assert(
      fc.property(fc.nat(2000), orders, (available, wanted) => {
        const given = shareShort(available, wanted);
        const sum = [...given.values()].reduce((all, one) => all + one, 0);
        expect(sum).toBe(
          Math.min(
            available,
            wanted.reduce((all, { ordered }) => all + ordered, 0),
          ),
        );
        for (const { number, ordered } of wanted) expect(given.get(number)).toBeLessThanOrEqual(ordered);
      }),
    );
  });
});

describe("DORD-03 the confirmation of an order that gets less", () => {
  const lines = [
    { lineNo: 1, ordered: 10 },
    { lineNo: 2, ordered: 4 },
    { lineNo: 3, ordered: 6 },
  ];
  const why = { reason: "Vyprodáno", substitutes: ["100201"] };

  test("gives the others in full, and says why and what else of what is short", () => {
    expect(shortLines(lines, { ...why, lineNos: [2], boxes: 1 })).toEqual([
      { lineNo: 1, boxes: 10 },
      { lineNo: 2, boxes: 1, reason: "Vyprodáno", substitutes: ["100201"] },
      { lineNo: 3, boxes: 6 },
    ]);
  });

  test("the same goods twice: the later line gives first, and a whole line explains nothing", () => {
    expect(shortLines(lines, { ...why, lineNos: [1, 3], boxes: 12 })).toEqual([
      { lineNo: 1, boxes: 10 },
      { lineNo: 2, boxes: 4 },
      { lineNo: 3, boxes: 2, reason: "Vyprodáno", substitutes: ["100201"] },
    ]);
  });

  test("with nothing to offer in its place", () => {
    expect(shortLines(lines, { reason: "Vyprodáno", substitutes: [], lineNos: [2], boxes: 0 })[1]).toEqual({
      ...{ lineNo: 2, boxes: 0, reason: "Vyprodáno" },
    });
  });
});

describe("DORD-03 what is offered in its place", () => {
  const isKnown = (sku: string) => sku.startsWith("1");

  test.each<[string, readonly string[], string | undefined]>([
    ["nothing", [], undefined],
    ["as many as may be", ["1a", "1b", "1c"], undefined],
    ["one more", ["1a", "1b", "1c", "1d"], "too-many-substitutes"],
    ["itself", ["1a", "100"], "substitute-unknown"],
    ["what nobody knows", ["2a"], "substitute-unknown"],
    ["the same twice", ["1a", "1a"], "substitute-unknown"],
  ])("%s", (_what, substitutes, refusal) => {
    const judged = judgeSubstitutes(substitutes, { sku: "100", isKnown });
    expect(judged.ok ? undefined : judged.refusal.kind).toBe(refusal);
    if (judged.ok) expect(substitutes.length).toBeLessThanOrEqual(MOST_SUBSTITUTES);
  });
});

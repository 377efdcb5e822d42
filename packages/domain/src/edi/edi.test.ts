import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Packaging } from "../catalog/product.ts";
import { isGln } from "../ship-to/gln.ts";
import { askedBoxes, inPartnerUnits } from "./asked-boxes.ts";
import { dueMessages } from "./due-messages.ts";
import { gtinOf } from "./gtin.ts";
import { allRefused, lineKind, orderKind, withGiven } from "./order-answer.ts";
import type { EdiCounting, EdiUnit } from "./order-message.ts";
import { lineReason, orderReason } from "./refusal-reason.ts";

const crate: Packaging = { itemsPerBox: 20, boxesPerLayer: 8, layersPerPallet: 5, boxesPerPallet: 40 };
const named: EdiCounting = { pieces: "named", partBoxes: "refuse" };

describe("what a line asks for in boxes", () => {
  test.each([
    ["boxes", 3, "box", false, named, 3],
    ["layers", 2, "layer", false, named, 16],
    ["pallets", 1.5, "pallet", false, named, 60],
    ["pieces of the box's code are boxes", 3, "piece", false, named, 3],
    ["pieces of the bottle's code are bottles", 40, "piece", true, named, 2],
    ["a partner whose pieces are always bottles", 40, "piece", false, { ...named, pieces: "bottles" }, 2],
    ["part of a box goes up", 30, "piece", true, { ...named, partBoxes: "up" }, 2],
    ["part of a box goes down", 39, "piece", true, { ...named, partBoxes: "down" }, 1],
    ["but never to nothing", 5, "piece", true, { ...named, partBoxes: "down" }, 1],
  ] as const)("%s", (_what, quantity, unit, namesPiece, counting, boxes) => {
    const asked = askedBoxes({ quantity, unit }, { packaging: crate, namesPiece }, counting);
    expect(asked).toMatchObject({ ok: true, value: { boxes } });
  });

  test.each([
    ["a unit that nobody knows", 3, null, crate, "unit-unknown"],
    ["layers of goods that do not stack", 3, "layer", { ...crate, boxesPerLayer: 0 }, "unit-not-sold"],
    ["nothing", 0, "box", crate, "quantity-invalid"],
    ["less than nothing", -4, "box", crate, "quantity-invalid"],
    ["no number", Number.NaN, "box", crate, "quantity-invalid"],
    ["more than there is beer", 1e9, "pallet", crate, "quantity-invalid"],
    ["part of a box, where that is refused", 2.5, "box", crate, "part-box"],
  ] as const)("%s is refused", (_what, quantity, unit, packaging, kind) => {
    const asked = askedBoxes({ quantity, unit }, { packaging, namesPiece: true }, named);
    expect(asked).toEqual({ ok: false, refusal: { kind } });
  });

  test("whole boxes are told in the units they were asked in", () => {
    const units = fc.constantFrom<EdiUnit>("piece", "box", "layer", "pallet");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), units, (boxes, unit) => {
        const factor = { piece: 20, box: 1, layer: 1 / 8, pallet: 1 / 40 }[unit];
        const quantity = boxes * factor;
        const asked = askedBoxes({ quantity, unit }, { packaging: crate, namesPiece: true }, named);
        if (!asked.ok) throw new Error(asked.refusal.kind);
        expect(asked.value).toMatchObject({ boxes, isRounded: false });
        expect(inPartnerUnits(boxes, asked.value.unitsPerBox)).toBeCloseTo(quantity, 3);
      }),
    );
  });
});

describe("what is answered", () => {
  const line = (sku: string, boxes: number) => ({ sku, boxes, reason: null });

  test("a line is accepted, changed or refused; so is the order", () => {
    expect(lineKind(line("100101", 2))).toBe("accepted");
    expect(lineKind({ boxes: 2, reason: "limit-reached" })).toBe("changed");
    expect(lineKind({ boxes: 0, reason: "product-unknown" })).toBe("refused");
    expect(orderKind([line("100101", 2)])).toBe("accepted");
    expect(orderKind([line("100101", 2), { boxes: 0, reason: "not-sold" }])).toBe("changed");
    expect(orderKind([])).toBe("refused");
  });

  test("a whole order that is refused keeps what was wrong with single lines", () => {
    const refused = allRefused([line("100101", 2), { boxes: 0, reason: "not-sold" }], "day-closed");
    expect(refused.map(({ reason }) => reason)).toEqual(["day-closed", "not-sold"]);
    expect(orderKind(refused)).toBe("refused");
  });

  test("what the brewery gives is shared among the lines of a product, and adds up", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 300 }), (asked, given) => {
        const lines = asked.map((boxes) => line("100101", boxes));
        const told = withGiven(lines, new Map([["100101", given]]), "brewery-changed");
        expect(told.reduce((sum, { boxes }) => sum + boxes, 0)).toBe(given);
        for (const [at, { boxes, reason }] of told.entries())
          expect(reason).toBe(boxes === asked[at] ? null : "brewery-changed");
      }),
    );
  });

  test("the rules of the catalogue and of the order give the partner a reason", () => {
    expect(lineReason({ kind: "product-limit-exceeded" })).toBe("limit-reached");
    expect(lineReason({ kind: "needs-tank-method" })).toBe("not-sold");
    const breach = { limit: 1, actual: 0, difference: 1, percent: 0, shown: 1 };
    expect(
      orderReason({ kind: "limit-crossed", breach: { ...breach, kind: "min-price-not-reached" } as never }),
    ).toBe("minimum-not-reached");
    expect(orderReason({ kind: "day-closed", because: {} as never, nextDay: null })).toBe("day-closed");
    expect(orderReason({ kind: "cart-changed" })).toBe("needs-a-person");
  });
});

describe("which messages are due", () => {
  test.each([
    ["received", true, [], []],
    ["confirmed", false, [], []],
    ["confirmed", true, [], ["response"]],
    ["loaded", true, [], ["response"]],
    ["on-the-way", false, [], ["despatch"]],
    ["delivered", true, ["D1"], ["despatch", "invoice"]],
    ["partially-delivered", false, ["D1", "K2"], ["despatch", "invoice", "invoice"]],
    ["cancelled", true, [], ["response"]],
  ] as const)("%s, differing %s, papers %j", (state, differs, papers, kinds) => {
    expect(dueMessages({ state, differs, papers }).map(({ kind }) => kind)).toEqual(kinds);
  });
});

test.each([
  ["2909805001015", true],
  ["2909805001016", false],
  ["290980500101", false],
  ["", false],
])("GLN %s is one: %s", (text, isOne) => {
  expect(isGln(text)).toBe(isOne);
});

test("a GTIN-14 of a box is its GTIN-13", () => {
  expect(gtinOf("02901001011010")).toBe("2901001011010");
  expect(gtinOf("12901001011017")).toBe("12901001011017");
});

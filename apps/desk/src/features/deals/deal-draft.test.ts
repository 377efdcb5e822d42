import { describe, expect, test } from "vitest";
import { boxesIn, formOf, offerOf } from "./deal-draft.ts";
import type { DealOffer } from "./use-deals.ts";

const item = { sku: "130514", name: "Vánoční speciál", isMandatory: true, defaultBoxes: 2 };
const flex: DealOffer = {
  ...{ rule: "flex", discountPercent: 8.5, validFrom: "2026-12-01", validTo: null, maxPackages: 2 },
  ...{ minBoxes: 7, maxBoxes: null, items: [{ ...item, minBoxes: 1, maxBoxes: 6 }] },
};

describe("DGOOD-03 a package deal as a form has it", () => {
  test("comes back as it was", () => {
    const { items, ...rest } = flex;
    expect(offerOf(formOf(flex))).toEqual({ ...rest, items: items.map(({ name: _name, ...one }) => one) });
    expect(formOf(flex).discountPercent).toBe("8,50");
    expect(formOf({ ...flex, discountPercent: 8 }).discountPercent).toBe("8");
  });

  test("fixed contents have no bounds but themselves", () => {
    const form = { ...formOf(flex), rule: "fixed", minBoxes: "1", maxBoxes: "" };
    expect(offerOf(form)).toMatchObject({ minBoxes: 2, maxBoxes: 2, items: [{ minBoxes: 2, maxBoxes: 2 }] });
    expect(boxesIn(form)).toBe(2);
  });

  test("what is no number is told as one that is refused", () => {
    const form = { ...formOf(flex), discountPercent: "x", maxPackages: "", minBoxes: "1,5" };
    expect(offerOf(form)).toMatchObject({ discountPercent: -1, maxPackages: -1, minBoxes: -1 });
    expect(offerOf({ ...form, items: [{ ...item, boxes: "", least: "", most: "" }] }).items).toMatchObject([
      { defaultBoxes: -1 },
    ]);
  });

  test("a package without contents begins as a fixed one", () => {
    expect(formOf(null)).toMatchObject({ rule: "fixed", items: [], validTo: "" });
  });
});

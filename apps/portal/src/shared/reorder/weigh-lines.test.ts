import { describe, expect, it, test } from "vitest";
import type { PreviewAnswer, PreviewItem } from "./preview-answer.ts";
import { type PastGoods, weighLines } from "./weigh-lines.ts";

const keg: PastGoods = {
  name: "Lipovrch 11 světlý ležák, sud KEG 50 l",
  brand: "Lipovrch",
  packageType: "keg",
  plato: 11,
  unit: "keg",
};

/** Four kegs at 1 940 Kč, then and now, as the server weighs them; a test says what matters to it. */
function someItem(said: Partial<PreviewItem> = {}): PreviewItem {
  const item: PreviewItem = {
    state: "ADDABLE",
    sku: "100212",
    name: keg.name,
    index: 0,
    quantity: 4,
    saved_quantity: 4,
    price: { value: 1940, currency: "CZK" },
    saved_price: { value: 1940, currency: "CZK" },
    changes: [],
    error: null,
    replacement: null,
  };
  return { ...item, ...said };
}

function weighed(...items: readonly PreviewItem[]) {
  const answer: PreviewAnswer = {
    blocker: null,
    ship_to_id: "500101",
    delivery_method: "selfpickup_selfpickup",
    delivery_date: "2026-11-23",
    is_other_ship_to: false,
    cart_lines: 0,
    items: [...items],
  };
  return weighLines(answer, [keg, keg]);
}

describe("a saved order held against today", () => {
  it("C2 what can be had as it was costs what it comes to", () => {
    const { same, changed, refused, netMinor, currency } = weighed(someItem());
    expect(same).toMatchObject([{ goods: { brand: "Lipovrch" }, unit: "keg", boxes: 4, netMinor: 776_000 }]);
    expect([changed, refused]).toEqual([[], []]);
    expect({ netMinor, currency }).toEqual({ netMinor: 776_000, currency: "CZK" });
  });

  test.each([
    [
      "another price",
      { changes: ["price"], price: { value: 2000, currency: "CZK" } },
      [{ kind: "price", beforeMinor: 194_000, nowMinor: 200_000 }],
    ],
    ["another pack", { changes: ["pack"], quantity: 5 }, [{ kind: "pack", beforeBoxes: 4, nowBoxes: 5 }]],
    ["no price of then", { changes: ["price"], saved_price: null }, [{ kind: "price-list" }]],
    [
      "another currency",
      { changes: ["price"], price: { value: 80, currency: "EUR" } },
      [{ kind: "price-list" }],
    ],
  ] as const)("C2 D06 %s is told", (_, said, changes) => {
    const { changed } = weighed(someItem({ ...said, changes: [...said.changes], state: "CHANGED" }));
    expect(changed[0]?.changes).toEqual(changes);
  });

  it("D06 what cannot be had says why, keeps the boxes of then, and costs nothing", () => {
    const { refused, netMinor } = weighed(
      someItem(),
      someItem({
        state: "NOT_ADDABLE",
        sku: "100112",
        index: 1,
        quantity: 0,
        error: { message: "Už se neprodává." },
      }),
    );
    expect(refused).toMatchObject([{ id: "1", boxes: 4, netMinor: undefined, whyNot: "Už se neprodává." }]);
    expect(netMinor).toBe(776_000);
  });
});

import { describe, expect, it } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { packingSteps } from "../detail/packing-steps.ts";
import { cells, floorOf } from "../detail/stack-layout.ts";
import { placeRefusal, refusalFor } from "./list-refusal.ts";
import { formOf, rowFacts, titleOf } from "./row-facts.ts";

const deposit = (code: string, number_of_units: number, each: number) => ({
  packaging_code: code,
  packaging_name: code,
  number_of_units,
  deposit: each,
  total: number_of_units * each,
});

const crate = someProduct({
  name: "Lipovrch 11 světlý ležák, lahev 0,5 l, přepravka 20 ks",
  package_type: "bottle",
  packaging: "B05C20",
  volume_fe: "0,5 l",
  number_of_items_in_box: 20,
  multi_deposit: [deposit("BTL05", 20, 3), deposit("CR20", 1, 100)],
});

describe("the facts of a row", () => {
  it("CATALOG-02 of a crate: bottle, how many, the deposit of all its parts", () => {
    expect(rowFacts(crate)).toEqual([
      { kind: "vessel", type: "bottle", volume: "0,5 l" },
      { kind: "items", unit: "crate", count: 20 },
      { kind: "deposit", money: { minor: 16_000, currency: "CZK" } },
    ]);
    expect([titleOf(crate), formOf(crate)]).toEqual([
      "Lipovrch 11 světlý ležák",
      "Lahev 0,5 l, přepravka 20 ks",
    ]);
  });

  it("CATALOG-02 of a keg: its deposit and its weight instead of how many", () => {
    const keg = someProduct({ multi_deposit: [deposit("KEG50", 1, 1500)] });
    expect(rowFacts(keg).map(({ kind }) => kind)).toEqual(["vessel", "deposit", "weight"]);
  });

  it("CATALOG-02 of what nobody takes back: that it is one-way, and only for drinks", () => {
    const can = someProduct({ package_type: "can", packaging: "C05T24", number_of_items_in_box: 24 });
    expect(rowFacts(can).map(({ kind }) => kind)).toEqual(["vessel", "items", "one-way"]);
    const glasses = someProduct({ package_type: "carton", packaging: "POS", volume_fe: null });
    expect(rowFacts(glasses).map(({ kind }) => kind)).toEqual(["vessel", "weight"]);
  });

  it("SHIPTO-11 says once why nothing can be ordered, if it lies in the place", () => {
    const saleability = (reason: string | null) => ({
      saleability: { sellable: reason === null, next_date: null, reason },
    });
    expect(placeRefusal([saleability("ship-to-suspended"), saleability("ship-to-suspended")])).toBe(
      "ship-to-suspended",
    );
    expect(placeRefusal([saleability("ship-to-suspended"), saleability(null)])).toBeUndefined();
    expect(placeRefusal([saleability("needs-tank-method")])).toBeUndefined();
    expect(placeRefusal([])).toBeUndefined();
  });

  it("SESSION-33 does not ask for a choice of whoever has only suspended places", () => {
    const [suspended, approved] = [{ shipToStatus: "SUSPENDED" }, { shipToStatus: "APPROVED" }];
    expect(refusalFor("ship-to-unknown", [suspended])).toBe("ship-to-suspended");
    expect(refusalFor("ship-to-unknown", [suspended, approved])).toBe("ship-to-unknown");
    expect(refusalFor("ship-to-unknown", [])).toBe("ship-to-unknown");
  });
});

describe("the packing of a product", () => {
  it("CATALOG-04 goes from the box over the layer to the pallet with its wood", () => {
    const steps = packingSteps(someProduct(), 1537);
    expect(
      steps.map(({ part, times, boxes, litres, kilograms }) => [part, times, boxes, litres, kilograms]),
    ).toEqual([
      ["box", 1, 1, 50, 63],
      ["layer", 6, 6, 300, 378],
      ["pallet", 4, 24, 1200, 1537],
    ]);
  });

  it("CATALOG-04 stops at the box for goods that do not stack", () => {
    const tank = someProduct({ number_of_products_on_layer: 0, number_of_items_on_pallet: 0 });
    expect(packingSteps(tank, null).map(({ part }) => part)).toEqual(["box"]);
  });

  for (const boxesPerLayer of [1, 4, 6, 8, 15, 21, 24, 40]) {
    it(`CATALOG-04 draws a layer of ${boxesPerLayer} whole, and of lower layers what is seen`, () => {
      const floor = floorOf(boxesPerLayer);
      expect(floor.columns * floor.rows).toBeGreaterThanOrEqual(boxesPerLayer);
      expect(cells(floor, { boxesPerLayer, layers: 1 })).toHaveLength(boxesPerLayer);
      const seen = cells(floor, { boxesPerLayer, layers: 3 });
      expect(seen.filter(({ layer }) => layer === 2)).toHaveLength(boxesPerLayer);
      expect(new Set(seen.map(({ column, row, layer }) => `${column} ${row} ${layer}`)).size).toBe(
        seen.length,
      );
    });
  }
});

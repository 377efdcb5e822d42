import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxesOf } from "../catalog/packaging.ts";
import { type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import {
  anyBundle,
  anyCartFacts,
  anyGoods,
  anyPrices,
  line,
  partsOf,
  type Shelf,
  UNSTACKED,
} from "../testing/builders.ts";
import { MAX_PER_UNIT } from "./cart.ts";
import { clampLine } from "./clamp-line.ts";
import { whyNotAddable } from "./new-line.ts";

const crate = anyGoods();
const shelf: Shelf = [[crate, anyPrices(22_100)]];
const { boxesPerLayer, boxesPerPallet } = crate.packaging;
const left = (boxes: number) => anyCartFacts(shelf, { boxesLeft: new Map([[crate.sku, boxes]]) });
const amounts = fc.record({ packages: fc.nat(30), layers: fc.nat(12), pallets: fc.nat(4) });

describe("C6 a line that is clamped", () => {
  it("C6 keeps whole pallets and layers as long as they fit, and the rest is loose", () => {
    const wanted = line(crate.sku, { pallets: 2, layers: 1, packages: 3 });
    const clamped = clampLine(wanted, left(boxesPerPallet + boxesPerLayer + 1));
    expect(clamped).toMatchObject({ pallets: 1, layers: 1, packages: 1 });
  });

  it("C6 takes exactly what a limit leaves beside what is there, and nothing when it leaves nothing", () => {
    fc.assert(
      fc.property(amounts, amounts, fc.nat(400), (wanted, there, limit) => {
        const [asked, present] = [line(crate.sku, wanted), line(crate.sku, there)];
        const facts = left(limit);
        fc.pre(whyNotAddable(asked, facts, present)?.kind === "product-limit-exceeded");
        const clamped = clampLine(asked, facts, present);
        const free = Math.max(0, limit - boxesOf(present, crate.packaging));
        expect(clamped ? boxesOf(clamped, crate.packaging) : 0).toBe(free);
      }),
    );
  });

  it("C6 never holds more of a unit than a line may", () => {
    const present = line(crate.sku, { packages: MAX_PER_UNIT - 1 });
    expect(clampLine(line(crate.sku, { packages: 5 }), anyCartFacts(shelf), present)?.packages).toBe(1);
    const full = line(crate.sku, { packages: MAX_PER_UNIT });
    expect(clampLine(line(crate.sku, { packages: 5 }), anyCartFacts(shelf), full)).toBeUndefined();
  });

  it("C6 is not what helps where it is not the amount that is wrong", () => {
    const gone = anyGoods({ sku: toId<Sku>("100107"), sellableTo: toLocalDate("2026-11-01") });
    const facts = anyCartFacts([[gone, anyPrices(9900)]]);
    expect(clampLine(line(gone.sku, { packages: 2 }), facts)).toBeUndefined();
    expect(clampLine(line("999999", { packages: 2 }), facts)).toBeUndefined();
  });

  it("C6 BUNDLE-07 takes of a bundle what the customer may still have", () => {
    const sku = toId<Sku>("950560");
    const bundle = anyGoods({
      sku,
      packaging: UNSTACKED,
      truckOrdering: false,
      deposits: [],
      bundle: anyBundle({ maxPackages: 4, packagesOrdered: 1 }),
    });
    const inside = ["100201", "100301", "120101"].map((one) => anyGoods({ sku: toId<Sku>(one) }));
    const facts = anyCartFacts([
      [bundle, { rows: [] }],
      ...inside.map((goods) => [goods, anyPrices(26_000)] as const),
    ]);
    const parts = partsOf("16 100201, 8 100301, 16 120101");
    const wanted = line(sku, { packages: 5, parts });
    expect(clampLine(wanted, facts)?.packages).toBe(3);
    expect(clampLine(wanted, facts, line(sku, { packages: 2, parts }))?.packages).toBe(1);
  });
});

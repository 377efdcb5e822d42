import { describe, expect, it } from "vitest";
import type { OrderUnit } from "../catalog/orderable-units.ts";
import type { Amounts } from "../catalog/packaging.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import {
  anyCartFacts,
  anyGoods,
  anyPrices,
  anyTankBeer,
  FRIDAY_MORNING,
  line,
  rule,
} from "../testing/builders.ts";
import { moveCart } from "./move-cart.ts";
import type { CartFacts } from "./quote.ts";
import { cannotGo, nearestDay, saleWindow } from "./set-aside.ts";

const monday = toLocalDate("2026-11-23");
const thursday = toLocalDate("2026-12-24");
const leaflet = {
  name: "Advent",
  promoMinor: toMinor(20_000),
  percentage: 8,
  longTermDiscountPct: 0,
  isInsideDelivery: true,
  validFrom: monday,
  validTo: toLocalDate("2026-12-20"),
};
const crate = anyGoods();
const gift = anyGoods({ sku: toId<Sku>("100900"), sellableTo: toLocalDate("2026-12-23") });
const plain = anyGoods({ sku: toId<Sku>("100102") });
const facts = anyCartFacts([
  [crate, anyPrices(22_100, { leaflet })],
  [gift, anyPrices(50_000)],
  [plain, anyPrices(10_000)],
]);
const lines = [
  line("100102", { packages: 3 }),
  line("100101", { packages: 2 }),
  line("100900", { packages: 1 }),
];
const cart = { id: toId<CartId>("cart-1"), lines };
const move = (to: Partial<CartFacts>) =>
  moveCart(cart, { from: facts, to: { ...facts, ...to } }, FRIDAY_MORNING);

describe("INPROG-23 a cart that moves", () => {
  it("sets aside what cannot go, tells what costs more, and leaves the rest as it is, the worst first", () => {
    const { lines: moved, after, staying, setAside } = move({ deliveryDate: thursday });
    expect(
      moved.map(({ line: one, fate, because, differenceMinor }) => [
        one.sku,
        fate,
        because?.kind,
        differenceMinor,
      ]),
    ).toEqual([
      ["100900", "set-aside", "no-longer-sold", -50_000],
      ["100101", "dearer", undefined, 4_200],
      ["100102", "unchanged", undefined, 0],
    ]);
    expect(staying.map(({ sku }) => sku)).toEqual(["100102", "100101"]);
    expect(setAside).toEqual([lines[2]]);
    expect(after.totals.netMinor).toBe(30_000 + 44_200);
    expect(after.problems).toEqual([]);
  });

  it("to where it is already changes nothing", () => {
    const { lines: moved, before, after } = move({});
    expect(new Set(moved.map(({ fate }) => fate))).toEqual(new Set(["unchanged"]));
    expect(after).toEqual(before);
  });

  it.each<[string, Partial<Amounts>, readonly OrderUnit[], Partial<Amounts> | undefined]>([
    ["a whole pallet of crates", { packages: 40 }, ["layers", "pallets"], { pallets: 1 }],
    ["a pallet and a layer", { packages: 48 }, ["layers", "pallets"], { pallets: 1, layers: 1 }],
    ["crates and a layer together", { packages: 8, layers: 4 }, ["pallets"], { pallets: 1 }],
    ["pallets where crates alone may go", { pallets: 2 }, ["packages"], { packages: 80 }],
    ["crates that are no whole layer", { packages: 45 }, ["layers", "pallets"], undefined],
    ["anything where nothing may go", { packages: 40 }, [], undefined],
  ])(
    "OP-84, OP-147 %s: in units that may go there where they come out even, else aside",
    (_name, amounts, units, as) => {
      const one = line("100101", { packages: 0, ...amounts });
      const done = moveCart(
        { ...cart, lines: [one] },
        { from: facts, to: { ...facts, orderableUnits: units } },
        FRIDAY_MORNING,
      );
      expect(done.lines.map(({ fate }) => fate)).toEqual([as ? "regrouped" : "set-aside"]);
      expect(done.staying).toEqual(as ? [{ ...one, packages: 0, layers: 0, pallets: 0, ...as }] : []);
      expect(done.setAside).toEqual(as ? [] : [one]);
      expect(done.after.totals.netMinor).toBe(as ? done.before.totals.netMinor : 0);
      expect(done.after.problems).toEqual([]);
    },
  );

  it("does not hold against a line what was wrong before", () => {
    const sixOnly = { orderableUnits: ["layers", "pallets"] as const };
    const wrongAlready = moveCart(
      cart,
      { from: { ...facts, ...sixOnly }, to: { ...facts, ...sixOnly } },
      FRIDAY_MORNING,
    );
    expect(new Set(wrongAlready.lines.map(({ fate }) => fate))).toEqual(new Set(["unchanged"]));
  });

  it("the minimum of there is judged by what goes along", () => {
    const { before, after } = move({
      deliveryDate: thursday,
      rule: rule({ orderValueMinor: toMinor(80_000) }),
    });
    expect([before.breaches, after.breaches.map(({ kind, actual }) => [kind, actual])]).toEqual([
      [],
      [["min-price-not-reached", 74_200]],
    ]);
  });

  it("by a way that carries other goods, all of them are set aside and none is lost", () => {
    const { setAside, after } = move({ method: "tank_tank" });
    expect(setAside).toEqual(lines);
    expect(after.obstacles.map(({ kind }) => kind)).toContain("cart-empty");
  });
});

describe("goods that are set aside", () => {
  it.each([
    [{ kind: "product-limit-exceeded", boxesLeft: 0 }, true],
    [{ kind: "product-limit-exceeded", boxesLeft: 4 }, false],
    [{ kind: "product-limit-reached" }, true],
    [{ kind: "bundle-too-many", max: 3, boxes: 4 }, false],
    [{ kind: "needs-tank-method" }, true],
    [{ kind: "no-price" }, true],
  ] as const)("%o cannot go: %s", (problem, expected) => {
    expect(cannotGo({ sku: crate.sku, ...problem })).toBe(expected);
  });

  it("can be had on the nearest day of their window, later before earlier", () => {
    const days = ["2026-11-23", "2026-11-26", "2026-12-17", "2026-12-28"].map((day) => ({
      day: toLocalDate(day),
    }));
    const wanted = toLocalDate("2026-12-01");
    expect(nearestDay(saleWindow(gift), { days, wanted })).toBe("2026-12-17");
    expect(nearestDay(saleWindow(gift), { days, wanted: thursday })).toBe("2026-12-17");
    expect(nearestDay({ from: thursday, to: null }, { days, wanted: monday })).toBe("2026-12-28");
    expect(nearestDay({ from: null, to: toLocalDate("2026-11-01") }, { days, wanted })).toBeNull();
  });

  it("of a package deal the deal's own days count as well", () => {
    const bundle = {
      rule: "fixed" as const,
      discountPct: 10,
      validFrom: monday,
      validTo: toLocalDate("2026-12-20"),
      minBoxes: 1,
      maxBoxes: null,
      maxPackages: 9,
      packagesOrdered: 0,
      items: [],
    };
    expect(saleWindow({ ...gift, bundle })).toEqual({ from: monday, to: "2026-12-20" });
    expect(saleWindow(anyTankBeer())).toEqual({ from: null, to: null });
  });
});

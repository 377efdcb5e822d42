import { ORDER_UNITS, type OrderUnit } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf } from "../catalog/packaging.ts";
import type { GoodsFacts, Packaging } from "../catalog/product.ts";
import { toBoxes } from "../kernel/quantity.ts";
import type { EntryAmount, EntryUnit } from "./amount.ts";

export type AmountRefusal =
  | { readonly kind: "quantity-negative" }
  | { readonly kind: "quantity-zero" }
  | { readonly kind: "quantity-too-large"; readonly max: number }
  /** The goods do not come in that unit, or have no litres. */
  | { readonly kind: "unit-not-orderable"; readonly unit: EntryUnit }
  /** Not a whole number of the smallest unit that is sold; what would be, and a line may hold (C22). */
  | {
      readonly kind: "quantity-not-multiple";
      readonly step: number;
      readonly options: readonly { readonly kind: "fewer" | "more"; readonly amounts: Amounts }[];
    };

export type OrderedAmounts =
  | { readonly kind: "as-typed"; readonly amounts: Amounts }
  /** The same goods, counted in other units than were typed. */
  | { readonly kind: "converted"; readonly amounts: Amounts }
  | { readonly kind: "refused"; readonly refusal: AmountRefusal };

export type AmountFacts = {
  readonly product: Pick<GoodsFacts, "packaging" | "millilitresPerBox">;
  /** The units it may be ordered in here and now; empty means that nobody knows yet, and any will do. */
  readonly units: readonly OrderUnit[];
  /** The most of one unit that a line may hold. */
  readonly max: number;
};

const none: Amounts = { packages: 0, layers: 0, pallets: 0 };

/**
 * What was typed in units of ordering (OP-84, OP-147, C22): as it stands where it can be ordered so, else the same
 * boxes in units that can; a number that is no whole one of them comes back with the next lower and higher.
 *
 * @example orderAmounts([{ count: 300, unit: "pieces" }], { product: anyGoods(), units: ["packages"], max: 999
 *   }) // { kind: "converted", amounts: { packages: 15, layers: 0, pallets: 0 } }
 */
export function orderAmounts(typed: readonly EntryAmount[], facts: AmountFacts): OrderedAmounts {
  const units = facts.units.length > 0 ? facts.units : ORDER_UNITS;
  const { packaging } = facts.product;
  const unknown = typed.find(({ unit }) => boxesPer(unit, facts.product) === 0);
  if (typed.some(({ count }) => count < 0)) return refuse({ kind: "quantity-negative" });
  if (typed.every(({ count }) => count === 0)) return refuse({ kind: "quantity-zero" });
  if (unknown) return refuse({ kind: "unit-not-orderable", unit: unknown.unit });
  const asTyped = sumOf(typed);
  const isOrderable = (unit: OrderUnit) =>
    asTyped === undefined || asTyped[unit] === 0 || units.includes(unit);
  if (asTyped && ORDER_UNITS.every(isOrderable))
    return within({ kind: "as-typed", amounts: asTyped }, facts.max);

  const exact = typed.reduce((sum, { count, unit }) => sum + count * boxesPer(unit, facts.product), 0);
  const boxes = Math.round(exact * 1e6) / 1e6;
  const step = Math.min(...units.map((unit) => boxesPer(unit, facts.product)).filter((count) => count > 0));
  if (!Number.isFinite(step))
    return refuse({ kind: "unit-not-orderable", unit: typed[0]?.unit ?? "packages" });
  if (boxes / step > facts.max * 1000) return refuse({ kind: "quantity-too-large", max: facts.max });
  const split = (count: number) =>
    spread(count, {
      packaging,
      units,
      isSingle: typed.every(({ unit }) => unit !== "layers" && unit !== "pallets"),
    });
  if (boxes % step === 0) return within({ kind: "converted", amounts: split(boxes) }, facts.max);
  const fewer = Math.floor(boxes / step) * step;
  const fitting = ([kind, count]: readonly ["fewer" | "more", number]) => {
    const amounts = split(count);
    return count > 0 && fits(amounts, facts.max) ? [{ kind, amounts }] : [];
  };
  const options = [["fewer", fewer] as const, ["more", fewer + step] as const].flatMap(fitting);
  return refuse(
    options.length > 0
      ? { kind: "quantity-not-multiple", step, options }
      : { kind: "quantity-too-large", max: facts.max },
  );
}

/** The amounts side by side; undefined when some are counted in nothing that is ordered, or are no whole numbers. */
function sumOf(typed: readonly EntryAmount[]): Amounts | undefined {
  const sum = { ...none };
  for (const { count, unit } of typed) {
    if (unit === "pieces" || unit === "litres" || !Number.isInteger(count)) return;
    sum[unit] += count;
  }
  return sum;
}

function boxesPer(unit: EntryUnit, { packaging, millilitresPerBox }: AmountFacts["product"]): number {
  switch (unit) {
    case "packages":
      return 1;
    case "layers":
      return packaging.boxesPerLayer;
    case "pallets":
      return packaging.boxesPerPallet;
    case "pieces":
      return 1 / packaging.itemsPerBox;
    case "litres":
      return millilitresPerBox === 0 ? 0 : 1000 / millilitresPerBox;
  }
}

/** Boxes in the units there are: who counted bottles gets boxes where there are any, others the largest units first. */
function spread(
  boxes: number,
  {
    packaging,
    units,
    isSingle,
  }: { readonly packaging: Packaging; readonly units: readonly OrderUnit[]; readonly isSingle: boolean },
): Amounts {
  if (isSingle && units.includes("packages")) return { ...none, packages: boxes };
  const pallets =
    units.includes("pallets") && packaging.boxesPerPallet > 0
      ? Math.floor(boxes / packaging.boxesPerPallet)
      : 0;
  const rest = boxes - pallets * packaging.boxesPerPallet;
  const layers =
    units.includes("layers") && packaging.boxesPerLayer > 0 ? Math.floor(rest / packaging.boxesPerLayer) : 0;
  const amounts = { pallets, layers, packages: 0 };
  return { ...amounts, packages: toBoxes(boxes - boxesOf(amounts, packaging)) };
}

function within(ordered: Extract<OrderedAmounts, { amounts: Amounts }>, max: number): OrderedAmounts {
  return fits(ordered.amounts, max) ? ordered : refuse({ kind: "quantity-too-large", max });
}

function fits(amounts: Amounts, max: number): boolean {
  return ORDER_UNITS.every((unit) => amounts[unit] <= max);
}

function refuse(refusal: AmountRefusal): OrderedAmounts {
  return { kind: "refused", refusal };
}

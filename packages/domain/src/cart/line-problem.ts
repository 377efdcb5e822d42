import { type BundlePart, type BundleProblem, judgeBundle } from "../bundles/bundle.ts";
import { type OrderUnit, orderableUnits } from "../catalog/orderable-units.ts";
import type { GoodsFacts } from "../catalog/product.ts";
import { judgeProduct, type NotSellable, type SaleFacts } from "../catalog/saleability.ts";
import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import type { CartLine } from "./cart.ts";

/** Why a line cannot be sent as it stands; it blocks nothing but the sending (C4). */
export type LineProblem = { readonly sku: Sku } & (
  | { readonly kind: "product-unknown" }
  | { readonly kind: "no-price" }
  | { readonly kind: "unit-not-orderable"; readonly unit: OrderUnit }
  | { readonly kind: "product-limit-exceeded"; readonly boxesLeft: number }
  /** Nothing is left of the limit, and nothing more can be put in. */
  | { readonly kind: "product-limit-reached" }
  | { readonly kind: "bundle-item-not-sold"; readonly item: Sku }
  | BundleProblem
  | NotSellable
);

export type LineFacts = {
  readonly product: GoodsFacts | undefined;
  readonly hasPrice: boolean;
  readonly boxes: number;
  /** Undefined as long as no method is chosen. */
  readonly sale: SaleFacts | undefined;
  readonly configuredUnits: readonly OrderUnit[];
  readonly isTruck: boolean;
  /** Boxes that the ship-to may still order of it; undefined means no limit (CART-18). */
  readonly boxesLeft: number | undefined;
  /** What a bundle holds, and which of it cannot be had; undefined for plain goods. */
  readonly contents?: PackageContents | undefined;
};

export type PackageContents = {
  readonly parts: readonly BundlePart[];
  readonly notSold: readonly Sku[];
  /** Null as long as no day is chosen. */
  readonly date: LocalDate | null;
};

const NONE: readonly LineProblem[] = [];

/**
 * All that is wrong with a line: unknown product, no price, not sellable (OP-146, ERROR-45), a unit that it
 * does not come in (OP-84, OP-147), more than the ship-to may have (CART-18, OP-88), a bundle whose conditions
 * are not kept (OP-86) or whose contents cannot be had.
 *
 * @example lineProblems(line("999", { packages: 1 }), anyCartFacts([[anyTankBeer(), anyPrices(22_100)]]))
 *   // [{ kind: "product-unknown", sku: "999" }]
 */
export function lineProblems(line: CartLine, facts: LineFacts): readonly LineProblem[] {
  const { sku } = line;
  const { product, boxesLeft } = facts;
  if (product === undefined) return [{ kind: "product-unknown", sku }];
  const notSellable = facts.sale && judgeProduct(product, facts.sale);
  const isOverLimit = boxesLeft !== undefined && facts.boxes > boxesLeft;
  const wrongUnits = notOrderable(line, product, facts);
  const inside = contentProblems(line, product, facts);
  if (!notSellable && facts.hasPrice && !isOverLimit && wrongUnits.length + inside.length === 0) return NONE;

  const found: LineProblem[] = wrongUnits.map((unit) => ({ kind: "unit-not-orderable", sku, unit }));
  if (notSellable) found.unshift({ ...notSellable, sku });
  if (!facts.hasPrice) found.push({ kind: "no-price", sku });
  if (isOverLimit) found.push({ kind: "product-limit-exceeded", sku, boxesLeft });
  return [...found, ...inside];
}

function contentProblems(
  { sku, packages }: CartLine,
  { bundle }: GoodsFacts,
  { contents }: LineFacts,
): readonly LineProblem[] {
  if (!bundle || !contents) return NONE;
  const { parts, notSold, date } = contents;
  return [
    ...judgeBundle({ packages, parts }, bundle, date).map((problem) => ({ ...problem, sku })),
    ...notSold.map((item) => ({ kind: "bundle-item-not-sold" as const, sku, item })),
  ];
}

function notOrderable(line: CartLine, product: GoodsFacts, facts: LineFacts): readonly OrderUnit[] {
  const { configuredUnits: configured, isTruck } = facts;
  const offered = orderableUnits({ configured, product, isTruck });
  const isWrong = (unit: OrderUnit) => line[unit] > 0 && !offered.includes(unit);
  const wrong: OrderUnit[] = [];
  if (isWrong("packages")) wrong.push("packages");
  if (isWrong("layers")) wrong.push("layers");
  if (isWrong("pallets")) wrong.push("pallets");
  return wrong;
}

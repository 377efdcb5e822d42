import { orderableUnits } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf } from "../catalog/packaging.ts";
import type { GoodsFacts } from "../catalog/product.ts";
import { METHODS } from "../transport/method.ts";
import { type CartLine, MAX_PER_UNIT } from "./cart.ts";
import { whyNotAddable } from "./new-line.ts";
import type { CartFacts } from "./quote.ts";

const none: Amounts = { packages: 0, layers: 0, pallets: 0 };

/**
 * As much of a line as may be put in beside what is there of it (C6): up to what a limit leaves, of a bundle up
 * to what the customer may have, and never more of one unit than a line holds. Undefined when that is nothing, or
 * when it is not the amount that is wrong.
 *
 * @example clampLine(line("100101", { packages: 20 }), anyCartFacts([[anyGoods(), anyPrices(22_100)]], {
 *   boxesLeft: new Map([["100101", 12]]) }))?.packages // 12
 */
export function clampLine(line: CartLine, facts: CartFacts, present?: CartLine): CartLine | undefined {
  const product = facts.products.get(line.sku);
  if (!product) return undefined;
  const there = present ?? none;
  const room = (unit: keyof Amounts) => Math.max(0, Math.min(line[unit], MAX_PER_UNIT - there[unit]));
  const held = { ...line, packages: room("packages"), layers: room("layers"), pallets: room("pallets") };
  const limited = withinLimit(held, facts, boxesOf(there, product.packaging));
  const refusal = whyNotAddable(limited, facts, present);
  const clamped =
    refusal?.kind === "bundle-limit-reached" ? withPackages(limited, refusal.left, there) : limited;
  return whyNotAddable(clamped, facts, present) ? undefined : clamped;
}

function withPackages(line: CartLine, left: number, there: Amounts): CartLine {
  return { ...line, packages: Math.max(0, left - there.packages) };
}

/** Whole pallets and layers as long as they fit; the rest loose, where the goods come so. */
function withinLimit(line: CartLine, facts: CartFacts, boxesThere: number): CartLine {
  const product = facts.products.get(line.sku);
  const limit = facts.boxesLeft?.get(line.sku);
  if (!product || limit === undefined) return line;
  const { boxesPerPallet, boxesPerLayer } = product.packaging;
  let left = Math.max(0, limit - boxesThere);
  if (boxesOf(line, product.packaging) <= left) return line;
  const pallets = fitting(line.pallets, boxesPerPallet, left);
  left -= pallets * boxesPerPallet;
  const layers = fitting(line.layers, boxesPerLayer, left);
  left -= layers * boxesPerLayer;
  const packages = comesLoose(product, facts) ? Math.min(left, MAX_PER_UNIT) : Math.min(line.packages, left);
  return { ...line, pallets, layers, packages };
}

function fitting(wanted: number, boxesEach: number, left: number): number {
  return boxesEach > 0 ? Math.min(wanted, Math.floor(left / boxesEach)) : 0;
}

function comesLoose(product: GoodsFacts, { method, orderableUnits: configured }: CartFacts): boolean {
  const isTruck = method !== null && METHODS[method].kind === "truck";
  return orderableUnits({ configured, product, isTruck }).includes("packages");
}

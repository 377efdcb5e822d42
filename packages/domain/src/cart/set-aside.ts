import type { OfferedDay } from "../calendar/delivery-day.ts";
import type { GoodsFacts } from "../catalog/product.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import type { LineProblem } from "./line-problem.ts";

/**
 * Whether goods cannot go with an order as they are, so that they are set aside when a cart moves: those as well that do
 * not come out even in the units of there. What the customer can mend (fewer boxes, other contents of a package) stays in
 * the cart. INPROG-23.
 *
 * @example cannotGo({ kind: "unit-not-orderable", sku: "100101", unit: "packages" }) // true
 */
export function cannotGo(problem: LineProblem): boolean {
  switch (problem.kind) {
    case "product-unknown":
    case "no-price":
    case "unit-not-orderable":
    case "not-sold-in-market":
    case "not-yet-sold":
    case "no-longer-sold":
    case "method-carries-no-goods":
    case "needs-tank-method":
    case "needs-unfiltered-method":
    case "needs-ordinary-method":
    case "bundle-not-valid":
    case "bundle-item-not-sold":
    case "product-limit-reached":
      return true;
    case "product-limit-exceeded":
      return problem.boxesLeft === 0;
    default:
      return false;
  }
}

/** When goods are sold at all; null on a side where that has no end. */
export type SaleWindow = { readonly from: LocalDate | null; readonly to: LocalDate | null };

/**
 * The days between which goods are sold: their own, and for a package those of the deal.
 *
 * @example saleWindow(anyGoods({ sellableTo: toLocalDate("2026-12-23") })).to // "2026-12-23"
 */
export function saleWindow({
  sellableFrom,
  sellableTo,
  bundle,
}: Pick<GoodsFacts, "sellableFrom" | "sellableTo" | "bundle">): SaleWindow {
  return {
    from: later(sellableFrom, bundle?.validFrom ?? null),
    to: earlier(sellableTo, bundle?.validTo ?? null),
  };
}

/**
 * The nearest day that is offered and inside the window: from the wanted day on the first, else the last one before it.
 *
 * @example nearestDay({ from: null, to: toLocalDate("2026-11-24") }, { days: offeredDays(anyCalendar(), FRIDAY_MORNING),
 *   wanted: toLocalDate("2026-11-30") }) // "2026-11-24"
 */
export function nearestDay(
  { from, to }: SaleWindow,
  { days, wanted }: { readonly days: readonly Pick<OfferedDay, "day">[]; readonly wanted: LocalDate },
): LocalDate | null {
  let before: LocalDate | null = null;
  for (const { day } of days) {
    if ((from !== null && day < from) || (to !== null && day > to)) continue;
    if (day >= wanted) return day;
    before = day;
  }
  return before;
}

function later(left: LocalDate | null, right: LocalDate | null): LocalDate | null {
  if (left === null || right === null) return left ?? right;
  return left > right ? left : right;
}

function earlier(left: LocalDate | null, right: LocalDate | null): LocalDate | null {
  if (left === null || right === null) return left ?? right;
  return left < right ? left : right;
}

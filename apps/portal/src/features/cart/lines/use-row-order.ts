import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { useIsByTruck } from "../../../shared/ordering/by-truck.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { cartSession } from "../cart-session.ts";
import type { CartLineView } from "../reading/cart-view.ts";
import { hasAmounts, noAmounts } from "../reading/line-amounts.ts";
import type { LineError } from "../session/line-errors.ts";
import { rowDraft, setRowDraft, useRowDraft } from "../writing/row-drafts.ts";
import { announceLine } from "./announce-line.ts";
import { type UnitChoice, unitChoices } from "./offered-units.ts";
import { useLineErrors } from "./use-line-errors.ts";

/** Whether the cart can be written to: it is there, on its way, or could not be read. */
export type CartReadiness = "ready" | "loading" | "failed";

/** A product in a list and what is ordered of it: in the cart, or typed and not added yet. */
export interface RowOrder {
  readonly product: ProductRow;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
  readonly amounts: Amounts;
  /** Something is typed, and the cart has nothing of it. */
  readonly isDraft: boolean;
  readonly units: readonly UnitChoice[];
  readonly error: LineError | undefined;
  readonly change: (unit: OrderUnit, count: number) => void;
  /** Puts in what is typed, or one of the first unit that is offered. */
  readonly add: () => void;
  /** Enter in a number: what is typed goes in. */
  readonly submit: () => void;
  /** Puts in so much, whatever is typed. */
  readonly put: (amounts: Amounts) => void;
}

/**
 * Before a product is in the cart its numbers are only typed, and kept while the session lasts; once it is, each change
 * goes there at once, shown before any answer (CART-05…07).
 */
export function useRowOrder(
  product: ProductRow,
  line: CartLineView | undefined,
  readiness: CartReadiness,
): RowOrder {
  const sku = product.sku ?? "";
  const error = useLineErrors().get(sku);
  const typed = useRowDraft(sku);
  const units = unitChoices(product, useIsByTruck());
  const amounts = line?.amounts ?? typed;

  function put(next: Amounts) {
    if (sku === "") return;
    cartSession().setAmounts({ sku, product, amounts: next });
    announceLine(sku, product.name ?? sku);
  }
  // Enter commits the number and submits in one key press, before anything is drawn again: the draft is read fresh.
  function change(unit: OrderUnit, count: number) {
    const next = { ...(line?.amounts ?? rowDraft(sku)), [unit]: count };
    if (line === undefined) setRowDraft(sku, next);
    else put(next);
  }
  function add() {
    if (line !== undefined || readiness !== "ready") return;
    const draft = rowDraft(sku);
    const first = units.find(({ refusal }) => refusal === undefined)?.unit;
    const wanted = !hasAmounts(draft) && first ? { ...noAmounts, [first]: 1 } : draft;
    if (!hasAmounts(wanted)) return;
    put(wanted);
    setRowDraft(sku, noAmounts);
  }
  function submit() {
    if (hasAmounts(rowDraft(sku))) add();
  }
  const isDraft = line === undefined && hasAmounts(typed);
  return { product, line, readiness, amounts, isDraft, units, error, change, add, submit, put };
}

/** The same where no button adds it: each number goes into the cart at once, the first as well. */
export function useDirectOrder(
  product: ProductRow,
  line: CartLineView | undefined,
  readiness: CartReadiness,
): RowOrder {
  const order = useRowOrder(product, line, readiness);
  function change(unit: OrderUnit, count: number) {
    if (readiness !== "ready") return order.change(unit, count);
    order.put({ ...order.amounts, [unit]: count });
    if (order.isDraft) setRowDraft(product.sku ?? "", noAmounts);
  }
  return { ...order, change };
}

import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { METHODS } from "@vycep/domain/transport/method";
import { useRef, useState } from "react";
import { useChoice } from "../../shared/choice.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { announceLine } from "./announce-line.ts";
import type { CartLineView } from "./cart-view.ts";
import { type LineError, useLineErrors } from "./line-errors.ts";
import { type UnitChoice, unitChoices } from "./offered-units.ts";
import { setAmounts } from "./write-cart.ts";

/** Whether the cart can be written to: it is there, on its way, or could not be read. */
export type CartReadiness = "ready" | "loading" | "failed";

/** A product in a list and what is ordered of it: in the cart, or typed and not added yet. */
export interface RowOrder {
  readonly product: ProductRow;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
  readonly amounts: Amounts;
  readonly units: readonly UnitChoice[];
  readonly error: LineError | undefined;
  readonly change: (unit: OrderUnit, count: number) => void;
  /** Puts in what is typed, or one of the first unit that is offered. */
  readonly add: () => void;
  /** Enter in a number: what is typed goes in. */
  readonly submit: () => void;
}

const none: Amounts = { packages: 0, layers: 0, pallets: 0 };

/**
 * Before a product is in the cart its numbers are only typed; once it is, each change goes there at once, shown before
 * any answer (CART-05…07).
 */
export function useRowOrder(
  product: ProductRow,
  line: CartLineView | undefined,
  readiness: CartReadiness,
): RowOrder {
  const { shippingMethod } = useChoice();
  const error = useLineErrors().get(product.sku ?? "");
  const [typed, setTyped] = useState(none);
  // Enter commits the number and submits in one key press, before anything is drawn again.
  const latest = useRef(none);
  const isTruck = shippingMethod !== undefined && METHODS[shippingMethod].kind === "truck";
  const units = unitChoices(product, isTruck);
  const amounts = line?.amounts ?? typed;

  function type(next: Amounts) {
    latest.current = next;
    setTyped(next);
  }
  function put(next: Amounts) {
    const { sku, name } = product;
    if (!sku) return;
    setAmounts({ sku, product, amounts: next });
    announceLine(sku, name ?? sku);
  }
  function change(unit: OrderUnit, count: number) {
    const next = { ...(line?.amounts ?? latest.current), [unit]: count };
    if (line === undefined) type(next);
    else put(next);
  }
  function add() {
    if (line !== undefined || readiness !== "ready") return;
    const first = units.find(({ refusal }) => refusal === undefined)?.unit;
    const wished = isNothing(latest.current) && first ? { ...none, [first]: 1 } : latest.current;
    if (isNothing(wished)) return;
    put(wished);
    type(none);
  }
  function submit() {
    if (!isNothing(latest.current)) add();
  }
  return { product, line, readiness, amounts, units, error, change, add, submit };
}

function isNothing({ packages, layers, pallets }: Amounts): boolean {
  return packages + layers + pallets === 0;
}

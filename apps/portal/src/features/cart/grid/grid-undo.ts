import type { ProductRow } from "../../../shared/products/product-row.ts";
import { cartSession } from "../cart-session.ts";
import { announceLine } from "../lines/announce-line.ts";
import type { WantedLine } from "../session/wanted-line.ts";

const steps: WantedLine<ProductRow>[] = [];
const mostSteps = 100;

/** Remembers what a row held before it was changed. */
export function rememberStep(before: WantedLine<ProductRow>): void {
  steps.push(before);
  if (steps.length > mostSteps) steps.shift();
}

/** Takes the last change of the grid back; answers which product it was of. */
export function undoStep(): string | undefined {
  const before = steps.pop();
  if (before === undefined) return;
  if (cartSession().errors.isUndecided(before.sku)) {
    // What is taken back never went in: the other one's number stays.
    cartSession().errors.clear(before.sku);
    return before.sku;
  }
  cartSession().undoAmounts(before);
  announceLine(before.sku, before.product.name ?? before.sku);
  return before.sku;
}

import type { ProductRow } from "../../../shared/products/product-row.ts";
import { announceLine } from "../lines/announce-line.ts";
import type { Wish } from "../writing/cart-writer.ts";
import { clearLineError, isUndecided } from "../writing/line-errors.ts";
import { undoAmounts } from "../writing/write-cart.ts";

const steps: Wish<ProductRow>[] = [];
const mostSteps = 100;

/** Remembers what a row held before it was changed. */
export function rememberStep(before: Wish<ProductRow>): void {
  steps.push(before);
  if (steps.length > mostSteps) steps.shift();
}

/** Takes the last change of the grid back; answers which product it was of. */
export function undoStep(): string | undefined {
  const before = steps.pop();
  if (before === undefined) return;
  if (isUndecided(before.sku)) {
    // What is taken back never went in: the other one's number stays.
    clearLineError(before.sku);
    return before.sku;
  }
  undoAmounts(before);
  announceLine(before.sku, before.product.name ?? before.sku);
  return before.sku;
}

import { isSameContents } from "@vycep/domain/bundles/bundle";
import { type CartAnswer, type CartLineAnswer, linesOf, withLines } from "../reading/cart-answer.ts";
import { amountsOf, isSameAmounts, partsOf } from "../reading/line-amounts.ts";
import type { CartTold } from "./cart-told.ts";
import type { WantedLine } from "./wanted-line.ts";

/**
 * Takes over what the server answered: head, and changed lines with their ids and versions. Amounts that were
 * changed again meanwhile stay as they are shown; they are on their way.
 */
export function showAnswer(
  shown: CartAnswer,
  { cart: head, changed }: Pick<CartTold, "cart" | "changed">,
  sent: readonly WantedLine[],
): CartAnswer {
  const bySku = new Map(changed.map((line) => [line.product.sku, line]));
  const sentBySku = new Map(sent.map((wanted) => [wanted.sku, wanted]));
  const lines = linesOf(shown).map((line) => {
    const answered = bySku.get(line.product.sku);
    if (answered === undefined) return line;
    const wanted = sentBySku.get(line.product.sku ?? "");
    const isChangedAgain = wanted !== undefined && !isShown(wanted, line);
    return isChangedAgain ? { ...line, uid: answered.uid, version: answered.version } : answered;
  });
  return withLines({ ...shown, ...head }, lines);
}

function isShown({ amounts, parts }: WantedLine, line: CartLineAnswer): boolean {
  const isSameInside = parts === undefined || isSameContents(parts, partsOf(line) ?? []);
  return isSameInside && isSameAmounts(amounts, amountsOf(line));
}

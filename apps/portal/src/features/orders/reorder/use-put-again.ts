import { useAction } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { offerUndo, withdrawUndo } from "../cancel/undo-offer.ts";
import type { PutIntoCart } from "./put-into-cart.ts";
import { resultInWords } from "./put-result.ts";
import type { ReorderPreview } from "./reorder-preview.ts";

/**
 * Puts what can be put beside what the cart holds and tells what came of it in one message (C2): no way through ends
 * without one.
 */
export function usePutAgain(putIntoCart: PutIntoCart) {
  const t = useTexts("reorder");
  return useAction(async (preview: ReorderPreview) => {
    withdrawUndo();
    const goods = preview.addable.map(({ line, product, amounts }) => ({
      sku: line.sku,
      product,
      amounts,
      parts: line.parts,
    }));
    const { refused, undo } = await putIntoCart(goods);
    const isIn = ({ line }: { readonly line: { readonly sku: string } }) => !refused.has(line.sku);
    const text = resultInWords(t, {
      same: preview.same.filter(isIn).length,
      changed: preview.changed.filter(isIn).length,
      refused: preview.refused.length + refused.size,
    });
    offerUndo(t, text, undo);
  });
}

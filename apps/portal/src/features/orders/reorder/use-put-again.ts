import { showFailure } from "@vycep/shell/messages/action-errors";
import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import { offerUndo, withdrawUndo } from "../cancel/undo-offer.ts";
import type { PutIntoCart } from "./put-into-cart.ts";
import { resultInWords } from "./put-result.ts";
import type { ReorderPreview } from "./reorder-preview.ts";

/**
 * Puts what can be put beside what the cart holds and tells what came of it in one message (C2): no way through ends
 * without one.
 * Answers whether it was done.
 */
export function usePutAgain(putIntoCart: PutIntoCart) {
  const t = useTexts("reorder");
  const [isBusy, setBusy] = useState(false);

  async function putAgain(preview: ReorderPreview): Promise<boolean> {
    setBusy(true);
    withdrawUndo();
    try {
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
      return true;
    } catch (cause) {
      showFailure(cause);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { putAgain, isBusy };
}

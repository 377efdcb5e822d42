import { useState } from "react";
import { savedTitle } from "../../shared/delivery/saved-title.ts";
import { useDelivery } from "../../shared/delivery/use-delivery.ts";
import { formatDayMonth } from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { showFailure } from "../../shared/messages/action-errors.ts";
import { showToast } from "../../shared/messages/toasts.ts";
import { paths } from "../../shared/paths.ts";
import type { PutIntoCart, PutMode } from "./put-into-cart.ts";
import { resultInWords } from "./put-result.ts";
import type { ReorderPreview } from "./reorder-preview.ts";
import { offerUndo, withdrawUndo } from "./undo-offer.ts";

/**
 * Puts what can be put into the cart and tells what came of it in one message (C2): no way through ends without one.
 * Answers whether it was done.
 */
export function usePutAgain(putIntoCart: PutIntoCart) {
  const t = useTexts("orders");
  const [isBusy, setBusy] = useState(false);
  const { method, date, shipTo } = useDelivery();

  async function putAgain(preview: ReorderPreview, mode: PutMode): Promise<boolean> {
    setBusy(true);
    withdrawUndo();
    try {
      const wishes = preview.addable.map(({ line, product, amounts }) => ({
        sku: line.sku,
        product,
        amounts,
        parts: line.parts,
      }));
      const replaceSavedAs = savedTitle([
        method && t(`method.${method}`),
        date && formatDayMonth(date),
        shipTo?.name,
      ]);
      const { refused, undo } = await putIntoCart(wishes, mode === "add" ? "add" : { replaceSavedAs });
      const isIn = ({ line }: { readonly line: { readonly sku: string } }) => !refused.has(line.sku);
      const text = resultInWords(t, {
        same: preview.same.filter(isIn).length,
        changed: preview.changed.filter(isIn).length,
        refused: preview.refused.length + refused.size,
      });
      if (undo === undefined) {
        showToast(`${text} ${t("oldSaved")}`, { label: t("showSaved"), href: paths.savedOrders() });
        return true;
      }
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

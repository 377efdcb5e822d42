import { showFailure } from "@vycep/shell/messages/action-errors";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { deleteSavedOrder, restoreSavedOrder } from "./change-saved-order.ts";
import type { SavedOrderRow } from "./saved-order-row.ts";
import { useSavedName } from "./use-saved-name.ts";

/**
 * Deletes a saved order, with the way back in the note that says so (SAVED-05). What is to happen once it is deleted,
 * and before it is taken from the lists, is handed in.
 */
export function useDeleteSavedOrder() {
  const t = useTexts("saved-orders");
  const nameOf = useSavedName();
  return async (saved: Pick<SavedOrderRow, "id" | "title" | "savedAt">, leave: () => void) => {
    const restore = () =>
      void restoreSavedOrder(saved.id)
        .then(() => showToast(t("restored", { name: nameOf(saved) })))
        .catch(showFailure);
    try {
      await deleteSavedOrder(saved.id, leave);
      showToast(t("deleted", { name: nameOf(saved) }), { label: t("undo"), onAct: restore });
    } catch (cause) {
      showFailure(cause);
    }
  };
}

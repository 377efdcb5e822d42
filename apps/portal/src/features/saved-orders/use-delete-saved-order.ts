import { useAction } from "@vycep/shell/actions/use-action";
import { showToast, showUndo } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { deleteSavedOrder, restoreSavedOrder } from "./change-saved-order.ts";
import type { SavedOrderRow } from "./saved-order-row.ts";
import { useSavedName } from "./use-saved-name.ts";

interface Deletion {
  readonly saved: Pick<SavedOrderRow, "id" | "title" | "savedAt">;
  /** What happens once it is deleted, and before it is taken from the lists. */
  readonly leave: () => void;
}

/** Deletes saved orders, each with the way back in the note that says so (SAVED-05). */
export function useDeleteSavedOrder() {
  const t = useTexts("saved-orders");
  const nameOf = useSavedName();
  async function deleteSaved({ saved, leave }: Deletion) {
    await deleteSavedOrder(saved.id, leave);
    showUndo(t("deleted", { name: nameOf(saved) }), async () => {
      await restoreSavedOrder(saved.id);
      showToast(t("restored", { name: nameOf(saved) }));
    });
  }
  return useAction(deleteSaved, { idOf: ({ saved }) => saved.id });
}

import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { useRevokeKey } from "./use-keys.ts";

interface RevokeDialogProps {
  readonly id: string;
  readonly name: string;
  /** A customer's, who hears of it. */
  readonly isCustomers: boolean;
  readonly onClose: () => void;
}

/** A key is revoked once that is confirmed (DINT-02). */
export function RevokeDialog({ id, name, isCustomers, onClose }: RevokeDialogProps) {
  const t = useTexts("integrations");
  const action = useRevokeKey(isCustomers);
  async function revoke() {
    const ended = await action.run(id);
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("revokedDone"));
    onClose();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("leaveKey")}
      title={t("revokeOf", { name })}
      description={t(isCustomers ? "revokeCustomerText" : "revokeText")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("leaveKey")}
          </Button>
          <Button variant="danger" isBusy={action.isBusy} onClick={() => void revoke()}>
            {t("revoke")}
          </Button>
        </>
      }
    >
      <RefusalAlert action={action} title={t("notDone")} />
    </Dialog>
  );
}

import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { useSuspendShipTo } from "./use-change-customer.ts";
import type { ShipTo } from "./use-customer.ts";

/** Asks why; the harmless button has the focus. */
export function SuspendDialog({
  shipTo,
  onClose,
}: {
  readonly shipTo: ShipTo;
  readonly onClose: () => void;
}) {
  const t = useTexts("customers");
  const [formId, reasonsId] = [useId(), useId()];
  const { id, name } = shipTo.row;
  const kept = useKeptDraft(`ship-to-suspend.${id}`, aText, "");
  const action = useSuspendShipTo();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  async function submit() {
    const ended = await action.run({ id, version: shipTo.version, isSuspended: true, reason: kept.value });
    if (ended?.kind !== "done" || ended.answer != null) return;
    kept.forget();
    showToast(t("suspendedDone"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keepOrdering")}
      title={t("suspendTitle", { name })}
      description={t("suspendText")}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("keepOrdering")}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={action.isBusy}>
            {t("suspend")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("notSaved")} />
        {refusal != null && refusal.field == null && <Alert tone="error">{refusal.message}</Alert>}
        <TextField
          label={t("reason")}
          maxLength={200}
          list={reasonsId}
          value={kept.value}
          error={refusal?.field === "reason" ? refusal.message : undefined}
          onChange={(event) => kept.change(event.target.value)}
        />
        <datalist id={reasonsId}>
          {(["unpaid", "closed", "owner"] as const).map((key) => (
            <option key={key} value={t(`suspendReasons.${key}`)} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}

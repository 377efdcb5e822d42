import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { MoveRefusal } from "./move-refusal.tsx";
import { useMoveOrder } from "./use-move-order.ts";
import type { Order } from "./use-order.ts";

/** Takes an order back with a reason; says what will happen, and the harmless button has the focus (DORD-05). */
export function CancelDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const t = useTexts("order-desk");
  const [formId, reasonsId] = [useId(), useId()];
  const { number, shipToName } = order.row;
  const kept = useKeptDraft(`order-cancel.${number}`, aText, "");
  const action = useMoveOrder();
  const [isChecked, setChecked] = useState(false);
  const reason = kept.value.trim();
  async function submit() {
    const ended = await action.run({ kind: "cancel", input: { number, version: order.version, reason } });
    if (ended?.kind !== "done" || ended.answer != null) return;
    kept.forget();
    showToast(t("told.cancel"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reason !== "") void submit();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keepOrder")}
      title={t("cancelTitle", { number })}
      description={shipToName}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("keepOrder")}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={action.isBusy}>
            {t("cancelOrder")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("notDone")} />
        <MoveRefusal action={action} order={order} />
        <TextField
          label={t("reason")}
          hint={t("cancelReasonHint")}
          maxLength={200}
          list={reasonsId}
          value={kept.value}
          error={isChecked && reason === "" ? t("reasonMissing") : undefined}
          onChange={(event) => kept.change(event.target.value)}
        />
        <datalist id={reasonsId}>
          {(["wish", "twice", "stock"] as const).map((key) => (
            <option key={key} value={t(`cancelReasons.${key}`)} />
          ))}
        </datalist>
        <div className="rounded-control bg-foam-dim px-4 py-3">
          <p className="type-label mb-1.5 text-ink-faint">{t("whatHappens")}</p>
          <ul className="grid gap-1 text-small">
            <li>{t("happens.goods")}</li>
            <li>{t("happens.customer")}</li>
            {order.isErpOwned && <li>{t("happens.erp")}</li>}
          </ul>
        </div>
      </form>
    </Dialog>
  );
}

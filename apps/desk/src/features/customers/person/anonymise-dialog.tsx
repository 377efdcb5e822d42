import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { RefusalAlert, refusalOf } from "../../../kit/refusal.tsx";
import type { CustomerUser } from "../use-user.ts";
import { fullName } from "../users-table.tsx";
import { useAnonymise } from "./use-personal-data.ts";

interface AnonymiseDialogProps {
  readonly row: CustomerUser["row"];
  readonly onClose: () => void;
}

/** Says what will happen and asks for the name and why; the harmless button has the focus (DCUST-05). */
export function AnonymiseDialog({ row, onClose }: AnonymiseDialogProps) {
  const t = useTexts("personal-data");
  const formId = useId();
  const [typedName, setTypedName] = useState("");
  const [reason, setReason] = useState("");
  const action = useAnonymise();
  const refusal = refusalOf(action);
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  async function submit() {
    const ended = await action.run({ uid: row.uid, typedName, reason });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("anonymised"));
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
      closeLabel={t("keepPerson")}
      title={t("anonymiseTitle", { name: fullName(row) })}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("keepPerson")}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={action.isBusy}>
            {t("anonymiseAct")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate autoComplete="off" onSubmit={handleSubmit} className="grid gap-3">
        {refusal?.field == null && <RefusalAlert action={action} title={t("personFailed")} />}
        <p>{t("anonymiseIntro")}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {(["anonymiseName", "anonymiseGone", "anonymiseStays"] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <TextField
          label={t("personReason")}
          hint={t("personReasonHint")}
          maxLength={200}
          value={reason}
          error={errorOf("reason")}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextField
          label={t("typedName", { name: fullName(row) })}
          autoComplete="off"
          spellCheck={false}
          value={typedName}
          error={errorOf("typedName")}
          onChange={(event) => setTypedName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

import { saveFile } from "@vycep/shell/files/save-file";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { RefusalAlert, refusalOf } from "../../../kit/refusal.tsx";
import { bytesOfBase64 } from "../../../shared/base64.ts";
import type { CustomerUser } from "../use-user.ts";
import { fullName } from "../users-table.tsx";
import { useExportPerson } from "./use-personal-data.ts";

interface ExportDialogProps {
  readonly row: CustomerUser["row"];
  readonly onClose: () => void;
}

/** Asks why a person's data are taken along, which stands in the log (DCUST-05). */
export function ExportDialog({ row, onClose }: ExportDialogProps) {
  const t = useTexts("personal-data");
  const formId = useId();
  const [reason, setReason] = useState("");
  const action = useExportPerson();
  const refusal = refusalOf(action);
  async function submit() {
    const ended = await action.run({ uid: row.uid, reason });
    if (ended?.kind !== "done" || ended.answer.file == null) return;
    const { name, content } = ended.answer.file;
    saveFile(name, new Blob([bytesOfBase64(content)], { type: "application/zip" }));
    showToast(t("downloaded"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("keepPerson")}
      title={t("exportTitle", { name: fullName(row) })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("keepPerson")}
          </Button>
          <Button type="submit" form={formId} icon="download" isBusy={action.isBusy}>
            {t("download")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        {refusal?.field !== "reason" && <RefusalAlert action={action} title={t("personFailed")} />}
        <p className="text-ink-soft">{t("personalText")}</p>
        <TextField
          label={t("personReason")}
          hint={t("personReasonHint")}
          maxLength={200}
          autoFocus
          value={reason}
          error={refusal?.field === "reason" ? refusal.message : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { type LeadTimeRow, type LeadTimeStanding, useSetLeadTime } from "./use-lead-times.ts";

const aDraft = objectOf({ validFrom: aText, cutOff: aText, days: aText });
const fields = ["validFrom", "cutOff", "days"] as const;

interface LeadTimeDialogProps {
  readonly standing: LeadTimeStanding;
  /** What it is called. */
  readonly name: string;
  /** What it begins with: what holds, or the planned one that is changed. */
  readonly from: LeadTimeRow;
  readonly onClose: () => void;
}

/** A lead time is dated: from when, until when in the day, how many working days ahead (DCAL-03). */
export function LeadTimeDialog({ standing: { kind, seen }, name, from, onClose }: LeadTimeDialogProps) {
  const t = useTexts("calendar-desk");
  const formId = useId();
  const tomorrow = addDays(localNow().date, 1);
  const draft = useKeptDraft(`lead-time.${kind}`, aDraft, {
    validFrom: from.standing === "planned" ? (from.validFrom ?? tomorrow) : tomorrow,
    cutOff: from.cutOff,
    days: String(from.days),
  });
  const action = useSetLeadTime();
  const refusal = refusalOf(action);
  const isOfField = fields.some((field) => field === refusal?.field);
  const { validFrom, cutOff, days } = draft.value;
  const of = (field: (typeof fields)[number]) => ({
    value: draft.value[field],
    error: refusal?.field === field ? refusal.message : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      action.reset();
      draft.change({ ...draft.value, [field]: event.target.value });
    },
  });
  async function submit() {
    const whole = /^\s*\d{1,3}\s*$/.test(days) ? Number(days) : 0;
    const ended = await action.run({ kind, validFrom, cutOff: padded(cutOff), days: whole, seen });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.forget();
    showToast(t("leadTimeSaved"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (validFrom !== "") void submit();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("leadTimeTitle", { name })}
      description={t("leadTimeNote")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={action.isBusy}
            disabledReason={validFrom === "" ? t("leadTimeDayMissing") : undefined}
          >
            {t("leadTimeSave")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        {draft.isFound && <Alert tone="info">{t("leadTimeDraft")}</Alert>}
        {!isOfField && <RefusalAlert action={action} title={t("leadTimeNotSaved")} />}
        <TextField label={t("leadTimeFrom")} type="date" {...of("validFrom")} />
        <TextField label={t("cutOff")} hint={t("cutOffHint")} {...of("cutOff")} />
        <TextField label={t("leadDays")} hint={t("leadDaysHint")} inputMode="numeric" {...of("days")} />
      </form>
    </Dialog>
  );
}

/** "9:30" is 09:30. */
function padded(time: string): string {
  return time.trim().replace(/^(\d):/, "0$1:");
}

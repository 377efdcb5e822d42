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
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { RefusalAlert, refusalOf } from "../../../kit/refusal.tsx";
import { type TargetsOfCategory, useSetTarget } from "./use-targets.ts";

const aDraft = objectOf({ validFrom: aText, answerHours: aText, solutionHours: aText });
const fields = ["validFrom", "answerHours", "solutionHours"] as const;

interface TargetDialogProps {
  readonly target: TargetsOfCategory;
  readonly onClose: () => void;
}

/** A target is dated: for tickets from which day on, and in how many hours (DTICK-04). */
export function TargetDialog({ target: { id, name, seen, rows }, onClose }: TargetDialogProps) {
  const t = useTexts("ticket-times");
  const formId = useId();
  const begins = rows.findLast(({ standing }) => standing !== "past");
  const draft = useKeptDraft(`ticket-target.${id}`, aDraft, {
    validFrom: begins?.standing === "planned" ? (begins.validFrom ?? "") : addDays(localNow().date, 1),
    answerHours: hoursText(begins?.answerMinutes),
    solutionHours: hoursText(begins?.solutionMinutes),
  });
  const action = useSetTarget();
  const refusal = refusalOf(action);
  const isOfField = fields.some((field) => field === refusal?.field);
  const { validFrom, answerHours, solutionHours } = draft.value;
  const of = (field: (typeof fields)[number]) => ({
    value: draft.value[field],
    error: refusal?.field === field ? refusal.message : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      action.reset();
      draft.change({ ...draft.value, [field]: event.target.value });
    },
  });
  async function submit() {
    const times = { answerMinutes: minutesIn(answerHours), solutionMinutes: minutesIn(solutionHours) };
    const ended = await action.run({ category: id, validFrom, ...times, seen });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.forget();
    showToast(t("saved"));
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
      title={t("title", { name })}
      description={t("text")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={action.isBusy}
            disabledReason={validFrom === "" ? t("dayMissing") : undefined}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        {draft.isFound && <Alert tone="info">{t("draftFound")}</Alert>}
        {!isOfField && <RefusalAlert action={action} title={t("notSaved")} />}
        <TextField label={t("validFrom")} type="date" {...of("validFrom")} />
        <TextField
          label={t("answerHours")}
          hint={t("hoursHint")}
          inputMode="decimal"
          {...of("answerHours")}
        />
        <TextField label={t("solutionHours")} inputMode="decimal" {...of("solutionHours")} />
      </form>
    </Dialog>
  );
}

function hoursText(minutes: number | undefined): string {
  return minutes === undefined ? "" : String(Math.round((minutes / 60) * 100) / 100).replace(".", ",");
}

/** "1,5" is 90 minutes; what is no number is none, which the rule refuses at its field. */
function minutesIn(hours: string): number {
  const plain = hours.trim().replace(",", ".");
  return /^\d{1,4}(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 60) : 0;
}

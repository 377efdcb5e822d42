import { parseLocalTime, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { type FormEvent, useId, useState } from "react";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useHandInDraft } from "./use-change-draft.ts";
import type { Draft } from "./use-drafts.ts";

type When = "atOnce" | "midnight" | "moment";

interface HandInDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** Hands a draft in, with the moment at which customers shall see its prices (DPRICE-02, DPRICE-03). */
export function HandInDialog({ draft, onClose }: HandInDialogProps) {
  const t = useTexts("price-desk");
  const formId = useId();
  const [when, setWhen] = useState<When>("midnight");
  const [day, setDay] = useState(draft.validFrom);
  const [time, setTime] = useState("0:00");
  const [isChecked, setChecked] = useState(false);
  const action = useHandInDraft();
  const { id, version, validFrom, needsSecondPerson } = draft;
  const isTimeWrong = when === "moment" && parseLocalTime(wholeTime(time)) === undefined;
  const from = formatDate(toLocalDate(validFrom));
  async function handIn() {
    const moment = { atOnce: null, midnight: `${validFrom}T00:00`, moment: `${day}T${wholeTime(time)}` }[
      when
    ];
    const ended = await action.run({ id, version, publishAt: moment });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t(ended.answer.draft?.state === "waiting" ? "handedIn" : "planned"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isTimeWrong) void handIn();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t(needsSecondPerson ? "handInTitle" : "handInAloneTitle")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            icon={needsSecondPerson ? "users" : "check"}
            isBusy={action.isBusy}
          >
            {t(needsSecondPerson ? "handIn" : "handInAlone")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <RefusalAlert action={action} title={t("notDone")} />
        <RadioGroup<When>
          label={t("whenLabel")}
          options={[
            { id: "midnight", label: t("when.midnight", { day: from }), description: t("when.midnightText") },
            { id: "atOnce", label: t("when.atOnce"), description: t("when.atOnceText") },
            { id: "moment", label: t("when.moment") },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === "moment" && (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={t("publishDay")}
              type="date"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
            <TextField
              label={t("publishTime")}
              hint={isChecked && isTimeWrong ? undefined : t("timeHint")}
              error={isChecked && isTimeWrong ? t("timeHint") : undefined}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** As clocks write it, with two digits; what is no time stays, and the API says so. */
function wholeTime(text: string): string {
  const padded = /^\d:\d\d$/.test(text.trim()) ? `0${text.trim()}` : text.trim();
  return parseLocalTime(padded) === undefined ? text : padded;
}

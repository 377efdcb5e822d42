import { aText, listOf, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import type { DeskShipToFilter } from "../../../shared/graphql.gen/graphql.ts";
import { useSetWeekdays } from "./use-weekdays.ts";
import { WeekdayButtons } from "./weekday-buttons.tsx";

const KINDS = ["standard", "truck", "tank", "unfiltered"] as const;
const ACTIONS = ["add", "remove", "set"] as const;
const aDraft = objectOf({ kind: aText, action: aText, weekdays: listOf(aText) });

/** The places that are meant. */
export type Meant =
  | { readonly shipTos: readonly string[] }
  | { readonly filter: DeskShipToFilter; readonly total: number; readonly isMore: boolean };

interface WeekdaysDialogProps {
  readonly meant: Meant;
  readonly onClose: () => void;
  readonly onBegun: (batch: string) => void;
}

/** Which days of which kind of transport come to many places, or go (DCAL-03). */
export function WeekdaysDialog({ meant, onClose, onBegun }: WeekdaysDialogProps) {
  const t = useTexts("weekdays");
  const customers = useTexts("customers");
  const formId = useId();
  const draft = useKeptDraft("weekdays-in-bulk", aDraft, { kind: "standard", action: "add", weekdays: [] });
  const kind = KINDS.find((one) => one === draft.value.kind) ?? "standard";
  const act = ACTIONS.find((one) => one === draft.value.action) ?? "add";
  const days = draft.value.weekdays.map(Number);
  const action = useSetWeekdays();
  // The same thing pressed again, after no answer came, is the same batch.
  const [sent, setSent] = useState<{ readonly of: string; readonly key: string }>();
  async function submit() {
    const input = {
      ...{ kind, action: act, weekdays: days },
      ...("filter" in meant ? { filter: meant.filter } : { shipTos: [...meant.shipTos] }),
    };
    const of = JSON.stringify(input);
    const key = sent?.of === of ? sent.key : crypto.randomUUID();
    setSent({ of, key });
    const ended = await action.run({ key, ...input });
    if (ended?.kind !== "done" || ended.answer.batch == null) return;
    draft.forget();
    onBegun(ended.answer.batch.id);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (days.length > 0) void submit();
  }
  const count = "filter" in meant ? meant.total : meant.shipTos.length;
  const isMore = "filter" in meant && meant.isMore;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={customers("cancel")}
      title={t("weekdaysTitle")}
      description={t(isMore ? "weekdaysOfMore" : "weekdaysOf", { count })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {customers("cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={action.isBusy}
            disabledReason={days.length === 0 ? t("weekdaysMissing") : undefined}
          >
            {t("weekdaysBegin")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid justify-items-start gap-4">
        <RefusalAlert action={action} title={t("weekdaysNotBegun")} />
        <Segments
          label={t("weekdaysKind")}
          options={KINDS.map((id) => ({ id, label: customers(`weekdays.${id}`) }))}
          value={kind}
          onPick={(id) => draft.change({ ...draft.value, kind: id })}
        />
        <Segments
          label={t("weekdaysAction")}
          options={ACTIONS.map((id) => ({ id, label: t(`weekdaysAction.${id}`) }))}
          value={act}
          onPick={(id) => draft.change({ ...draft.value, action: id })}
        />
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="mb-1 font-semibold">{t("weekdaysDays")}</legend>
          <WeekdayButtons
            label={t("weekdaysDays")}
            days={days}
            onChange={(next) => draft.change({ ...draft.value, weekdays: next.map(String) })}
          />
        </fieldset>
        <p className="text-small text-ink-soft">{t("weekdaysNote")}</p>
      </form>
    </Dialog>
  );
}

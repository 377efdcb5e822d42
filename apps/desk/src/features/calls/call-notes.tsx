import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { FormEvent } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { Moment } from "../../kit/moment.tsx";
import { useMay } from "../../shared/me.ts";
import { CallList } from "./call-list.tsx";
import { type Call, useAddCallNote } from "./use-call.ts";

interface CallNotesProps {
  readonly call: Call;
  readonly callerUid: string | undefined;
}

/** What was said before, and what is said now: kept after they hang up, typed words also after a crash (DEDIT-06). */
export function CallNotes({ call: { shipToId, notes }, callerUid }: CallNotesProps) {
  const t = useTexts("calls");
  const mayChange = useMay({ area: "customers", power: "change" });
  const draft = useKeptDraft(`call-note.${shipToId}`, aText, "");
  const action = useAddCallNote();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  async function add() {
    const ended = await action.run({ shipToId, callerUid: callerUid ?? null, text: draft.value });
    if (ended?.kind !== "done" || ended.answer != null) return;
    draft.change("");
    draft.forget();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (draft.value.trim() !== "") void add();
  }
  return (
    <Card title={t("notes")}>
      {mayChange && (
        <form onSubmit={handleSubmit} className="grid gap-2">
          <FailureAlert action={action} title={t("noteFailed")} />
          {refusal != null && <Alert tone="error">{refusal.message}</Alert>}
          <TextArea
            label={t("noteLabel")}
            hint={t("noteHint")}
            value={draft.value}
            minRows={2}
            maxLength={2000}
            onChange={(event) => draft.change(event.target.value)}
          />
          <Button type="submit" variant="outline" size="small" isBusy={action.isBusy}>
            {t("noteAdd")}
          </Button>
        </form>
      )}
      <CallList
        className="mt-3 grid gap-2 text-small empty:hidden"
        itemClassName="rounded-control bg-amber-tint px-3 py-2"
        items={notes.map(({ id, at, by, caller, text }) => ({
          key: id,
          stamp: text,
          show: (mark) => (
            <>
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-fine text-ink-soft">
                {caller == null ? by : t("noteBy", { by, caller })} · <Moment at={at} />
                {mark}
              </p>
            </>
          ),
        }))}
      />
    </Card>
  );
}

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
import { useAddOrderNote } from "./use-move-order.ts";
import type { Order } from "./use-order.ts";

/** Notes inside the house, which no customer sees (DORD-02); what is typed outlives a crash (DEDIT-06). */
export function OrderNotes({ order: { notes, row } }: { readonly order: Order }) {
  const t = useTexts("order-desk");
  const views = useTexts("order-views");
  const mayChange = useMay({ area: "orders", power: "change" });
  const draft = useKeptDraft(`order-note.${row.number}`, aText, "");
  const action = useAddOrderNote();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  async function add() {
    const ended = await action.run({ number: row.number, text: draft.value });
    if (ended?.kind !== "done" || ended.answer != null) return;
    draft.change("");
    draft.forget();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (draft.value.trim() !== "") void add();
  }
  return (
    <Card title={t("notes")} aside={<span className="text-small text-ink-soft">{t("notesHint")}</span>}>
      {notes.length === 0 && !mayChange && <p className="text-ink-soft">{views("notesNone")}</p>}
      <ul className="grid gap-2 text-small">
        {notes.map(({ id, at, by, text }) => (
          <li key={id} className="rounded-control bg-amber-tint px-3 py-2">
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-fine text-ink-soft">
              {by} · <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
      {mayChange && (
        <form onSubmit={handleSubmit} className="mt-3 grid gap-2">
          <FailureAlert action={action} title={t("noteFailed")} />
          {refusal != null && <Alert tone="error">{refusal.message}</Alert>}
          <TextArea
            label={t("noteLabel")}
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
    </Card>
  );
}

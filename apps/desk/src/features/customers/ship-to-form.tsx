import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { type FormEvent, useState } from "react";
import { type Choice, ConflictDialog } from "../../kit/conflict-dialog.tsx";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import {
  aPlaceDraft,
  changesOf,
  differencesOf,
  formOf,
  inputOf,
  mergedOf,
  type PlaceDraft,
  type PlaceField,
  type PlaceForm,
} from "./ship-to-draft.ts";
import { DaysFields, PlaceFields, TankFields } from "./ship-to-fields.tsx";
import { useFieldWords } from "./ship-to-words.ts";
import { useChangeShipTo } from "./use-change-customer.ts";
import type { ShipTo } from "./use-customer.ts";

/** What the brewery keeps of a place, to be changed in place; whoever was quicker is shown, never overwritten (DCUST-02, DEDIT-01). */
export function ShipToForm({ shipTo }: { readonly shipTo: ShipTo }) {
  const t = useTexts("customers");
  const { id, name } = shipTo.row;
  const now = { form: formOf(shipTo), version: shipTo.version };
  const begins: PlaceDraft = { version: now.version, was: now.form, mine: now.form };
  const kept = useKeptDraft(`ship-to.${id}`, aPlaceDraft, begins);
  // Who changed nothing sees the record as it is now.
  const draft = changesOf(kept.value).length === 0 ? begins : kept.value;
  const changes = changesOf(draft);
  const action = useChangeShipTo();
  const tell = useFieldWords();
  const [isComparing, setComparing] = useState(false);
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const change = (part: Partial<PlaceForm>) => kept.change({ ...draft, mine: { ...draft.mine, ...part } });
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  const isStale = draft.version !== now.version;

  async function save(wanted: PlaceDraft) {
    const ended = await action.run(inputOf(id, wanted));
    if (ended?.kind !== "done") return;
    if (ended.answer?.code === "changed-meanwhile") return setComparing(true);
    if (ended.answer != null) return;
    kept.change(wanted);
    kept.forget();
    showToast(t("saved"));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isStale) setComparing(true);
    else void save(draft);
  }
  function handleChoice(choices: ReadonlyMap<PlaceField, Choice>) {
    const merged = mergedOf(draft, now, choices);
    setComparing(false);
    kept.change(merged);
    if (changesOf(merged).length > 0) void save(merged);
  }
  function drop() {
    kept.change(begins);
    kept.forget();
    setComparing(false);
  }
  const fields = { form: draft.mine, onChange: change, errorOf };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid min-w-0 gap-3" aria-label={t("shipTo")}>
      {(changes.length > 0 || isStale) && (
        <div className="sticky top-0 z-20 flex flex-wrap items-center gap-2 rounded-normal bg-amber-tint px-4 py-2">
          <span className="flex-1 text-amber-ink">
            {isStale && changes.length > 0 ? t("staleDraft") : t("changes", { count: changes.length })}
          </span>
          <Button variant="outline" size="small" onClick={drop}>
            {t("dropChanges")}
          </Button>
          <Button type="submit" size="small" isBusy={action.isBusy}>
            {t("saveChanges", { count: changes.length })}
          </Button>
        </div>
      )}
      <FailureAlert action={action} title={t("notSaved")} />
      {refusal != null && refusal.code !== "changed-meanwhile" && (
        <Alert tone="error" isLive>
          {refusal.message}
        </Alert>
      )}
      <div className="grid grid-cols-2 items-start gap-3 max-laptop:grid-cols-1">
        <div className="grid min-w-0 gap-3">
          <PlaceFields {...fields} />
          <TankFields {...fields} />
        </div>
        <DaysFields {...fields} methods={shipTo.methods} />
      </div>
      {isComparing && (
        <ConflictDialog
          record={`${name}, ${id}`}
          by={shipTo.history[0]?.by ?? undefined}
          differences={differencesOf(draft, now.form)}
          tell={(field) => tell(field, { was: draft.was, theirs: now.form, mine: draft.mine })}
          onChoose={handleChoice}
          onDrop={drop}
          onClose={() => setComparing(false)}
        />
      )}
    </form>
  );
}

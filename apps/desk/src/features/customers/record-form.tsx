import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import type { Action } from "@vycep/shell/actions/use-action";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { type Choice, ConflictDialog } from "../../kit/conflict-dialog.tsx";
import { changedFields } from "../../kit/three-way.ts";
import type { RecordDraft, Written } from "../../kit/use-record-draft.ts";

type Refusal = { readonly code: string; readonly message: string; readonly field?: string | null };
type ThreeValues<Form> = { readonly was: Form; readonly theirs: Form; readonly mine: Form };

interface RecordFormProps<Form, Input> {
  readonly label: string;
  /** What the record is called. */
  readonly record: string;
  /** Who changed it last. */
  readonly by: string | undefined;
  readonly draft: RecordDraft<Form>;
  /** A field in words, with its three values. */
  readonly tell: (
    field: keyof Form & string,
    values: ThreeValues<Form>,
  ) => {
    readonly label: string;
    readonly was: string;
    readonly theirs: string;
    readonly mine: string;
    readonly isText: boolean;
  };
  readonly action: Action<Input, Refusal | null | undefined>;
  readonly input: (written: Written<Form>) => Input;
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A record of a customer, changed in place; whoever was quicker is shown, never overwritten (DEDIT-01). */
export function RecordForm<Form extends Readonly<Record<string, unknown>>, Input>(
  props: RecordFormProps<Form, Input>,
) {
  const { label, record, by, draft, tell, action, input, children } = props;
  const t = useTexts("customers");
  const [isComparing, setComparing] = useState(false);
  const { was, mine } = draft.draft;
  const count = changedFields<string>(Object.keys(was), was, mine).length;
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  async function save(written: Written<Form>) {
    const ended = await action.run(input(written));
    if (ended?.kind !== "done") return;
    if (ended.answer?.code === "changed-meanwhile") setComparing(true);
    if (ended.answer != null) return;
    draft.drop();
    showToast(t("saved"));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (draft.isStale) setComparing(true);
    else void save(draft.draft);
  }
  function handleChoice(choices: ReadonlyMap<keyof Form & string, Choice>) {
    const merged = draft.merge(choices);
    setComparing(false);
    if (merged !== undefined) void save(merged);
  }
  function handleDrop() {
    draft.drop();
    setComparing(false);
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid min-w-0 gap-3" aria-label={label}>
      {count > 0 && (
        <div className="sticky top-0 z-20 flex flex-wrap items-center gap-2 rounded-normal bg-amber-tint px-4 py-2">
          <span className="flex-1 text-amber-ink">
            {draft.isStale ? t("staleDraft") : t("changes", { count })}
          </span>
          <Button variant="outline" size="small" onClick={handleDrop}>
            {t("dropChanges")}
          </Button>
          <Button type="submit" size="small" isBusy={action.isBusy}>
            {t("saveChanges", { count })}
          </Button>
        </div>
      )}
      <FailureAlert action={action} title={t("notSaved")} />
      {count > 0 && refusal != null && !draft.isStale && (
        <Alert tone="error" isLive>
          {refusal.code === "changed-meanwhile" ? t("changedElsewhere") : refusal.message}
        </Alert>
      )}
      {children((field) => (refusal?.field === field ? refusal.message : undefined))}
      {isComparing && draft.isStale && (
        <ConflictDialog
          {...{ record, by }}
          differences={draft.differences}
          tell={(field) => tell(field, { was, theirs: draft.theirs, mine })}
          onChoose={handleChoice}
          onDrop={handleDrop}
          onClose={() => setComparing(false)}
        />
      )}
    </form>
  );
}

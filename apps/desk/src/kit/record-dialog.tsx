import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import type { Action } from "@vycep/shell/actions/use-action";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { type Choice, ConflictDialog } from "./conflict-dialog.tsx";
import { refusalOf } from "./refusal.tsx";
import type { RecordDraft, Written } from "./use-record-draft.ts";

type Refusal = { readonly code: string; readonly message: string; readonly field?: string | null };
type SaveAnswer = { readonly refusal?: Refusal | null };

/** A field in words, and any value of it. */
export interface FieldWords {
  readonly label: string;
  readonly tell: (value: unknown) => string;
  /** Free text, of which both versions may be kept. */
  readonly isText?: boolean;
}

interface RecordDialogProps<Form, Input, Answer extends SaveAnswer> {
  readonly title: string;
  readonly description?: string;
  /** Told when it was saved. */
  readonly saved?: string;
  readonly draft: RecordDraft<Form>;
  readonly words: Readonly<Record<keyof Form, FieldWords>>;
  readonly action: Action<Input, Answer>;
  readonly input: (written: Written<Form>) => Input;
  /** What can be told to be wrong before anything is sent, by its field. */
  readonly faults?: Readonly<Record<string, string | undefined>>;
  /** Fields that show what is wrong with them themselves; what is about anything else stands above all. */
  readonly fields: readonly string[];
  readonly onClose: () => void;
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A record being written; what is refused is told beside its field, what somebody else changed meanwhile is shown, and nothing that was typed is lost. */
export function RecordDialog<Form, Input, Answer extends SaveAnswer>(
  props: RecordDialogProps<Form, Input, Answer>,
) {
  const {
    title,
    description,
    saved,
    draft,
    words,
    action,
    input,
    faults = {},
    fields,
    onClose,
    children,
  } = props;
  const t = useTexts("desk");
  const shell = useTexts("shell");
  const formId = useId();
  const [isComparing, setComparing] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const refusal = refusalOf(action);
  const isBesideField = refusal?.field != null && fields.includes(refusal.field);
  async function save(written: Written<Form>) {
    const ended = await action.run(input(written));
    if (ended?.kind !== "done") return;
    const { refusal: no } = ended.answer;
    if (no?.code === "changed-meanwhile") setComparing(true);
    if (no != null) return;
    draft.drop();
    showToast(saved ?? t("saved"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
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
  if (isComparing && draft.isStale) {
    return (
      <ConflictDialog
        record={title}
        by={undefined}
        differences={draft.differences}
        tell={(field) => toldBy(words, field, draft)}
        onChoose={handleChoice}
        onDrop={handleDrop}
        onClose={() => setComparing(false)}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={shell("close")}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <Notices draft={draft} refusal={isBesideField ? undefined : refusal} />
        <FailureAlert action={action} title={t("notSaved")} />
        {children(
          (field) =>
            (isJudged ? faults[field] : undefined) ??
            (refusal?.field === field ? refusal.message : undefined),
        )}
      </form>
    </Dialog>
  );
}

interface NoticesProps {
  readonly draft: Pick<RecordDraft<unknown>, "isFound" | "isStale" | "drop">;
  readonly refusal: Refusal | null | undefined;
}

/** What concerns the whole record: that it was being written before, that somebody else has changed it, what was refused. */
function Notices({ draft, refusal }: NoticesProps) {
  const t = useTexts("desk");
  const { isFound, isStale, drop } = draft;
  const notice = isStale ? t("staleDraft") : isFound ? t("draftFound") : undefined;
  // It was changed, but nothing of what stands here: the next time it goes with the version that is now.
  const isElsewhere = refusal?.code === "changed-meanwhile";
  return (
    <>
      {notice !== undefined && (
        <Alert
          tone={isStale ? "warning" : "info"}
          action={
            <Button variant="outline" size="small" onClick={drop}>
              {t("dropDraft")}
            </Button>
          }
        >
          {notice}
        </Alert>
      )}
      {refusal != null && !isStale && (
        <Alert tone="error" isLive>
          {isElsewhere ? t("changedElsewhere") : refusal.message}
        </Alert>
      )}
    </>
  );
}

function toldBy<Form>(
  words: Readonly<Record<keyof Form, FieldWords>>,
  field: keyof Form & string,
  { draft, theirs }: RecordDraft<Form>,
) {
  const { label, tell, isText = false } = words[field];
  return {
    label,
    was: tell(draft.was[field]),
    theirs: tell(theirs[field]),
    mine: tell(draft.mine[field]),
    isText,
  };
}

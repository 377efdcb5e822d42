import { fieldText, TEMPLATE_FIELDS, TEMPLATE_TITLE_MAX } from "@vycep/domain/tickets/answer-template";
import { DESCRIPTION_MAX } from "@vycep/domain/tickets/new-ticket";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { LinkAction } from "@vycep/ui/actions/link.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { RefusalAlert, refusalOf } from "../../../kit/refusal.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { type Template, useSaveTemplate } from "./use-templates.ts";

const aDraft = objectOf({ title: aText, cs: aText, sk: aText, en: aText });
const languages = ["cs", "sk", "en"] as const;

interface TemplateDialogProps {
  /** Left out, a new one. */
  readonly template: Template | undefined;
  readonly onClose: () => void;
}

/** A template in three languages side by side; what is typed outlives a crash (DEDIT-06). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const t = useTexts("ticket-templates");
  const formId = useId();
  const { title = "", cs = "", sk = "", en = "", version = 0, id } = template ?? {};
  const kept = useKeptDraft(`ticket-template.${id ?? "new"}.${version}`, aDraft, { title, cs, sk, en });
  const draft = kept.value;
  const action = useSaveTemplate();
  const [isRemoving, setRemoving] = useState(false);
  const refusal = refusalOf(action);
  const faultOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  async function submit() {
    const ended = await action.run({ ...draft, version, ...(id !== undefined && { id }) });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    kept.forget();
    showToast(t("saved"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={t("close")}
      title={t(template === undefined ? "addTitle" : "changeTitle")}
      footNote={template && <LinkAction onClick={() => setRemoving(true)}>{t("remove")}</LinkAction>}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <RefusalAlert action={action} title={t("notDone")} />
        <TextField
          label={t("title")}
          hint={t("titleHint")}
          maxLength={TEMPLATE_TITLE_MAX}
          value={draft.title}
          error={faultOf("title")}
          onChange={(event) => kept.change({ ...draft, title: event.target.value })}
        />
        {languages.map((language) => (
          <TextArea
            key={language}
            label={t(`text.${language}`)}
            hint={t("fieldsHint", {
              fields: TEMPLATE_FIELDS.map((field) => fieldText(field, language)).join(" "),
            })}
            minRows={4}
            maxLength={DESCRIPTION_MAX}
            value={draft[language]}
            error={faultOf(language)}
            onChange={(event) => kept.change({ ...draft, [language]: event.target.value })}
          />
        ))}
      </form>
      {template && isRemoving && (
        <RemoveDialog
          template={template}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            kept.forget();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

import { useQuery } from "@tanstack/react-query";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { pastedRows } from "./parse-step.ts";
import { useSetLines } from "./use-change-draft.ts";
import { choicesQuery, type Draft } from "./use-drafts.ts";

const aPaste = objectOf({ list: aText, text: aText });
const mostRows = 2000;

interface PasteDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** Lines from a spreadsheet, judged row by row: what is right is written, what is not stays in the field with why (DPRICE-02). */
export function PasteDialog({ draft, onClose }: PasteDialogProps) {
  const t = useTexts("price-desk");
  const formId = useId();
  const kept = useKeptDraft(`price-paste.${draft.id}`, aPaste, { list: "", text: "" });
  const { data: choices } = useQuery(choicesQuery);
  const list = kept.value.list || (choices?.priceLists[0]?.code ?? "");
  const action = useSetLines();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const rows = pastedRows(kept.value.text);
  const problem = rows.length === 0 ? t("pasteEmpty") : rows.length > mostRows ? t("pasteMany") : undefined;
  async function write() {
    const readable = rows.filter((row) => row.sku !== undefined);
    const unread = rows
      .filter((row) => row.sku === undefined)
      .map(({ text }) => ({ text, why: t("priceWrong") }));
    const ended = await action.run({
      ...{ id: draft.id, version: draft.version },
      lines: readable.map(({ text: _text, ...row }) => ({ priceList: list, ...row })),
    });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    const refused = ended.answer.faults.map(({ row, message }) => ({
      text: readable[row]?.text ?? "",
      why: message,
    }));
    const left = [...refused, ...unread];
    if (ended.answer.kept > 0) showToast(t("pasted", { count: ended.answer.kept }));
    setFaults(left.map(({ text, why }) => `${text.replaceAll("\t", " ")}: ${why}`));
    kept.change({ list, text: left.map(({ text }) => text).join("\n") });
    if (left.length > 0) return;
    kept.forget();
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (problem === undefined) void write();
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("pasteTitle")}
      footNote={t("pasteCount", { count: rows.length })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {t("pasteGo")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <RefusalAlert action={action} title={t("notDone")} />
        {faults.length > 0 && (
          <Alert tone="error" isLive title={t("pasteLeft", { count: faults.length })}>
            <ul className="grid gap-1">
              {faults.slice(0, 20).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Select
          label={t("pasteList")}
          closeLabel={t("close")}
          placeholder={t("pickList")}
          options={(choices?.priceLists ?? []).map(({ code, currency }) => ({
            id: code,
            label: `${code} (${currency})`,
          }))}
          value={list}
          onChange={(one) => kept.change({ ...kept.value, list: one })}
        />
        <TextArea
          label={t("pasteLabel")}
          hint={t("pasteHint")}
          minRows={8}
          value={kept.value.text}
          error={isChecked ? problem : undefined}
          onChange={(event) => kept.change({ ...kept.value, text: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

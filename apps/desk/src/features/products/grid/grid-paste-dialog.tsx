import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { useFieldName } from "../product-field.tsx";
import { type PastedTable, pastedTable } from "./pasted-cells.ts";
import { MOST_ROWS } from "./use-product-sheet.ts";

interface GridPasteDialogProps {
  readonly fields: readonly string[];
  readonly columns: readonly string[];
  readonly onPut: (table: PastedTable) => void;
  readonly onClose: () => void;
}

/** A table of a spreadsheet, with numbers of products in its first column; nothing is saved by it (DGOOD-02). */
export function GridPasteDialog({ fields, columns, onPut, onClose }: GridPasteDialogProps) {
  const t = useTexts("product-desk");
  const nameOf = useFieldName();
  const formId = useId();
  const kept = useKeptDraft("product-paste", aText, "");
  const [isChecked, setChecked] = useState(false);
  const table = pastedTable(kept.value, {
    columns,
    fieldOf: (name) => fields.find((field) => [field, nameOf(field)].some((one) => isSame(one, name))),
  });
  const problem =
    table.rows.length === 0 || table.fields.length === 0
      ? t("gridPasteEmpty")
      : table.rows.length > MOST_ROWS
        ? t("gridPasteMany", { count: MOST_ROWS })
        : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (problem !== undefined) return;
    kept.forget();
    onPut(table);
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={t("close")}
      title={t("gridPaste")}
      footNote={t("gridRows", { count: table.rows.length })}
      actions={
        <Button type="submit" form={formId} icon="check">
          {t("gridPut")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <TextArea
          label={t("gridPasteLabel")}
          hint={t("gridPasteHint", { columns: columns.map(nameOf).join(", ") })}
          minRows={8}
          value={kept.value}
          error={isChecked ? problem : undefined}
          onChange={(event) => kept.change(event.target.value)}
        />
        {table.rows.length > 0 && table.fields.length > 0 && (
          <p>{t("gridPasteReads", { columns: table.fields.map(nameOf).join(", ") })}</p>
        )}
        {table.unknown.length > 0 && (
          <p className="font-semibold text-amber-ink">
            {t("gridPasteUnknown", { columns: table.unknown.join(", ") })}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

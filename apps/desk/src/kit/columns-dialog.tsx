import { arrangeColumns } from "@vycep/domain/staff/desk-columns";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import type { Column } from "@vycep/ui/data/table.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { RefusalAlert } from "./refusal.tsx";
import { useColumnChoice, useSaveColumns } from "./use-columns.ts";

interface ColumnsDialogProps {
  readonly list: string;
  readonly columns: readonly Pick<Column<never>, "key" | "header" | "isRowHeader">[];
  readonly onClose: () => void;
}

/** Which columns of a list are seen, and in which order; the one that names the row stays the first. */
export function ColumnsDialog({ list, columns, onClose }: ColumnsDialogProps) {
  const t = useTexts("desk");
  const shell = useTexts("shell");
  const formId = useId();
  const kept = useColumnChoice(list);
  const save = useSaveColumns();
  const [choice, setChoice] = useState(() => begin(columns, kept));
  async function keep(wanted: Pick<Choice, "keys" | "hidden">) {
    const shown = wanted.keys.filter((key) => !wanted.hidden.has(key));
    const ended = await save.run({ list, shown, hidden: [...wanted.hidden] });
    if (ended?.kind === "done" && ended.answer.refusal == null) onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void keep(choice);
  }
  const headerOf = (key: string) => columns.find((column) => column.key === key)?.header ?? key;
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("columns")}
      actions={
        <>
          <Button
            variant="quiet"
            isBusy={save.isBusy}
            onClick={() => void keep({ keys: [], hidden: new Set() })}
          >
            {t("columnsUsual")}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <RefusalAlert action={save} title={t("columnsNotSaved")} />
        <ol className="grid divide-y divide-line">
          {choice.keys.map((key, place) => (
            <li key={key} className="flex min-h-control items-center gap-1">
              <span className="flex-1">
                <Checkbox
                  label={headerOf(key)}
                  checked={!choice.hidden.has(key)}
                  onChange={() => setChoice(toggled(choice, key))}
                />
              </span>
              <IconButton
                icon="chevron-up"
                size="small"
                label={t("columnUp", { column: headerOf(key) })}
                disabledReason={place === 0 ? t("columnFirst") : undefined}
                onClick={() => setChoice(moved(choice, place, place - 1))}
              />
              <IconButton
                icon="chevron-down"
                size="small"
                label={t("columnDown", { column: headerOf(key) })}
                disabledReason={place === choice.keys.length - 1 ? t("columnLast") : undefined}
                onClick={() => setChoice(moved(choice, place, place + 1))}
              />
            </li>
          ))}
        </ol>
      </form>
    </Dialog>
  );
}

interface Choice {
  /** All but the one that names the row, in their order. */
  readonly keys: readonly string[];
  readonly hidden: ReadonlySet<string>;
}

function begin(columns: ColumnsDialogProps["columns"], kept: ReturnType<typeof useColumnChoice>): Choice {
  const all = arrangeColumns(columns, kept && { shown: kept.shown, hidden: [] });
  const keys = all.filter(({ isRowHeader }) => isRowHeader !== true).map(({ key }) => key);
  return { keys, hidden: new Set(kept?.hidden).intersection(new Set(keys)) };
}

function toggled({ keys, hidden }: Choice, key: string): Choice {
  return { keys, hidden: hidden.symmetricDifference(new Set([key])) };
}

function moved({ keys, hidden }: Choice, from: number, to: number): Choice {
  const others = keys.filter((_, place) => place !== from);
  return { keys: [...others.slice(0, to), ...keys.slice(from, from + 1), ...others.slice(to)], hidden };
}

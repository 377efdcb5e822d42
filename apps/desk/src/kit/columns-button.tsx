import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import type { Column } from "@vycep/ui/data/table.tsx";
import { lazy, Suspense, useState } from "react";

// The form comes with the first list whose columns are changed.
const loadDialog = async () => ({ default: (await import("./columns-dialog.tsx")).ColumnsDialog });
const ColumnsDialog = lazy(loadDialog);

interface ColumnsButtonProps {
  /** Of which list, by its noun: "orders". */
  readonly list: string;
  /** All that it has, as it has them. */
  readonly columns: readonly Pick<Column<never>, "key" | "header" | "isRowHeader">[];
}

/** At the end of a list's head: which of its columns are seen, and in which order (DLIST-02). */
export function ColumnsButton({ list, columns }: ColumnsButtonProps) {
  const t = useTexts("desk");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="list"
        size="small"
        label={t("columns")}
        aria-haspopup="dialog"
        onReach={() => void loadDialog()}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ColumnsDialog list={list} columns={columns} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

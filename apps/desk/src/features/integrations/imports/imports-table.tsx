import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { momentText } from "../../../kit/moment.tsx";
import { paths } from "../../../shared/paths.ts";
import { ImportState, useKindName } from "./import-state.tsx";
import type { DataImport } from "./use-imports.ts";

const UndoDialog = lazy(() => import("./undo-dialog.tsx").then((file) => ({ default: file.UndoDialog })));

interface ImportsTableProps {
  readonly rows: readonly DataImport[];
  readonly mayUndo: boolean;
}

/** Files that were brought in: which, by whom and when, what came of them, and the way back. */
export function ImportsTable({ rows, mayUndo }: ImportsTableProps) {
  const t = useTexts("imports");
  const nameOf = useKindName();
  const [undone, setUndone] = useState<DataImport>();
  const columns: readonly Column<DataImport>[] = [
    { key: "file", header: t("file"), isRowHeader: true, cell: ({ fileName }) => fileName },
    { key: "kind", header: t("kind"), cell: ({ kind }) => nameOf(kind) },
    { key: "when", header: t("when"), cell: ({ writtenAt, triedAt }) => momentText(writtenAt ?? triedAt) },
    { key: "who", header: t("who"), cell: ({ writtenBy, triedBy }) => writtenBy ?? triedBy ?? "–" },
    { key: "created", header: t("created"), align: "end", cell: ({ created }) => formatCount(created) },
    { key: "changed", header: t("changed"), align: "end", cell: ({ changed }) => formatCount(changed) },
    { key: "refused", header: t("refused"), align: "end", cell: ({ refused }) => formatCount(refused) },
    { key: "state", header: t("stateOf"), cell: ({ state }) => <ImportState state={state} /> },
    {
      key: "undo",
      header: t("undoColumn"),
      align: "end",
      cell: (one) => {
        if (one.state !== "written") return "";
        if (one.notUndone != null)
          return <span className="text-fine text-ink-soft">{one.notUndone.message}</span>;
        if (!mayUndo) return "";
        return (
          <Button
            size="small"
            variant="outline"
            icon="undo"
            aria-label={t("undoOf", { file: one.fileName })}
            onClick={() => setUndone(one)}
          >
            {t("undo")}
          </Button>
        );
      },
    },
  ];
  return (
    <>
      <DeskTable
        list="imports"
        caption={t("history")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        stampOf={({ state, version }) => [state, version]}
        hrefOf={({ id }) => paths.import(id)}
      />
      <Suspense>
        {undone !== undefined && <UndoDialog data={undone} onClose={() => setUndone(undefined)} />}
      </Suspense>
    </>
  );
}

import type { Action } from "@vycep/shell/actions/use-action";
import { useAction } from "@vycep/shell/actions/use-action";
import { saveFile } from "@vycep/shell/files/save-file";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { writeCsv } from "@vycep/tables/write-csv";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import { type DataImport, readRefused, useDropImport, type useWriteImport } from "./use-imports.ts";

const UndoDialog = lazy(() => import("./undo-dialog.tsx").then((file) => ({ default: file.UndoDialog })));

type Answer = Awaited<ReturnType<ReturnType<typeof useWriteImport>["run"]>>;
type Answered = Extract<NonNullable<Answer>, { kind: "done" }>["answer"];

interface ImportToolsProps {
  readonly data: DataImport;
  readonly writing: Action<{ id: string; version: number }, Answered>;
  readonly mayChange: boolean;
}

/** What may be done with a file now; the one step forward is filled. */
export function ImportTools({ data, writing, mayChange }: ImportToolsProps) {
  const t = useTexts("imports");
  const { id, state, version, fileName, created, changed, refused } = data;
  const dropping = useDropImport();
  const saving = useAction(async () => {
    const rows = await readRefused(id);
    const lines = rows.flatMap(({ line, key, faults }) =>
      faults.map(({ column, value, message }) => [String(line ?? ""), key, column, value, message]),
    );
    const head = [t("line"), t("key"), t("column"), t("value"), t("wrong")];
    saveFile(
      `${fileName}-${t("errorsFile")}.csv`,
      new Blob([writeCsv([head, ...lines])], { type: "text/csv" }),
    );
  });
  const [isUndoing, setUndoing] = useState(false);
  const all = created + changed;
  async function write() {
    const ended = await writing.run({ id, version });
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(t("writtenDone"));
  }
  async function drop() {
    const ended = await dropping.run(id);
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(t("droppedDone"));
  }
  return (
    <>
      {refused > 0 && (
        <Button variant="outline" icon="download" isBusy={saving.isBusy} onClick={() => void saving.run()}>
          {t("saveErrors")}
        </Button>
      )}
      {mayChange && state === "tried" && (
        <>
          <Button variant="outline" isBusy={dropping.isBusy} onClick={() => void drop()}>
            {t("drop")}
          </Button>
          <Button
            icon="check"
            isBusy={writing.isBusy}
            disabledReason={refused > 0 ? t("refusedText") : all === 0 ? t("nothingToWrite") : undefined}
            onClick={() => void write()}
          >
            {t("write", { count: all })}
          </Button>
        </>
      )}
      {mayChange && state === "written" && data.notUndone == null && (
        <Button variant="outline" icon="undo" onClick={() => setUndoing(true)}>
          {t("undo")}
        </Button>
      )}
      <Suspense>{isUndoing && <UndoDialog data={data} onClose={() => setUndoing(false)} />}</Suspense>
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { saveFile } from "@vycep/shell/files/save-file";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Disclosure } from "@vycep/ui/layout/disclosure.tsx";
import { type ChangeEvent, useRef, useState } from "react";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { paths } from "../../../shared/paths.ts";
import { useKindName } from "./import-state.tsx";
import { packFile } from "./pack-file.ts";
import { type ImportKind, kindsQuery, useTryImport } from "./use-imports.ts";

/** So much of a packed file fits into one call. */
const mostPacked = 1_000_000;

/** Where a file is chosen: it is tried at once, and its page says what it would do (DINT-03). */
export function NewImport() {
  const t = useTexts("imports");
  const shell = useTexts("shell");
  const nameOf = useKindName();
  const kinds = useQuery(kindsQuery).data ?? [];
  const [chosen, setChosen] = useState("products");
  const [areColumnsShown, showColumns] = useState(false);
  const kind = kinds.find((one) => one.kind === chosen);
  const upload = useUpload(chosen);
  return (
    <Card title={t("newImport")}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-72 max-w-full">
            <Select
              label={t("kind")}
              options={kinds.map((one) => ({ id: one.kind, label: nameOf(one.kind) }))}
              value={chosen}
              placeholder={t("kind")}
              closeLabel={shell("close")}
              onChange={setChosen}
            />
          </div>
          {kind !== undefined && (
            <Button variant="outline" icon="download" onClick={() => saveTemplate(kind)}>
              {t("template")}
            </Button>
          )}
          <Button
            icon="upload"
            isBusy={upload.action.isBusy}
            disabledReason={kind?.isErpOwned === true ? t("erpOwned") : undefined}
            onClick={upload.choose}
          >
            {t("upload")}
          </Button>
          {upload.field}
        </div>
        <p className="text-small text-ink-soft">{t(kind?.isIntoDrafts === true ? "howDrafts" : "how")}</p>
        <RefusalAlert action={upload.action} title={t("notTried")} />
        {upload.isTooLarge && (
          <Alert tone="error" isLive>
            {t("tooLarge")}
          </Alert>
        )}
        {kind !== undefined && (
          <Disclosure
            title={t("columns")}
            note={t("columnsNote", { count: kind.columns.length, key: kind.key.join(", ") })}
            isOpen={areColumnsShown}
            onToggle={showColumns}
          >
            <Columns kind={kind} />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

function Columns({ kind }: { readonly kind: ImportKind }) {
  const t = useTexts("imports");
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 p-4 text-small">
      {kind.columns.map(({ name, means, unit, values, isNeeded }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="font-semibold">
            {name}
            {isNeeded && <span className="ml-2 text-fine font-normal text-ink-soft">{t("needed")}</span>}
          </dt>
          <dd className="text-ink-soft">
            {means}
            {unit !== "" && ` [${unit}]`}
            {values.length > 0 && ` ${values.join(", ")}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function saveTemplate({ kind, template }: ImportKind): void {
  // Excel knows by the mark that it is UTF-8.
  saveFile(`${kind}.csv`, new Blob([`\uFEFF${template}\r\n`], { type: "text/csv" }));
}

/** A file is chosen, packed, tried and opened. */
function useUpload(kind: string) {
  const t = useTexts("imports");
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const action = useTryImport();
  const [isTooLarge, setTooLarge] = useState(false);
  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const content = await packFile(file);
    target.value = "";
    setTooLarge(content.length > mostPacked);
    if (content.length > mostPacked) return;
    const ended = await action.run({ kind, name: file.name, content });
    if (ended?.kind === "done" && ended.answer.import != null)
      await navigate({ to: paths.import(ended.answer.import.id) });
  }
  return {
    action,
    isTooLarge,
    choose: () => field.current?.click(),
    field: (
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t("upload")}
        accept=".csv,.txt,.xlsx"
        onChange={(event) => void handleChange(event)}
      />
    ),
  };
}

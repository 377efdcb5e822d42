import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { Nothing } from "../../../kit/list-states.tsx";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { newProductQuery } from "../use-product.ts";
import { GridTable } from "./grid-table.tsx";
import { useGrid } from "./use-grid.ts";
import { productSheetQuery, useJudging } from "./use-product-sheet.ts";

// Asked for now and then; the page stays light.
const GridPasteDialog = lazy(() =>
  import("./grid-paste-dialog.tsx").then((file) => ({ default: file.GridPasteDialog })),
);
const GridColumnsDialog = lazy(() =>
  import("./grid-columns-dialog.tsx").then((file) => ({ default: file.GridColumnsDialog })),
);

/** DGOOD-02: many products in a grid, typed or pasted, judged row by row before anything is kept. */
export const gridScreen: Screen = { component: GridScreen };

function GridScreen() {
  const t = useTexts("product-desk");
  const grid = useGrid(goodsIn(useSearch({ strict: false })));
  const mayChange = useMay({ area: "products", power: "change" });
  const [asking, setAsking] = useState<"paste" | "columns">();
  const [onlyWrong, setOnlyWrong] = useState(false);
  const reading = useQuery({ ...productSheetQuery(grid.skus), placeholderData: keepPreviousData });
  const { data: blank } = useQuery({ ...newProductQuery(undefined), enabled: mayChange });
  const rows = (reading.data ?? []).filter(({ sku }) => grid.skus.includes(sku));
  const fields = (rows[0]?.fields ?? blank ?? []).map(({ name }) => name).filter((name) => name !== "sku");
  const { judged, trial, saving } = useJudging(rows, grid.typed);
  const verdicts = new Map(
    judged.flatMap(({ row, verdict }) => (verdict === undefined ? [] : [[row.sku, verdict]])),
  );
  const good = judged.filter(({ verdict }) => verdict !== undefined && verdict.refusal === null);
  const wrong = judged.filter(({ verdict }) => verdict !== undefined && verdict.refusal !== null);
  const unknown =
    reading.isSuccess && !reading.isPlaceholderData
      ? grid.skus.filter((sku) => !rows.some((row) => row.sku === sku))
      : [];
  const shown = onlyWrong && wrong.length > 0 ? wrong.map(({ row }) => row) : rows;
  const isJudging = good.length + wrong.length < judged.length;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      toNextFault();
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pasted waits for its rows alone
  useEffect(() => grid.layWaiting(rows), [reading.data, grid.waiting]);
  async function save() {
    const ended = await saving.run(good);
    if (ended?.kind !== "done") return;
    const kept = ended.answer.filter(({ refusal }) => refusal === null).map(({ sku }) => sku);
    grid.forget(kept);
    if (kept.length > 0) showToast(t("gridSaved", { count: kept.length }));
  }
  return (
    <>
      <DeskHead
        title={t("grid")}
        note={t("gridRows", { count: rows.length })}
        tools={
          <>
            <ButtonLink href={paths.products()} variant="outline">
              {t("toList")}
            </ButtonLink>
            <Button variant="outline" icon="filter" onClick={() => setAsking("columns")}>
              {t("gridColumns")}
            </Button>
            {mayChange && (
              <>
                <Button variant="outline" icon="upload" onClick={() => setAsking("paste")}>
                  {t("gridPaste")}
                </Button>
                {judged.length > 0 && (
                  <Button variant="outline" onClick={() => grid.forget(grid.skus)}>
                    {t("discard")}
                  </Button>
                )}
                <Button
                  icon="check"
                  isBusy={saving.isBusy}
                  disabledReason={good.length === 0 ? t("gridNothingToSave") : undefined}
                  onClick={() => void save()}
                >
                  {t("gridSave", { count: good.length })}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="grid gap-3 px-page pb-page">
        <FailureAlert action={saving} title={t("notSaved")} />
        <FailureAlert action={trial} title={t("gridNotJudged")} />
        {unknown.length > 0 && (
          <Alert
            tone="warning"
            isLive
            title={t("gridUnknown", { count: unknown.length })}
            action={
              <Button variant="outline" size="small" onClick={() => grid.drop(unknown)}>
                {t("gridDrop")}
              </Button>
            }
          >
            {unknown.join(", ")}
          </Alert>
        )}
        {judged.length > 0 && (
          <Alert
            tone={wrong.length > 0 ? "warning" : "info"}
            isLive
            title={isJudging ? t("gridJudging") : t("gridStands", { good: good.length, wrong: wrong.length })}
            action={
              wrong.length > 0 && (
                <span className="flex flex-wrap gap-2">
                  <Button variant="outline" size="small" onClick={() => setOnlyWrong(!onlyWrong)}>
                    {t(onlyWrong ? "gridAll" : "gridOnlyWrong")}
                  </Button>
                  <Button variant="outline" size="small" onClick={toNextFault}>
                    {t("gridNextFault")} <kbd className="font-normal">F8</kbd>
                  </Button>
                </span>
              )
            }
          >
            {t("gridNothingYet")}
          </Alert>
        )}
        {grid.skus.length === 0 && (
          <Nothing icon="grid" title={t("gridEmpty")}>
            {t("gridEmptyText")}
          </Nothing>
        )}
        {reading.isLoading && <SkeletonRows label={t("loading")} rows={6} />}
        {reading.error !== null && (
          <Alert
            tone="error"
            isLive
            title={t("gridNotRead")}
            action={
              <Button variant="outline" icon="repeat" onClick={() => void reading.refetch()}>
                {t("gridAgain")}
              </Button>
            }
          />
        )}
        {rows.length > 0 && (
          <GridTable
            rows={shown}
            columns={grid.columns}
            typed={grid.typed}
            verdicts={verdicts}
            isReadOnly={!mayChange}
            onType={(at, value) => grid.type(rows, at, value)}
            onBlock={(at, block) => grid.lay(shown, at, block)}
            onFillDown={(at) => grid.fillDown(shown, at)}
            onUndo={grid.undo}
          />
        )}
        {rows.length > 0 && <p className="text-small text-ink-soft">{t("gridKeys")}</p>}
      </div>
      <Suspense>
        {asking === "paste" && (
          <GridPasteDialog
            fields={fields}
            columns={grid.columns}
            onPut={(table) => {
              grid.put(table);
              setAsking(undefined);
            }}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking === "columns" && (
          <GridColumnsDialog
            fields={fields}
            columns={grid.columns}
            onChange={grid.show}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The goods that the address names. */
function goodsIn(search: { readonly goods?: unknown }): readonly string[] {
  const { goods } = search;
  return typeof goods === "string" || typeof goods === "number"
    ? String(goods).split(",").filter(Boolean)
    : [];
}

/** The next cell that is wrong, behind the one that has the focus; after the last the first. */
function toNextFault() {
  const cells = [
    ...document.querySelectorAll<HTMLInputElement>(
      "[data-row] input[aria-invalid], [data-wrong]:not(:has(input[aria-invalid])) input",
    ),
  ];
  const at = cells.findIndex((cell) => cell.matches(":focus"));
  (cells[at + 1] ?? cells[0])?.focus();
}

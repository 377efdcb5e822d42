import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { paths } from "../../../shared/paths.ts";
import { useFieldName } from "../product-field.tsx";
import type { CellWords } from "./cell-text.ts";
import { meantCell, shownCell } from "./cell-text.ts";
import { pastedCells } from "./pasted-cells.ts";
import { type CellPlace, foreignIn, type TypedCells, textOfCell } from "./sheet-draft.ts";
import { useCellWords } from "./use-cell-words.ts";
import type { SheetRow, Verdict } from "./use-product-sheet.ts";

export interface GridTableProps {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly string[];
  readonly typed: TypedCells;
  /** Of the rows that were judged. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly isReadOnly: boolean;
  readonly onType: (at: CellPlace, value: string) => void;
  readonly onBlock: (at: CellPlace, block: readonly (readonly string[])[]) => void;
  readonly onFillDown: (at: CellPlace) => void;
  readonly onUndo: () => void;
}

/** Products under each other, a field a column: typed into and pasted onto as in a spreadsheet (DGOOD-02). */
export function GridTable(props: GridTableProps) {
  const t = useTexts("product-desk");
  const desk = useTexts("desk");
  const nameOf = useFieldName();
  const words = useCellWords();
  const { rows, columns } = props;
  return (
    <div className="overflow-x-auto rounded-normal border border-line bg-foam">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("grid")}</caption>
        <thead>
          <tr className="bg-foam-dim">
            <th scope="col" className="type-label w-px px-3 py-2 text-left whitespace-nowrap">
              {t("number")}
            </th>
            <th scope="col" className="type-label px-2 py-2 text-left">
              {desk("product")}
            </th>
            {columns.map((field) => (
              <th key={field} scope="col" className="type-label px-2 py-2 text-left whitespace-nowrap">
                {nameOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.sku} row={row} words={words} {...props} />
          ))}
        </tbody>
      </table>
      {Object.entries(words.names).map(([field, known]) => (
        // A browser offers them while somebody types.
        <datalist key={field} id={`names-of-${field}`}>
          {[...new Set(Object.values(known))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ))}
    </div>
  );
}

interface RowProps extends Omit<GridTableProps, "rows"> {
  readonly row: SheetRow;
  /** Asked for once for the whole grid. */
  readonly words: CellWords;
}

function Row({ row, ...props }: RowProps) {
  const t = useTexts("product-desk");
  const nameOf = useFieldName();
  const { columns, typed, verdicts, words } = props;
  const verdict = verdicts.get(row.sku);
  const isWrong = verdict?.refusal != null;
  const foreign = columns.flatMap((field) => {
    const now = foreignIn(typed, row, field);
    if (now === undefined) return [];
    const value = words.names[field]?.[now] ?? (now || t("nothing"));
    return [`${nameOf(field)}: ${t("nowStands", { value })}`];
  });
  const said = [
    ...(verdict?.faults ?? []).map(({ field, message }) => `${nameOf(field)}: ${message}`),
    ...(isWrong && verdict.faults.length === 0 ? [verdict.refusal?.message ?? ""] : []),
    ...foreign,
  ];
  return (
    <>
      <tr
        data-row={row.sku}
        data-wrong={isWrong || undefined}
        className={classNames("border-t border-line", isWrong && "bg-red-tint")}
      >
        <td className="px-3 font-semibold whitespace-nowrap tabular-nums">
          <Anchor href={paths.product(row.sku)} className="text-bottle hover:underline">
            {row.sku}
          </Anchor>
        </td>
        <th scope="row" className="min-w-48 px-2 text-left font-normal text-pretty">
          {row.name}
        </th>
        {columns.map((field) => (
          <td key={field} className={classNames("p-0.5", isLong(field) ? "min-w-64" : "min-w-28")}>
            <Cell
              {...props}
              row={row}
              field={field}
              faultId={said.length > 0 ? `fault-${row.sku}` : undefined}
            />
          </td>
        ))}
      </tr>
      {said.length > 0 && (
        <tr className={isWrong ? "bg-red-tint" : "bg-amber-tint"}>
          <td />
          <td
            colSpan={columns.length + 1}
            id={`fault-${row.sku}`}
            className={classNames(
              "px-2 pb-2 text-small font-semibold",
              isWrong ? "text-red-ink" : "text-amber-ink",
            )}
          >
            <span className="inline-flex items-start gap-1.5">
              <Icon name={isWrong ? "error" : "warning"} size="small" />
              <span>{said.join(" · ")}</span>
            </span>
          </td>
        </tr>
      )}
    </>
  );
}

interface CellProps extends RowProps {
  readonly field: string;
  readonly faultId: string | undefined;
}

function Cell({
  row,
  field,
  faultId,
  typed,
  verdicts,
  isReadOnly,
  words,
  onType,
  onBlock,
  onFillDown,
  onUndo,
}: CellProps) {
  const t = useTexts("product-desk");
  const language = useLanguage();
  const nameOf = useFieldName();
  const one = row.fields.find(({ name }) => name === field);
  if (one === undefined) return null;
  const value = textOfCell(typed, row, field);
  const isFixed = isReadOnly || one.isErpOwned;
  const isWrong = verdicts.get(row.sku)?.faults.some((fault) => fault.field === field) === true;
  const at = { sku: row.sku, field };
  const shown = shownCell(one, value, { language, words });
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text/plain");
    if (isFixed || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    onBlock(at, pastedCells(text));
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "d") {
      event.preventDefault();
      onFillDown(at);
    } else if (isCommand && event.key.toLowerCase() === "z") {
      event.preventDefault();
      onUndo();
    } else if (words.names[field] === undefined || event.key === "Enter") moveFrom(event, field);
  }
  return (
    <input
      type="text"
      aria-label={t("gridCell", { field: nameOf(field), name: row.name })}
      aria-invalid={isWrong || undefined}
      aria-describedby={faultId}
      data-field={field}
      inputMode={one.unit === "" ? undefined : "decimal"}
      maxLength={4000}
      readOnly={isFixed}
      value={shown}
      // A code that is shown by its name.
      title={shown === value || words.names[field] === undefined ? undefined : value}
      list={words.names[field] === undefined ? undefined : `names-of-${field}`}
      onChange={(event) => onType(at, meantCell(one, event.target.value, words))}
      onFocus={(event) => event.target.select()}
      onPaste={handlePaste}
      onKeyDown={handleKeyDown}
      className={classNames(
        "min-h-8 w-full rounded-small border px-1.5 tabular-nums",
        one.unit !== "" && "text-right",
        isWrong ? "border-red bg-foam" : "border-transparent hover:border-control",
        !isWrong && value !== one.value && "bg-amber-tint",
        isFixed && "text-ink-soft",
      )}
    />
  );
}

function isLong(field: string): boolean {
  return /^(name_|description_|packaging_code$)/.test(field);
}

/** Enter and the arrows lead to the same field of the product above or below. */
function moveFrom(event: KeyboardEvent<HTMLInputElement>, field: string) {
  const way = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
  if (way === undefined) return;
  event.preventDefault();
  const cells = [...document.querySelectorAll<HTMLInputElement>(`[data-row] input[data-field="${field}"]`)];
  cells[cells.indexOf(event.currentTarget) + way]?.focus();
}

import { SelectAll } from "@vycep/shell/list/select-all.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { boxUnitOf } from "../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../shared/products/box-words.ts";
import { HistoryBars } from "./history-bars.tsx";
import type { SuggestedRow, SuggestedView } from "./suggested-view.ts";

interface SuggestedLinesProps {
  readonly view: SuggestedView;
  /** What a product is: its picture, name and packaging. */
  readonly goods: (row: SuggestedRow) => ReactNode;
  /** How it is changed; left out for who may only read it. */
  readonly editing: Editing | undefined;
}

interface Editing {
  /** The three steppers. */
  readonly quantity: (row: SuggestedRow) => ReactNode;
  readonly onCheck: (rows: readonly SuggestedRow[], isChecked: boolean) => void;
}

const columns = "wide:grid wide:grid-cols-suggestion wide:items-center wide:gap-x-4";

/** The lines of the suggestion, each with its reason on a line of its own (SUGGEST-02). */
export function SuggestedLines({ view, goods, editing }: SuggestedLinesProps) {
  const t = useTexts("suggestions");
  const { rows } = view;
  const checked = rows.filter(({ isChecked }) => isChecked).length;
  return (
    <Card isFlush>
      <div
        className={classNames(
          "border-b border-line bg-floor px-4.5 py-2 max-wide:flex max-wide:items-center max-wide:gap-3",
          columns,
        )}
      >
        {editing === undefined ? (
          <span />
        ) : (
          <SelectAll
            label={t("all")}
            chosen={checked}
            all={rows.length}
            onSelect={(isChosen) => editing.onCheck(rows, isChosen)}
          />
        )}
        <p className="font-bold" aria-live="polite">
          {t("chosen", { count: checked, all: rows.length })}
        </p>
        <span className="type-label text-ink-soft max-wide:hidden">{t("historyHead")}</span>
        <span className="type-label text-ink-soft max-wide:hidden">{t("quantity")}</span>
        <span className="type-label text-right text-ink-soft max-wide:hidden">{t("net")}</span>
      </div>
      <ul aria-label={t("lines")}>
        {rows.map((row) => (
          <SuggestedLine
            key={row.sku}
            row={row}
            currency={view.quote.currency}
            goods={goods(row)}
            editing={editing}
          />
        ))}
      </ul>
    </Card>
  );
}

interface SuggestedLineProps {
  readonly row: SuggestedRow;
  readonly currency: SuggestedView["quote"]["currency"];
  readonly goods: ReactNode;
  readonly editing: Editing | undefined;
}

function SuggestedLine({ row, currency, goods, editing }: SuggestedLineProps) {
  const t = useTexts("suggestions");
  const words = useProductWords();
  const { product, quoted, isChecked, history } = row;
  const boxes = boxesInWords(words, boxUnitOf(product), quoted.boxes);
  return (
    <li
      className={classNames(
        "border-t border-line px-4.5 py-3.5 first:border-t-0 max-wide:grid max-wide:grid-cols-suggestion-narrow max-wide:gap-x-3 max-wide:gap-y-2",
        columns,
        !isChecked && "bg-floor",
      )}
    >
      {editing === undefined ? (
        <span />
      ) : (
        <Checkbox
          label={t("take", { product: product.name ?? row.sku })}
          isLabelHidden
          checked={isChecked}
          onChange={() => editing.onCheck([row], !isChecked)}
        />
      )}
      {goods}
      <div className="max-wide:hidden">
        <HistoryBars history={history} label={t("history", { boxes: history.join(", ") })} />
      </div>
      <div className="max-wide:col-start-2">{editing === undefined ? boxes : editing.quantity(row)}</div>
      <p className="wide:text-right max-wide:col-start-2 max-wide:flex max-wide:items-baseline max-wide:gap-3">
        <span className="block font-bold whitespace-nowrap">
          {isChecked ? formatMoney({ minor: quoted.netMinor, currency }) : t("notTaken")}
        </span>
        {editing !== undefined && <span className="block text-fine text-ink-soft">{boxes}</span>}
      </p>
      <Reasons row={row} />
    </li>
  );
}

/** All reasons of a line, one after the other, behind the sign of the one that changed the amount. */
function Reasons({ row: { reasons } }: { readonly row: SuggestedRow }) {
  const strongest = reasons.findLast(({ code }) => icons[code] !== undefined);
  return (
    <p className="col-start-2 -col-end-1 mt-1.5 flex gap-2 text-small text-pretty">
      <span className="mt-px flex-none text-hop">
        <Icon name={icons[strongest?.code ?? ""] ?? "repeat"} size="small" />
      </span>
      {reasons.map(({ message }) => message).join(" ")}
    </p>
  );
}

const icons: Readonly<Record<string, IconName>> = {
  "now-and-then": "chart",
  "likely-now": "calendar",
  "missed-last": "chart",
  season: "calendar",
  "longer-gap": "calendar",
  "covers-days": "truck",
  "whole-units": "pallet",
  "ordered-deducted": "check",
  "already-ordered": "check",
};

import { toMinor } from "@vycep/domain/kernel/money";
import { signOfCurrency } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatAmount, formatCount } from "@vycep/words/engine/format";
import { useState } from "react";
import type { ChangeForm, WantedRow } from "./use-change-draft.ts";
import type { Change, ChangeLine } from "./use-change-order.ts";

interface ChangeLinesProps {
  readonly form: ChangeForm;
  /** As it was tried last. */
  readonly change: Change;
  readonly currency: string;
}

/** Goods as they are and will be, with what each comes to; what stays as it is can be put out of sight. */
export function ChangeLines({ form, change, currency }: ChangeLinesProps) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const tried = new Map(change.lines.map((line) => [line.sku, line]));
  const isChanged = ({ boxes, before }: WantedRow) => boxes !== before;
  const unchanged = form.rows.filter((row) => !isChanged(row)).length;
  const isFolded = isOnlyChanged && unchanged < form.rows.length;
  const rows = isFolded ? form.rows.filter(isChanged) : form.rows;
  return (
    <>
      <table className="w-full text-small">
        <caption className="sr-only">{t("lines")}</caption>
        <thead>
          <tr className="type-label text-left text-ink-faint">
            <th scope="col" className="py-1.5 pl-2">
              {t("goods")}
            </th>
            <Amount as="th">{tc("was")}</Amount>
            <th scope="col" className="px-2">
              {tc("willBe")}
            </th>
            <Amount as="th">{t("price")}</Amount>
            <Amount as="th">{tc("was")}</Amount>
            <Amount as="th">{tc("willBe")}</Amount>
            <Amount as="th">{`${t("difference")} ${signOfCurrency(currency)}`}</Amount>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.sku}
              row={row}
              line={tried.get(row.sku)}
              isChanged={isChanged(row)}
              onBoxes={(text) => form.setBoxes(row.sku, text)}
            />
          ))}
        </tbody>
      </table>
      {unchanged > 0 && unchanged < form.rows.length && (
        <Button variant="quiet" size="small" onClick={() => setOnlyChanged(!isFolded)}>
          {isFolded ? tc("showUnchanged", { count: unchanged }) : tc("hideUnchanged")}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly row: WantedRow;
  readonly line: ChangeLine | undefined;
  readonly isChanged: boolean;
  readonly onBoxes: (text: string) => void;
}

function Row({ row, line, isChanged, onBoxes }: RowProps) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const { name, before, text, boxes } = row;
  const price = line?.unitPriceMinor ?? line?.unitPriceMinorBefore;
  const net = line && amount(line.netMinor);
  const difference = line === undefined ? 0 : line.netMinor - line.netMinorBefore;
  return (
    <tr className={isChanged ? "border-t border-line bg-bottle-tint" : "border-t border-line"}>
      <th
        scope="row"
        className={isChanged ? "border-l-3 border-amber py-1 pl-2 text-left" : "py-1 pl-2 text-left"}
      >
        {name}
        {before === 0 && " "}
        {before === 0 && <span className="type-label text-bottle">{tc("added")}</span>}
        {boxes === 0 && " "}
        {boxes === 0 && <span className="type-label text-red-strong">{tc("takenOut")}</span>}
      </th>
      <Amount>
        {before === 0 ? (
          "–"
        ) : isChanged ? (
          <s className="text-red-strong">{formatCount(before)}</s>
        ) : (
          formatCount(before)
        )}
      </Amount>
      <td className="px-2">
        <div className="w-20">
          <TextField
            label={t("boxesOf", { what: tc("willBe"), name })}
            isLabelHidden
            size="small"
            inputMode="numeric"
            value={text}
            error={boxes === undefined ? t("boxesWrong", { most: formatCount(999_999) }) : undefined}
            onChange={(event) => onBoxes(event.target.value)}
          />
        </div>
      </td>
      <Amount>{price == null ? "–" : amount(price)}</Amount>
      <Amount>{before === 0 || line === undefined ? "–" : amount(line.netMinorBefore)}</Amount>
      <Amount isStrong={isChanged}>{net ?? "–"}</Amount>
      <Amount isStrong={difference !== 0}>
        {difference !== 0 && (
          <span className={difference < 0 ? "text-red-strong" : "text-bottle"}>{signed(difference)}</span>
        )}
      </Amount>
      <td className="w-8 pr-1">
        <IconButton
          icon={boxes === 0 ? "undo" : "trash"}
          label={tc(boxes === 0 ? "putBack" : "takeOut", { name })}
          onClick={() => onBoxes(String(boxes === 0 ? Math.max(before, 1) : 0))}
        />
      </td>
    </tr>
  );
}

interface AmountProps {
  readonly as?: "td" | "th";
  readonly isStrong?: boolean;
  readonly children: React.ReactNode;
}

function Amount({ as: Cell = "td", isStrong = false, children }: AmountProps) {
  const look = isStrong
    ? "px-2 text-right whitespace-nowrap font-semibold"
    : "px-2 text-right whitespace-nowrap";
  return (
    <Cell scope={Cell === "th" ? "col" : undefined} className={look}>
      {children}
    </Cell>
  );
}

const amount = (minor: number) => formatAmount(toMinor(minor));

/** With its sign in front, as differences are written. */
export function signed(minor: number): string {
  return `${minor < 0 ? "−" : "+"}${amount(Math.abs(minor))}`;
}

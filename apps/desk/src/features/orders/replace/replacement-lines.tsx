import { times, toMinor } from "@vycep/domain/kernel/money";
import { signOfCurrency } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatAmount, formatCount } from "@vycep/words/engine/format";
import type { ReplacementForm, ReplacementRow } from "./use-replacement-draft.ts";

interface ReplacementLinesProps {
  readonly form: ReplacementForm;
  readonly currency: string;
}

/** What is missing line by line, and how much of it comes. */
export function ReplacementLines({ form, currency }: ReplacementLinesProps) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{tc("missingGoods")}</caption>
      <thead>
        <tr className="type-label text-left text-ink-faint">
          <th scope="col" className="py-1.5">
            {t("goods")}
          </th>
          <th scope="col" className="px-2 text-right">
            {tc("missing")}
          </th>
          <th scope="col" className="px-2">
            {tc("comes")}
          </th>
          <th scope="col" className="px-2 text-right">
            {t("price")}
          </th>
          <th scope="col" className="text-right">{`${t("total")} ${signOfCurrency(currency)}`}</th>
        </tr>
      </thead>
      <tbody>
        {form.rows.map((row) => (
          <Row key={row.line.lineNo} row={row} onBoxes={(text) => form.setBoxes(row.line.lineNo, text)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: ReplacementRow;
  readonly onBoxes: (text: string) => void;
}

function Row({ row: { line, text, boxes }, onBoxes }: RowProps) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const price = toMinor(line.unitPriceMinor);
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="w-full py-2 text-left">
        {line.name}
        <span className="block text-fine font-normal text-ink-soft">{line.sku}</span>
      </th>
      <td className="px-2 py-2 text-right tabular-nums">{formatCount(line.short)}</td>
      <td className="px-2 py-1">
        <div className="w-20">
          <TextField
            label={t("boxesOf", { what: tc("comes"), name: line.name })}
            isLabelHidden
            size="small"
            inputMode="numeric"
            value={text}
            error={boxes === undefined ? t("boxesWrong", { most: formatCount(line.short) }) : undefined}
            onChange={(event) => onBoxes(event.target.value)}
          />
        </div>
      </td>
      <td className="px-2 py-2 text-right tabular-nums">{formatAmount(price)}</td>
      <td className="py-2 text-right whitespace-nowrap tabular-nums">
        {formatAmount(times(boxes ?? 0, price))}
      </td>
    </tr>
  );
}

import { times, toMinor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { money } from "../../../kit/money.ts";
import { useReasonText } from "./claim-words.ts";
import type { TypedLine } from "./credit-draft.ts";

interface CreditLinesProps {
  readonly currency: string;
  readonly lines: readonly TypedLine[];
  readonly refusal: { readonly lineNo?: number | null; readonly message: string } | undefined;
  readonly onBoxes: (lineNo: number, text: string) => void;
}

/** What was claimed line by line, and how many boxes of it come back. */
export function CreditLines({ currency, lines, refusal, onBoxes }: CreditLinesProps) {
  const t = useTexts("claim-desk");
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{t("goods")}</caption>
      <thead>
        <tr className="type-label text-left text-ink-faint">
          <th scope="col">{t("goods")}</th>
          <th scope="col" className="px-2 text-right">
            {t("delivered")}
          </th>
          <th scope="col" className="px-2 text-right">
            {t("claimed")}
          </th>
          <th scope="col" className="px-2">
            {t("accept")}
          </th>
          <th scope="col" className="text-right">
            {t("credit")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((typed) => (
          <LineRow
            key={typed.line.lineNo}
            typed={typed}
            currency={currency}
            refused={refusal?.lineNo === typed.line.lineNo ? refusal.message : undefined}
            onBoxes={(text) => onBoxes(typed.line.lineNo, text)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LineRowProps {
  readonly typed: TypedLine;
  readonly currency: string;
  readonly refused: string | undefined;
  readonly onBoxes: (text: string) => void;
}

function LineRow({ typed: { line, text, boxes }, currency, refused, onBoxes }: LineRowProps) {
  const t = useTexts("claim-desk");
  const reasonText = useReasonText();
  const wrong = boxes === undefined ? t("boxesWrong", { most: formatCount(line.most) }) : undefined;
  const net = times(boxes ?? 0, toMinor(line.unitPriceMinor));
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="w-full py-2 text-left">
        {line.name}
        <span className="block text-fine font-normal text-ink-soft">
          {reasonText(line.reason)} · {t("priceOf", { money: money(line.unitPriceMinor, currency) })}
        </span>
      </th>
      <td className="px-2 py-2 text-right tabular-nums">{formatCount(line.delivered)}</td>
      <td className="px-2 py-2 text-right tabular-nums">
        {formatCount(line.claimed)}
        {line.credited > 0 && (
          <span className="block text-fine text-ink-soft">
            {t("creditedOf", { credited: formatCount(line.credited), count: formatCount(line.claimed) })}
          </span>
        )}
      </td>
      <td className="px-2 py-1">
        <div className="w-20">
          <TextField
            label={t("acceptOf", { name: line.name })}
            isLabelHidden
            size="small"
            inputMode="numeric"
            value={text}
            error={wrong ?? refused}
            onChange={(event) => onBoxes(event.target.value)}
          />
        </div>
      </td>
      <td className="py-2 text-right whitespace-nowrap tabular-nums">{money(net, currency)}</td>
    </tr>
  );
}

import type { Currency } from "@vycep/domain/kernel/money";
import { formatCount, formatMoney } from "../format.ts";
import { useTexts } from "../i18n/i18n.ts";

export interface SheetEmptiesRow {
  readonly code: string;
  readonly name: string;
  readonly units: number;
  /** Unknown before the order is sent. */
  readonly refundMinor: number | undefined;
}

interface SheetEmptiesProps {
  readonly rows: readonly SheetEmptiesRow[];
  readonly currency: Currency;
}

/** What the driver takes back (EMPTIES-02). */
export function SheetEmpties({ rows, currency }: SheetEmptiesProps) {
  const t = useTexts("print");
  if (rows.length === 0) return null;
  const hasRefund = rows.some(({ refundMinor }) => refundMinor !== undefined);
  return (
    <table data-card="small" className="w-full border-collapse">
      <caption className="type-label pb-1 text-left text-ink-soft">{t("empties")}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-right text-[8pt] [&>*]:py-1 [&>*]:font-semibold">
          <th scope="col" className="text-left">
            {t("emptiesType")}
          </th>
          <th scope="col">{t("units")}</th>
          {hasRefund && <th scope="col">{t("refund")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, units, refundMinor }) => (
          <tr key={code} className="border-b border-line text-right [&>*]:py-1 [&>*]:font-normal">
            <th scope="row" className="text-left">
              {name}
            </th>
            <td>{formatCount(units)}</td>
            {hasRefund && (
              <td>{refundMinor !== undefined && formatMoney({ minor: refundMinor, currency })}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

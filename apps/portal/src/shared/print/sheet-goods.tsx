import type { Currency } from "@vycep/domain/kernel/money";
import { formatMoney, formatPercent } from "../format.ts";
import { useTexts } from "../i18n/i18n.ts";

export interface SheetGoodsRow {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  /** "6 palet + 2 vrstvy", "120 přepravek". */
  readonly amount: string;
  /** What was confirmed and delivered, where the brewery has said so. */
  readonly confirmed?: string | undefined;
  readonly delivered?: string | undefined;
  /** Under the name: why it came out otherwise. */
  readonly remark?: string | undefined;
  /** The package deal it came in. */
  readonly deal?: string | undefined;
  readonly unitMinor: number;
  readonly vatPct: number;
  readonly netMinor: number;
}

interface SheetGoodsProps {
  readonly rows: readonly SheetGoodsRow[];
  readonly currency: Currency;
}

/** The goods, one line each; the head comes again on every page and no line is cut. */
export function SheetGoods({ rows, currency }: SheetGoodsProps) {
  const t = useTexts("print");
  const money = (minor: number) => formatMoney({ minor, currency });
  const hasConfirmed = rows.some(({ confirmed }) => confirmed !== undefined);
  const hasDelivered = rows.some(({ delivered }) => delivered !== undefined);
  return (
    <table className="w-full border-collapse [&_td]:align-top [&_th]:align-top">
      <caption className="sr-only">{t("goods")}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-right text-[8pt] [&>*]:px-1.5 [&>*]:py-1 [&>*]:font-semibold">
          <th scope="col" className="pl-0! text-left">
            {t("sku")}
          </th>
          <th scope="col" className="w-full text-left">
            {t("product")}
          </th>
          <th scope="col">{t("ordered")}</th>
          {hasConfirmed && <th scope="col">{t("confirmed")}</th>}
          {hasDelivered && <th scope="col">{t("delivered")}</th>}
          <th scope="col">{t("unitPrice")}</th>
          <th scope="col">{t("vatRate")}</th>
          <th scope="col" className="pr-0!">
            {t("net")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.key}
            className="border-b border-line text-right whitespace-nowrap [&>*]:px-1.5 [&>*]:py-1 [&>*]:font-normal"
          >
            <td className="pl-0! text-left">{row.sku}</td>
            <th scope="row" className="text-left whitespace-normal">
              {row.name}
              {row.deal !== undefined && <span className="block text-[8pt] text-ink-soft">{row.deal}</span>}
              {row.remark !== undefined && <span className="block text-[8pt]">{row.remark}</span>}
            </th>
            <td>{row.amount}</td>
            {hasConfirmed && <td>{row.confirmed ?? "–"}</td>}
            {hasDelivered && <td>{row.delivered ?? "–"}</td>}
            <td>{money(row.unitMinor)}</td>
            <td>{formatPercent(row.vatPct)}</td>
            <td className="pr-0!">{money(row.netMinor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { NO_MONEY, toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { lineDue } from "@vycep/domain/orders/shortage/order-due";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatAmount, formatCount, formatMoney } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { paths } from "../../shared/paths.ts";
import type { Order } from "./use-order.ts";

type Line = Order["lines"][number];

/** The lines with the four numbers; red is a number that fell, its reason under the product (DORD-02). */
export function OrderLines({ order: { lines, row } }: { readonly order: Order }) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const money = (minor: number) => formatAmount(toMinor(minor));
  const columns: readonly Column<Line>[] = [
    {
      key: "goods",
      header: t("goods"),
      isRowHeader: true,
      isWide: true,
      cell: ({ name, sku, changeReason, substitutes, replaced }) => (
        <span className="grid">
          <strong>{name}</strong>
          <span className="text-fine text-ink-soft">
            <Link href={paths.shortage(sku)}>{sku}</Link>
            {changeReason != null && <strong className="text-red-strong"> · {changeReason}</strong>}
            {substitutes.length > 0 && ` · ${t("offeredInstead", { goods: substitutes.join(", ") })}`}
            {replaced > 0 && ` · ${tc("comesLater", { count: replaced })}`}
          </span>
        </span>
      ),
    },
    { key: "ordered", header: t("ordered"), align: "end", cell: ({ ordered }) => formatCount(ordered) },
    {
      key: "confirmed",
      header: t("confirmed"),
      align: "end",
      cell: ({ ordered, confirmed }) => <Figure value={confirmed} before={ordered} />,
    },
    {
      key: "delivered",
      header: t("delivered"),
      align: "end",
      cell: ({ ordered, confirmed, delivered }) => <Figure value={delivered} before={confirmed ?? ordered} />,
    },
    {
      key: "invoiced",
      header: t("invoiced"),
      align: "end",
      cell: ({ delivered, invoiced }) => <Figure value={invoiced} before={delivered ?? invoiced ?? 0} />,
    },
    { key: "price", header: t("price"), align: "end", cell: ({ unitPriceMinor }) => money(unitPriceMinor) },
    { key: "total", header: t("total"), align: "end", cell: (line) => money(chargedMinor(line)) },
  ];
  const inCurrency = (minor: number) =>
    formatMoney({ minor: toMinor(minor), currency: toCurrency(row.currency) });
  const { netMinor, orderedNetMinor } = row;
  const ordered =
    netMinor === orderedNetMinor ? "" : ` (${t("orderedFor", { net: inCurrency(orderedNetMinor) })})`;
  return (
    <Card title={t("lines")} aside={`${t("totalNet")} ${inCurrency(netMinor)}${ordered}`} isFlush>
      <DeskTable
        caption={t("lines")}
        columns={columns}
        rows={lines}
        rowKey={({ lineNo }) => String(lineNo)}
      />
    </Card>
  );
}

/** What a line comes to by the last of its numbers, as the customer's page counts it. */
function chargedMinor({ unitPriceMinor, netMinor, ...line }: Line): number {
  const sums = { unitPriceMinor: toMinor(unitPriceMinor), netMinor: toMinor(netMinor) };
  return lineDue({ ...line, ...sums, depositMinor: NO_MONEY }).netMinor;
}

function Figure({ value, before }: { readonly value: number | null | undefined; readonly before: number }) {
  if (value == null) return <span className="text-ink-faint">–</span>;
  if (value >= before) return formatCount(value);
  return <strong className="text-red-strong">{formatCount(value)}</strong>;
}

import { NO_MONEY, toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { lineDue } from "@vycep/domain/orders/shortage/order-due";
import { stepSums } from "@vycep/domain/orders/shortage/step-sums";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import {
  formatAmount,
  formatCount,
  formatHectolitres,
  formatMoney,
  formatWeight,
} from "@vycep/words/engine/format";
import { type Column, DeskTable, type FootRow } from "../../kit/desk-table.tsx";
import { paths } from "../../shared/paths.ts";
import type { Order } from "./use-order.ts";

type Line = Order["lines"][number];

/** The lines with the four numbers; red is a number that fell, its reason under the product, and the sums below (DORD-02). */
export function OrderLines({ order }: { readonly order: Order }) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const views = useTexts("order-views");
  const language = useLanguage();
  const feet = useFeet(order);
  const { lines, row } = order;
  const money = (minor: number) => formatAmount(toMinor(minor));
  const columns: readonly Column<Line>[] = [
    {
      key: "goods",
      header: t("goods"),
      isRowHeader: true,
      isWide: true,
      cell: ({ name, photo, sku, changeReason, substitutes, replaced }) => (
        <span className="flex items-center gap-3">
          <Photo address={photo} />
          <span className="grid min-w-0">
            <strong>{name}</strong>
            <span className="text-fine text-ink-soft">
              <Link href={paths.shortage(sku)}>{sku}</Link>
              {changeReason != null && <strong className="text-red-strong"> · {changeReason}</strong>}
              {substitutes.length > 0 && ` · ${t("offeredInstead", { goods: substitutes.join(", ") })}`}
              {replaced > 0 && ` · ${tc("comesLater", { count: replaced })}`}
            </span>
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
  const load = [
    views("lines", { count: lines.length }),
    views("pallets", { count: Math.round(row.pallets * 10) / 10 }),
    formatWeight(row.kilograms, language),
    formatHectolitres(row.litres, language),
  ];
  return (
    <Card title={t("lines")} aside={load.join(" · ")} isFlush>
      <DeskTable
        caption={t("lines")}
        columns={columns}
        rows={lines}
        rowKey={({ lineNo }) => String(lineNo)}
        feet={lines.length === 0 ? undefined : feet}
      />
    </Card>
  );
}

/** What stands under the lines: their net by each of the four numbers, then what makes it the total. */
function useFeet({ lines, row, vatMinor, depositMinor, returnedMinor }: Order): readonly FootRow[] {
  const t = useTexts("order-desk");
  const views = useTexts("order-views");
  const money = (minor: number | undefined) => (minor === undefined ? "–" : formatAmount(toMinor(minor)));
  const { ordered, confirmed, delivered, invoiced } = stepSums(
    lines.map((line) => ({
      ...line,
      unitPriceMinor: toMinor(line.unitPriceMinor),
      netMinor: toMinor(line.netMinor),
    })),
  );
  const total = formatMoney({ minor: toMinor(row.totalMinor), currency: toCurrency(row.currency) });
  return [
    {
      ...{ key: "net", label: t("totalNet"), isStrong: true },
      cells: {
        ...{ ordered: money(ordered), confirmed: money(confirmed), delivered: money(delivered) },
        ...{ invoiced: money(invoiced), total: money(row.netMinor) },
      },
    },
    { key: "vat", label: views("vat"), cells: { total: money(vatMinor) } },
    ...(depositMinor === 0
      ? []
      : [{ key: "deposits", label: views("deposits"), cells: { total: money(depositMinor) } }]),
    ...(returnedMinor === 0
      ? []
      : [{ key: "returned", label: views("returned"), cells: { total: money(-returnedMinor) } }]),
    { key: "all", label: t("comesTo"), isStrong: true, cells: { total } },
  ];
}

/** Decoration: the name beside it says what it is. */
function Photo({ address }: { readonly address: string | null | undefined }) {
  return (
    <span className="grid size-8 flex-none place-items-center overflow-hidden rounded-small border border-line bg-foam-dim text-ink-faint">
      {address == null ? (
        <Icon name="box" size="small" />
      ) : (
        <img src={address} alt="" loading="lazy" className="size-full object-contain" />
      )}
    </span>
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

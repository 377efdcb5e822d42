import type { Currency } from "@vycep/domain/kernel/money";
import { type Column, Table } from "@vycep/ui/table.tsx";
import { formatCount, formatMoney } from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { boxesInWords, useProductWords } from "../../shared/products/box-words.ts";
import { type DrawGoods, GoodsCell } from "../../shared/products/goods-cell.tsx";
import { columnsOf, differencesOf } from "./order-differences.ts";
import { PROCESSING_WORDS } from "./order-status.ts";
import type { OrderLine, OrderView } from "./order-view.ts";

interface OrderLinesProps {
  readonly order: OrderView;
  readonly draw: DrawGoods;
}

/** What was ordered, and beside it what was confirmed and delivered where that is known (HISTORY-02, HISTORY-10). */
export function OrderLines({ order, draw }: OrderLinesProps) {
  const t = useTexts("orders");
  const boxes = useProductWords();
  const different = new Set(differencesOf(order).map(({ line }) => line.id));
  const shown = columnsOf(order);
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const columns: (Column<OrderLine> | false)[] = [
    {
      key: "product",
      header: t("product"),
      isWide: true,
      isRowHeader: true,
      cell: (line) => (
        <GoodsCell goods={line} draw={draw}>
          <BundleNote line={line} />
          <LineState line={line} />
        </GoodsCell>
      ),
    },
    {
      key: "ordered",
      header: t("ordered"),
      align: "end",
      cell: ({ unit, ordered }) => boxesInWords(boxes, unit, ordered),
    },
    shown.confirmed && {
      key: "confirmed",
      header: t("confirmed"),
      align: "end",
      cell: ({ confirmed, ordered }) => <Quantity value={confirmed} wanted={ordered} />,
    },
    shown.delivered && {
      key: "delivered",
      header: t("delivered"),
      align: "end",
      cell: ({ delivered, confirmed, ordered }) => (
        <Quantity value={delivered} wanted={confirmed ?? ordered} isFinal />
      ),
    },
    { key: "price", header: t("unitPrice"), align: "end", cell: ({ unitMinor }) => money(unitMinor) },
    {
      key: "total",
      header: t("rowTotal"),
      align: "end",
      cell: ({ netMinor }) => <strong>{money(netMinor)}</strong>,
    },
  ];
  return (
    <Table
      caption={t("lines", { number: order.number })}
      columns={columns.filter((column) => column !== false)}
      rows={order.lines}
      rowKey={({ id }) => id}
      rowTone={({ id }) => (different.has(id) ? "warning" : "plain")}
      mobileCard={(line) => <LineCard {...{ line, draw, shown }} currency={order.currency} />}
    />
  );
}

/** The package deal that the goods came in, beside each of them (C26). */
function BundleNote({ line: { bundle } }: { readonly line: OrderLine }) {
  const t = useTexts("orders");
  const words = useProductWords();
  if (bundle === undefined) return null;
  const packages = boxesInWords(words, "deal", bundle.packages);
  return (
    <span className="block text-fine font-semibold text-hop-ink">
      {t("inBundle", { bundle: bundle.name, packages })}
    </span>
  );
}

interface QuantityProps {
  readonly value: number | undefined;
  readonly wanted: number;
  readonly isFinal?: boolean;
}

function Quantity({ value, wanted, isFinal = false }: QuantityProps) {
  if (value === undefined) return "–";
  if (value !== wanted) return <strong className="text-red-strong">{formatCount(value)}</strong>;
  return isFinal ? <strong>{formatCount(value)}</strong> : formatCount(value);
}

/** The processing state of a line that went another way than it was ordered (HISTORY-12). */
function LineState({ line: { processing, counted, ordered } }: { readonly line: OrderLine }) {
  const t = useTexts("orders");
  const isTelling = processing === "Fully Rejected" || counted !== ordered;
  if (processing === undefined || !isTelling) return null;
  return (
    <span className="block text-fine text-amber-ink">{t(`processing.${PROCESSING_WORDS[processing]}`)}</span>
  );
}

interface LineCardProps {
  readonly line: OrderLine;
  readonly draw: DrawGoods;
  readonly shown: ReturnType<typeof columnsOf>;
  readonly currency: Currency;
}

/** A line on mobile: the numbers side by side under the name. */
function LineCard({ line, draw, shown, currency }: LineCardProps) {
  const t = useTexts("orders");
  const boxes = useProductWords();
  const { confirmed, delivered, ordered } = line;
  return (
    <>
      <GoodsCell goods={line} draw={draw}>
        <BundleNote line={line} />
        <LineState line={line} />
      </GoodsCell>
      <div className="mt-2.5 flex items-end justify-between gap-3">
        <dl className="flex gap-4">
          <div>
            <dt className="text-micro text-ink-soft">{t("ordered")}</dt>
            <dd>
              {shown.delivered || shown.confirmed
                ? formatCount(ordered)
                : boxesInWords(boxes, line.unit, ordered)}
            </dd>
          </div>
          {shown.confirmed && (
            <div>
              <dt className="text-micro text-ink-soft">{t("confirmed")}</dt>
              <dd>
                <Quantity value={confirmed} wanted={ordered} />
              </dd>
            </div>
          )}
          {shown.delivered && (
            <div>
              <dt className="text-micro text-ink-soft">{t("delivered")}</dt>
              <dd>
                <Quantity value={delivered} wanted={confirmed ?? ordered} isFinal />
              </dd>
            </div>
          )}
        </dl>
        <div className="text-right">
          <span className="block text-fine text-ink-soft">
            {formatMoney({ minor: line.unitMinor, currency })}
          </span>
          <strong>{formatMoney({ minor: line.netMinor, currency })}</strong>
        </div>
      </div>
    </>
  );
}

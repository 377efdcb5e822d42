import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Column, Table } from "@vycep/ui/data/table.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount, formatMoney } from "@vycep/words/engine/format";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { type DrawGoods, GoodsCell } from "../../../shared/products/goods-cell.tsx";
import { PROCESSING_WORDS } from "../history/order-status.ts";
import { type BundleGroup, type GroupedLine, linesByBundle } from "./lines-by-bundle.ts";
import { columnsOf, differencesOf } from "./order-differences.ts";
import { OrderSubstitutes } from "./order-substitutes.tsx";
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
  const money = (minor: Minor) => formatMoney({ minor, currency: order.currency });
  const columns: (Column<GroupedLine> | false)[] = [
    {
      key: "product",
      header: t("product"),
      isWide: true,
      isRowHeader: true,
      cell: ({ line }) => <Goods line={line} draw={draw} />,
    },
    {
      key: "ordered",
      header: t("ordered"),
      align: "end",
      cell: ({ line: { unit, ordered } }) => boxesInWords(boxes, unit, ordered),
    },
    shown.confirmed && {
      key: "confirmed",
      header: t("confirmed"),
      align: "end",
      cell: ({ line: { confirmed, ordered } }) => <Quantity value={confirmed} wanted={ordered} />,
    },
    shown.delivered && {
      key: "delivered",
      header: t("delivered"),
      align: "end",
      cell: ({ line: { delivered, confirmed, ordered } }) => (
        <Quantity value={delivered} wanted={confirmed ?? ordered} isFinal />
      ),
    },
    shown.invoiced && {
      key: "invoiced",
      header: t("invoiced"),
      align: "end",
      cell: ({ line }) => <Invoiced line={line} />,
    },
    {
      key: "price",
      header: t("unitPrice"),
      align: "end",
      cell: ({ line: { unitMinor } }) => money(unitMinor),
    },
    {
      key: "total",
      header: t("rowTotal"),
      align: "end",
      cell: ({ line: { netMinor } }) => <strong>{money(netMinor)}</strong>,
    },
  ];
  return (
    <Table
      caption={t("lines", { number: order.number })}
      columns={columns.filter((column) => column !== false)}
      rows={linesByBundle(order.lines)}
      rowKey={({ line }) => line.id}
      rowTone={({ line }) => (different.has(line.id) ? "warning" : "plain")}
      groupOf={({ bundle }) =>
        bundle && { key: bundle.sku, head: <BundleHead bundle={bundle} currency={order.currency} /> }
      }
      mobileCard={({ line }) => <LineCard {...{ line, draw, shown }} currency={order.currency} />}
    />
  );
}

interface BundleHeadProps {
  readonly bundle: BundleGroup;
  readonly currency: Currency;
}

/** The bundle that the lines below came in: how many packages, and what they came to (C26). */
function BundleHead({ bundle, currency }: BundleHeadProps) {
  const t = useTexts("orders");
  const words = useProductWords();
  const packages = boxesInWords(words, "bundle", bundle.packages);
  return (
    <span className="flex items-center gap-2.5">
      <Icon name="box" size="small" />
      <span className="min-w-0 flex-1 font-semibold">{t("inBundle", { bundle: bundle.name, packages })}</span>
      <strong className="whitespace-nowrap">{formatMoney({ minor: bundle.netMinor, currency })}</strong>
    </span>
  );
}

/** Goods of a bundle stand under its head, set in. */
function Goods({ line, draw }: Pick<LineCardProps, "line" | "draw">) {
  return (
    <div className={line.bundle && "border-l-3 border-bottle pl-3"}>
      <GoodsCell goods={line} draw={draw}>
        <LineState line={line} />
      </GoodsCell>
    </div>
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

/** What was invoiced, less what was credited again. */
function Invoiced({ line: { invoiced, credited, delivered, ordered } }: { readonly line: OrderLine }) {
  const t = useTexts("orders");
  return (
    <>
      <Quantity value={invoiced} wanted={delivered ?? ordered} />
      {credited > 0 && (
        <span className="block text-fine text-ink-soft">
          {t("credited", { count: formatCount(credited) })}
        </span>
      )}
    </>
  );
}

/** The processing state of a line that went another way than it was ordered (HISTORY-12), and why (B6). */
function LineState({
  line: { processing, counted, ordered, reason, substitutes },
}: {
  readonly line: OrderLine;
}) {
  const t = useTexts("orders");
  const isTelling =
    processing === "Fully Rejected" || (counted !== ordered && processing !== "Not Yet Processed");
  const state = isTelling && processing !== undefined && t(`processing.${PROCESSING_WORDS[processing]}`);
  return (
    <>
      {state && <span className="block text-fine text-amber-ink">{state}</span>}
      {reason !== undefined && (
        <span className="block text-fine text-pretty text-amber-ink">{t("reason", { reason })}</span>
      )}
      <OrderSubstitutes goods={substitutes} />
    </>
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
      <Goods line={line} draw={draw} />
      <div className="mt-2.5 flex flex-wrap items-end justify-between gap-x-3 gap-y-1.5">
        <dl className="flex gap-x-3.5">
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
          {shown.invoiced && (
            <div>
              <dt className="text-micro text-ink-soft">{t("invoiced")}</dt>
              <dd>
                <Invoiced line={line} />
              </dd>
            </div>
          )}
        </dl>
        <div
          className={classNames(
            "ml-auto flex",
            // Beside four numbers there is no room for a large sum: all rows look the same.
            shown.invoiced ? "w-full items-baseline justify-end gap-x-3" : "flex-col items-end",
          )}
        >
          <span className="text-fine text-ink-soft">{formatMoney({ minor: line.unitMinor, currency })}</span>
          <strong>{formatMoney({ minor: line.netMinor, currency })}</strong>
        </div>
      </div>
    </>
  );
}

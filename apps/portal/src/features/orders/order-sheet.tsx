import { toMinor } from "@vycep/contract/whole-currency";
import { vatSummary } from "@vycep/domain/pricing/vat";
import { PrintSheet } from "@vycep/ui/print-sheet.tsx";
import type { TotalsRow } from "@vycep/ui/totals.tsx";
import {
  formatCount,
  formatDate,
  formatMoney,
  formatPercent,
  formatTime,
  formatWeekdayDate,
  formatWindow,
} from "../../shared/format.ts";
import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";
import { Sheet, type SheetFact } from "../../shared/print/sheet.tsx";
import type { SheetGoodsRow } from "../../shared/print/sheet-goods.tsx";
import { boxesInWords, useProductWords } from "../../shared/products/box-words.ts";
import { linesByDeal } from "./lines-by-deal.ts";
import { columnsOf } from "./order-differences.ts";
import { statusWord } from "./order-status.ts";
import type { OrderView } from "./order-view.ts";

interface OrderSheetProps {
  readonly order: OrderView;
}

/** The order on paper, printed instead of its page (HISTORY-11). */
export function OrderSheet({ order }: OrderSheetProps) {
  return <PrintSheet>{() => <OrderPaper order={order} />}</PrintSheet>;
}

function OrderPaper({ order }: OrderSheetProps) {
  const t = useTexts("orders");
  const print = useTexts("print");
  const facts = useFacts(order);
  const goods = useGoods(order);
  const totals = useTotals(order);
  const { number, place, payer, note, currency, bill, lines, empties } = order;
  const word = statusWord(order);
  return (
    <Sheet
      view={{
        title: print("order", { number }),
        status: word === undefined ? order.status : t(`status.${word}`),
        facts,
        delivery: [place.name, place.street, place.city].filter((line) => line !== ""),
        payer,
        note,
        currency,
        goods,
        // The tax is the order's own to the haléř; what it is of follows from the lines.
        vat: bill.vat.map(({ rate, minor }) => ({
          rate,
          baseMinor: vatSummary(lines).find(({ vatPct }) => vatPct === rate)?.netMinor ?? 0,
          vatMinor: minor,
        })),
        totals,
        totalMinor: bill.totalMinor,
        empties: empties.map((row) => ({
          code: row.packaging_code,
          name: row.packaging_name,
          units: row.number_of_units,
          refundMinor: toMinor(row.total.value ?? 0),
        })),
      }}
    />
  );
}

function useFacts(order: OrderView): readonly SheetFact[] {
  const t = useTexts("orders");
  const print = useTexts("print");
  const language = useLanguage();
  const { placedAt, ownNumber, deliveryDate, deliveryWindow, method, payment, documents } = order;
  const facts = [
    { label: print("day"), value: deliveryDate && formatWeekdayDate(deliveryDate, language) },
    { label: print("window"), value: deliveryWindow && formatWindow(deliveryWindow) },
    { label: print("method"), value: method && t(`method.${method}`) },
    { label: print("payment"), value: payment },
    { label: print("ownNumber"), value: ownNumber },
    {
      label: print("created"),
      value: placedAt && `${formatDate(placedAt.date)} ${formatTime(placedAt.minutes)}`,
    },
    {
      label: t("documents"),
      value: documents.map(({ kind, number }) => t(`document.${kind}`, { number })).join(", ") || undefined,
    },
  ];
  return facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

function useGoods(order: OrderView): readonly SheetGoodsRow[] {
  const words = useProductWords();
  const shown = columnsOf(order);
  const counted = (count: number | undefined, isShown: boolean) =>
    isShown && count !== undefined ? formatCount(count) : undefined;
  return linesByDeal(order.lines).map(({ line, deal }) => ({
    key: line.id,
    sku: line.sku,
    name: line.name,
    amount: boxesInWords(words, line.unit, line.ordered),
    confirmed: counted(line.confirmed, shown.confirmed),
    delivered: counted(line.delivered, shown.delivered),
    remark: line.reason,
    deal: deal && `${deal.name} · ${boxesInWords(words, "deal", deal.packages)}`,
    unitMinor: line.unitMinor,
    vatPct: line.vatPct,
    netMinor: line.netMinor,
  }));
}

function useTotals({ bill, currency }: OrderView): readonly TotalsRow[] {
  const t = useTexts("orders");
  const money = (minor: number) => formatMoney({ minor, currency });
  const missing =
    bill.missingNetMinor === 0
      ? []
      : [
          { label: t("orderedNet"), value: money(bill.orderedNetMinor) },
          { label: t("notDelivered"), value: money(-bill.missingNetMinor) },
        ];
  return [
    ...missing,
    { label: t("goodsNet"), value: money(bill.netMinor) },
    ...bill.vat.map(({ rate, minor }) => ({
      label: t("vatRate", { rate: formatPercent(rate) }),
      value: money(minor),
    })),
    { label: t("deposits"), value: money(bill.depositMinor) },
  ];
}

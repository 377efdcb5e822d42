import { refundOfLine } from "@vycep/domain/empties/counted-return";
import { type Minor, minus, NO_MONEY } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { vatSummary } from "@vycep/domain/pricing/vat";
import type { SheetWords } from "@vycep/paper/sheet-tables";
import type { SheetFact, SheetGoodsRow, SheetView } from "@vycep/paper/sheet-view";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import type { TotalsRow } from "@vycep/ui/data/totals.tsx";
import {
  formatCount,
  formatDate,
  formatMoney,
  formatPercent,
  formatWeekdayDate,
} from "@vycep/words/engine/format";
import { formatTime, formatWindow } from "@vycep/words/engine/format-time";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { boxesInWords, type ProductWords, useProductWords } from "../../../shared/products/box-words.ts";
import { contactLines, useSupportContact } from "../../../shared/user/support-contact.ts";
import { linesByBundle } from "../detail/lines-by-bundle.ts";
import { columnsOf } from "../detail/order-differences.ts";
import type { OrderLine, OrderView } from "../detail/order-view.ts";
import { type StatusInWords, statusWords } from "../history/order-status.ts";

type OrderWords = Speak<Originals["orders"]>;

/** What an order says on paper and in its PDF (HISTORY-11), put together when it is asked for. */
export function useOrderSheet(order: OrderView): () => SheetView {
  const t = useTexts("orders");
  const print = useTexts("print");
  const products = useProductWords();
  const language = useLanguage();
  const contact = contactLines(useSupportContact(order.market));
  return () => orderSheet(order, { t, print, products, language, contact });
}

export interface OrderSheetWords {
  readonly t: OrderWords;
  readonly print: SheetWords;
  readonly products: ProductWords;
  readonly language: Language;
  /** Whom to ask. */
  readonly contact: readonly string[];
}

/** @example orderSheet(order, words).goods[0]?.amount // "6 palet" */
export function orderSheet(order: OrderView, words: OrderSheetWords): SheetView {
  const { t, print } = words;
  const { number, place, payer, note, currency, bill, lines, empties, priceState, state } = order;
  const status = statusWords(order);
  return {
    title: print("order", { number }),
    fileName: print("orderFile", { number }),
    status: status === undefined ? order.status : statusInWords(t, status),
    isSent: true,
    isProvisional: priceState === "provisional" && state !== "cancelled",
    facts: factsOf(order, words),
    delivery: [place.name, place.street, place.city].filter((line) => line !== ""),
    payer,
    contact: words.contact,
    note,
    currency,
    goods: goodsOf(order, words),
    // The tax is the order's own to the haléř; what it is of follows from the lines.
    vat: bill.vat.map(({ rate, minor }) => ({
      rate,
      baseMinor: vatSummary(lines).find(({ vatPct }) => vatPct === rate)?.netMinor ?? NO_MONEY,
      vatMinor: minor,
    })),
    totals: totalsOf(order, t),
    totalMinor: bill.totalMinor,
    empties: empties.map((row) => ({
      code: row.code,
      name: row.name,
      units: row.planned,
      returned: row.returned ?? undefined,
      refundMinor: refundOfLine(row),
    })),
  };
}

function factsOf(order: OrderView, { t, print, language }: OrderSheetWords): readonly SheetFact[] {
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

function goodsOf(order: OrderView, { t, products: words }: OrderSheetWords): readonly SheetGoodsRow[] {
  const shown = columnsOf(order);
  const counted = (count: number | undefined, isShown: boolean) =>
    isShown && count !== undefined ? formatCount(count) : undefined;
  return linesByBundle(order.lines).map(({ line, bundle }) => ({
    key: line.id,
    sku: line.sku,
    name: line.name,
    amount: boxesInWords(words, line.unit, line.ordered),
    confirmed: counted(line.confirmed, shown.confirmed),
    delivered: counted(line.delivered, shown.delivered),
    invoiced: counted(line.invoiced, shown.invoiced),
    remark: remarkOf(line, t),
    bundle: bundle && `${bundle.name} · ${boxesInWords(words, "bundle", bundle.packages)}`,
    unitMinor: line.unitMinor,
    vatPct: line.vatPct,
    netMinor: line.netMinor,
  }));
}

/** Why it came out otherwise, and what of the invoiced goods was credited again. */
function remarkOf({ reason, credited }: OrderLine, t: OrderWords): string | undefined {
  const parts = [reason, credited > 0 ? t("credited", { count: formatCount(credited) }) : undefined];
  return parts.filter(Boolean).join(" · ") || undefined;
}

function totalsOf({ bill, currency }: OrderView, t: OrderWords): readonly TotalsRow[] {
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const missing =
    bill.missingNetMinor === 0
      ? []
      : [
          { label: t("orderedNet"), value: money(bill.orderedNetMinor) },
          { label: t("notDelivered"), value: money(minus(NO_MONEY, bill.missingNetMinor)) },
        ];
  return [
    ...missing,
    { label: t("goodsNet"), value: money(bill.netMinor) },
    ...bill.vat.map(({ rate, minor }) => ({
      label: t("vatRate", { rate: formatPercent(rate) }),
      value: money(minor),
    })),
    { label: t("deposits"), value: money(bill.depositMinor) },
    ...(bill.refundMinor === undefined
      ? []
      : [{ label: t("depositsReturned"), value: money(minus(NO_MONEY, bill.refundMinor)) }]),
  ];
}

/** "doručená (částečně doručená)" (D23). */
function statusInWords(t: OrderWords, { shown, finer }: StatusInWords): string {
  const status = t(`status.${shown}`);
  return finer === undefined ? status : `${status} (${t(`finer.${finer}`)})`;
}

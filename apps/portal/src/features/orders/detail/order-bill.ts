import { wholeToMinor } from "@vycep/contract/whole-currency";
import { type ReturnLine, settleReturn } from "@vycep/domain/empties/counted-return";
import { type Minor, minus, NO_MONEY, plus, sumOf } from "@vycep/domain/kernel/money";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { vatSummary } from "@vycep/domain/pricing/vat";
import type { OrderAnswer } from "./customer-order-document.ts";

export interface Bill {
  readonly orderedNetMinor: Minor;
  /** What was ordered and does not count, without VAT; nought when all of it does. */
  readonly missingNetMinor: Minor;
  readonly netMinor: Minor;
  readonly vat: readonly { readonly rate: number; readonly minor: Minor }[];
  readonly depositMinor: Minor;
  /** Deposits of the empties that the driver took over with goods; undefined until he has counted. */
  readonly refundMinor: Minor | undefined;
  readonly totalMinor: Minor;
}

interface BilledOrder {
  readonly state: OrderState | undefined;
  readonly lines: readonly BilledLine[];
  readonly empties: readonly ReturnLine[];
}

interface BilledLine {
  readonly ordered: number;
  /** The boxes that count, and what they come to. */
  readonly counted: number;
  readonly netMinor: Minor;
  readonly vatPct: number;
  readonly depositMinor: Minor;
}

/** The sums of an order, with the refund of its empties once the driver has counted them. */
export function billOf(answer: OrderAnswer, order: BilledOrder): Bill {
  const sums = goodsOf(answer, order);
  return { ...sums, ...settleReturn(sums, order.empties, order.lines.length > 0) };
}

/**
 * Where everything counts they are the order's own, to the haléř; where less came than was ordered, only that is charged,
 * with VAT once for each rate as everywhere else (D08).
 */
function goodsOf({ total }: OrderAnswer, { state, lines }: BilledOrder): Omit<Bill, "refundMinor"> {
  const orderedNetMinor = wholeToMinor(total?.subtotal_excl_tax.value ?? 0);
  const isWhole = state === "cancelled" || lines.every(({ counted, ordered }) => counted === ordered);
  if (isWhole) {
    return {
      orderedNetMinor,
      missingNetMinor: NO_MONEY,
      netMinor: orderedNetMinor,
      vat: (total?.taxes ?? []).flatMap((tax) =>
        tax ? [{ rate: tax.rate, minor: wholeToMinor(tax.amount.value ?? 0) }] : [],
      ),
      depositMinor: wholeToMinor(total?.total_empties_deposit?.value ?? 0),
      totalMinor: wholeToMinor(total?.grand_total.value ?? 0),
    };
  }
  const summary = vatSummary(lines);
  const netMinor = sumOf(summary, (line) => line.netMinor);
  const depositMinor = sumOf(lines, (line) => line.depositMinor);
  return {
    orderedNetMinor,
    missingNetMinor: minus(orderedNetMinor, netMinor),
    netMinor,
    vat: summary.map(({ vatPct, vatMinor }) => ({ rate: vatPct, minor: vatMinor })),
    depositMinor,
    totalMinor: plus(
      sumOf(summary, (line) => line.grossMinor),
      depositMinor,
    ),
  };
}

import { type BillableGoods, creditedLines } from "../billing/bill-lines.ts";
import { billTotals } from "../billing/bill-totals.ts";
import type { BillPayment } from "../billing/cash-rounding.ts";
import type { OrderNumber } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import { type Currency, type Minor, minus, NO_MONEY } from "../kernel/money.ts";

/** What comes back for claimed goods, each nought or above; together they are the total. */
export type ExpectedCredit = {
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly depositMinor: Minor;
  /** What giving it back in cash adds or takes. */
  readonly roundingMinor: Minor;
  readonly totalMinor: Minor;
};

/** How an order was billed, and so how it is credited. */
export type Billed = {
  readonly orderNumber: OrderNumber;
  readonly currency: Currency;
  readonly payment: BillPayment;
  readonly day: LocalDate;
};

/**
 * The credit that is to be expected for boxes of a delivery (B2): to the last haléř what the credit note for them says,
 * because it is the same sum: prices as billed, VAT per rate, deposits without VAT.
 *
 * @example
 *   expectedCredit([{ sku: toId("100112"), boxes: 1, unitPriceMinor: 22_100, vatPct: 21, unitDepositMinor: 16_000 }],
 *     { orderNumber: toId("4700200001"), currency: "CZK", payment: "transfer", day: toLocalDate("2026-11-20") })
 *     .totalMinor // 42741
 */
export function expectedCredit(
  goods: readonly BillableGoods[],
  { orderNumber, ...paid }: Billed,
): ExpectedCredit {
  const totals = billTotals(creditedLines({ orderNumber, goods, empties: [] }), paid);
  const back = (minor: Minor) => minus(NO_MONEY, minor);
  return {
    netMinor: back(totals.netMinor),
    vatMinor: back(totals.vatMinor),
    depositMinor: back(totals.depositsBackMinor),
    roundingMinor: back(totals.roundingMinor),
    totalMinor: back(totals.totalMinor),
  };
}

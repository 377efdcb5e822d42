import { daysBetween, type LocalDate } from "../kernel/local-moment.ts";
import { type Minor, minus, NO_MONEY } from "../kernel/money.ts";
import type { BillPayment } from "./cash-rounding.ts";

export type InvoiceStanding = {
  readonly totalMinor: Minor;
  /** Payments that were told, in the direction of the total. */
  readonly paidMinor: Minor;
  readonly due: LocalDate;
  readonly payment: BillPayment;
};

/** How an invoice stands; a credit note is open until it was settled and never overdue. */
export type InvoiceState = "paid" | "due" | "overdue" | "direct-debit" | "to-settle" | "settled";

/**
 * How an invoice stands on a day. Without a source of payments nobody can know what was paid, so nothing is overdue; a
 * direct debit is ours to draw and never the customer's delay.
 *
 * @example
 *   invoiceState({ totalMinor: toMinor(100), paidMinor: toMinor(0), due: toLocalDate("2026-11-01"), payment: "transfer" },
 *     { today: toLocalDate("2026-11-20"), arePaymentsTold: false }) // "due"
 */
export function invoiceState(
  standing: InvoiceStanding,
  { today, arePaymentsTold }: { readonly today: LocalDate; readonly arePaymentsTold: boolean },
): InvoiceState {
  const { totalMinor, paidMinor, due, payment } = standing;
  const told = paymentStanding({ totalMinor, paidMinor });
  if (told !== "open") return told;
  if (totalMinor < 0) return "to-settle";
  if (payment === "direct debit") return "direct-debit";
  return arePaymentsTold && due < today ? "overdue" : "due";
}

/**
 * What was paid of a paper, whoever is late: all of it, a credit note settled, or something open.
 *
 * @example paymentStanding({ totalMinor: 100, paidMinor: 99 }) // "open"
 */
export function paymentStanding({
  totalMinor,
  paidMinor,
}: {
  readonly totalMinor: number;
  readonly paidMinor: number;
}): "open" | "paid" | "settled" {
  if (totalMinor < 0) return paidMinor <= totalMinor ? "settled" : "open";
  return paidMinor >= totalMinor ? "paid" : "open";
}

/**
 * What is still to be paid; nothing of a credit note, and nothing where more was paid than asked.
 *
 * @example openAmount({ totalMinor: toMinor(100), paidMinor: toMinor(30) }) // 70
 */
export function openAmount({
  totalMinor,
  paidMinor,
}: Pick<InvoiceStanding, "totalMinor" | "paidMinor">): Minor {
  return totalMinor <= paidMinor ? NO_MONEY : minus(totalMinor, paidMinor);
}

/**
 * For how many days an invoice should have been paid; below nought for how many there is time.
 *
 * @example daysLate(toLocalDate("2026-11-18"), toLocalDate("2026-11-20")) // 2
 */
export function daysLate(due: LocalDate, today: LocalDate): number {
  return daysBetween(due, today);
}

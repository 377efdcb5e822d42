import type { LocalDate } from "../kernel/local-moment.ts";
import { type Currency, type Minor, NO_MONEY, roundHalfUp, toMinor } from "../kernel/money.ts";
import { paperRows } from "./paper-rows.ts";

/** How a customer pays its invoices. */
export type BillPayment = "transfer" | "direct debit" | "cash";

/**
 * How a customer pays, as it is set up; a word that we do not know is a transfer.
 *
 * @example toBillPayment("cash") // "cash"
 */
export function toBillPayment(method: string): BillPayment {
  return method === "direct debit" || method === "cash" ? method : "transfer";
}

/**
 * What is really paid: to the last haléř by transfer, in cash rounded to what coins can pay on that day.
 *
 * @example
 *   roundedTotal(toMinor(26_741), { currency: "CZK", payment: "cash", day: toLocalDate("2026-11-20") }) // 26_700
 */
export function roundedTotal(
  totalMinor: Minor,
  {
    currency,
    payment,
    day,
  }: { readonly currency: Currency; readonly payment: BillPayment; readonly day: LocalDate },
): Minor {
  if (payment !== "cash") return totalMinor;
  const step = paperRows().cashSteps[currency]?.findLast(({ from }) => from <= day);
  return step === undefined ? totalMinor : toMinor(roundHalfUp(totalMinor, step.minor) * step.minor);
}

/**
 * What a driver collects for an order (DORD-07): all of it from whoever pays in cash, nothing else from anybody, and nothing where the
 * returned empties outweigh the goods.
 *
 * @example sumToCollect({ payment: "transfer", totalMinor: toMinor(100) }) // 0
 */
export function sumToCollect({
  payment,
  totalMinor,
}: {
  readonly payment: BillPayment;
  readonly totalMinor: Minor;
}): Minor {
  return payment === "cash" && totalMinor > NO_MONEY ? totalMinor : NO_MONEY;
}

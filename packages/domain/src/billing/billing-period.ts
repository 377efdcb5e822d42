import { addDays, type LocalDate, weekdayOf } from "../kernel/local-moment.ts";

/** Whether every delivery gets an invoice of its own, or those of a week or a month share one. */
export type BillingPeriod = "delivery" | "week" | "month";

/** How a customer is billed while the row is valid; both days belong to it, null is open. */
export type BillingRow = {
  readonly period: BillingPeriod;
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate | null;
};

/**
 * How what was delivered on a day is billed; a customer without a row gets an invoice for each delivery.
 *
 * @example billingPeriodOn([], toLocalDate("2026-11-20")) // "delivery"
 */
export function billingPeriodOn(rows: readonly BillingRow[], day: LocalDate): BillingPeriod {
  const row = rows.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo));
  return row?.period ?? "delivery";
}

/**
 * The last day whose deliveries go on the invoice of a delivery: the day itself, the Sunday of its week or the last day
 * of its month. That day is the day of the invoice, so that the tax falls into the right month.
 *
 * @example billedUntil("month", toLocalDate("2027-02-05")) // "2027-02-28"
 * @example billedUntil("week", toLocalDate("2026-11-20")) // "2026-11-22"
 */
export function billedUntil(period: BillingPeriod, delivered: LocalDate): LocalDate {
  switch (period) {
    case "delivery":
      return delivered;
    case "week": {
      // A week that ends in another month is cut: VAT is paid by months.
      const sunday = addDays(delivered, 7 - weekdayOf(delivered));
      const end = billedUntil("month", delivered);
      return sunday < end ? sunday : end;
    }
    case "month": {
      let last = delivered;
      for (let next = addDays(last, 1); next.slice(0, 7) === delivered.slice(0, 7); next = addDays(last, 1)) {
        last = next;
      }
      return last;
    }
  }
}

/**
 * When an invoice must be paid: so many days after it was issued.
 *
 * @example dueOn(toLocalDate("2026-11-20"), 14) // "2026-12-04"
 */
export function dueOn(issued: LocalDate, dueDays: number): LocalDate {
  return addDays(issued, dueDays);
}

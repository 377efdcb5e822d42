import { addDays, type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { type Minor, plus } from "../kernel/money.ts";

/** What moved a company's account: a paper by its total, a payment by what it took off. */
export type StatementMovement = {
  readonly day: LocalDate;
  readonly kind: "invoice" | "credit-note" | "payment";
  readonly number: string;
  /** What it adds to what the customer owes; below nought of a credit note and of what was paid. */
  readonly amountMinor: Minor;
};

export type StatementRow = StatementMovement & { readonly balanceMinor: Minor };

/**
 * The movements of a month in their order, each with what is owed after it; on one day papers come before payments.
 *
 * @example
 *   statementRows(toMinor(100), [
 *     { day: toLocalDate("2026-10-05"), kind: "payment", number: "F1", amountMinor: toMinor(-100) }])[0]?.balanceMinor // 0
 */
export function statementRows(
  openingMinor: Minor,
  movements: readonly StatementMovement[],
): readonly StatementRow[] {
  let balanceMinor = openingMinor;
  return movements.toSorted(byDay).map((movement) => {
    balanceMinor = plus(balanceMinor, movement.amountMinor);
    return { ...movement, balanceMinor };
  });
}

function byDay(left: StatementMovement, right: StatementMovement): number {
  const keyOf = ({ day, kind, number }: StatementMovement) =>
    `${day} ${kind === "payment" ? 1 : 0} ${number}`;
  const [one, other] = [keyOf(left), keyOf(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The last month that is over: a statement of account is made of it.
 *
 * @example lastMonthOver(toLocalDate("2026-11-23")) // { from: "2026-10-01", until: "2026-10-31" }
 */
export function lastMonthOver(today: LocalDate): { readonly from: LocalDate; readonly until: LocalDate } {
  const until = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(until), until };
}

/**
 * The first day of a day's month.
 *
 * @example firstOfMonth(toLocalDate("2026-11-23")) // "2026-11-01"
 */
export function firstOfMonth(day: LocalDate): LocalDate {
  return toLocalDate(`${day.slice(0, 7)}-01`);
}

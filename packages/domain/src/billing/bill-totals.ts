import type { LocalDate } from "../kernel/local-moment.ts";
import { type Currency, type Minor, minus, NO_MONEY, plus, sumOf } from "../kernel/money.ts";
import { type VatLine, vatSummary } from "../pricing/vat.ts";
import { amountOf, type BillLine } from "./bill-lines.ts";
import { type BillPayment, roundedTotal } from "./cash-rounding.ts";

/** What a tax document comes to: VAT per rate on the sums, deposits apart and without VAT (D08). */
export type BillTotals = {
  readonly vat: readonly VatLine[];
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly depositsOutMinor: Minor;
  /** Nought or below. */
  readonly depositsBackMinor: Minor;
  /** What paying in cash adds or takes; it carries no VAT. */
  readonly roundingMinor: Minor;
  readonly totalMinor: Minor;
};

/**
 * The sums of a tax document, which always add up: net, VAT, deposits and rounding are the total.
 *
 * @example billTotals([], { currency: "CZK", payment: "cash", day: toLocalDate("2026-11-20") }).totalMinor // 0
 */
export function billTotals(
  lines: readonly BillLine[],
  paid: { readonly currency: Currency; readonly payment: BillPayment; readonly day: LocalDate },
): BillTotals {
  const vat = vatSummary(
    lines.flatMap((line) =>
      line.kind === "goods" ? [{ vatPct: line.vatPct, netMinor: line.amountMinor }] : [],
    ),
  );
  const netMinor = sumOf(vat, (rate) => rate.netMinor);
  const vatMinor = sumOf(vat, (rate) => rate.vatMinor);
  const depositsOutMinor = amountOf(lines.filter(({ kind }) => kind === "deposit-out"));
  const depositsBackMinor = amountOf(lines.filter(({ kind }) => kind === "deposit-back"));
  const exact = [netMinor, vatMinor, depositsOutMinor, depositsBackMinor].reduce(plus, NO_MONEY);
  const totalMinor = roundedTotal(exact, paid);
  return {
    vat,
    netMinor,
    vatMinor,
    depositsOutMinor,
    depositsBackMinor,
    roundingMinor: minus(totalMinor, exact),
    totalMinor,
  };
}

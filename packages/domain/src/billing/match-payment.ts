import type { Currency } from "../kernel/money.ts";
import { type IncomingPayment, withoutNoughts } from "./bank-statement.ts";

/** An invoice that waits for money. */
export type OpenForPayment = {
  readonly number: string;
  /** As it stands on the invoice, with or without leading noughts. */
  readonly symbol: string;
  readonly currency: Currency;
  /** What is still to be paid; more than nought. */
  readonly openMinor: number;
};

/**
 * What a payment is for. `sure` needs nobody; of the others a person decides, and is told why: the symbol fits and the amount
 * does not (`short`, `over`), the amount fits one invoice alone (`by-amount`), or the symbol is nearly that of an invoice of the very
 * amount (`alike`). What fits nothing is shown as such.
 */
export type PaymentMatch =
  | { readonly kind: "sure"; readonly number: string }
  | { readonly kind: "short" | "over"; readonly number: string; readonly differsMinor: number }
  | { readonly kind: "by-amount" | "alike"; readonly number: string }
  | { readonly kind: "none" };

type Payment = Pick<IncomingPayment, "symbol" | "amountMinor" | "currency">;

/**
 * Matches payments with open invoices by variable symbol, then by amount (DDOC-02), in the order of the statement: what one pays
 * is no longer open for the next. Two invoices of one symbol are told apart by the amount.
 *
 * @example matchPayments([{ symbol: "137", amountMinor: 2_190_000, currency: "CZK" }],
 *   [{ number: "2026100137", symbol: "137", currency: "CZK", openMinor: 2_196_668 }])
 *   // [{ kind: "short", number: "2026100137", differsMinor: 6_668 }]
 */
export function matchPayments(
  payments: readonly Payment[],
  invoices: readonly OpenForPayment[],
): readonly PaymentMatch[] {
  const bare = invoices.map((invoice) => ({ ...invoice, symbol: withoutNoughts(invoice.symbol) }));
  const open = new Map(bare.map((invoice) => [invoice.number, invoice]));
  const sure = new Map<Payment, PaymentMatch>();
  for (const payment of payments) {
    const exact = [...open.values()].find(
      (invoice) => payment.symbol !== "" && invoice.symbol === payment.symbol && isAmountOf(payment, invoice),
    );
    if (exact === undefined) continue;
    sure.set(payment, { kind: "sure", number: exact.number });
    open.delete(exact.number);
  }
  return payments.map((payment) => sure.get(payment) ?? guess(payment, [...open.values()]));
}

function guess(payment: Payment, open: readonly OpenForPayment[]): PaymentMatch {
  const inCurrency = open.filter(({ currency }) => currency === payment.currency);
  const named = inCurrency.find(({ symbol }) => payment.symbol !== "" && symbol === payment.symbol);
  if (named !== undefined) {
    const differsMinor = Math.abs(named.openMinor - payment.amountMinor);
    return {
      kind: payment.amountMinor < named.openMinor ? "short" : "over",
      number: named.number,
      differsMinor,
    };
  }
  const ofAmount = inCurrency.filter((invoice) => isAmountOf(payment, invoice));
  const alike = ofAmount.find(({ symbol }) => payment.symbol !== "" && isSlip(payment.symbol, symbol));
  if (alike !== undefined) return { kind: "alike", number: alike.number };
  const [only, ...more] = ofAmount;
  if (only !== undefined && more.length === 0) return { kind: "by-amount", number: only.number };
  return { kind: "none" };
}

function isAmountOf({ amountMinor, currency }: Payment, invoice: OpenForPayment): boolean {
  return amountMinor === invoice.openMinor && currency === invoice.currency;
}

/** One digit wrong, missing or too many, or two neighbours exchanged. */
function isSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, other] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest === other.slice(1) ||
    rest.slice(1) === other ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

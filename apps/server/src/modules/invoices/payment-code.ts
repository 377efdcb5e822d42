import { createRequire } from "node:module";
import type { InvoiceAnswer } from "@vycep/contract/invoices/invoice.rest";
import { openAmount } from "@vycep/domain/billing/invoice-state";
import { nationalAccount, type PaymentOrder, spaydOf } from "@vycep/domain/billing/payment-code";
import { sumOf } from "@vycep/domain/kernel/money";
import type { InvoiceRecord } from "./invoice-record.ts";

const require = createRequire(import.meta.url);

/** More than a hundred files, read with the first Slovak code, not at start. */
function bySquare(): typeof import("bysquare/pay") {
  return require("bysquare/pay");
}

/** What a QR code tells a bank: SPAYD in Czechia, PAY by square in Slovakia; null where neither is read. */
export function paymentCode(order: PaymentOrder): NonNullable<InvoiceAnswer["payment"]>["qr"] {
  if (order.currency === "CZK") return { kind: "spayd", text: spaydOf(order) };
  if (order.currency !== "EUR") return null;
  const { iban, amountMinor, variableSymbol, due, message, payee } = order;
  const { CurrencyCode, encode, PaymentOptions } = bySquare();
  const text = encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        currencyCode: CurrencyCode.EUR,
        bankAccounts: [{ iban }],
        amount: Number(decimalEuros(amountMinor)),
        variableSymbol,
        paymentDueDate: due.replaceAll("-", ""),
        paymentNote: message,
        beneficiary: { name: payee },
      },
    ],
  });
  return { kind: "pay-by-square", text };
}

const decimalEuros = (minor: number) => (minor / 100).toFixed(2);

/** How to pay what is still open; nothing where nothing is, and where we draw it ourselves. */
export function paymentOf(invoice: InvoiceRecord): InvoiceAnswer["payment"] {
  const { number, parties, variableSymbol, due, currency, payment, totalMinor } = invoice;
  const amountMinor = openAmount({ totalMinor, paidMinor: paidOf(invoice) });
  if (amountMinor === 0 || payment === "direct debit") return null;
  const { iban, name: payee } = parties.seller;
  const order = { iban, amountMinor, currency, variableSymbol, due, payee, message: number };
  const account = nationalAccount(iban) ?? iban;
  return { iban, account, variableSymbol, amountMinor, due, qr: paymentCode(order) };
}

/** All that was paid of an invoice. */
export function paidOf({ payments }: Pick<InvoiceRecord, "payments">) {
  return sumOf(payments, ({ amountMinor }) => amountMinor);
}

import { createHash } from "node:crypto";
import { nationalAccount } from "@vycep/domain/billing/payment-code";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { type Market, marketRow } from "@vycep/domain/market/market";
import { isPayable, type TaxPaper } from "@vycep/paper/tax/tax-paper";
import type { InvoiceRecord } from "../invoice-record.ts";
import { paymentCode } from "../payment-code.ts";

/** The language of the papers of a market: that of its tax office. */
export function paperLanguage(market: Market): Language {
  return marketRow(market).language;
}

/** What stands on a paper, out of what is known of it: always as it was issued, whatever was paid since. */
export function taxPaperOf(invoice: InvoiceRecord): TaxPaper {
  const { parties, number, type, orders, lines, currency, totalMinor } = invoice;
  const { seller, place } = parties;
  const language = paperLanguage(place.market);
  const { iban, name: payee } = seller;
  const { variableSymbol, due, payment } = invoice;
  const code = { iban, payee, currency, variableSymbol, due, amountMinor: totalMinor, message: number };
  return {
    ...invoice,
    kind: type === "Invoice" ? "invoice" : "credit-note",
    uuid: uuidOf(`${seller.ico} ${number}`),
    market: place.market,
    lines: lines.map(({ names, ...line }) => ({ ...line, name: names?.[language] ?? null })),
    orders: orders.map(({ number: order, delivered }) => ({
      number: order,
      delivered: toLocalDate(delivered),
    })),
    seller: { ...seller, account: nationalAccount(iban) ?? iban },
    buyer: parties.buyer,
    place,
    payCode: isPayable(invoice) && payment === "transfer" ? (paymentCode(code)?.text ?? null) : null,
  };
}

/** The same for the same paper, as version 8 of a UUID. */
function uuidOf(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

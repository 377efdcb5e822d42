import type { LocalDate } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";

type StructuredRow = { readonly market: Market; readonly validFrom: string };

/** Since when a market wants its domestic invoices structured, through an access point of Peppol. */
const structuredSince: readonly StructuredRow[] = [{ market: "SK", validFrom: "2027-01-01" }];

/**
 * Whether the tax document is a structured invoice, of which a PDF is but a view.
 *
 * @example isStructured({ market: "SK", issued: toLocalDate("2027-01-01") }) // true
 * @example isStructured({ market: "CZ", issued: toLocalDate("2027-01-01") }) // false
 */
export function isStructured({
  market,
  issued,
}: {
  readonly market: Market;
  readonly issued: LocalDate;
}): boolean {
  return structuredSince.some((row) => row.market === market && row.validFrom <= issued);
}

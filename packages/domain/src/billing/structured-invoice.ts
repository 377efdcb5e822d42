import type { LocalDate } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";
import { paperRows } from "./paper-rows.ts";

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
  const from = paperRows().structuredFrom[market];
  return from !== undefined && from <= issued;
}

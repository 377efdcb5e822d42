/** What papers keep to, by market and by currency; told by the same rows as the markets (OPS-17), and needed by no page. */
export type PaperRows = {
  /** Since when the domestic invoices of a market are structured, through an access point of Peppol; others are not. */
  readonly structuredFrom: Readonly<Partial<Record<string, string>>>;
  /** The smallest sum that coins can pay since a day; the latest comes last. */
  readonly cashSteps: Readonly<
    Partial<Record<string, readonly { readonly from: string; readonly minor: number }[]>>
  >;
  /** Currencies by their numbers at banks (ISO 4217). */
  readonly currencyOf: Readonly<Partial<Record<string, string>>>;
};

/**
 * The rows that every installation begins with, the same as its migration writes: whole crowns since the fifty-haléř coin went, five
 * cents in Slovakia.
 */
const firstRows: PaperRows = {
  structuredFrom: { SK: "2027-01-01" },
  cashSteps: { CZK: [{ from: "2008-09-01", minor: 100 }], EUR: [{ from: "2022-07-01", minor: 5 }] },
  currencyOf: { "203": "CZK", "978": "EUR" },
};

let known = firstRows;

/**
 * Tells what papers keep to from now on, beside `tellMarkets` (decision 0549).
 *
 * @example tellPaperRows(paperRows()) // undefined
 */
export function tellPaperRows(rows: PaperRows): void {
  known = rows;
}

/**
 * What papers keep to.
 *
 * @example paperRows().currencyOf["978"] // "EUR"
 */
export function paperRows(): PaperRows {
  return known;
}

/** The files that lists of the desk are exported as: their names, columns and codes in words (DLIST-04). */
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** The last row of a file that does not hold all of the list. */
export const exportCut: Sentence = said.cut;

/** In a column that says yes or nothing. */
export const exportYes: Sentence = said.yes;

type ExportedList =
  | "orders"
  | "audit"
  | "staff"
  | "shipTos"
  | "companies"
  | "customerUsers"
  | "products"
  | "limits"
  | "contracts"
  | "papers"
  | "week"
  | "ticketFigures";

/** The name of each file, and of the sheet within it. */
export const exportNames: Readonly<Record<ExportedList, Sentences<"file" | "sheet">>> = {
  orders: said.orders,
  audit: said.audit,
  staff: said.staff,
  shipTos: said.shipTos,
  companies: said.companies,
  customerUsers: said.customerUsers,
  products: said.products,
  limits: said.limits,
  contracts: said.contracts,
  papers: said.papers,
  week: said.week,
  ticketFigures: said.ticketFigures,
};

export const orderErpWords: Sentences<keyof typeof said.orderErp> = said.orderErp;
/** Beside what an order comes to: what all that was ordered would. */
export const orderedColumns: Sentences<keyof typeof said.orderedColumns> = said.orderedColumns;
export const orderSourceWords: Sentences<keyof typeof said.orderSources> = said.orderSources;

/** In the order in which they stand. */
export const auditColumns: Sentences<keyof typeof said.auditColumns> = said.auditColumns;
export const weekColumns: Sentences<keyof typeof said.weekColumns> = said.weekColumns;
export const ticketFigureColumns: Sentences<keyof typeof said.ticketFigureColumns> = said.ticketFigureColumns;
export const staffColumns: Sentences<keyof typeof said.staffColumns> = said.staffColumns;

export const shipToColumns: Sentences<keyof typeof said.shipToColumns> = said.shipToColumns;
export const companyColumns: Sentences<keyof typeof said.companyColumns> = said.companyColumns;
export const userColumns: Sentences<keyof typeof said.userColumns> = said.userColumns;
export const productColumns: Sentences<keyof typeof said.productColumns> = said.productColumns;

export const limitColumns: Sentences<keyof typeof said.limitColumns> = said.limitColumns;
export const contractColumns: Sentences<keyof typeof said.contractColumns> = said.contractColumns;
export const paperColumns: Sentences<keyof typeof said.paperColumns> = said.paperColumns;

export const limitStandingWords: Sentences<keyof typeof said.limitStandings> = said.limitStandings;
export const contractTypeWords: Sentences<keyof typeof said.contractTypes> = said.contractTypes;
export const contractStateWords: Sentences<keyof typeof said.contractStates> = said.contractStates;
export const customerTypeWords: Sentences<keyof typeof said.customerTypes> = said.customerTypes;
export const userStatusWords: Sentences<keyof typeof said.userStatuses> = said.userStatuses;
export const productStateWords: Sentences<keyof typeof said.productStates> = said.productStates;
export const staffStatusWords: Sentences<keyof typeof said.staffStatuses> = said.staffStatuses;
export const staffFactorWords: Sentences<keyof typeof said.staffFactors> = said.staffFactors;
export const staffRoleWords: Sentences<keyof typeof said.staffRoles> = said.staffRoles;

/**
 * A code in words; one that nobody gave words is shown as it is.
 *
 * @example inWords(staffStatusWords, "active", "en") // "active"
 */
export function inWords(
  words: Readonly<Record<string, Sentence>>,
  code: string,
  language: keyof Sentence,
): string {
  return words[code]?.[language] ?? code;
}

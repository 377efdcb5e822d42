/** Further lists of the desk as files: their names, columns and codes in words (DLIST-04). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

type ExportedList =
  | "bundles"
  | "leaflets"
  | "tickets"
  | "imports"
  | "customerKeys"
  | "deliveries"
  | "endpoints"
  | "messages";

/** The name of each file, and of the sheet within it. */
export const listExportNames: Readonly<Record<ExportedList, Sentences<"file" | "sheet">>> = {
  bundles: said.bundles,
  leaflets: said.leaflets,
  tickets: said.tickets,
  imports: said.imports,
  customerKeys: said.customerKeys,
  deliveries: said.deliveries,
  endpoints: said.endpoints,
  messages: said.messages,
};

/** In the order in which they stand. */
export const bundleColumns: Sentences<keyof typeof said.bundlesColumns> = said.bundlesColumns;
export const leafletColumns: Sentences<keyof typeof said.leafletsColumns> = said.leafletsColumns;
export const ticketColumns: Sentences<keyof typeof said.ticketsColumns> = said.ticketsColumns;
export const importColumns: Sentences<keyof typeof said.importsColumns> = said.importsColumns;
export const customerKeyColumns: Sentences<keyof typeof said.customerKeysColumns> = said.customerKeysColumns;
export const deliveryColumns: Sentences<keyof typeof said.deliveriesColumns> = said.deliveriesColumns;
export const endpointColumns: Sentences<keyof typeof said.endpointsColumns> = said.endpointsColumns;
export const messageColumns: Sentences<keyof typeof said.messagesColumns> = said.messagesColumns;

export const offerStateWords: Sentences<keyof typeof said.offerStates> = said.offerStates;
export const dealRuleWords: Sentences<keyof typeof said.dealRules> = said.dealRules;
export const importStateWords: Sentences<keyof typeof said.importStates> = said.importStates;
export const keyStandingWords: Sentences<keyof typeof said.keyStandings> = said.keyStandings;
export const deliveryStateWords: Sentences<keyof typeof said.deliveryStates> = said.deliveryStates;
export const messageStateWords: Sentences<keyof typeof said.messageStates> = said.messageStates;
export const messageKindWords: Sentences<keyof typeof said.messageKinds> = said.messageKinds;

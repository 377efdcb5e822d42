import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Partners that order by EDI in somebody'\''s name. */
export const ediPersons: readonly PersonTable[] = [
  { table: "edi_partner", by: { uid: ["uid"] }, fate: { keep: "company" } },
];

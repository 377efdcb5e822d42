import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Purchasing systems that shop in somebody'\''s name. */
export const punchOutPersons: readonly PersonTable[] = [
  { table: "punch_out", by: { uid: ["uid"] }, hidden: ["sealed_hash"], fate: { keep: "company" } },
];

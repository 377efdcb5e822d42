import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Archives of papers that somebody asked for, had for a day. */
export const documentPersons: readonly PersonTable[] = [
  { table: "document_package", by: { uid: ["uid"] }, fate: { keep: "passing" } },
];

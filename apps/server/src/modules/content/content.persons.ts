import type { PersonTable } from "../../platform/persons/person-table.ts";

/** What somebody has read. */
export const contentPersons: readonly PersonTable[] = [
  { table: "content_reader", by: { uid: ["uid"] }, fate: "delete" },
];

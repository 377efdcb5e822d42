import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Counts of a cellar, with the first name of who counted. */
export const cellarPersons: readonly PersonTable[] = [
  { table: "cellar_count", by: { uid: ["uid"] }, fate: { set: { counted_by: "anonymous" }, keep: "books" } },
];

import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Notes of calls, where it is known who called. */
export const callPersons: readonly PersonTable[] = [
  { table: "call_note", by: { uid: ["caller_uid"] }, hidden: ["by_uid"], fate: { keep: "case" } },
];

import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Keys of programs that somebody made or that act in their name: they let nobody in once the person may not come in. */
export const keyPersons: readonly PersonTable[] = [
  { table: "api_key", by: { uid: ["uid", "made_by"] }, hidden: ["sealed_hash"], fate: { keep: "company" } },
];

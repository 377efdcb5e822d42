import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Claims, and what somebody began to claim. */
export const claimPersons: readonly PersonTable[] = [
  { table: "claim", by: { uid: ["uid"] }, fate: { keep: "case" } },
  { table: "claim_draft", by: { uid: ["uid"] }, fate: "delete" },
];

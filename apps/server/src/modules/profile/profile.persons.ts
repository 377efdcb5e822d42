import type { PersonTable } from "../../platform/persons/person-table.ts";

/** A change of e-mail that is under way. */
export const profilePersons: readonly PersonTable[] = [
  {
    table: "email_change",
    by: { uid: ["uid"] },
    hidden: ["old_secret_hash", "new_secret_hash"],
    fate: "delete",
  },
];

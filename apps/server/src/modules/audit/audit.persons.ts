import type { PersonTable } from "../../platform/persons/person-table.ts";

/** What somebody did, what was done to them, and who looked: by ids alone. */
export const auditPersons: readonly PersonTable[] = [
  { table: "audit_entry", by: { uid: ["actor_uid"] }, fate: { keep: "audit" } },
  { table: "audit_entry", by: { uid: ["as_uid"] }, fate: { keep: "audit" } },
  {
    ...{ table: "audit_entry", fate: { keep: "audit" } },
    by: { uid: ["subject_id"], where: { subject_kind: "user" } },
  },
];

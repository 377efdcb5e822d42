import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Addresses that somebody had messages sent to. */
export const webhookPersons: readonly PersonTable[] = [
  {
    ...{ table: "webhook_endpoint", by: { uid: ["made_by"] }, fate: { keep: "company" } },
    hidden: ["sealed_secret", "sealed_old_secret"],
  },
];

import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Mails that went to somebody; of what was in them nothing is kept. */
export const mailPersons: readonly PersonTable[] = [
  { table: "mailbox", by: { email: "recipient" }, fate: "delete" },
  { table: "mail", by: { email: "recipient" }, hidden: ["sealed_facts"], fate: "delete" },
  { table: "mail_bounce", by: { email: "address" }, fate: "delete" },
];

import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Mails that went to somebody; of what was in them nothing is kept. */
export const mailPersons: readonly PersonTable[] = [
  { table: "mailbox", by: { email: "recipient" }, then: "delete" },
  { table: "mail", by: { email: "recipient" }, hidden: ["sealed_facts"], then: "delete" },
  { table: "mail_bounce", by: { email: "address" }, then: "delete" },
];

import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Tickets and what was written in them: the company'\''s cases. A number to call back is nobody'\''s any more. */
export const ticketPersons: readonly PersonTable[] = [
  { table: "ticket", by: { uid: ["uid", "rated_by"] }, then: { set: { phone: "empty" }, keep: "case" } },
  { table: "ticket_comment", by: { uid: ["uid"] }, hidden: ["author"], then: { keep: "case" } },
  { table: "ticket_change", by: { uid: ["uid"] }, then: { keep: "case" } },
  { table: "ticket_attachment", by: { uid: ["uid"] }, then: { keep: "case" } },
  { table: "ticket_read", by: { uid: ["uid"] }, then: "delete" },
  { table: "ticket_draft", by: { uid: ["uid"] }, then: "delete" },
];

import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Tickets and what was written in them: the company'\''s cases. A number to call back is nobody'\''s any more. */
export const ticketPersons: readonly PersonTable[] = [
  { table: "ticket", by: { uid: ["uid", "rated_by"] }, fate: { set: { phone: "empty" }, keep: "case" } },
  { table: "ticket_comment", by: { uid: ["uid"] }, hidden: ["author"], fate: { keep: "case" } },
  { table: "ticket_change", by: { uid: ["uid"] }, fate: { keep: "case" } },
  { table: "ticket_attachment", by: { uid: ["uid"] }, fate: { keep: "case" } },
  { table: "ticket_read", by: { uid: ["uid"] }, fate: "delete" },
  { table: "ticket_draft", by: { uid: ["uid"] }, fate: "delete" },
];

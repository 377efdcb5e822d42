/** What the brewery's service desk tells of tickets, as signed calls: POST /erp/tickets/{caseNumber}/…; see docs/erp.md. */
import { DESCRIPTION_MAX } from "@vycep/domain/tickets/new-ticket";
import { TICKET_STATUSES } from "@vycep/domain/tickets/ticket-status";
import { z as zod } from "zod";
import { asOneLine } from "../text.ts";

/** When it happened, as an ISO instant; left out, it is now. */
const at = zod.iso.datetime({ offset: true }).optional();
const caseNumber = zod.string().regex(/^[!-~]{1,40}$/);

export const erpTicketPath = zod.object({ caseNumber });
export const erpTicketCommentBody = zod.object({
  author: zod.string().overwrite(asOneLine).min(1).max(80),
  text: zod.string().min(1).max(DESCRIPTION_MAX),
  at,
});
export const erpTicketStatusBody = zod.object({
  status: zod.enum([...TICKET_STATUSES]),
  mergedInto: caseNumber.optional(),
  at,
});
export const erpTicketAnswer = zod.object({
  caseNumber: zod.string(),
  status: zod.enum([...TICKET_STATUSES]),
  changed: zod.boolean(),
});

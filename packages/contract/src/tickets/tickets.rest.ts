/** Tickets: tickets/GetAllTickets, GetTicketById, CreateTicket and what the customer does with one. REST-58…61, REST-67. */
import { RATINGS } from "@vycep/domain/tickets/solved-ticket";
import { TICKET_GROUPS, TICKET_STATUSES } from "@vycep/domain/tickets/ticket-status";
import { z as zod } from "zod";

const status = zod.enum([...TICKET_STATUSES]);

export const ticketIdParams = zod.object({ id: zod.string().min(1).max(40) });
/** The query `ticketId` of the seeds. */
export const ticketIdQuery = zod.object({ ticketId: zod.string().min(1).max(40) });

/** What a ticket is about, each by the number that the customer knows. */
export const ticketContextSchema = zod.object({
  order: zod.string().max(40).nullable(),
  line: zod.number().int().min(1).max(100_000).nullable(),
  invoice: zod.string().max(40).nullable(),
  delivery: zod.string().max(40).nullable(),
  material: zod.string().max(80).nullable(),
});

export const ticketRowSchema = zod.object({
  caseNumber: zod.string(),
  title: zod.string(),
  category: zod.string(),
  categoryName: zod.string(),
  subcategoryName: zod.string(),
  shipTo: zod.string(),
  shipToName: zod.string(),
  caller: zod.string(),
  status,
  opened: zod.string(),
  closed: zod.string().nullable(),
  unread: zod.number().int(),
});

export const allTicketsQuery = zod.object({
  search: zod.string().max(80).optional(),
  shipTo: zod.string().max(40).optional(),
  category: zod.string().max(40).optional(),
  group: zod.enum(TICKET_GROUPS).optional(),
  /** Only those that the asker opened. */
  own: zod.enum(["true"]).optional(),
  sort: zod.enum(["opened", "title"]).default("opened"),
  direction: zod.enum(["asc", "desc"]).default("desc"),
  pageSize: zod.coerce.number().int().optional(),
  currentPage: zod.coerce.number().int().optional(),
});

export const allTicketsAnswer = zod.object({
  tickets: zod.array(ticketRowSchema),
  total: zod.number().int(),
  groups: zod.record(zod.enum(TICKET_GROUPS), zod.number().int()),
  waiting: zod
    .object({ count: zod.number().int(), caseNumber: zod.string(), lastComment: zod.string() })
    .nullable(),
  unread: zod.number().int(),
});

const changeSchema = zod.object({
  at: zod.string(),
  status,
  person: zod.string().nullable(),
});

/** TICKET-05. */
export const ticketSchema = ticketRowSchema.extend({
  description: zod.string(),
  customerId: zod.string(),
  sentAt: zod.string().nullable(),
  isOwn: zod.boolean(),
  contact: zod.string(),
  about: ticketContextSchema,
  mergedInto: zod.string().nullable(),
  rating: zod.literal([...RATINGS]).nullable(),
  reopenUntil: zod.string().nullable(),
  changes: zod.array(changeSchema),
});

export const categorySchema = zod.object({ id: zod.string(), name: zod.string() });
export const subcategorySchema = categorySchema.extend({ categoryId: zod.string() });
export const categoriesAnswer = zod.array(categorySchema);
export const subcategoriesAnswer = zod.array(subcategorySchema);

/** The market is the theme's (TICKET-18). */
export const createTicketQuery = zod.object({ market: zod.enum(["CZ", "IT"]) });

export const createTicketBody = zod.object({
  category: zod.string().max(40),
  subcategory: zod.string().max(40),
  title: zod.string().max(400),
  description: zod.string().max(20_000),
  phone: zod.string().max(40),
  shipTo: zod.string().min(1).max(40),
  about: ticketContextSchema,
  draft: zod.string().max(200).nullable(),
});

export const createTicketAnswer = zod.object({ caseNumber: zod.string() });
/** How a ticket stands after what was done. */
export const ticketStatusAnswer = zod.object({ caseNumber: zod.string(), status });

export const rateTicketBody = zod.object({
  rating: zod.literal([...RATINGS]),
  note: zod.string().max(2000),
});

export type TicketRow = zod.infer<typeof ticketRowSchema>;
export type AllTicketsQuery = zod.infer<typeof allTicketsQuery>;
export type AllTicketsAnswer = zod.infer<typeof allTicketsAnswer>;
export type TicketAnswer = zod.infer<typeof ticketSchema>;
export type TicketContext = zod.infer<typeof ticketContextSchema>;
export type Category = zod.infer<typeof categorySchema>;
export type Subcategory = zod.infer<typeof subcategorySchema>;
export type CreateTicketQuery = zod.infer<typeof createTicketQuery>;
export type CreateTicketBody = zod.infer<typeof createTicketBody>;
export type CreateTicketAnswer = zod.infer<typeof createTicketAnswer>;
export type TicketStatusAnswer = zod.infer<typeof ticketStatusAnswer>;
export type RateTicketBody = zod.infer<typeof rateTicketBody>;

/** What happened to one's orders, papers and tickets, read and unread on all devices. BELL-01, BELL-02. */
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { NOTICE_TOPICS } from "@vycep/domain/notices/notice-kind";
import { TICKET_STATUSES } from "@vycep/domain/tickets/ticket-status";
import { z as zod } from "zod";
import { currencyCode } from "../market/codes.ts";

const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What a notice says, by its kind; whoever shows it has the words. */
export const noticeFactsSchema = zod.discriminatedUnion("kind", [
  zod.object({ kind: zod.literal("order-taken"), deliveryDay: day, person: zod.string() }),
  zod.object({
    kind: zod.literal("order-confirmed-differently"),
    deliveryDay: day,
    isOffered: zod.boolean().optional(),
  }),
  zod.object({ kind: zod.literal("order-on-the-way"), deliveryDay: day }),
  zod.object({ kind: zod.literal("order-delivered"), isPartial: zod.boolean() }),
  zod.object({
    kind: zod.literal("order-cancelled"),
    reason: zod.string().optional(),
  }),
  zod.object({ kind: zod.literal("order-priced") }),
  zod.object({
    kind: zod.literal("order-changed"),
    deliveryDay: day,
    dayBefore: day.nullable(),
    totalMinor: zod.number().int(),
    totalMinorBefore: zod.number().int(),
    currency: currencyCode,
    lines: zod.array(
      zod.object({
        names: zod.record(zod.string(), zod.string()),
        before: zod.number().int(),
        after: zod.number().int(),
      }),
    ),
    message: zod.string().optional(),
  }),
  zod.object({
    kind: zod.literal("order-replacement"),
    deliveryDay: day,
    replaces: zod.string(),
    message: zod.string().optional(),
  }),
  zod.object({
    kind: zod.literal("new-document"),
    documentKind: zod.enum(["invoice", "credit-note"]),
    due: day.nullable(),
  }),
  zod.object({
    kind: zod.literal("payment-due"),
    due: day,
    isOverdue: zod.boolean(),
  }),
  zod.object({
    kind: zod.literal("delivery-changed"),
    deliveryDay: day,
    movedTo: day.nullable(),
    news: zod.enum(["added", "restored"]).optional(),
    reasons: zod.record(zod.string(), zod.string()).optional(),
  }),
  zod.object({ kind: zod.literal("cart-waiting"), deliveryDay: day, cutOffMinutes: zod.number().int() }),
  zod.object({
    kind: zod.literal("delivery-reminder"),
    deliveryDay: day,
    cutOffMinutes: zod.number().int(),
    lines: zod.array(
      zod.object({ names: zod.record(zod.string(), zod.string()), boxes: zod.number().int() }),
    ),
    more: zod.number().int(),
  }),
  zod.object({ kind: zod.literal("ticket-answered"), title: zod.string() }),
  zod.object({
    kind: zod.literal("ticket-changed"),
    title: zod.string(),
    status: zod.enum([...TICKET_STATUSES]),
  }),
  zod.object({ kind: zod.literal("claim-credited"), order: zod.string(), document: zod.string() }),
  zod.object({ kind: zod.literal("claim-deadline"), lastDay: day }),
  zod.object({
    kind: zod.literal("access-requested"),
    person: zod.string(),
    permission: zod.enum(PERMISSIONS),
  }),
]);

export const noticeSchema = zod.object({
  id: zod.number().int(),
  subject: zod.string(),
  shipToId: zod.string().nullable(),
  at: zod.string(),
  day,
  minutes: zod.number().int(),
  isRead: zod.boolean(),
  facts: noticeFactsSchema,
});

export const noticesQuery = zod.object({
  limit: zod.coerce.number().int().min(1).max(100).default(30),
  /** `next` of the page before. */
  after: zod.string().max(300).optional(),
  topic: zod.enum(NOTICE_TOPICS).optional(),
  /** Notices of these places, parted by commas; those of the company belong to all. */
  shipTos: zod.string().max(4000).optional(),
  unread: zod.enum(["true", "false"]).default("false"),
  lang: zod.string().max(5).optional(),
});

export const noticesAnswer = zod.object({
  notices: zod.array(noticeSchema),
  next: zod.string().nullable(),
});

export const unreadNoticesAnswer = zod.object({ unread: zod.number().int() });

/** Which notices are read or unread from now on; all that one may read where none is named. */
export const markNoticesBody = zod.object({
  ids: zod.array(zod.number().int()).max(100).optional(),
  isRead: zod.boolean(),
});

export type NoticeFacts = zod.infer<typeof noticeFactsSchema>;
export type Notice = zod.infer<typeof noticeSchema>;
export type NoticesQuery = zod.infer<typeof noticesQuery>;
export type NoticesAnswer = zod.infer<typeof noticesAnswer>;
export type UnreadNoticesAnswer = zod.infer<typeof unreadNoticesAnswer>;
export type MarkNoticesBody = zod.infer<typeof markNoticesBody>;

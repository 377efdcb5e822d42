/** What is said to a ticket, and what somebody began to say: REST-62, REST-64, REST-66. */
import { COMMENTS_LIMIT } from "@vycep/domain/tickets/new-ticket";
import { z as zod } from "zod";

export const commentsQuery = zod.object({
  /** TICKET-08. */
  limit: zod.coerce.number().int().min(1).max(500).default(COMMENTS_LIMIT),
});

export const commentSchema = zod.object({
  id: zod.string(),
  at: zod.string(),
  person: zod.string(),
  isBrewery: zod.boolean(),
  isAutomatic: zod.boolean(),
  isOwn: zod.boolean(),
  isUnread: zod.boolean(),
  text: zod.string(),
});

/** The newest, oldest first. */
export const commentsAnswer = zod.array(commentSchema);

/** Sent only if all three are there (TICKET-14). */
export const createCommentBody = zod.object({
  user: zod.string().min(1).max(40),
  description: zod.string().min(1).max(20_000),
  ticketId: zod.string().min(1).max(40),
});

export const createCommentAnswer = zod.object({ id: zod.string(), status: zod.string() });
export const readAnswer = zod.object({ result: zod.literal(true) });

/** The new ticket, by what it is about; or the answer to one, by its number. */
const key = zod.string().min(1).max(200);
export const draftQuery = zod.object({ key });
/** Fields of the form as they were typed. */
const draftBody = zod
  .record(zod.string().max(40), zod.string().max(20_000))
  .refine((body) => Object.keys(body).length <= 20);
export const setDraftBody = zod.object({ key, body: draftBody });
export const draftAnswer = zod.object({
  body: draftBody.nullable(),
  savedAt: zod.string().nullable(),
});

export type CommentAnswer = zod.infer<typeof commentSchema>;
export type CreateCommentBody = zod.infer<typeof createCommentBody>;
export type CreateCommentAnswer = zod.infer<typeof createCommentAnswer>;
export type DraftAnswer = zod.infer<typeof draftAnswer>;
export type SetDraftBody = zod.infer<typeof setDraftBody>;

import { PERMISSIONS } from "@vycep/domain/access/permission";
import { TICKET_STATUSES } from "@vycep/domain/tickets/ticket-status";
import { z } from "zod";
import { letterSchemas } from "./letter-kinds.ts";

const moment = z.iso.datetime().transform((text) => new Date(text));
/** An address of the portal with the link's secret, beginning with `/`. */
const path = z.string().startsWith("/");
const text = z.string().nullable();
/** Whether it is about an account of the staff, which is taken back at the desk. */
const atDesk = z.boolean().optional();

/** Which ticket, what it is called, and of which place. */
const ticket = {
  number: z.string(),
  title: z.string(),
  place: z.string(),
  /** What the address of answers holds for this receiver (MAIL-07). */
  reply: z.string().nullable().default(null),
  /** The link that stops mails of tickets (MAIL-10); null in what was written before there was one. */
  stop: z.string().startsWith("/").nullable().default(null),
};

/**
 * Every kind of mail with what must be known to write it (MAIL-04). `path` is where its one action leads, with the secret
 * of the link; `until` is how long that is good.
 */
export const mailFactsSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("invitation"), path, until: moment, inviter: text, company: text }),
  z.object({ kind: z.literal("set-password"), path, until: moment }),
  z.object({ kind: z.literal("reset-password"), path, until: moment }),
  z.object({ kind: z.literal("password-changed"), at: moment }),
  /** To people of the brewery: `path` leads to the desk. */
  z.object({ kind: z.literal("staff-invitation"), path, until: moment }),
  z.object({ kind: z.literal("staff-reset-password"), path, until: moment }),
  z.object({ kind: z.literal("staff-password-changed"), at: moment, atDesk }),
  /** Browser and system as far as they can be told, and the caller's address. */
  z.object({
    kind: z.literal("new-device"),
    at: moment,
    browser: text,
    system: text,
    address: z.string(),
    atDesk,
  }),
  /** To an owner: somebody of the company asks for a right (D46). */
  z.object({
    kind: z.literal("access-request"),
    person: z.string(),
    email: z.string(),
    permission: z.enum(PERMISSIONS),
  }),
  z.object({ kind: z.literal("user-suspended"), company: text }),
  z.object({ kind: z.literal("user-activated"), company: text }),
  z.object({ kind: z.literal("user-deactivated"), company: text }),
  /** To the new address: its owner confirms that it is theirs. */
  z.object({ kind: z.literal("email-change-new"), path, until: moment }),
  /** To the old address: the account's owner confirms that it is wanted. */
  z.object({ kind: z.literal("email-change-old"), path, until: moment, newEmail: z.string() }),
  /** To the old address, once it is done. */
  z.object({ kind: z.literal("email-changed"), newEmail: z.string() }),
  /** MAIL-07: to the customer's people of a ticket. */
  z.object({ kind: z.literal("ticket-opened"), ...ticket }),
  z.object({ kind: z.literal("ticket-answered"), ...ticket, author: z.string(), text: z.string() }),
  z.object({ kind: z.literal("ticket-changed"), ...ticket, status: z.enum([...TICKET_STATUSES]) }),
  /** To who answered by mail a ticket that takes no answer any more; `path` begins a new one. */
  z.object({
    kind: z.literal("ticket-answer-late"),
    ...ticket,
    path,
    status: z.enum([...TICKET_STATUSES]),
    days: z.number(),
  }),
  /** To the owner of a key (B16): what it is called. `person` made or revoked it. */
  z.object({ kind: z.literal("key-made"), at: moment, name: z.string(), person: z.string(), company: text }),
  z.object({
    kind: z.literal("key-revoked"),
    at: moment,
    name: z.string(),
    person: z.string(),
    company: text,
  }),
  z.object({ kind: z.literal("key-ending"), until: moment, name: z.string(), company: text }),
  /** To who made a webhook: its address was switched off. */
  z.object({ kind: z.literal("webhook-off"), name: z.string(), company: text }),
  ...letterSchemas,
  z.object({
    kind: z.literal("factor-changed"),
    at: moment,
    change: z.enum(["added", "removed", "replaced"]),
    factor: z.enum(["passkey", "authenticator", "recovery-codes"]),
    atDesk,
  }),
]);

export type MailFacts = z.output<typeof mailFactsSchema>;

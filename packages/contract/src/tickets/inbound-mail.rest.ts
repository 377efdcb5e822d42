/** A mail that somebody wrote to the portal, as a mail service hands it over: MAIL-07. */
import { z as zod } from "zod";

export const INBOUND_MAIL_PATH = "/mail/inbound";
export const INBOUND_MAIL_TYPE = "message/rfc822";
/** Twenty megabytes of files in the letters of mail, and some more. */
export const INBOUND_MAIL_BYTES = 40 * 1024 * 1024;

/** The headers of a call that hands a mail over. */
export const INBOUND_HEADER = {
  timestamp: "x-mail-timestamp",
  signature: "x-mail-signature",
  eventId: "x-mail-event-id",
} as const;

/** What became of it: an answer to a ticket, told before, written by a program, or nobody's. */
export const inboundMailAnswer = zod.object({
  result: zod.enum(["taken", "known", "automatic", "refused"]),
});

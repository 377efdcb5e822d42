import type { MailPort } from "./mail.port.ts";
import { keepInMailbox } from "./mail.repo.ts";

/** The demo's own mailbox: takes everything, and its page shows it. Kept with the note that it was sent, so never twice. */
export const demoMailbox: MailPort = {
  hand: async () => ({ kind: "taken" }),
  keep: keepInMailbox,
  close: () => undefined,
};

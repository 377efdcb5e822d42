import type { MailPort, ReadyMail } from "./mail.port.ts";
import { keepInMailbox } from "./mail.repo.ts";
import { QR_CONTENT_ID } from "./mail-layout.ts";

/** The demo's own mailbox: takes everything, and its page shows it. Kept with the note that it was sent, so never twice. */
export const demoMailbox: MailPort = {
  hand: async () => ({ kind: "taken" }),
  keep: (tx, mail) => keepInMailbox(tx, { ...mail, html: withImages(mail) }),
  close: () => undefined,
};

/** A page has no files beside it: what a mail shows of them stands in it. */
function withImages({ html, files }: ReadyMail): string {
  const image = files.find(({ contentId }) => contentId === QR_CONTENT_ID);
  if (image === undefined) return html;
  const data = `data:${image.type};base64,${Buffer.from(image.content).toString("base64")}`;
  return html.replace(`cid:${QR_CONTENT_ID}`, data);
}

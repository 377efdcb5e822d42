import { contentOfPapers } from "../modules/documents/paper-content.ts";
import { invoiceWriters } from "../modules/invoices/paper-writers.ts";
import { sendDueMails } from "../modules/mail/send-mails.ts";
import { smtpMail } from "../modules/mail/smtp-mail.ts";
import { smtpServer } from "../platform/settings/mail-settings.ts";
import { startMailServer } from "./mail-server.ts";
import type { TestServer } from "./test-server.ts";

/** Sends what waits to a real mail server, and answers what that took, each with its folded lines made whole. */
export async function sentMails(server: TestServer): Promise<readonly string[]> {
  const mails = await startMailServer();
  const port = smtpMail({
    server: smtpServer.parse(`smtp://127.0.0.1:${mails.port}`),
    from: "portal@lipovrch.example",
    idHost: "portal.example",
  });
  const papersOf = contentOfPapers(invoiceWriters);
  const sender = {
    ...{ ...server.deps, port, serviceOf: async () => undefined },
    papersOf: (papers: Parameters<typeof papersOf>[1]) => papersOf(server.deps, papers),
  };
  // One round sends only so many.
  while ((await sendDueMails(sender)) > 0);
  port.close();
  await mails.stop();
  return mails.taken.map((mail) => mail.replaceAll(/\r?\n[ \t]/g, " ").replaceAll("\r", ""));
}

/** Where a mail's own button stops its kind by one click (RFC 8058); undefined where it has none. */
export function oneClickPath(mail: string): string | undefined {
  if (!mail.includes("\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n")) return undefined;
  return /\nList-Unsubscribe:\s*<[^>]*?(\/stop-notices\/[^>]+)>/.exec(mail)?.[1]?.replaceAll(" ", "");
}
